import { largestFitting } from '../../../engines/text/index.ts';
import { foldsOf, withoutLines } from './folds.ts';
import { headerLength, type Lines, lengthsOf, mergedLines } from './window.ts';

/** What a read shows of the lines that it is asked for, and what it leaves out, each in the order of the file. */
export interface ChosenLines {
  readonly shown: readonly Lines[];
  /** Long documentation. */
  readonly docs: readonly Lines[];
  /** What there is no room for. */
  readonly left: readonly Lines[];
}

/** Lines in a row that are not worth a gap, and code without which documentation is what is wanted. */
const least = { gap: 4, code: 8 } as const;

/** Characters that are not worth another call. */
const spare = 500;

/**
 * Chooses among the lines of a file that are asked for, within so many characters. Where there is no room for all, the
 * longest documentation gives way first, then the last lines. Few lines between two parts are shown.
 */
export function chooseLines(
  { path, lines }: { readonly path: string; readonly lines: readonly string[] },
  asked: readonly Lines[],
  room: number,
): ChosenLines {
  const wanted = mergedLines(asked);
  const length = lengthsOf(lines);
  const costOf = (ranges: readonly Lines[]) =>
    ranges.reduce((sum, one) => sum + length(one) + headerLength, 0);
  const isTold = ({ start, end }: Lines) =>
    countOf(wanted) < least.code || /[\p{L}\p{N}]/u.test(lines.slice(start - 1, end).join(''));
  const without = (docs: readonly Lines[]) =>
    mergedLines(withoutLines(wanted, docs), least.gap).filter(isTold);
  const { long } = foldsOf(path, lines);
  const byLength = long.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const count = byLength.findIndex((_, at) => costOf(without(byLength.slice(0, at))) <= room);
  const code = without(count < 0 ? long : byLength.slice(0, count));
  const parts = countOf(code) < least.code ? without([]) : code;
  const shown = costOf(parts) <= room + spare ? parts : fitting(parts, costOf, room);
  const left = withoutLines(parts, shown);
  const docs = withoutLines(wanted, [...shown, ...left]);
  return { shown, left, docs: docs.filter(isTold) };
}

const countOf = (ranges: readonly Lines[]) =>
  ranges.reduce((sum, { start, end }) => sum + end - start + 1, 0);

/** Returns the first parts that fit, the last of them up to the line that does. */
function fitting(
  parts: readonly Lines[],
  costOf: (ranges: readonly Lines[]) => number,
  room: number,
): readonly Lines[] {
  const chosen: Lines[] = [];
  for (const { start, end } of parts) {
    const fits = (last: number) => costOf([...chosen, { start, end: last }]) <= room;
    if (!fits(start) && chosen.length > 0) break;
    const last = largestFitting(start, end + 1, fits);
    chosen.push({ start, end: last });
    if (last < end) break;
  }
  return chosen;
}
