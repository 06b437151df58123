import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { UserError } from '../../src/core/user-error.ts';
import { type LookCase, parseLookCases, sample } from '../look/case.ts';
import { usualHistory } from './collected.ts';

/** What to measure: the cases, and the folder with the bare repositories as `owner+name/repo`. */
export interface LocateOptions {
  readonly cases: readonly LookCase[];
  readonly repos: string;
  /** Commits of history that a ranking gets. */
  readonly commits: number;
  /** Whether the weights are learned anew and written. */
  readonly learns: boolean;
}

/** Reads the arguments and the cases. Throws UserError for invalid ones. */
export async function readLocateOptions(args: readonly string[]): Promise<LocateOptions> {
  const { cases: file, repos, limit, history, learn = false } = parse(args);
  if (file === undefined || repos === undefined) {
    throw new UserError('Name the cases and the repositories: --cases FILE --repos DIR.');
  }
  const cases = parseLookCases(await readFile(file, 'utf8'));
  return {
    cases: sample(cases, Number(limit ?? cases.length)),
    repos,
    commits: Number(history ?? usualHistory),
    learns: learn,
  };
}

function parse(args: readonly string[]) {
  const string = { type: 'string' } as const;
  const options = {
    cases: string,
    repos: string,
    limit: string,
    history: string,
    learn: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
