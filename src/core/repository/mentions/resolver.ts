import { type FileIndex, fileIndex } from './file-index.ts';

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
  const dependency = dependencyIn(path);
  if (dependency !== undefined) return fileOfPackage(dependency, index);
  const parts = partsOf(path);
  const isForeign = /^(?:[/~$%{]|[A-Za-z]:|\.\.)/.test(path);
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

/** Folders into which tools install what a project depends on, and those of runtimes: expressions, by blanks. */
const installed = String.raw`
  node_modules(?:/\.pnpm/[^/]+/node_modules)? bower_components \.yarn/(?:cache|unplugged)
  site-packages dist-packages [^/]+\.egg lib/python[\d.]+ Python[\d.]+/lib
  vendor gems lib/ruby/[\d.]+ Pods \.pub-cache/hosted/[^/]+ \.m2/repository \.nuget/packages
  \.?cargo[/_](?:registry|git)(?:/(?:src|checkouts)/[^/]+)? rustc/[0-9a-f]+
  go/pkg/mod (?:usr/local|opt|lib|libexec)/go(?:-[\d.]+)?/src usr/include`;

/** How the paths of runtimes and their libraries start. */
const runtimes = String.raw`
  node: internal/(?:modules|process|main|streams|timers)/ dart: package:flutter/ < java\.base/
  javax?/(?:lang|util|io|nio|net|security|sql|time|text|math|servlet|swing)/ (?:jdk|sun|com/sun)/
  kotlinx?/(?:collections|coroutines|io|text)/ scala/(?:collection|concurrent|runtime|util)/ groovy/lang/`;

const anyOf = (expressions: string) => `(?:${expressions.trim().split(/\s+/).join('|')})`;
const folder = new RegExp(`(?:^|/)${anyOf(installed)}(?=/)`, 'gi');
const runtime = new RegExp(`^${anyOf(runtimes)}`);

/** A path in a folder of dependencies: from the package's name on, without its version, and with the folder. */
interface Dependency {
  readonly inside: string;
  readonly whole: string;
}

/** Returns where a path enters a folder of dependencies, or `undefined`. */
function dependencyIn(path: string): Dependency | undefined {
  const last = [...path.matchAll(folder)].at(-1);
  if (last === undefined) {
    return runtime.test(path) ? { inside: path, whole: path } : undefined;
  }
  const inside = path.slice(last.index + last[0].length + 1);
  return {
    inside: inside.replace(/(?<=[^/])(?:@v?|-)\d[^/]*(?=\/)/, ''),
    whole: path.slice(last.index),
  };
}
