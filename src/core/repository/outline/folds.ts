import { docLines, isComment } from '../../../engines/files/index.ts';
import type { Lines } from './window.ts';

/** Which lines of a file are documentation, and what of it is left out where code is shown. */
export interface Folds {
  readonly docs: readonly boolean[];
  /** Long documentation: comments, and docstrings below their first words. */
  readonly long: readonly Lines[];
  /** Returns what is left of a range without it. */
  without(range: Lines): readonly Lines[];
}

/** Lines of documentation in a row that are shown with the code beside them. */
const mostShown = 6;

/** Finds the documentation in a file; in a document, nothing is less than the rest. */
export function foldsOf(path: string, lines: readonly string[]): Folds {
  const isProse = /\.(?:md|mdx|markdown|rst|txt|adoc)$/i.test(path);
  const docs = isProse ? [] : docLines(lines);
  const long = runsOf(docs, lines).flatMap(({ start, end }): readonly Lines[] => {
    if (end - start < mostShown) return [];
    if (isComment(lines[start - 1] ?? '')) return [{ start, end }];
    const first = lines.slice(start - 1, end).findIndex((line) => /\p{L}{2}/u.test(line));
    return [{ start: start + first + 1, end }];
  });
  return {
    docs,
    long,
    without: (range) => {
      const within = long.filter(({ start, end }) => start <= range.end && range.start <= end);
      return withoutLines([range], within);
    },
  };
}

/** Returns where documentation stands, with the blank lines within it. */
function runsOf(docs: readonly boolean[], lines: readonly string[]): readonly Lines[] {
  const runs: Lines[] = [];
  let isOpen = false;
  for (const [index, isDoc] of docs.entries()) {
    const last = runs.at(-1);
    if (isDoc && isOpen && last !== undefined) runs[runs.length - 1] = { ...last, end: index + 1 };
    else if (isDoc) runs.push({ start: index + 1, end: index + 1 });
    isOpen = isDoc || (isOpen && (lines[index] ?? '').trim() === '');
  }
  return runs;
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
