import { digitsOf, isTypo } from '../../text/index.ts';
import { indentOf, isBlank, type LineHunk, lineHunks } from '../patch/index.ts';
import { folded } from './normalizer.ts';
import type { FileLines, MatchStrategy, SearchReplace } from './placement.ts';

/** Fewer lines than this do not identify a place. */
const fewestLines = 3;
/** Limits lines of SEARCH times lines of the file. */
const mostComparisons = 4_000_000;

/** Where all lines of SEARCH but one are in the file. */
interface NearMatch {
  readonly start: number;
  /** The line of SEARCH that is another one in the file, or above which the file has one more. */
  readonly off: number;
  readonly how: 'typo' | 'other' | 'omitted';
}

/**
 * Matches a SEARCH of which one line is off: it has a typo or, in a line that stays, other words; or SEARCH leaves one
 * out. The file's line stays, so nothing may be added beside one that is left out: nobody can tell on which side.
 */
export const oneLineOff: MatchStrategy = (file, block) => {
  const isLong = block.search.filter((line) => !isBlank(line)).length >= fewestLines;
  if (!isLong || block.search.length * file.texts.length > mostComparisons) return undefined;
  const near = nearMatches(file, block.search);
  const typos = near.filter(({ how }) => how === 'typo');
  const found = typos.length > 0 ? typos : near;
  const at = found.map(({ start }) => start);
  const starts = file.choose(at, block.search.length);
  const [first, ...others] = found.filter(({ start }) => starts.includes(start));
  if (first === undefined) return undefined;
  if (others.length > 0) return { kind: 'ambiguous', at: starts, ignores: 'one line' };
  const { start, off, how } = first;
  if (how !== 'typo' && !isKept(block, off, file.texts[start + off] ?? '', how)) return undefined;
  const more = how === 'omitted' ? 1 : 0;
  const fileLines = block.search.map((_, line) => start + (line < off ? line : line + more));
  return { kind: 'placed', matches: [{ block, fileLines, normalizer: folded }] };
};

function nearMatches(file: FileLines, search: readonly string[]): readonly NearMatch[] {
  const wanted = search.map(folded.key);
  const keys = file.keys(folded);
  const known = new Set(keys);
  const found: NearMatch[] = [];
  for (let start = 0; start + wanted.length <= keys.length; start += 1) {
    const off = wanted.findIndex((key, line) => keys[start + line] !== key);
    const [own = '', there = ''] = [wanted[off], keys[start + off]];
    const isRest = (from: number, more: number) =>
      wanted.every((key, line) => line < from || keys[start + line + more] === key);
    if (off < 0) continue;
    const isSame = isRest(off + 1, 0);
    if (isSame && isTypo(own, there)) found.push({ start, off, how: 'typo' });
    else if (off > 0 && there !== '' && isRest(off, 1)) found.push({ start, off, how: 'omitted' });
    else if (isSame && !known.has(own) && isReworded(own, there))
      found.push({ start, off, how: 'other' });
  }
  return found;
}

/** Whether two lines differ in words only. */
function isReworded(a: string, b: string): boolean {
  return digitsOf(a) === digitsOf(b) && isAlike(a, b);
}

/** Whether a line is another form of the other: they share half of their words. */
export function isAlike(a: string, b: string): boolean {
  const words = (line: string) => new Set(line.match(/[\p{L}\p{N}_]+/gu));
  const [own, other] = [words(a), words(b)];
  const common = [...own].filter((word) => other.has(word)).length;
  return common * 2 >= Math.max(own.size, other.size);
}

/** Whether the change leaves a line of the file as it is, and does not depend on it. */
function isKept(
  { search, replace }: SearchReplace,
  off: number,
  line: string,
  how: 'other' | 'omitted',
): boolean {
  const key = folded.key(line);
  if (how === 'omitted' && folded.key(search[off - 1] ?? '') === key) return false;
  const hunks = lineHunks(search, replace);
  if (how === 'omitted' && isPassed(hunks, search, off)) return false;
  return hunks.every((hunk) => {
    const { from, to, added } = hunk;
    if (added.some((one) => folded.key(one) === key)) return false;
    if (how === 'other') return off < from || off >= to;
    const [up, down] = [slide(hunk, search, replace, -1), slide(hunk, search, replace, 1)];
    if (off < from - up || off > to + down) return true;
    if (up + down > 0 || (off > from && off < to)) return false;
    if (added.length > to - from) return false;
    const [old, next] = off === from ? [search[from], added[0]] : [search[to - 1], added.at(-1)];
    return next === undefined || isRewrite(old ?? '', next);
  });
}

/** Whether a line takes the place of another; one of another depth may belong to another block. */
function isRewrite(old: string, next: string): boolean {
  return indentOf(old) === indentOf(next) && isAlike(old, next);
}

/** Whether lines move from one side of a gap to the other. */
function isPassed(hunks: readonly LineHunk[], search: readonly string[], gap: number): boolean {
  const sides = [true, false].map((isAbove) => {
    const own = hunks.filter(({ to }) => to <= gap === isAbove);
    const removed = own.flatMap(({ from, to }) => search.slice(from, to));
    return { removed, added: new Set(own.flatMap(({ added }) => added)) };
  });
  return sides.some(({ removed }, at) => {
    const other = sides[1 - at]?.added;
    return removed.some((line) => !isBlank(line) && other?.has(line));
  });
}

/** Counts the lines by which a hunk that only adds or removes can move up or down without changing the result. */
function slide(
  { from, to, at, added }: LineHunk,
  search: readonly string[],
  replace: readonly string[],
  by: 1 | -1,
): number {
  if (from < to && added.length > 0) return 0;
  const [lines, start, end] = from < to ? [search, from, to] : [replace, at, at + added.length];
  const [near, far] = by > 0 ? [start, end] : [end - 1, start - 1];
  let count = 0;
  while (
    lines[far + by * count] !== undefined &&
    lines[near + by * count] === lines[far + by * count]
  )
    count += 1;
  return count;
}
