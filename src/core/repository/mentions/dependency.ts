/** Folders into which tools install what a project depends on, and those of runtimes; what follows is a package. */
const folders = new RegExp(
  `(?:^|/)(?:${[
    'node_modules(?:/\\.pnpm/[^/]+/node_modules)?',
    'bower_components',
    'jspm_packages',
    'site-packages',
    'dist-packages',
    'lib/python[\\d.]+',
    'Python[\\d.]+/lib',
    'vendor',
    'gems',
    'lib/ruby/[\\d.]+',
    '\\.?cargo[/_](?:registry|git)(?:/(?:src|checkouts)/[^/]+)?',
    '[^/]+\\.egg',
    'rustc/[0-9a-f]+',
    'go/pkg/mod',
    '(?:usr/local|opt|lib|libexec)/go(?:-[\\d.]+)?/src',
    '\\.m2/repository',
    '\\.nuget/packages',
    '\\.pub-cache/hosted/[^/]+',
    'Pods',
    '\\.yarn/(?:cache|unplugged)',
    'usr/include',
  ].join('|')})(?=/)`,
  'gi',
);

/** Names that only runtimes and their libraries have. */
const runtime = new RegExp(
  `^(?:${[
    'node:',
    'internal/(?:modules|process|main|streams|timers)/',
    'dart:',
    'package:flutter/',
    '<',
    'java\\.base/',
    'javax?/(?:lang|util|io|nio|net|security|sql|time|text|math|servlet|swing)/',
    '(?:jdk|sun|com/sun)/',
    'kotlinx?/(?:collections|coroutines|io|text)/',
    'scala/(?:collection|concurrent|runtime|util)/',
    'groovy/lang/',
  ].join('|')})`,
);

/** The packages of a path in a folder of dependencies: what follows its last one, and what includes it. */
export interface Dependency {
  readonly inside: string;
  readonly whole: string;
}

/** Returns where a path enters a folder of dependencies, or `undefined`. */
export function dependencyIn(path: string): Dependency | undefined {
  const last = [...path.matchAll(folders)].at(-1);
  if (last !== undefined) {
    const inside = path.slice(last.index + last[0].length + 1);
    return {
      inside: inside.replace(/(?<=[^/])(?:@v?|-)\d[^/]*(?=\/)/, ''),
      whole: path.slice(last.index).replace(/^\//, ''),
    };
  }
  return runtime.test(path) ? { inside: path, whole: path } : undefined;
}
