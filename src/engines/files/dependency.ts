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
export interface Dependency {
  readonly inside: string;
  readonly whole: string;
}

/** Returns where a path enters a folder of dependencies, or `undefined`. */
export function findDependency(path: string): Dependency | undefined {
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
