import { isProgram } from '../extensions.ts';
import { isTestFile } from '../file-kind.ts';

/** Finds files by the ends of their paths. A search takes as long as there are files of that name. */
export interface FileIndex {
  /** The files that share the most folders at the end of the path, at least `least` parts; the likeliest first. */
  endingIn(parts: readonly string[], least: number): readonly string[];
  /** Like `endingIn`, for the parts of a module: without extension, ignoring case, `_` and `-`. */
  modules(parts: readonly string[], least: number): readonly string[];
}

/** More files of one name say nothing. */
const mostFiles = 100;

/** Returns the index of these paths, in any order. */
export function fileIndex(paths: readonly string[]): FileIndex {
  const byName = lazily(() => grouped(paths, (path) => folded(baseOf(path))));
  const byFolder = new Map<string, Groups>();
  const byModule = lazily(() => grouped(paths, (path) => moduleParts(path).at(-1) ?? ''));

  function inFolder(folder: string, name: string): readonly string[] {
    const found = byName().get(name) ?? [];
    if (found.length <= fewFiles) return found;
    const folders = byFolder.get(name) ?? grouped(found, (path) => folded(folderOf(path)));
    byFolder.set(name, folders);
    return folders.get(folder) ?? [];
  }

  return {
    endingIn: (parts, least) => {
      const [name = '', folder = ''] = parts.toReversed().map(folded);
      const found = least > 1 ? inFolder(folder, name) : (byName().get(name) ?? []);
      const exact = furthest(found, (path) => common(parts, path.split('/')), least);
      if (exact.length > 0) return exact;
      const wanted = parts.map(folded);
      return furthest(found, (path) => common(wanted, folded(path).split('/')), least);
    },
    modules: (parts, least) => {
      const wanted = parts.map(flat);
      const name = wanted.at(-1) ?? '';
      const found = name === '' ? [] : (byModule().get(name) ?? []);
      return furthest(found, (path) => common(wanted, moduleParts(path), sources), least);
    },
  };
}

type Groups = ReadonlyMap<string, readonly string[]>;

/** So many files of one name are compared one by one. */
const fewFiles = 50;

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function grouped(paths: readonly string[], keyOf: (path: string) => string): Groups {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const key = keyOf(path);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [path]);
    else group.push(path);
  }
  return groups;
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
  return ofFolder.test(baseOf(path)) ? parts : [...parts, name.replace(/(?<=.)\.[^.]*$/, '')];
}

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
