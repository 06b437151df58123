import { isBlank, lineHunks } from '../patch/index.ts';
import { folded } from './normalizer.ts';
import type { FileLines, MatchStrategy, SearchReplace } from './placement.ts';

/** Fewer lines than this do not identify a place. */
const fewestLines = 3;
/** Limits lines of SEARCH times lines of the file. */
const mostComparisons = 4_000_000;

/**
 * Matches a SEARCH that leaves out one line of the file, which stays. Nothing may be added beside that line, because
 * nobody can tell on which side.
 */
export const omittedLine: MatchStrategy = (file, block) => {
  const wanted = block.search.map(folded.key);
  const isLong = block.search.filter((line) => !isBlank(line)).length >= fewestLines;
  if (!isLong || wanted.length * file.texts.length > mostComparisons) return undefined;
  const found = gapsIn(file, wanted);
  const starts = file.choose([...found.keys()], wanted.length + 1);
  const [start, ...others] = starts;
  const gap = start === undefined ? undefined : found.get(start);
  if (start === undefined || gap === undefined) return undefined;
  if (others.length > 0) return { kind: 'ambiguous', at: starts, ignores: 'a line' };
  if (!isApart(block, gap, file.texts[start + gap] ?? '')) return undefined;
  const fileLines = wanted.map((_, at) => start + (at < gap ? at : at + 1));
  return { kind: 'placed', matches: [{ block, fileLines, normalizer: folded }] };
};

/** Returns where SEARCH begins, and the position of the line in it that it leaves out. */
function gapsIn(file: FileLines, wanted: readonly string[]): ReadonlyMap<number, number> {
  const keys = file.keys(folded);
  const found = new Map<number, number>();
  for (let start = 0; start + wanted.length < keys.length; start += 1) {
    const gap = wanted.findIndex((key, at) => keys[start + at] !== key);
    if (gap < 1 || keys[start + gap] === '') continue;
    const isRest = wanted.every((key, at) => at < gap || keys[start + at + 1] === key);
    if (isRest) found.set(start, gap);
  }
  return found;
}

/** Whether it makes no difference to the change where in the gap the line is. */
function isApart({ search, replace }: SearchReplace, gap: number, line: string): boolean {
  const key = folded.key(line);
  if (folded.key(search[gap - 1] ?? '') === key) return false;
  return lineHunks(search, replace).every(({ from, to, added }) => {
    if (added.some((one) => folded.key(one) === key)) return false;
    if (gap < from || gap > to) return true;
    if (from === to || (gap > from && gap < to)) return false;
    const [old, next] = gap === from ? [search[from], added[0]] : [search[to - 1], added.at(-1)];
    return next === undefined || isAlike(old ?? '', next);
  });
}

/** Whether a line is another form of the other: they share half of their words. */
function isAlike(a: string, b: string): boolean {
  const words = (line: string) => new Set(line.match(/[\p{L}\p{N}_]+/gu));
  const [own, other] = [words(a), words(b)];
  const common = [...own].filter((word) => other.has(word)).length;
  return common * 2 >= Math.max(own.size, other.size);
}
