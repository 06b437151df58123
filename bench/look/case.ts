import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { UserError } from '../../src/engines/errors.ts';
import { parseOptions } from '../options.ts';

/** A ticket of a public repository, with the files that its fix changed. */
export type LookCase = z.infer<typeof lookCase>;

const lookCase = z.object({
  id: z.string(),
  repo: z.string(),
  base_commit: z.string(),
  title: z.string(),
  body: z.string(),
  gold_files: z.array(z.string()),
  language: z.string().optional(),
  source: z.string().optional(),
});

/** The cases to measure, and the folder with the bare repositories as `owner+name/repo`. */
export interface LookOptions {
  readonly cases: readonly LookCase[];
  readonly repos: string;
  /** Whether what is not shown is printed. */
  readonly failures: boolean;
}

/** Reads the arguments and the cases. Throws UserError for invalid ones. */
export async function readLookOptions(
  args: readonly string[],
): Promise<LookOptions & { readonly isPrompt: boolean }> {
  const { cases: file, repos, limit, half, failures = false, prompt = false } = parse(args);
  if (file === undefined || repos === undefined) {
    throw new UserError('Name the cases and the repositories: --cases FILE --repos DIR.');
  }
  const all = parseLookCases(await readFile(file, 'utf8'));
  const cases = half === undefined ? all : halfOf(all, Number(half));
  return {
    cases: sample(cases, Number(limit ?? cases.length)),
    repos,
    failures,
    isPrompt: prompt,
  };
}

function parse(args: readonly string[]) {
  const [string, boolean] = [{ type: 'string' }, { type: 'boolean' }] as const;
  return parseOptions(args, {
    ...{ cases: string, repos: string, limit: string, half: string },
    ...{ failures: boolean, prompt: boolean },
  });
}

/** Returns the cases of every second repository, so that what is chosen on one half can be confirmed on the other. */
export function halfOf(cases: readonly LookCase[], half: number): readonly LookCase[] {
  const repos = [...new Set(cases.map(({ repo }) => repo))].sort();
  return cases.filter(({ repo }) => repos.indexOf(repo) % 2 === (half - 1) % 2);
}

/** Parses one case a line. */
export function parseLookCases(text: string): readonly LookCase[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => lookCase.parse(JSON.parse(line)));
}

/** Returns so many items, spread evenly. */
export function sample<T>(items: readonly T[], count: number): readonly T[] {
  const step = items.length / Math.max(1, Math.min(count, items.length));
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
