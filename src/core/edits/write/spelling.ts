import { foldLookAlikes } from '../place/index.ts';
import type { LinePair } from './indentation.ts';

/** A change of one line: as SEARCH and REPLACE have it, and as the file has it. */
export interface LineChange {
  readonly file: string;
  readonly search: string;
  readonly replace: string;
}

/** A longer line keeps the reply's spelling. */
const longestLine = 2_000;

/**
 * Returns the new line with the file's own dashes, quotes and spaces where the model wrote plain ones:
 * at both ends, in what the change does not touch, except for the word next to it.
 */
export function keepSpelling({ file, search, replace }: LineChange): string {
  if (file === search || foldLookAlikes(file) === file || file.length > longestLine) return replace;
  const [a, b] = [wordsOf(search), wordsOf(replace)];
  const same = commonLength(a, b);
  const behind = commonLength(a.slice(same).reverse(), b.slice(same).reverse());
  const head = a.slice(0, Math.max(0, same - 1)).join('');
  const tail = a.slice(a.length - Math.max(0, behind - 1)).join('');
  const end = file.length;
  const prefix = foldedLength(head, end, (length) => file.slice(0, length));
  const suffix = foldedLength(tail, end, (length) => file.slice(end - length));
  if (prefix === undefined || suffix === undefined || prefix + suffix > end) return replace;
  const changed = replace.slice(head.length, replace.length - tail.length);
  return file.slice(0, prefix) + changed + file.slice(end - suffix);
}

function wordsOf(line: string): string[] {
  return line.match(/\w+|\s+|[^\w\s]/gu) ?? [];
}

function commonLength(a: readonly string[], b: readonly string[]): number {
  const off = a.findIndex((word, at) => word !== b[at]);
  return off < 0 ? Math.min(a.length, b.length) : off;
}

/** Returns the length of the shortest part, by a `part` of each length, that folds like `wanted`. */
function foldedLength(
  wanted: string,
  longest: number,
  part: (length: number) => string,
): number | undefined {
  const folded = foldLookAlikes(wanted);
  for (let length = 0; length <= longest; length += 1) {
    if (foldLookAlikes(part(length)) === folded) return length;
  }
  return undefined;
}

/** Learns which typographic characters SEARCH has in place of the file's plain ones, to undo them. */
export function learnSpelling(pairs: readonly LinePair[]): (line: string) => string {
  const own = new Set(pairs.flatMap(({ file }) => Array.from(file)));
  const foreign = pairs
    .flatMap(({ reply }) => Array.from(reply))
    .filter((sign) => foldLookAlikes(sign) !== sign && !own.has(sign));
  const signs = new Set(foreign);
  if (signs.size === 0) return (line) => line;
  return (line) =>
    Array.from(line, (sign) => (signs.has(sign) ? foldLookAlikes(sign) : sign)).join('');
}
