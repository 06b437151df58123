import { fileKind } from '../../../engines/files/index.ts';
import type { Evidence } from './features.ts';

/** A name of code in the ticket, and the sources that define it: few, so that it means these. */
export interface StatedDefinition {
  readonly name: string;
  readonly paths: readonly string[];
  /** How much the ticket speaks of it, less if it may be one of several. */
  readonly weight: number;
}

/** The least weight of a name that a ticket states: more than once in its code, or once as code in its prose. */
const stated = 0.9;

/** Maximum number of sources that define a name that means them. */
const few = 3;

/**
 * Returns the definitions that the ticket names, the most important first. What many sources define is meant where the
 * ticket names another definition of the same source, as its class.
 */
export function statedDefinitions({ counts, paths, query }: Evidence): readonly StatedDefinition[] {
  const names = [...query.symbols];
  const definers: number[][] = names.map(() => []);
  for (const [file, found] of counts.entries()) {
    if (found === undefined || found.defined.length === 0) continue;
    if (fileKind(paths[file] ?? '') !== 0) continue;
    for (let at = 0; at < found.defined.length; at += 2) {
      definers[found.defined[at] ?? 0]?.push(file);
    }
  }
  const meant = new Set(definers.filter(({ length }) => length <= few).flat());
  return names
    .flatMap(([name, weight], index): readonly StatedDefinition[] => {
      const all = definers[index] ?? [];
      const files = all.length <= few ? all : all.filter((file) => meant.has(file));
      if (weight < stated || files.length === 0 || files.length > few) return [];
      const own = files.map((file) => paths[file] ?? '');
      return [{ name, paths: own, weight: weight / Math.sqrt(files.length) }];
    })
    .toSorted((a, b) => b.weight - a.weight);
}
