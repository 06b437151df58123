import { largestFitting } from '../../text/index.ts';
import { foldsOf, withoutLines } from './folds.ts';
import { headerLength, type Lines, lengthsOf, mergedLines } from './window.ts';

/** What a read shows of the lines that it is asked for, and what it leaves out, each in the order of the file. */
export interface Reading {
  readonly shown: readonly Lines[];
  /** What the request shows already. */
  readonly seen: readonly Lines[];
  /** Long documentation. */
  readonly docs: readonly Lines[];
  /** What there is no room for. */
  readonly left: readonly Lines[];
}

interface ReadingOptions {
  readonly seen: readonly Lines[];
  /** Characters of what is shown. */
  readonly room: number;
}

/** Lines in a row that are not worth a gap, and code without which documentation is what is wanted. */
const least = { gap: 4, code: 8 } as const;

/** Characters that are not worth another call. */
const spare = 500;

/**
 * Chooses among the lines of a file that are asked for. Where there is no room for all, the longest documentation gives
 * way first, then what comes last. Few lines between two parts are shown with them.
 */
export function chooseLines(
  { path, lines }: { readonly path: string; readonly lines: readonly string[] },
  asked: readonly Lines[],
  { seen, room }: ReadingOptions,
): Reading {
  const wanted = mergedLines(asked);
  const missing = withoutLines(wanted, seen);
  const length = lengthsOf(lines);
  const costOf = (range: Lines) => length(range) + headerLength;
  const costOfAll = (ranges: readonly Lines[]) => ranges.reduce((sum, one) => sum + costOf(one), 0);
  const isTold = ({ start, end }: Lines) =>
    countOf(missing) < least.code || /[\p{L}\p{N}]/u.test(lines.slice(start - 1, end).join(''));
  const without = (docs: readonly Lines[]) =>
    mergedLines(withoutLines(missing, docs), least.gap).filter(isTold);
  const { long } = foldsOf(path, lines);
  const byLength = long.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const count = byLength.findIndex((_, at) => costOfAll(without(byLength.slice(0, at))) <= room);
  const code = without(count < 0 ? long : byLength.slice(0, count));
  const parts = countOf(code) < least.code ? without([]) : code;
  let free = costOfAll(parts) <= room + spare ? Number.POSITIVE_INFINITY : room;
  const shown = parts.flatMap((part): readonly Lines[] => {
    const fitting = largestFitting(
      part.start,
      part.end + 1,
      (end) => costOf({ ...part, end }) <= free,
    );
    const isAny = costOf({ ...part, end: fitting }) <= free || free === room;
    free = fitting === part.end && isAny ? free - costOf(part) : 0;
    return isAny ? [{ ...part, end: fitting }] : [];
  });
  const left = withoutLines(parts, shown);
  const hidden = withoutLines(wanted, [...shown, ...left]);
  const docs = withoutLines(hidden, seen);
  return { shown, left, docs: docs.filter(isTold), seen: withoutLines(hidden, docs) };
}

const countOf = (ranges: readonly Lines[]) =>
  ranges.reduce((sum, { start, end }) => sum + end - start + 1, 0);
