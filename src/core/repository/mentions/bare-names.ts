import { lineAfter, sightingOf } from './file-names.ts';
import type { Sighting } from './mention.ts';

/** Characters of names that a pattern can tell from prose. */
const plain = /^[\w\p{sc=Latin}@~+./-]*$/u;

/** Returns a search for names with blanks, brackets or in any script, by what the tree contains. */
export function unusualNames(paths: readonly string[]): (text: string) => readonly Sighting[] {
  const names = new Set(paths.filter((path) => !plain.test(path)).flatMap(endsOf));
  const lengths = [...new Set([...names].map(({ length }) => length))].sort((a, b) => b - a);
  if (lengths.length === 0) return () => [];
  return (text) => {
    const unix = text.replaceAll('\\', '/');
    return [...unix.matchAll(/\.[A-Za-z0-9]{1,10}(?!\w)/g)].flatMap((match) => {
      const end = match.index + match[0].length;
      const length = lengths.find(
        (one) => names.has(unix.slice(Math.max(0, end - one), end)) && isStart(unix, end - one),
      );
      if (length === undefined) return [];
      const at = end - length;
      return [{ at, end, name: unix.slice(at, end), line: lineAfter(text, end) }];
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
export function bareNamesIn(text: string): readonly Sighting[] {
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
export function modulesIn(text: string): readonly Sighting[] {
  return [...text.matchAll(qualified)].map((match) => sightingOf(match, match[0]));
}
