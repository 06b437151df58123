/** A name at its place in a text, before it is looked up. */
export interface Sighting {
  readonly at: number;
  readonly end: number;
  readonly name: string;
  readonly line?: number | undefined;
  readonly depth?: number | undefined;
}

/** Returns the names with an extension in a text, with the lines that follow them. */
export function findFileNames(text: string): readonly Sighting[] {
  return [...text.matchAll(fileName)]
    .filter(([name]) => !isNoise(name))
    .map((match) => sightingOf(match, match[0].replace(/^(?:\.[\\/])+/, '')));
}

/** Returns what a pattern found, and the line that follows it in the text. */
function sightingOf(match: RegExpExecArray, name: string): Sighting {
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

const lineMark =
  /^(?::(?:\p{L}{2,10} )?|\((?=\d{1,7}(?:,\s?\d{1,7})*\))|#L|#lines-|["'`)]{0,2},? (?:(?:on|at|in) )?(?:line|ligne|Zeile|línea|linha|строк[аи]) |["'`)]{0,2}[，,]? ?第 ?)(\d{1,7})(?![\w.])/iu;

/** Returns the line that is given right after a name, as in `a.ts:12`, `a.cs(12,5)` or `a.py, line 12`. */
function lineAfter(text: string, end: number): number | undefined {
  const line = lineMark.exec(text.slice(end, end + 30))?.[1];
  return line === undefined ? undefined : Number(line);
}

const address = /\b[a-z][a-z+.-]{1,20}:\/\/[^\s<>"'`]{0,2000}/gi;

/** What stands in a repository's web address before the path. */
const blob =
  /\/(?:-\/)?(?:blob|blame|raw|edit|src)\/[^/]{1,250}\/([^?#]{1,500})(?:[^#]{0,200}#(?:L|lines-)(\d{1,7}))?/;

/** Returns the web addresses in a text, with the path of a repository's file, or an empty name. */
export function findAddresses(text: string): readonly Sighting[] {
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

/** Characters of names that a pattern can tell from prose. */
const plain = /^[\w\p{sc=Latin}@~+./-]*$/u;

/** What a name is found by: its last Latin letters, with the signs before them. Chinese prose goes on right behind it. */
const run = /[\w\p{sc=Latin}.+@~-]*[\w\p{sc=Latin}]/gu;

/** Any blank is as good as another, and as long. */
const spaced = (text: string) => text.replaceAll('\\', '/').replace(/[^\S\n]/g, ' ');

/** Returns a search for names with blanks, brackets or in any script, by what the tree contains. */
export function unusualNames(paths: readonly string[]): (text: string) => readonly Sighting[] {
  const unusual = paths.filter((path) => !plain.test(path)).flatMap(endsOf);
  const names = new Map(unusual.map((name) => [spaced(name), name]));
  const sizes = new Map<string, Map<number, number>>();
  for (const name of names.keys()) {
    const last = [...name.matchAll(run)].at(-1);
    if (last === undefined) continue;
    const after = name.length - last.index - last[0].length;
    sizes.set(last[0], (sizes.get(last[0]) ?? new Map()).set(name.length, after));
  }
  if (sizes.size === 0) return () => [];
  const ends = new Map([...sizes].map(([end, of]) => [end, [...of].sort(([a], [b]) => b - a)]));
  return (text) => {
    const unix = spaced(text);
    return [...unix.matchAll(run)].flatMap((match) => {
      for (const [length, after] of ends.get(match[0]) ?? []) {
        const end = match.index + match[0].length + after;
        const at = end - length;
        const name = at < 0 ? undefined : names.get(unix.slice(at, end));
        if (name !== undefined && isStart(unix, at))
          return [{ at, end, name, line: lineAfter(text, end) }];
      }
      return [];
    });
  };
}

/** A name does not start within a word that is written with spaces around it. */
function isStart(text: string, at: number): boolean {
  return !/\w/.test(text[at] ?? '') || !/\w/.test(text[at - 1] ?? '');
}

/** The shortest end of a path with all its unusual parts, then longer ones. */
function endsOf(path: string): readonly string[] {
  const parts = path.normalize('NFC').split('/').slice(-12);
  const first = parts.findIndex((part) => !plain.test(part));
  return parts.slice(0, Math.max(0, first) + 1).map((_, index) => parts.slice(index).join('/'));
}

/** Names without an extension, hidden files, and paths without an extension. */
const bare =
  /(?<![\w\p{sc=Latin}@~+./\\:-])(?:\.{0,2}[\\/])?[\w\p{sc=Latin}@+.-]{1,100}(?:[\\/][\w\p{sc=Latin}@+.-]{1,100}){0,20}(?![\w\\/])/gu;

/** Returns what may be the name of a file without an extension. */
export function findBareNames(text: string): readonly Sighting[] {
  return [...text.matchAll(bare)].flatMap((match) => {
    const name = match[0].replace(/^\.{0,2}[\\/]/, '').replace(/\.+$/, '');
    const around = text.slice(Math.max(0, match.index - 1), match.index + match[0].length + 1);
    const isQuoted = /^["'`].+["'`]$/.test(around);
    const isName = /^(?:\.\w|[A-Z][\w-]{2,}$)/.test(name) || /[\\/].*[\\/]/.test(match[0]);
    return isName || isQuoted ? [sightingOf(match, name)] : [];
  });
}

const qualified =
  /(?<![\p{L}\p{N}_$.:\\/#-])[\p{L}_][\p{L}\p{N}_$]{0,100}(?:(?:\.|::|\\|#|->)[\p{L}_][\p{L}\p{N}_$]{0,100}){1,20}/gu;

/** Returns the names of modules, classes and their members: `a.b.C`, `A::B`, `A\B`. */
export function findModules(text: string): readonly Sighting[] {
  return [...text.matchAll(qualified)].map((match) => sightingOf(match, match[0]));
}
