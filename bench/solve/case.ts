import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { UserError } from '../../src/core/user-error.ts';
import { parseOptions } from '../options.ts';

/** A bug of a public repository, with the tests that judge a fix and that the fixer never sees. */
export type SolveCase = z.infer<typeof solveCase>;

const solveCase = z.object({
  name: z.string().regex(/^[\w.-]+$/),
  repo: z.string(),
  /** The commit to work on, and the one that fixes the bug. */
  base: z.string(),
  fix: z.string(),
  /** Files of the fix that are laid over the work tree to judge it. */
  hidden_tests: z.array(z.string()),
  /** Shell commands: what prepares the work tree, what a run tests with, and what judges. */
  setup: z.string().default(''),
  test_command: z.string().default(''),
  test_files_command: z.string().default(''),
  judge: z.string(),
  ticket: z.string(),
  language: z.string().optional(),
  difficulty: z.string().optional(),
});

/** What to solve, and with which model. */
export interface SolveOptions {
  readonly cases: readonly SolveCase[];
  /** The folder with the bare repositories as `owner+name/repo`. */
  readonly repos: string;
  readonly baseUrl: string;
  readonly model: string;
  /** The folder for the endpoint's replies, one file per case; with `replays`, they are taken from there. */
  readonly record: string | undefined;
  readonly replays: boolean;
  /** Further options of the command line. */
  readonly more: readonly string[];
}

/** Reads the arguments and the cases; what follows `--` goes to the command line. Throws UserError for invalid ones. */
export async function readSolveOptions(args: readonly string[]): Promise<SolveOptions> {
  const end = args.indexOf('--');
  const own = end < 0 ? args : args.slice(0, end);
  const { cases: file, repos, 'base-url': baseUrl, model, record, replay, only } = parse(own);
  const isServed = baseUrl !== undefined || replay !== undefined;
  if (file === undefined || repos === undefined || !isServed) {
    throw new UserError(
      'Name the cases, the repositories and the endpoint: --cases FILE --repos DIR --base-url URL --model NAME [--record DIR], or --replay DIR in the place of the endpoint.',
    );
  }
  const cases = parseSolveCases(await readFile(file, 'utf8'));
  return {
    cases: cases.filter(({ name }) => name.includes(only ?? '')),
    repos,
    baseUrl: baseUrl ?? '',
    model: model ?? 'recorded',
    record: record ?? replay,
    replays: replay !== undefined,
    more: end < 0 ? [] : args.slice(end + 1),
  };
}

function parse(args: readonly string[]) {
  const string = { type: 'string' } as const;
  return parseOptions(args, {
    ...{ cases: string, repos: string, 'base-url': string, model: string },
    ...{ record: string, replay: string, only: string },
  });
}

/** Parses one case a line. */
function parseSolveCases(text: string): readonly SolveCase[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => solveCase.parse(JSON.parse(line)));
}
