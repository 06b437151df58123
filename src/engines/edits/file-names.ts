import { resolveName } from '../files/index.ts';
import { closest } from '../text/index.ts';

/** Characters in which a misspelt path may differ. */
const furthestTypo = 2;
/** Folders of a path that are considered. */
const deepest = 50;

type NameReading = (name: string, paths: readonly string[]) => readonly string[];

/**
 * Returns the files that a name in a reply can mean. Tries in turn: the literal name, the name without
 * a foreign root, the same base name in another folder, a typo.
 */
export const namedFiles: NameReading = (name, paths) => {
  const stated = statedFiles(name, paths);
  return stated.length > 0
    ? stated
    : firstOf([withoutRoot, inAnyFolder, misspelt], cleaned(name), paths);
};

/**
 * Returns the files that a name means literally: the path itself, also without a diff's `a/` or the
 * folders above the repository, the end of a path, or either in another case. A deletion or a rename
 * accepts nothing looser, because it has no text to confirm a guess.
 */
export const statedFiles: NameReading = (name, paths) => {
  if (paths.includes(name)) return [name];
  // Only an absolute path names folders above the repository.
  const rooted = isAbsolute(name) ? [withoutRoot] : [];
  return firstOf([itself, withoutSide, ...rooted, resolveName], cleaned(name), paths);
};

function firstOf(
  readings: readonly NameReading[],
  name: string,
  paths: readonly string[],
): readonly string[] {
  for (const read of readings) {
    const found = read(name, paths);
    if (found.length > 0) return found;
  }
  return [];
}

const itself: NameReading = (name, paths) => (paths.includes(name) ? [name] : []);

const withoutSide: NameReading = (name, paths) =>
  /^[ab]\//.test(name) ? itself(name.slice(2), paths) : [];

const withoutRoot: NameReading = (name, paths) => {
  const tail = tailsOf(name).find((one) => one.includes('/') && paths.includes(one));
  return tail === undefined ? [] : [tail];
};

const inAnyFolder: NameReading = (name, paths) => {
  const base = baseOf(name);
  const exact = paths.filter((path) => baseOf(path) === base);
  return exact.length > 0 ? exact : resolveName(base, paths);
};

const misspelt: NameReading = (name, paths) => closest(name, paths, { limit: furthestTypo });

/**
 * Returns the literal path of a new file. Drops a diff's `a/` if there is no such folder, and from an
 * absolute path everything above a folder that exists.
 */
export function newFile(name: string, paths: readonly string[]): string {
  const clean = cleaned(name);
  const isFolder = (folder: string) => paths.some((path) => path.startsWith(`${folder}/`));
  if (isAbsolute(name)) {
    const inFolder = [clean, ...tailsOf(clean)].find((path) => isFolder(folderOf(path)));
    return inFolder ?? (clean.includes('/') ? unquoted(name) : clean);
  }
  const [side] = /^[ab](?=\/)/.exec(clean) ?? [];
  return side === undefined || isFolder(side) ? clean : clean.slice(2);
}

function isAbsolute(name: string): boolean {
  return /^(?:[\\/]|[A-Za-z]:)/.test(unquoted(name));
}

function cleaned(name: string): string {
  return unquoted(name)
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '');
}

/** Removes the Markdown or the quotes around a name. */
function unquoted(name: string): string {
  return name
    .trim()
    .replace(/^(\*\*|[`"'])(.+)\1$/, '$2')
    .trim();
}

/** Returns the path without its first folder, its first two, and so on; of a deep path only the end. */
function tailsOf(path: string): readonly string[] {
  const segments = path.split('/').slice(-deepest);
  return segments.slice(1).map((_, at) => segments.slice(at + 1).join('/'));
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
