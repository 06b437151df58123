import { distance } from '../distance.ts';
import { isBlank } from '../lines.ts';
import { spelled } from './normalizer.ts';
import { type Finder, oneOf, type Rows } from './place.ts';

/** Fewer lines than this are too little to know a place by. */
const fewestLines = 3;
/** Characters that may differ in the one line, and in a short one. */
const furthest = 2;
const furthestInShort = 1;
const shortest = 4;
/** Lines of SEARCH times lines of the file that are compared at most. */
const mostComparisons = 4_000_000;

/** SEARCH when just one of its lines differs, by a slip of the pen and not in a digit. */
export const similarWindow: Finder = (rows, sides) => {
  const wanted = sides.search.map(spelled.key);
  const isLong = sides.search.filter((line) => !isBlank(line)).length >= fewestLines;
  if (!isLong || wanted.length * rows.texts.length > mostComparisons) return undefined;
  return oneOf(similarStarts(rows, wanted), sides, spelled);
};

function similarStarts(rows: Rows, wanted: readonly string[]): readonly number[] {
  const keys = rows.keys(spelled);
  const found: number[] = [];
  for (let at = 0; at + wanted.length <= keys.length; at += 1) {
    const off = wanted.findIndex((key, index) => keys[at + index] !== key);
    const isRestEqual = wanted.every((key, index) => index <= off || keys[at + index] === key);
    if (isRestEqual && isSlip(wanted[off] ?? '', keys[at + off] ?? '')) found.push(at);
  }
  return found;
}

/** Whether two lines are the same but for a few characters, with the same numbers in them. */
function isSlip(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  const limit = length < 2 * shortest ? furthestInShort : furthest;
  return length >= shortest && digits(a) === digits(b) && distance(a, b, limit) <= limit;
}

const digits = (line: string) => line.replace(/\D+/g, ' ');
