import { largestFitting } from '../../text/index.ts';
import { foldsOf, withoutLines } from './folds.ts';
import { headerLength, type Lines, lengthsOf, mergedLines } from './window.ts';

/** What a read shows of the lines that it is asked for, and what it leaves out, each in the order of the file. */
export interface ChosenLines {
  readonly shown: readonly Lines[];
  /** What the request shows already. */
  readonly seen: readonly Lines[];
  /** Long documentation. */
  readonly docs: readonly Lines[];
  /** What there is no room for. */
  readonly left: readonly Lines[];
}

interface ChoosingOptions {
  readonly seen: readonly Lines[];
  /** Characters of what is shown. */
  readonly room: number;
  /** Lines that come first where there is no room for all. */
  readonly first: readonly Lines[];
}

/** Lines in a row that are not worth a gap, and code without which documentation is what is wanted. */
const least = { gap: 4, code: 8 } as const;

/** Characters that are not worth another call. */
const spare = 500;

/**
 * Chooses among the lines of a file that are asked for. Where there is no room for all, the longest documentation gives
 * way first, then what is neither among the `first` lines nor at the beginning. Few lines between two parts are shown.
 */
export function chooseLines(
  { path, lines }: { readonly path: string; readonly lines: readonly string[] },
  asked: readonly Lines[],
  { seen, room, first }: ChoosingOptions,
): ChosenLines {
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
  const shown = costOfAll(parts) <= room + spare ? parts : fitting(parts, first, costOf, room);
  const left = withoutLines(parts, shown);
  const hidden = withoutLines(wanted, [...shown, ...left]);
  const docs = withoutLines(hidden, seen);
  return { shown, left, docs: docs.filter(isTold), seen: withoutLines(hidden, docs) };
}

const countOf = (ranges: readonly Lines[]) =>
  ranges.reduce((sum, { start, end }) => sum + end - start + 1, 0);

/** Returns as much of the parts as fits: what comes first, then the others from their beginning on. */
function fitting(
  parts: readonly Lines[],
  first: readonly Lines[],
  costOf: (range: Lines) => number,
  room: number,
): readonly Lines[] {
  let chosen: readonly Lines[] = [];
  let free = room;
  for (const one of first) {
    const own = withoutLines([one], [...withoutLines([one], parts), ...chosen]);
    const cost = own.reduce((sum, range) => sum + costOf(range), 0);
    if (cost > free) continue;
    chosen = mergedLines([...chosen, ...own]);
    free -= cost;
  }
  for (const one of withoutLines(parts, chosen)) {
    const end = largestFitting(
      one.start,
      one.end + 1,
      (last) => costOf({ ...one, end: last }) <= free,
    );
    if (costOf({ ...one, end }) > free && chosen.length > 0) break;
    chosen = mergedLines([...chosen, { ...one, end }]);
    free -= costOf({ ...one, end });
  }
  return chosen;
}
