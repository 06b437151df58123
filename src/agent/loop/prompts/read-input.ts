import * as z from 'zod';
import type { LineRange } from '../../../core/repository/index.ts';
import { type Run, readsOf, type ToolRead } from '../../../core/run/index.ts';

const range = { start_line: z.number().optional(), end_line: z.number().optional() };
const fileInput = z.object({
  path: z.string(),
  ...range,
  ranges: z.array(z.object(range)).optional(),
});

/** Returns the path in the input of a read, if it has one. */
export function pathIn({ input }: ToolRead): string | undefined {
  return fileInput.safeParse(JSON.parse(input)).data?.path;
}

/** Returns the lines of a file that the model has read. */
export function rangesRead(path: string, run: Run): readonly LineRange[] {
  return readsOf(run)
    .filter(({ ruling }) => ruling === 'fresh')
    .flatMap(({ input }) => fileInput.safeParse(JSON.parse(input)).data ?? [])
    .filter((input) => input.path === path)
    .flatMap(({ ranges, ...single }) => ranges ?? [single])
    .map(({ start_line: start, end_line: end }) => ({ start, end }));
}

/** The header of a result that has every line of a file. */
const wholeFile = /^\(lines 1-(\d+) of \1\)\n/;

/** Returns the path of the file that a read has shown whole; `undefined` if it was anything else. */
export function pathShownBy(read: ToolRead): string | undefined {
  const isWhole = read.ruling === 'fresh' && wholeFile.test(read.result);
  return isWhole ? pathIn(read) : undefined;
}
