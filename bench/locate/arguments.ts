import { readFile } from 'node:fs/promises';
import { UserError } from '../../src/engines/errors.ts';
import { type LookCase, parseLookCases, sample } from '../look/case.ts';
import { parseOptions } from '../options.ts';
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

/** Sizes of repositories, in files, whose ranking is timed, and the repositories to make them of. */
export interface ScaleOptions {
  readonly sizes: readonly number[];
  readonly repos: string;
}

/** Reads the arguments and the cases. Throws UserError for invalid ones. */
export async function readLocateOptions(
  args: readonly string[],
): Promise<LocateOptions | ScaleOptions> {
  const { cases: file, repos, limit, history, learn = false, scale } = parse(args);
  if (scale !== undefined && repos !== undefined) return { sizes: sizesIn(scale), repos };
  if (file === undefined || repos === undefined) {
    throw new UserError(
      'Name the cases and the repositories: --cases FILE --repos DIR, or --scale FILES --repos DIR.',
    );
  }
  const cases = parseLookCases(await readFile(file, 'utf8'));
  return {
    cases: sample(cases, Number(limit ?? cases.length)),
    repos,
    commits: Number(history ?? usualHistory),
    learns: learn,
  };
}

function sizesIn(scale: string): readonly number[] {
  const sizes = scale.split(',').map(Number);
  if (sizes.every((size) => Number.isInteger(size) && size > 0)) return sizes;
  throw new UserError('Write --scale as numbers of files, such as --scale 10000,50000.');
}

function parse(args: readonly string[]) {
  const string = { type: 'string' } as const;
  return parseOptions(args, {
    ...{ cases: string, repos: string, limit: string, history: string, scale: string },
    learn: { type: 'boolean' },
  });
}
