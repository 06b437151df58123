import { resolveName } from '../repository/index.ts';
import { distance } from './place/index.ts';

/** Characters by which a path may differ from the one that is meant. */
const furthestSlip = 2;
/** Folders of a path that are looked at. */
const deepest = 50;

type Reading = (name: string, paths: readonly string[]) => readonly string[];

/**
 * The files that a name in a reply can mean, from the first reading that gives any: those that it
 * states, with a foreign root cut off, the same name in another folder, a slip of the pen, the last
 * word.
 */
export const namedFiles: Reading = (name, paths) => {
  const clean = cleaned(name);
  const stated = statedFiles(name, paths);
  return stated.length > 0
    ? stated
    : firstOf([withoutRoot, inAnyFolder, nearest, byLastWord], clean, paths);
};

/**
 * The files that a name means to the letter: the path itself, without a diff's `a/` or what stands
 * above the repository, the end of a path, in another case. No text shows whether more than that would
 * hit the file that is meant where one is deleted or renamed.
 */
export const statedFiles: Reading = (name, paths) =>
  paths.includes(name)
    ? [name]
    : firstOf([itself, withoutSide, inRoot(name), resolveName], cleaned(name), paths);

function firstOf(
  readings: readonly Reading[],
  name: string,
  paths: readonly string[],
): readonly string[] {
  for (const read of readings) {
    const found = read(name, paths);
    if (found.length > 0) return found;
  }
  return [];
}

const itself: Reading = (name, paths) => (paths.includes(name) ? [name] : []);

const withoutSide: Reading = (name, paths) =>
  /^[ab]\//.test(name) ? itself(name.slice(2), paths) : [];

/** Only an absolute path has folders above the repository's root. */
const inRoot =
  (written: string): Reading =>
  (name, paths) =>
    isAbsolute(written) ? withoutRoot(name, paths) : [];

const withoutRoot: Reading = (name, paths) => {
  const tail = tailsOf(name).find((one) => one.includes('/') && paths.includes(one));
  return tail === undefined ? [] : [tail];
};

const inAnyFolder: Reading = (name, paths) => {
  const base = baseOf(name);
  const exact = paths.filter((path) => baseOf(path) === base);
  return exact.length > 0 ? exact : resolveName(base, paths);
};

const nearest: Reading = (name, paths) => {
  const slips = paths.map((path) => ({ path, by: distance(path, name, furthestSlip) }));
  const least = slips.reduce((few, { by }) => Math.min(few, by), furthestSlip);
  return slips.filter(({ by }) => by === least).map(({ path }) => path);
};

const byLastWord: Reading = (name, paths) =>
  /\s/.test(name) ? namedFiles(name.split(/\s+/).at(-1) ?? '', paths) : [];

/**
 * The path of a new file, to the letter: a file of nearly that name is not meant. A diff's `a/` goes
 * when there is no such folder, and of an absolute path everything above a folder that exists.
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

/** Without the Markdown or the quotes that a name may wear. */
function unquoted(name: string): string {
  return name
    .trim()
    .replace(/^(\*\*|[`"'])(.+)\1$/, '$2')
    .trim();
}

/** The path without its first folder, without its first two, and so on; of a very deep one the end. */
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
