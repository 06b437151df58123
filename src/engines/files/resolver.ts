import { groupedBy } from '../text/index.ts';
import { isProgram } from './extensions.ts';
import { type Dependency, findDependency, isTestFile } from './file-kind.ts';

/** Finds files by what a text calls them. */
export interface FileResolver {
  /** The files whose path ends in the whole name, the likeliest first. */
  stated(name: string): readonly string[];
  /** The files that a name or a path from any machine can mean, the likeliest first. */
  file(name: string): FoundFiles;
  /** The files of a module or class, as any language joins its parts; the last ones may be its members. */
  module(name: string): readonly string[];
}

export interface FoundFiles {
  readonly files: readonly string[];
  readonly isDependency: boolean;
}

const resolvers = new WeakMap<readonly string[], FileResolver>();

/** Returns what finds files among these paths, with one index for each list; all that it returns is one of them. */
export function fileResolver(paths: readonly string[]): FileResolver {
  const known = resolvers.get(paths);
  if (known !== undefined) return known;
  const index = fileIndex(paths);
  const resolver: FileResolver = {
    stated: (name) => index.endingIn(partsOf(name), partsOf(name).length),
    file: (name) => fileNamed(name.replaceAll('\\', '/'), index),
    module: (name) => moduleNamed(name, index),
  };
  resolvers.set(paths, resolver);
  return resolver;
}

/** Parts of a path; deeper ones are not looked at. */
const mostParts = 40;

function partsOf(path: string): readonly string[] {
  return path
    .replace(/^[A-Za-z]:/, '')
    .split(/[\\/]/)
    .filter((part) => !/^\.{0,3}$/.test(part))
    .slice(-mostParts);
}

function fileNamed(path: string, index: FileIndex): FoundFiles {
  const dependency = findDependency(path);
  if (dependency !== undefined) return fileOfPackage(dependency, index);
  const parts = partsOf(path);
  const isForeign = /^(?:[/~$%{]|[A-Za-z]:|\.\.|[a-z\d-]+(?:\.[a-z\d-]+)+\/)/.test(path);
  const found = index.endingIn(parts, least(parts.length, isForeign));
  // Without an extension, a name in another case is a word.
  const name = parts.at(-1) ?? '';
  const files = name.includes('.') ? found : found.filter((file) => file.endsWith(name));
  return { files, isDependency: false };
}

/** How many parts must agree: two of a path from another machine, more than half of a relative one. */
function least(parts: number, isForeign: boolean): number {
  return Math.min(parts, isForeign ? 2 : Math.max(2, Math.floor(parts / 2) + 1));
}

/** A package can be the repository's own. A copy of one that is committed stays a dependency. */
function fileOfPackage({ inside, whole }: Dependency, index: FileIndex): FoundFiles {
  const copied = partsOf(whole);
  const copies = index.endingIn(copied, copied.length);
  if (copies.length > 0) return { files: copies, isDependency: true };
  const [name = '', ...rest] = partsOf(inside);
  const own = rest.length === 0 ? [] : index.endingIn([name, ...rest], rest.length + 1);
  const files = own.length > 0 ? own : fileAtRoot(name, rest, index);
  return { files, isDependency: files.length === 0 };
}

/** A repository that is itself the package has a file of the package's name, and the path from its root. */
function fileAtRoot(name: string, rest: readonly string[], index: FileIndex): readonly string[] {
  if (rest.length < 2 || index.modules([name], 1).length === 0) return [];
  return index.endingIn(rest, rest.length).filter((path) => path === rest.join('/'));
}

/** Last parts of a name that can be a class in a file, a function of it, and what is in that. */
const mostMembers = 2;

/** A name of two words, such as `OrderItem`, which is hardly a word of prose. */
const className = /^\p{Lu}\p{Ll}+\p{Lu}/u;

function moduleNamed(name: string, index: FileIndex): readonly string[] {
  const isPath = name.includes('/');
  const parts = name
    .replace(/\$.*$/, '')
    .split(isPath ? '/' : /\.|::|\\|#|->/)
    .filter((part) => !/^(?:\.{0,2}|crate|self|super|this|std)$/.test(part))
    .slice(-mostParts);
  const isClass = parts.length <= 2 && className.test(parts[0] ?? '');
  const shortest = Math.max(isClass ? 1 : 2, parts.length - (isPath ? 0 : mostMembers));
  for (let length = parts.length; length >= shortest; length -= 1) {
    const shared = Math.max(least(length, false), Math.min(3, length));
    const files = index.modules(parts.slice(0, length), shared);
    if (files.length > 0) return files;
  }
  return [];
}

/** The files that a name in a model's reply can mean: that path, or else all whose path ends in it. */
export function resolveName(name: string, paths: readonly string[]): readonly string[] {
  const found = fileResolver(paths).stated(name);
  const path = partsOf(name).join('/');
  return found.includes(path) ? [path] : found;
}

/** Finds files by the ends of their paths. A search takes as long as there are files of that name. */
interface FileIndex {
  /** The files that share the most folders at the end of the path, at least `least` parts; the likeliest first. */
  endingIn(parts: readonly string[], least: number): readonly string[];
  /** Like `endingIn`, for the parts of a module: without extension, ignoring case, `_` and `-`. */
  modules(parts: readonly string[], least: number): readonly string[];
}

/** More files of one name say nothing. */
const mostFiles = 100;

/** Returns the index of these paths, in any order. */
function fileIndex(paths: readonly string[]): FileIndex {
  const byName = groups(paths, (path) => folded(baseOf(path)));
  const byFolder = new Map<string, Groups>();
  const byModule = groups(paths, moduleName);

  function inFolder(folder: string, name: string): readonly string[] {
    const found = byName(name);
    if (found.length <= fewFiles) return found;
    const folders = byFolder.get(name) ?? groups(found, (path) => folded(folderOf(path)));
    byFolder.set(name, folders);
    return folders(folder);
  }

  return {
    endingIn: (parts, least) => {
      const [name = '', folder = ''] = parts.toReversed().map(folded);
      const found = least > 1 ? inFolder(folder, name) : byName(name);
      const exact = furthest(found, (path) => common(parts, path.split('/')), least);
      if (exact.length > 0) return exact;
      const wanted = parts.map(folded);
      return furthest(found, (path) => common(wanted, folded(path).split('/')), least);
    },
    modules: (parts, least) => {
      const wanted = parts.map(flat);
      const name = wanted.at(-1) ?? '';
      const found = name === '' ? [] : byModule(name);
      return furthest(found, (path) => common(wanted, moduleParts(path), sources), least);
    },
  };
}

type Groups = (key: string) => readonly string[];

/** So many files of one name are compared one by one. */
const fewFiles = 50;

/** Finds paths by a key; looks at all of them when the first is asked for. */
function groups(paths: readonly string[], keyOf: (path: string) => string): Groups {
  let known: ReadonlyMap<string, readonly string[]> | undefined;
  return (key) => {
    known ??= groupedBy(paths, keyOf);
    return known.get(key) ?? [];
  };
}

const baseOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The name of the folder that a file is in. */
const folderOf = (path: string) => path.split('/').at(-2) ?? '';

/** File systems may decompose accents. */
function folded(name: string): string {
  return name.toLowerCase().normalize('NFC');
}

const flat = (part: string) => part.toLowerCase().replace(/[_-]/g, '');

/** What stands for the folder it is in. */
const ofFolder = /^(?:__init__\.py|index\.(?:[cm]?[jt]sx?|vue|svelte|dart)|mod\.rs)$/;

/** The parts of a path as code names them: `src/a/index.ts` is `src`, `a`. Files that are no programs have the names of modules by chance. */
function moduleParts(path: string): readonly string[] {
  const parts = path.split('/').map(flat);
  const name = parts.pop() ?? '';
  if (!isProgram(path)) return [];
  return ofFolder.test(baseOf(path)) ? parts : [...parts, withoutExtension(name)];
}

/** The last of these parts. */
function moduleName(path: string): string {
  if (!isProgram(path)) return '';
  const base = baseOf(path);
  return ofFolder.test(base) ? flat(folderOf(path)) : withoutExtension(flat(base));
}

const withoutExtension = (name: string) => name.replace(/(?<=.)\.[^.]*$/, '');

/** How many parts two paths share at their ends, without the folders that one of them leaves out. */
function common(wanted: readonly string[], parts: readonly string[], omitted?: RegExp): number {
  let count = 0;
  for (const part of parts.toReversed()) {
    if (part === wanted.at(-1 - count)) count += 1;
    else if (count === 0 || !omitted?.test(part)) break;
  }
  return count;
}

/** Folders that the names of modules leave out. */
const sources = /^(?:src|lib)$/;

function furthest(
  paths: readonly string[],
  reach: (path: string) => number,
  least: number,
): readonly string[] {
  const reached = paths.map((path) => ({ path, count: reach(path) }));
  const most = reached.reduce((top, { count }) => Math.max(top, count), least);
  return reached
    .filter(({ count }) => count === most)
    .map(({ path }) => path)
    .sort(byLikelihood)
    .slice(0, mostFiles);
}

function byLikelihood(a: string, b: string): number {
  return Number(isTestFile(a)) - Number(isTestFile(b)) || a.length - b.length || (a < b ? -1 : 1);
}
