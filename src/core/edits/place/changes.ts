import { indentOf, isBlank, type LineHunk, lineHunks } from '../patch/index.ts';
import type { LineStep } from './align.ts';
import type { SearchReplace } from './block.ts';
import { costs, foldedLine, isAlike } from './lines.ts';

/** The lines of a file from `start` up to, but not including, `end` give way to lines of REPLACE, from number `at` on. */
export interface LineChange {
  readonly start: number;
  readonly end: number;
  readonly added: readonly string[];
  readonly at: number;
}

/**
 * Returns what a block changes at a place. A line that is off there stays as the file has it, so nothing may depend on
 * it: `undefined` if something does.
 */
export function changesAt(
  texts: readonly string[],
  block: SearchReplace,
  steps: readonly LineStep[],
): readonly LineChange[] | undefined {
  const hunks = lineHunks(block.search, block.replace);
  const isOff = ({ from, to, start, cost, isKept }: LineStep) =>
    isKept &&
    cost === costs.line &&
    (hunks.some(({ added }) => repeats(added, texts[start] ?? '')) ||
      (from === to && isTouched(from, block, hunks)));
  if (steps.some(isOff)) return undefined;
  const respaced = steps.flatMap((step) => respacedAt(texts, block, step, hunks));
  const all = [...hunks, ...respaced].sort((a, b) => a.from - b.from);
  const changes = widened(all, block, steps).map((hunk) => {
    const own = steps.filter((step) => isOver(hunk, step));
    const isFixed = own.some(({ from, to, isKept }) => isKept && to > from);
    return isFixed ? undefined : changeAt(texts, hunk, own, { block, steps });
  });
  return changes.every((change) => change !== undefined) ? changes : undefined;
}

const repeats = (lines: readonly string[], line: string) =>
  lines.some((one) => foldedLine(one) === foldedLine(line));

/** Whether a hunk changes a line of a step, or adds lines between two of them. */
const isOver = ({ from, to }: LineHunk, step: LineStep) =>
  from === to ? step.from < from && from < step.to : from < step.to && step.from < to;

/**
 * Whether a change depends on the line that SEARCH leaves out above its line `gap`. Lines may be rewritten or removed
 * beside it, but nothing is added there, and nothing that could as well begin a line higher or lower.
 */
function isTouched(
  gap: number,
  { search, replace }: SearchReplace,
  hunks: readonly LineHunk[],
): boolean {
  const mirrored = lineHunks(search.toReversed(), replace.toReversed()).toReversed();
  if (mirrored.length !== hunks.length) return true;
  return hunks.some(({ from, to, added }, index) => {
    const other = mirrored[index];
    const [high, low] = [search.length - (other?.to ?? 0), search.length - (other?.from ?? 0)];
    if (gap < Math.min(from, high) || gap > Math.max(to, low)) return false;
    const isClear = high === from && low === to && (gap === from || gap === to);
    if (!isClear || added.length > to - from) return true;
    const [old, next] = gap === from ? [search[from], added[0]] : [search[to - 1], added.at(-1)];
    return next !== undefined && !isRewrite(old ?? '', next);
  });
}

/** Whether a line takes the place of another; one of another depth may belong to another block. */
function isRewrite(old: string, next: string): boolean {
  return indentOf(old) === indentOf(next) && isAlike(old, next);
}

/** Lines with whitespace of another width inside them are written as they are in REPLACE, like those that change. */
function respacedAt(
  texts: readonly string[],
  { search }: SearchReplace,
  { from, to, start, end, cost }: LineStep,
  hunks: readonly LineHunk[],
): readonly LineHunk[] {
  const narrow = (lines: readonly string[]) => lines.join(' ').trim().replace(/\s+/g, ' ');
  const added = search.slice(from, to);
  const isOther = cost !== costs.spaces || narrow(added) !== narrow(texts.slice(start, end));
  if (isOther || hunks.some((hunk) => hunk.from < to && from < hunk.to)) return [];
  const above = hunks.filter((hunk) => hunk.to <= from);
  const at = above.reduce((sum, hunk) => sum + hunk.added.length - (hunk.to - hunk.from), from);
  return [{ from, to, at, added }];
}

/** Widens hunks to all lines of the steps with other line breaks that they touch. */
function widened(
  hunks: readonly LineHunk[],
  { replace }: SearchReplace,
  steps: readonly LineStep[],
): readonly LineHunk[] {
  const wide: LineHunk[] = [];
  for (const hunk of hunks) {
    const own = steps.filter((step) => step.to - step.from > 0 && isOver(hunk, step));
    const last = wide.at(-1);
    const from = Math.min(hunk.from, own[0]?.from ?? hunk.from);
    const to = Math.max(hunk.to, own.at(-1)?.to ?? hunk.to);
    const at = hunk.at - (hunk.from - from);
    const end = hunk.at + hunk.added.length + (to - hunk.to);
    if (last !== undefined && from < last.to) {
      wide[wide.length - 1] = { ...last, to, added: replace.slice(last.at, end) };
    } else wide.push({ from, to, at, added: replace.slice(at, end) });
  }
  return wide;
}

/** A block and the steps that lead through it. */
interface Located {
  readonly block: SearchReplace;
  readonly steps: readonly LineStep[];
}

/** Returns what a hunk changes in the file; its first and its last line are completed where they are parts. */
function changeAt(
  texts: readonly string[],
  hunk: LineHunk,
  own: readonly LineStep[],
  { block, steps }: Located,
): LineChange | undefined {
  const found = own.filter(({ start, end }) => end > start);
  const [head, tail] = [found[0], found.at(-1)];
  if (head === undefined || tail === undefined) return addedIn(texts, hunk, { block, steps });
  const added = [...hunk.added];
  for (const { from, start, cost } of found) {
    if ((cost & costs.part) === 0) continue;
    if (added.length === 0) return undefined;
    const [line, mine] = [texts[start] ?? '', block.search[from] ?? ''];
    const last = added.length - 1;
    if (from > 0) added[last] += line.slice(mine.length);
    else added[0] = line.trimEnd().slice(0, -mine.trimEnd().length) + added[0];
  }
  return { start: head.start, end: tail.end, added, at: hunk.at };
}

/**
 * Returns where lines go that are only added: below the line of the file that precedes them. If SEARCH left out the
 * blank lines of the file there, new lines that have one in REPLACE have them on both sides,
 * and others stand beside the line that they resemble.
 */
function addedIn(
  texts: readonly string[],
  { from, at, added }: LineHunk,
  { block: { search, replace }, steps }: Located,
): LineChange {
  const found = steps.filter((step) => step.to > step.from && step.end > step.start);
  const [above, below] = [
    found.findLast(({ to }) => to <= from),
    found.find((one) => one.from >= from),
  ];
  const start = above?.end ?? found[0]?.start ?? 0;
  const asWritten = { start, end: start, added, at };
  const end = below?.start ?? start;
  const isLost =
    above && below && above.to === below.from && texts.slice(start, end).every(isBlank);
  const first = at - (from - (above?.to ?? from));
  const last = at + added.length + ((below?.from ?? from) - from);
  const own = replace.slice(first, last);
  const isAlone =
    replace[first - 1] === search[from - 1] && replace[last] === search[below?.from ?? -1];
  if (start === end || !isLost || !isAlone) return asWritten;
  const lines = own.slice(
    own.findIndex((line) => !isBlank(line)),
    own.findLastIndex((line) => !isBlank(line)) + 1,
  );
  if (lines.length === 0) return asWritten;
  const blanks = lines.length < own.length ? texts.slice(start, end) : [];
  const isBelow = blanks.length > 0 || isLikeBelow(lines, texts[start - 1] ?? '', texts[end] ?? '');
  return isBelow
    ? { start: end, end, added: [...lines, ...blanks], at }
    : { ...asWritten, added: lines };
}

/** Whether lines look as if they belonged to the line below them: a comment does, and what begins like it. */
function isLikeBelow(lines: readonly string[], above: string, below: string): boolean {
  const [head = '', tail = ''] = [lines[0], lines.at(-1)];
  const common = (a: string, b: string) => {
    const other = Array.from(a).findIndex((sign, at) => sign !== b[at]);
    return (indentOf(a) === indentOf(b) ? 1_000 : 0) + (other < 0 ? a.length : other);
  };
  return /^\s*(?:\/[/*]|\*|#|--|<!--|@|\[)/.test(tail) || common(tail, below) > common(head, above);
}
