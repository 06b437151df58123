import { distance } from '../../text/index.ts';
import { isBlank } from '../patch/index.ts';
import { folded } from './normalizer.ts';
import { type FileLines, type MatchStrategy, onlyMatch } from './placement.ts';

/** Fewer lines than this do not identify a place. */
const fewestLines = 3;
/** Characters that may differ in the one line; fewer in a short line. */
const furthest = 2;
const furthestInShort = 1;
const shortest = 4;
/** Limits lines of SEARCH times lines of the file. */
const mostComparisons = 4_000_000;

/** Matches a SEARCH with a typo, but not in a digit, in exactly one of its lines. */
export const similarLines: MatchStrategy = (file, block) => {
  const wanted = block.search.map(folded.key);
  const isLong = block.search.filter((line) => !isBlank(line)).length >= fewestLines;
  if (!isLong || wanted.length * file.texts.length > mostComparisons) return undefined;
  return onlyMatch(file, similarStarts(file, wanted), block, folded);
};

function similarStarts(file: FileLines, wanted: readonly string[]): readonly number[] {
  const keys = file.keys(folded);
  const found: number[] = [];
  for (let at = 0; at + wanted.length <= keys.length; at += 1) {
    const off = wanted.findIndex((key, index) => keys[at + index] !== key);
    const isRestEqual = wanted.every((key, index) => index <= off || keys[at + index] === key);
    if (isRestEqual && isTypo(wanted[off] ?? '', keys[at + off] ?? '')) found.push(at);
  }
  return found;
}

/** Whether two lines differ in a few characters only and contain the same numbers. */
function isTypo(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  const limit = length < 2 * shortest ? furthestInShort : furthest;
  return length >= shortest && digits(a) === digits(b) && distance(a, b, limit) <= limit;
}

const digits = (line: string) => line.replace(/\D+/g, ' ');
