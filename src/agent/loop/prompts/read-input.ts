import * as z from 'zod';
import type { Lines } from '../../../core/repository/index.ts';
import type { ToolRead } from '../../../core/run/index.ts';

const fileInput = z.object({ path: z.string() });

/** Returns the path in the input of a read, if it has one. */
export function pathIn({ input }: ToolRead): string | undefined {
  return fileInput.safeParse(JSON.parse(input)).data?.path;
}

/** The header of lines in a result. */
const linesHeader = /^\(lines (\d+)-(\d+) of \d+/gm;

/** Returns the lines of a file that reads have shown. */
export function linesRead(path: string, reads: readonly ToolRead[]): readonly Lines[] {
  return reads
    .filter((read) => read.ruling === 'fresh' && pathIn(read) === path)
    .flatMap(({ result }) => [...result.matchAll(linesHeader)])
    .map(([, start, end]) => ({ start: Number(start), end: Number(end) }));
}

/** The header of a result that has every line of a file. */
const wholeFile = /^\(lines 1-(\d+) of \1\)\n/;

/** Returns the path of the file that a read has shown whole; `undefined` if it was anything else. */
export function pathShownBy(read: ToolRead): string | undefined {
  const isWhole = read.ruling === 'fresh' && wholeFile.test(read.result);
  return isWhole ? pathIn(read) : undefined;
}
