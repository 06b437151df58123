import {
  type Document,
  dominantEnding,
  indentOf,
  isBlank,
  type Line,
  type LineHunk,
  lineHunks,
} from '../patch/index.ts';
import type { LineStep } from './align.ts';
import { costs, foldedLine, isAlike, type SearchReplace } from './lines.ts';

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
  const [first] = steps;
  if (first && steps.every(({ from, to, start, end }) => to - from > 1 || end - start > 1))
    return [{ ...first, added: block.replace, at: 0 }];
  const hunks = lineHunks(block.search, block.replace);
  const found = steps.filter(({ from, to, start, end }) => to > from && end > start);
  const edges = steps.filter(({ from }) => from < head(found) || from > tail(found));
  if (edges.some((step) => growsAt(step, block, hunks))) return undefined;
  if (steps.some((step) => dependsOn(step, block, hunks, texts))) return undefined;
  const respaced = steps.flatMap((step) => respacedAt(texts, block, step, hunks));
  return [...hunks, ...respaced]
    .sort((a, b) => a.from - b.from)
    .map((hunk) => {
      const own = found.filter(({ from, to }) => from >= hunk.from && to <= hunk.to);
      if (own.length === 0) return addedIn(texts, hunk, found);
      const { at, added } = hunk;
      return { start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0, added, at };
    });
}

/**
 * Returns where lines go that are only added: below the line of the file that precedes them. If SEARCH has lost the
 * blank lines of the file there, new lines with one have them on both sides.
 */
function addedIn(
  texts: readonly string[],
  { from, at, added }: LineHunk,
  found: readonly LineStep[],
): LineChange {
  const above = found.findLast(({ to }) => to <= from);
  const below = found.find((step) => step.from >= from);
  const start = above?.end ?? found[0]?.start ?? 0;
  const end = below?.start ?? start;
  const blanks = texts.slice(start, end);
  const isLost = above && blanks.length > 0 && blanks.every(isBlank) && below?.from === above.to;
  const first = added.findIndex((line) => !isBlank(line));
  const last = added.findLastIndex((line) => !isBlank(line));
  if (!isLost || first < 0 || last - first + 1 === added.length)
    return { start, end: start, added, at };
  return { start: end, end, added: [...added.slice(first, last + 1), ...blanks], at: at + first };
}

const head = (found: readonly LineStep[]) => found[0]?.from ?? 0;
const tail = (found: readonly LineStep[]) => found.at(-1)?.from ?? 0;

/** Whether lines are added beside a blank one at an edge that the file lacks: there, another one may be missing, too. */
function growsAt(
  { from, to }: LineStep,
  { search }: SearchReplace,
  hunks: readonly LineHunk[],
): boolean {
  const filled = (lines: readonly string[]) => lines.filter((line) => !isBlank(line)).length;
  const touching = hunks.filter((hunk) => hunk.from <= to && from <= hunk.to);
  return touching.some((hunk) => filled(hunk.added) > filled(search.slice(hunk.from, hunk.to)));
}

/** Whether a change depends on a line that is off. */
function dependsOn(
  { from, to, start, cost }: LineStep,
  block: SearchReplace,
  hunks: readonly LineHunk[],
  texts: readonly string[],
): boolean {
  if (cost !== costs.line) return false;
  const line = foldedLine(texts[start] ?? '');
  if (hunks.some(({ added }) => added.some((one) => foldedLine(one) === line))) return true;
  return to > from
    ? hunks.some((hunk) => hunk.from <= from && to <= hunk.to)
    : isTouched(from, block, hunks);
}

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
  return hunks.some(({ from, to, added }, at) => {
    const other = mirrored[at];
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
  { from, to, start, cost }: LineStep,
  hunks: readonly LineHunk[],
): readonly LineHunk[] {
  const narrow = (line = '') => line.trim().replace(/\s+/g, ' ');
  if (cost !== costs.spaces || narrow(search[from]) !== narrow(texts[start])) return [];
  if (hunks.some((hunk) => hunk.from < to && from < hunk.to)) return [];
  const above = hunks.filter((hunk) => hunk.to <= from);
  const at = above.reduce((sum, hunk) => sum + hunk.added.length - (hunk.to - hunk.from), from);
  return [{ from, to, at, added: search.slice(from, to) }];
}

/**
 * Writes changes, from the bottom up, so that those above keep their line numbers. Every other line keeps its bytes; new
 * lines get the file's line endings.
 */
export function writeAll(document: Document, changes: readonly LineChange[]): Document {
  const upwards = changes.toReversed().toSorted((a, b) => b.start - a.start);
  return upwards.reduce(writeChange, document);
}

function writeChange(document: Document, { start, end, added }: LineChange): Document {
  const { lines } = document;
  const ending = dominantEnding(lines);
  const own = added.map((text, index) => ({
    text,
    ending: lines[start + index]?.ending || lines[start - 1]?.ending || ending,
  }));
  const written = lines.slice(0, start).concat(own, lines.slice(end));
  return { ...document, lines: withOwnEnd(written, lines) };
}

/** A file without a final newline stays so if its last line is replaced or followed by new lines. */
function withOwnEnd(written: readonly Line[], before: readonly Line[]): readonly Line[] {
  const final = before.at(-1);
  if (final?.ending !== '') return written;
  const ending = dominantEnding(before);
  return written.map((line, at) => {
    const isLast = at === written.length - 1;
    if (isLast) return before.includes(line) ? line : { ...line, ending: '' };
    return line.ending === '' ? { ...line, ending } : line;
  });
}
