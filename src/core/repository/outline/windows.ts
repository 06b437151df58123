import { firstLines, largestFitting } from '../../../engines/text/index.ts';
import { codeNames, type Focus } from '../ranking/index.ts';
import { blockScores, blocksOf, shownOf } from './blocks.ts';
import { linesOf, type OutlinedFile } from './definition.ts';
import { foldsOf, withoutLines } from './folds.ts';
import {
  headerLength,
  type Lines,
  lengthsOf,
  mergedLines,
  rangeAround,
  showWindow,
} from './window.ts';

/** Lines of a definition that is shown whole because it is named; a longer one has to be asked for. */
const maxNamed = 120;

/**
 * Returns the lines of a file that a text names, by numbers or as names of definitions, and the imports where they are
 * few, as far as there is room.
 */
export function namedLines(file: OutlinedFile, text: string, room: number): readonly Lines[] {
  const lines = linesOf(file.text);
  const names = codeNames(text);
  const { definitions = [] } = file;
  const folds = foldsOf(file.path, lines);
  const named = [
    ...rangesIn(text, lines.length).map((range) => [range]),
    ...definitions.filter(({ name }) => names.has(name)).map(folds.without),
  ];
  const lengthOf = (ranges: readonly Lines[]) =>
    ranges.reduce((sum, { start, end }) => sum + end - start + 1, 0);
  const short = named.filter((ranges) => lengthOf(ranges) <= maxNamed);
  return fitting([fileHead(lines, definitions[0]?.start), ...short], lines, room);
}

/** Lines as people write them: `lines 10-20`, `line 10`, `L10`, `(10-20)`. */
const writtenRange =
  /\b(?:lines?\s+|L)(\d{1,6})(?:\s*[-–]\s*L?(\d{1,6}))?\b|\((\d{1,6})\s*[-–]\s*(\d{1,6})\)/gi;

function rangesIn(text: string, count: number): readonly Lines[] {
  return [...text.matchAll(writtenRange)].flatMap(
    ([, from, to, start = from, end = to ?? from]) => {
      const range = { start: Number(start), end: Math.min(Number(end), count) };
      return range.start >= 1 && range.start <= range.end ? [range] : [];
    },
  );
}

/** Maximum lines of the beginning that are shown for its imports. */
const maxHead = 40;

/** Returns the lines of a file that matter most for the ticket, within `room` characters, in their order. */
export function windowsFor(file: OutlinedFile, focus: Focus, room: number): readonly Lines[] {
  const lines = linesOf(file.text);
  const chosen = fitting(blocksByFocus(file, focus), lines, room);
  return chosen.length > 0 ? chosen : [{ start: 1, end: firstLines(lines, room).length || 1 }];
}

/** Returns the blocks of a file, those that matter most for the ticket first, each without long documentation. */
function blocksByFocus(file: OutlinedFile, focus: Focus): readonly (readonly Lines[])[] {
  const lines = linesOf(file.text);
  const { definitions = [] } = file;
  const named = focus.linesIn(file.path).filter((line) => line >= 1 && line <= lines.length);
  const folds = foldsOf(file.path, lines);
  const blocks = blocksOf(lines, definitions, folds);
  const scores = blockScores(blocks, lines, { focus, folds });
  const ranked = blocks
    .map((block, index) => ({ block, score: scores[index] ?? 0 }))
    .sort((a, b) => b.score - a.score || a.block.start - b.block.start)
    .filter(
      ({ block: { start, end }, score }) => score > 0 && !isBlank(lines.slice(start - 1, end)),
    );
  return [
    ...named.map((line) => [rangeAround(line, lines.length)]),
    fileHead(lines, definitions[0]?.start),
    ...ranked.map(({ block }) => shownOf(block, folds)),
  ];
}

/** Returns the first ranges that fit, those of a block together, in the order of the file. */
function fitting(
  wanted: readonly (readonly Lines[])[],
  lines: readonly string[],
  room: number,
): readonly Lines[] {
  const lengths = lengthsOf(lines);
  const chosen: Lines[] = [];
  let left = room;
  for (const ranges of wanted) {
    const missing = withoutLines(ranges, chosen);
    const cost = missing.reduce((sum, range) => sum + lengths(range) + headerLength, 0);
    if (cost > left) continue;
    chosen.push(...missing);
    left -= cost;
  }
  return mergedLines(chosen);
}

/** Returns the first of these lines of a text that fit, each range whole; a first one that does not fit has its beginning. */
export function linesInRoom(
  wanted: readonly Lines[],
  text: string,
  room: number,
): readonly Lines[] {
  const lines = linesOf(text);
  const ranges = wanted.map(({ start, end }) => ({
    start: Math.max(1, start),
    end: Math.min(lines.length, end),
  }));
  const chosen = fitting(
    ranges.map((range) => [range]),
    lines,
    room,
  );
  const [first] = ranges;
  if (chosen.length > 0 || first === undefined) return chosen;
  const { length } = firstLines(lines.slice(first.start - 1, first.end), room);
  return [{ start: first.start, end: first.start + Math.max(1, length) - 1 }];
}

/**
 * Returns these lines of a text, each range below a header that says which it is, and what documentation is left out above
 * it; none without a letter or digit.
 */
export function windowsText(text: string, ranges: readonly Lines[]): string {
  const lines = linesOf(text);
  const { long } = foldsOf('', lines);
  return mergedLines(ranges)
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(lines.slice(start - 1, end).join('\n')))
    .map((range) => {
      const window = showWindow(text, range, text.length).text;
      const fold = long.find(({ end }) => end === range.start - 1);
      const leftOut = `; lines ${fold?.start}-${fold?.end} of documentation are left out)`;
      return fold === undefined ? window : window.replace(')', leftOut);
    })
    .join('\n\n');
}

const isBlank = (lines: readonly string[]) => lines.every((line) => line.trim() === '');

/** Returns the lines above the first definition, where they are few. */
function fileHead(lines: readonly string[], first: number | undefined): readonly Lines[] {
  const end = (first ?? 1) - 1;
  return end >= 1 && end <= Math.min(maxHead, lines.length) ? [{ start: 1, end }] : [];
}

/** What a read shows of the lines that it is asked for, and what it leaves out, each in the order of the file. */
interface ChosenLines {
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
  const shown = costOf(parts) <= room + spare ? parts : fittingParts(parts, costOf, room);
  const left = withoutLines(parts, shown);
  const docs = withoutLines(wanted, [...shown, ...left]);
  return { shown, left, docs: docs.filter(isTold) };
}

const countOf = (ranges: readonly Lines[]) =>
  ranges.reduce((sum, { start, end }) => sum + end - start + 1, 0);

/** Returns the first parts that fit, the last of them up to the line that does. */
function fittingParts(
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
