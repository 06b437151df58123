import { posix } from 'node:path';
import type { Module } from './modules.ts';

/** Imports between files. A name re-exported by an index.ts counts as imported from the file that declares it. */
export interface ImportGraph {
  /** The files whose values a file imports. */
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
  /** The files whose values or types a file imports. */
  readonly all: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Follows every import to the file that declares the name. */
export function importGraph(modules: readonly Module[]): ImportGraph {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const declaring = (file: string, name: string): string => {
    const next = byPath.get(file)?.forwards.get(name);
    return next === undefined ? file : declaring(next.file, next.name);
  };
  const values = new Map<string, Set<string>>();
  const all = new Map<string, Set<string>>();
  for (const { path, imports } of modules) {
    const targets = imports.map((one) => ({ ...one, file: declaring(one.file, one.name) }));
    const others = targets.filter(({ file }) => file !== path && byPath.has(file));
    all.set(path, new Set(others.map(({ file }) => file)));
    values.set(path, new Set(others.filter(({ isType }) => !isType).map(({ file }) => file)));
  }
  return { values, all };
}

/** Returns the longest chain of imports. Ignores cycles. */
export function longestChain(graph: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const known = new Map<string, readonly string[]>();
  const from = (file: string, above: ReadonlySet<string>): readonly string[] => {
    const found = known.get(file);
    if (found !== undefined) return found;
    const below = [...(graph.get(file) ?? [])].filter((next) => !above.has(next));
    const chains = below.map((next) => from(next, new Set([...above, file])));
    const chain = [file, ...longest(chains)];
    known.set(file, chain);
    return chain;
  };
  return longest([...graph.keys()].map((file) => from(file, new Set())));
}

function longest(chains: readonly (readonly string[])[]): readonly string[] {
  return chains.reduce((most, chain) => (chain.length > most.length ? chain : most), []);
}

/** Returns the groups of folders that import each other. */
export function folderCycles(
  graph: ReadonlyMap<string, ReadonlySet<string>>,
): readonly (readonly string[])[] {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const own = posix.dirname(file);
    const others = folders.get(own) ?? new Set();
    for (const target of targets)
      if (posix.dirname(target) !== own) others.add(posix.dirname(target));
    folders.set(own, others);
  }
  return cycles(folders);
}

/** Returns the groups of nodes that lead to each other. */
export function cycles(
  graph: ReadonlyMap<string, ReadonlySet<string>>,
): readonly (readonly string[])[] {
  const reach = new Map([...graph.keys()].map((node) => [node, reachable(graph, node)]));
  const inCycle = [...graph.keys()].filter((node) => reach.get(node)?.has(node));
  const groups = inCycle.map((node) =>
    inCycle.filter((other) => reach.get(node)?.has(other) && reach.get(other)?.has(node)),
  );
  return groups.filter(
    (group, index) => groups.findIndex(([first]) => first === group[0]) === index,
  );
}

function reachable(
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  start: string,
): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [start];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const node of graph.get(next) ?? []) {
      if (found.has(node)) continue;
      found.add(node);
      open.push(node);
    }
  }
  return found;
}
