import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { UserError } from '../../src/core/user-error.ts';
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
  /** Whether each symbol that was not found is printed. */
  readonly failures: boolean;
}

/** Reads the arguments and the cases. Throws UserError for invalid ones. */
export async function readLookOptions(args: readonly string[]): Promise<LookOptions> {
  const { cases: file, repos, limit, failures = false } = parse(args);
  if (file === undefined || repos === undefined) {
    throw new UserError('Name the cases and the repositories: --cases FILE --repos DIR.');
  }
  const cases = parseLookCases(await readFile(file, 'utf8'));
  return { cases: sample(cases, Number(limit ?? cases.length)), repos, failures };
}

function parse(args: readonly string[]) {
  const string = { type: 'string' } as const;
  const failures = { type: 'boolean' } as const;
  return parseOptions(args, { cases: string, repos: string, limit: string, failures });
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
