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

/** The title of a definition in a result, below which it is shown from its first line on, and any other title. */
const definitionTitle = /^(\S.*) \(.*, lines (\d+)-(\d+)\)$/;
const otherTitle = /^\S.* \(\d+ lines?\b.*\)$/;

/** Returns the lines of a file that reads have shown. */
export function linesRead(path: string, reads: readonly ToolRead[]): readonly Lines[] {
  const fresh = reads.filter(({ ruling }) => ruling === 'fresh');
  const ranges = fresh
    .filter((read) => pathIn(read) === path)
    .flatMap(({ result }) => [...result.matchAll(linesHeader)])
    .map(([, start, end]) => ({ start: Number(start), end: Number(end) }));
  return [...ranges, ...fresh.flatMap(({ result }) => definitionsRead(path, result))];
}

/** Returns the lines of the definitions that a result shows, as far as it goes. */
function definitionsRead(path: string, result: string): readonly Lines[] {
  const lines = result.split('\n');
  return lines.flatMap((line, index) => {
    const [, file, first] = definitionTitle.exec(line) ?? [];
    if (file !== path) return [];
    const below = lines.slice(index + 1);
    const next = below.findIndex((one) => definitionTitle.test(one) || otherTitle.test(one));
    const count = next < 0 ? below.length : next;
    return count === 0 ? [] : [{ start: Number(first), end: Number(first) + count - 1 }];
  });
}

/** The header of a result that has every line of a file. */
const wholeFile = /^\(lines 1-(\d+) of \1\)\n/;

/** Returns the path of the file that a read has shown whole; `undefined` if it was anything else. */
export function pathShownBy(read: ToolRead): string | undefined {
  const isWhole = read.ruling === 'fresh' && wholeFile.test(read.result);
  return isWhole ? pathIn(read) : undefined;
}
