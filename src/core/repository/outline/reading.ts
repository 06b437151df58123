import { largestFitting } from '../../text/index.ts';
import type { Definition } from './definition.ts';
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

interface ChoosingOptions {
  /** Characters of what is shown. */
  readonly room: number;
  /** Lines that come first where there is no room for all. */
  readonly first: readonly Lines[];
  /** What is shown whole or not at all where there is no room for all. */
  readonly definitions: readonly Definition[];
}

/** Lines in a row that are not worth a gap, and code without which documentation is what is wanted. */
const least = { gap: 4, code: 8 } as const;

/** Characters that are not worth another call, and those of a definition that is shown whole or not at all. */
const spare = 500;
const maxWhole = 8_000;

/**
 * Chooses among the lines of a file that are asked for. Where there is no room for all, the longest documentation gives
 * way first, then definitions: those that are asked for by themselves are shown first, then those of the `first` lines, then
 * others from the beginning on. Few lines between two parts are shown.
 */
export function chooseLines(
  { path, lines }: { readonly path: string; readonly lines: readonly string[] },
  asked: readonly Lines[],
  { room, first, definitions }: ChoosingOptions,
): ChosenLines {
  const wanted = mergedLines(asked);
  const length = lengthsOf(lines);
  const costOf = (range: Lines) => length(range) + headerLength;
  const costOfAll = (ranges: readonly Lines[]) => ranges.reduce((sum, one) => sum + costOf(one), 0);
  const isTold = ({ start, end }: Lines) =>
    countOf(wanted) < least.code || /[\p{L}\p{N}]/u.test(lines.slice(start - 1, end).join(''));
  const without = (docs: readonly Lines[]) =>
    mergedLines(withoutLines(wanted, docs), least.gap).filter(isTold);
  const { long } = foldsOf(path, lines);
  const byLength = long.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const count = byLength.findIndex((_, at) => costOfAll(without(byLength.slice(0, at))) <= room);
  const code = without(count < 0 ? long : byLength.slice(0, count));
  const parts = countOf(code) < least.code ? without([]) : code;
  const wholeOf = (range: Lines): Lines =>
    definitions.find((one) => isWithin(range, one) && costOf(one) <= maxWhole) ?? range;
  const named = asked.filter(({ start, end }) =>
    definitions.some((one) => one.start === start && one.end === end),
  );
  const units = [...named, ...[...first, ...definitions].map(wholeOf)];
  const shown = costOfAll(parts) <= room + spare ? parts : fitting(parts, units, costOf, room);
  const left = withoutLines(parts, shown);
  const docs = withoutLines(wanted, [...shown, ...left]);
  return { shown, left, docs: docs.filter(isTold) };
}

const isWithin = (inner: Lines, { start, end }: Lines) => start <= inner.start && inner.end <= end;

const countOf = (ranges: readonly Lines[]) =>
  ranges.reduce((sum, { start, end }) => sum + end - start + 1, 0);

/** Returns as much of the parts as fits: what comes first, each whole, then lines of the others from their beginning on. */
function fitting(
  parts: readonly Lines[],
  first: readonly Lines[],
  costOf: (range: Lines) => number,
  room: number,
): readonly Lines[] {
  let chosen: readonly Lines[] = [];
  let free = room;
  const refused: Lines[] = [];
  for (const one of first) {
    const own = withoutLines([one], [...withoutLines([one], parts), ...chosen]);
    const cost = own.reduce((sum, range) => sum + costOf(range), 0);
    if (cost > free && cost <= maxWhole) refused.push(...own);
    if (cost > free) continue;
    chosen = mergedLines([...chosen, ...own]);
    free -= cost;
  }
  for (const one of withoutLines(parts, [...chosen, ...(chosen.length > 0 ? refused : [])])) {
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
