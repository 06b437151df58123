import { plain } from '../place/index.ts';
import type { Pair } from './indentation.ts';

/** A change of one line: as SEARCH and REPLACE have it, and as the file has it. */
export interface Respelling {
  readonly file: string;
  readonly search: string;
  readonly replace: string;
}

/** Lines longer than this keep the reply's spelling. */
const longest = 2_000;

/**
 * The new line in the file's own spelling of dashes, quotes and blanks, where a model writes the plain
 * signs: in what the change leaves alone at both ends, but for the sign next to what it changes.
 */
export function ownSpelling({ file, search, replace }: Respelling): string {
  if (file === search || plain(file) === file || file.length > longest) return replace;
  const [a, b] = [wordsOf(search), wordsOf(replace)];
  const same = commonLength(a, b);
  const behind = commonLength(a.slice(same).reverse(), b.slice(same).reverse());
  const head = a.slice(0, Math.max(0, same - 1)).join('');
  const tail = a.slice(a.length - Math.max(0, behind - 1)).join('');
  const cut = prefixOf(file, head);
  const reversedCut = suffixOf(file, tail);
  if (cut === undefined || reversedCut === undefined || cut + reversedCut > file.length)
    return replace;
  const changed = replace.slice(head.length, replace.length - tail.length);
  return file.slice(0, cut) + changed + file.slice(file.length - reversedCut);
}

function wordsOf(line: string): string[] {
  return line.match(/\w+|\s+|[^\w\s]/gu) ?? [];
}

function commonLength(a: readonly string[], b: readonly string[]): number {
  const off = a.findIndex((word, at) => word !== b[at]);
  return off < 0 ? Math.min(a.length, b.length) : off;
}

/** How many of the file's characters are spelled `head` when they are plain. */
function prefixOf(file: string, head: string): number | undefined {
  const wanted = plain(head);
  for (let cut = 0; cut <= file.length; cut += 1) {
    if (plain(file.slice(0, cut)) === wanted) return cut;
  }
  return undefined;
}

function suffixOf(file: string, tail: string): number | undefined {
  const wanted = plain(tail);
  for (let cut = 0; cut <= file.length; cut += 1) {
    if (plain(file.slice(file.length - cut)) === wanted) return cut;
  }
  return undefined;
}

/** Undoes the signs that SEARCH has in place of the file's plain ones, such as curly quotes. */
export function learnSpelling(pairs: readonly Pair[]): (line: string) => string {
  const own = new Set(pairs.flatMap(({ file }) => Array.from(file)));
  const foreign = pairs
    .flatMap(({ reply }) => Array.from(reply))
    .filter((sign) => plain(sign) !== sign && !own.has(sign));
  const signs = new Set(foreign);
  if (signs.size === 0) return (line) => line;
  return (line) => Array.from(line, (sign) => (signs.has(sign) ? plain(sign) : sign)).join('');
}
