import { type Lines, mergedLines, type ShownText } from './window.ts';

/** Fewer lines in a row are not worth a sentence about them. */
const leastInRow = 5;

/** Returns the lines of a file that texts show just as they are now, where several follow each other. */
export function linesSeen(
  file: { readonly path: string; readonly lines: readonly string[] },
  texts: readonly ShownText[],
): readonly Lines[] {
  const seen = texts.flatMap(({ text, shown }) => {
    const own = shown.filter(({ path }) => path === file.path);
    const isThere = ({ start, end }: Lines) =>
      end - start + 1 >= leastInRow &&
      end <= file.lines.length &&
      text.includes(file.lines.slice(start - 1, end).join('\n'));
    return [...mergedLines(own), ...own].filter(isThere);
  });
  return mergedLines(seen);
}

/** Returns the lines of some ranges that are not in others. */
export function withoutLines(ranges: readonly Lines[], others: readonly Lines[]): readonly Lines[] {
  return ranges.flatMap((range) => {
    const left: Lines[] = [];
    let { start } = range;
    for (const other of others.toSorted((a, b) => a.start - b.start)) {
      if (other.end < start || other.start > range.end) continue;
      if (other.start > start) left.push({ start, end: other.start - 1 });
      start = other.end + 1;
    }
    if (start <= range.end) left.push({ start, end: range.end });
    return left;
  });
}
