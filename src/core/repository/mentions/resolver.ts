import { dependencyIn } from './dependency.ts';
import { type FileIndex, fileIndex } from './file-index.ts';

/** Finds files by what a text calls them. */
export interface FileResolver {
  /** The files that a name or a path from any machine can mean, the likeliest first. */
  file(name: string): FoundFiles;
  /** The files of a module or class, whose parts any separator joins; the last parts may be its members. */
  module(name: string): readonly string[];
}

export interface FoundFiles {
  readonly files: readonly string[];
  readonly isDependency: boolean;
}

/** Returns what finds files among these paths; all that it returns is one of them. */
export function fileResolver(paths: readonly string[]): FileResolver {
  const index = fileIndex(paths);
  return {
    file: (name) => fileNamed(name, index),
    module: (name) => moduleNamed(name, index),
  };
}

function fileNamed(name: string, index: FileIndex): FoundFiles {
  const path = name.replaceAll('\\', '/');
  const dependency = dependencyIn(path);
  if (dependency !== undefined) return fileOfPackage(dependency, index);
  const parts = partsOf(path);
  return {
    files: parts.length === 0 ? [] : index.endingIn(parts, Math.min(2, parts.length)),
    isDependency: false,
  };
}

/** A package is the repository's own if it is in it under its name; a committed copy stays a dependency. */
function fileOfPackage(
  { inside, whole }: { readonly inside: string; readonly whole: string },
  index: FileIndex,
): FoundFiles {
  const copied = partsOf(whole);
  const copies = index.endingIn(copied, copied.length);
  if (copies.length > 0) return { files: copies, isDependency: true };
  const parts = partsOf(inside);
  const own = parts.length < 2 ? [] : index.endingIn(parts, parts.length);
  return { files: own, isDependency: own.length === 0 };
}

/** Parts of a path; deeper ones are not looked at. */
const mostParts = 40;

function partsOf(path: string): readonly string[] {
  return path
    .replace(/^[A-Za-z]:/, '')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..' && part !== '...')
    .slice(-mostParts);
}

/** Last parts of a name that can be a class in a file, a function of it, and what is in that. */
const mostMembers = 2;

/** Parts in common that make a module certain, if its first ones are no folders. */
const certain = 3;

function moduleNamed(name: string, index: FileIndex): readonly string[] {
  const parts = name
    .replace(/\$.*$/, '')
    .split(/\.|::|[\\/#]|->/)
    .filter((part) => part !== '' && !/^(?:crate|self|super|this|std)$/.test(part))
    .slice(-mostParts);
  for (let members = 0; members <= mostMembers && parts.length - members >= 2; members += 1) {
    const module = parts.slice(0, parts.length - members);
    const files = index.modules(module, Math.min(certain, module.length));
    if (files.length > 0) return files;
  }
  return [];
}

/** The files that a name in a model's reply can mean: that path, or else all whose path ends in it. */
export function resolveName(name: string, paths: readonly string[]): readonly string[] {
  const wanted = partsOf(name.replaceAll('\\', '/'));
  const path = wanted.join('/');
  if (path === '') return [];
  return paths.includes(path) ? [path] : fileIndex(paths).endingIn(wanted, wanted.length);
}

/** Like `resolveName`, for a name from the ticket's text, whose first folders may lie outside the repository. */
export function resolveMention(name: string, paths: readonly string[]): readonly string[] {
  return fileResolver(paths).file(name).files;
}
