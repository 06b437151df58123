import { parseArgs } from 'node:util';
import { UserError } from '../../src/engines/errors.ts';

/** Members of a language's row that may be left out. */
export const parts = ['rules', 'misreads', 'respell', 'parsers', 'embedded'] as const;
export type Part = (typeof parts)[number];

/** What to measure with: a file of cases, or the histories that cases are made from. */
export interface Asked {
  readonly cases: string | undefined;
  readonly repositories: readonly string[];
  readonly seed: number;
  /** Changes of a kind per language. */
  readonly limit: number;
  /** A file to write the cases to. */
  readonly write: string | undefined;
  /** Labels of languages to measure; all if empty. */
  readonly languages: readonly string[];
  /** Whether each wrong verdict is printed. */
  readonly failures: boolean;
  readonly without: Part | undefined;
}

/** Parses the arguments. Throws UserError for invalid ones. */
export function readArguments(args: readonly string[]): Asked {
  const { cases, repo, seed, limit, write, language, failures, without } = parse(args);
  if ((cases === undefined) === (repo === undefined))
    throw new UserError('Name what to measure with: either --cases FILE or --repo DIRECTORY.');
  const part = parts.find((one) => one === without);
  if (part !== without) throw new UserError(`--without takes one of: ${parts.join(', ')}.`);
  return {
    cases,
    repositories: repo ?? [],
    seed: wholeNumber('--seed', seed),
    limit: wholeNumber('--limit', limit),
    write,
    languages: language ?? [],
    failures,
    without: part,
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const list = { ...text, multiple: true } as const;
  const options = {
    ...{ cases: text, write: text, without: text, repo: list, language: list },
    seed: { ...text, default: '1' },
    limit: { ...text, default: '100' },
    failures: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function wholeNumber(option: string, value: string): number {
  if (!/^\d{1,9}$/.test(value))
    throw new UserError(`${option} takes a whole number, not ${JSON.stringify(value)}.`);
  return Number(value);
}
