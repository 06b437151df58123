import { type LineHunk, lineHunks } from '../patch/index.ts';
import { trimmedEnd } from './normalizer.ts';
import type { Match, MatchStrategy, SearchReplace } from './placement.ts';

/** Fewer lines than this, besides blank ones, do not identify a place that has one more. */
const fewestLines = 3;
/** Limits lines of SEARCH times lines of the file that are compared. */
const mostComparisons = 4_000_000;

/**
 * Matches a SEARCH that leaves out one line of the file between two of its own. The line stays where it is, so it must
 * not be where the change is: above the new lines or below them would be a guess.
 */
export const gappedLines: MatchStrategy = (file, block) => {
  const wanted = block.search.map(trimmedEnd.key);
  const filled = wanted.filter((key) => key !== '');
  if (filled.length < fewestLines || wanted.length * file.texts.length > mostComparisons)
    return undefined;
  const found = gapsIn(file.keys(trimmedEnd), wanted);
  const starts = file.choose([...found.keys()], wanted.length + 1);
  const [start, ...others] = starts;
  if (start === undefined) return undefined;
  if (others.length > 0) return { kind: 'ambiguous', at: starts, ignores: 'a line left out' };
  const gap = found.get(start);
  if (gap === undefined || !isClear(block, gap)) return undefined;
  return { kind: 'placed', matches: [matchAround(start, gap, block)] };
};

/** Returns where SEARCH begins and which of its lines is below the gap; `undefined`: more than one may be. */
function gapsIn(
  keys: readonly string[],
  wanted: readonly string[],
): ReadonlyMap<number, number | undefined> {
  const found = new Map<number, number | undefined>();
  const last = wanted.length - 1;
  for (let start = 0; start + last + 1 < keys.length; start += 1) {
    if (keys[start] !== wanted[0] || keys[start + last + 1] !== wanted[last]) continue;
    let above = 0;
    while (above <= last && keys[start + above] === wanted[above]) above += 1;
    let below = 0;
    while (below <= last && keys[start + last + 1 - below] === wanted[last - below]) below += 1;
    const first = wanted.length - below;
    if (above > last || first <= 0 || first > above) continue;
    found.set(start, first === above ? above : undefined);
  }
  return found;
}

/** Whether the gap above a line of SEARCH leaves open what the block changes. */
function isClear({ search, replace }: SearchReplace, gap: number): boolean {
  return lineHunks(search, replace).every((hunk) => {
    const { from, to, added } = hunk;
    if (gap < from || gap > to) return true;
    return (gap === from || gap === to) && (added.length === 0 || isRewrite(search, hunk));
  });
}

/** Whether each of the removed lines has one in its stead. */
function isRewrite(search: readonly string[], { from, to, added }: LineHunk): boolean {
  return (
    from < to &&
    added.length === to - from &&
    added.every((line, at) => isAlike(search[from + at] ?? '', line))
  );
}

/** Whether two lines share most of their words. */
function isAlike(before: string, after: string): boolean {
  const [a, b] = [before, after].map((line) => new Set(line.match(/\w+/g) ?? []));
  if (a === undefined || b === undefined) return false;
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared * 2 >= Math.min(a.size, b.size) && shared > 0;
}

function matchAround(start: number, gap: number, block: SearchReplace): Match {
  const fileLines = block.search.map((_, at) => start + at + (at < gap ? 0 : 1));
  return { block, fileLines, normalizer: trimmedEnd };
}
