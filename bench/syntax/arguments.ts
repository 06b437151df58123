import { parseArgs } from 'node:util';
import { UserError } from '../../src/core/user-error.ts';

/** What to measure with. */
export type Asked = (
  | { readonly kind: 'cases'; readonly file: string }
  | {
      readonly kind: 'history';
      readonly repositories: readonly string[];
      readonly seed: number;
      /** Changes of a kind per language. */
      readonly limit: number;
      /** A file to write the cases to. */
      readonly write: string | undefined;
    }
) & {
  /** Labels of languages to measure; all if empty. */
  readonly languages: readonly string[];
  /** Whether each wrong verdict is printed. */
  readonly failures: boolean;
};

/** Parses the arguments. Throws UserError for invalid ones. */
export function readArguments(args: readonly string[]): Asked {
  const { cases, repo, seed, limit, write, language = [], failures } = parse(args);
  if ((cases === undefined) === (repo === undefined))
    throw new UserError('Name what to measure with: either --cases FILE or --repo DIRECTORY.');
  const shown = { languages: language, failures };
  if (cases !== undefined) return { kind: 'cases', file: cases, ...shown };
  return {
    kind: 'history',
    repositories: repo ?? [],
    seed: wholeNumber('--seed', seed),
    limit: wholeNumber('--limit', limit),
    write,
    ...shown,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        cases: { type: 'string' },
        repo: { type: 'string', multiple: true },
        seed: { type: 'string', default: '1' },
        limit: { type: 'string', default: '100' },
        write: { type: 'string' },
        language: { type: 'string', multiple: true },
        failures: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function wholeNumber(option: string, value: string): number {
  if (!/^\d{1,9}$/.test(value))
    throw new UserError(`${option} takes a whole number, not ${JSON.stringify(value)}.`);
  return Number(value);
}
