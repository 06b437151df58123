import type { Sighting } from './mention.ts';

/** Returns the names with an extension in a text, with the lines that follow them. */
export function fileNamesIn(text: string): readonly Sighting[] {
  return [...text.matchAll(fileName)]
    .filter((match) => !isNoise(match[0]) && !isCall(match))
    .map((match) => sightingOf(match, match[0].replace(/^(?:\.[\\/])+/, '')));
}

/** Returns what a pattern found, and the line that follows it in the text. */
export function sightingOf(match: RegExpExecArray, name: string): Sighting {
  const end = match.index + match[0].length;
  return { at: match.index, end, name, line: lineAfter(match.input, end) };
}

/**
 * A run of path characters that ends in an extension, without the dot that ends a sentence. Matches only
 * from the start of a run, so that a long one is scanned once. Of letters only Latin ones count, because
 * Chinese prose puts no spaces around a name.
 */
const fileName =
  /(?<![\w\p{sc=Latin}@~+.\\/-])(?:[\w\p{sc=Latin}@~+-][\w\p{sc=Latin}@~+.-]*[\\/]|\.{0,3}[\\/])*[\w\p{sc=Latin}@+-][\w\p{sc=Latin}@+.-]*\.[A-Za-z][A-Za-z0-9]{0,9}(?![\w@])/gu;

/** Web addresses, versions and abbreviations contain dots, too. */
function isNoise(name: string): boolean {
  return /^(?:e\.g|i\.e|etc|v?\d[\d.]*)$/i.test(name) || /^www\./i.test(name) || name.length > 250;
}

/** A method that is called, such as `c.json(200)`, has no folder, and `a.cs(12,5)` is no call. */
function isCall({ 0: name, index, input }: RegExpExecArray): boolean {
  const rest = input.slice(index + name.length, index + name.length + 30);
  return rest.startsWith('(') && !/[\\/]/.test(name) && !place.test(rest);
}

/** Line and column as compilers write them after a name. */
const place = /^\(\d{1,7},\s?\d{1,7}[,)]/;

const lineMark =
  /^(?::(?:\p{L}{2,10} )?|\((?=\d{1,7}(?:,\s?\d{1,7})*\))|#L|#lines-|["'`)]{0,2},? (?:(?:on|at|in) )?(?:line|ligne|Zeile|línea|linha|строк[аи]) |["'`)]{0,2}[，,]? ?第 ?)(\d{1,7})(?![\w.])/iu;

/** Returns the line that is given right after a name, as in `a.ts:12`, `a.cs(12,5)` or `a.py, line 12`. */
export function lineAfter(text: string, end: number): number | undefined {
  const line = lineMark.exec(text.slice(end, end + 30))?.[1];
  return line === undefined ? undefined : Number(line);
}

const address = /\b[a-z][a-z+.-]{1,20}:\/\/[^\s<>"'`]{0,2000}/gi;

/** What stands in a repository's web address before the path. */
const blob =
  /\/(?:-\/)?(?:blob|blame|raw|edit|src)\/[^/]{1,250}\/([^?#]{1,500})(?:[^#]{0,200}#(?:L|lines-)(\d{1,7}))?/;

/** Returns the web addresses in a text, with the path of a repository's file, or an empty name. */
export function addressesIn(text: string): readonly Sighting[] {
  return [...text.matchAll(address)].map(({ 0: url, index: at }) => {
    const [, path = '', line] = blob.exec(url) ?? [];
    const name = decoded(path.replace(/[).,;:\]]+$/, ''));
    return { at, end: at + url.length, name, line: line === undefined ? line : Number(line) };
  });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
