import type { Lines } from '../../../core/repository/index.ts';

/** Returns the lines of some ranges that are not in others, both in the order of the file. */
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
