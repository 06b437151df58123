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

/** The title of a definition in a result, below which it is shown from its first line on. */
const definitionTitle = /^(\S.*) \(.*, lines (\d+)-(\d+)\)$/;

/** The title of the lines that a search has found in a file, and one of these lines. */
const hitsTitle = /^(\S.*) \(\d+ lines?\b.*\)$/;
const hit = /^ {2}(\d+)[:-] /;

/** Returns the lines of a file that reads have shown. */
export function linesRead(path: string, reads: readonly ToolRead[]): readonly Lines[] {
  const fresh = reads.filter(({ ruling }) => ruling === 'fresh');
  const ranges = fresh
    .filter((read) => pathIn(read) === path)
    .flatMap(({ result }) => [...result.matchAll(linesHeader)])
    .map(([, start, end]) => ({ start: Number(start), end: Number(end) }));
  return [...ranges, ...fresh.flatMap(({ result }) => linesFound(path, result))];
}

/** Returns the lines of a file that a result shows as definitions or as what a search has found. */
function linesFound(path: string, result: string): readonly Lines[] {
  const found: Lines[] = [];
  let next: number | undefined;
  let isHere = false;
  for (const line of result.split('\n')) {
    const [, defined, first] = definitionTitle.exec(line) ?? [];
    const file = defined ?? hitsTitle.exec(line)?.[1];
    const number = Number(hit.exec(line)?.[1]);
    if (file !== undefined) {
      isHere = file === path;
      next = isHere && first !== undefined ? Number(first) : undefined;
    } else if (next !== undefined) {
      found.push({ start: next, end: next });
      next += 1;
    } else if (isHere && number > 0) found.push({ start: number, end: number });
  }
  return found;
}

/** The header of a result that has every line of a file. */
const wholeFile = /^\(lines 1-(\d+) of \1\)\n/;

/** Returns the path of the file that a read has shown whole; `undefined` if it was anything else. */
export function pathShownBy(read: ToolRead): string | undefined {
  const isWhole = read.ruling === 'fresh' && wholeFile.test(read.result);
  return isWhole ? pathIn(read) : undefined;
}
