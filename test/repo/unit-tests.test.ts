import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Module, moduleOf } from '../../scripts/house/modules.ts';
import { parseSources } from '../../scripts/house/sources.ts';

/** Parts of Node that only compute. */
const pure: ReadonlySet<string> = new Set(['node:crypto', 'node:path']);

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const modules = ['src', 'test'].flatMap((folder) => parseSources(checkout, folder)).map(moduleOf);

test('unit tests load nothing that starts a process, opens a socket or reads a file', () => {
  const unitTests = modules.filter(({ path }) => /^test\/(core|agent)\/.*\.test\.ts$/.test(path));
  expect(unitTests.length).toBeGreaterThan(50);
  expect(unitTests.flatMap(({ path }) => pathsToNode([path], modules))).toEqual([]);
});

test('an import of a test’s import counts, and a type does not', () => {
  const files = [
    moduleWith('a.test.ts', ['b.ts', 'node:path'], ['node:net']),
    moduleWith('b.ts', ['a.test.ts', 'node:fs'], []),
  ];
  expect(pathsToNode(['a.test.ts'], files)).toEqual(['a.test.ts > b.ts > node:fs']);
});

/** One line for each chain of imports from the last file of `chain` to a part of Node that is not pure. */
function pathsToNode(chain: readonly string[], files: readonly Module[]): readonly string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const seen = new Set<string>();
  const follow = (above: readonly string[]): readonly string[] => {
    const path = above.at(-1) ?? '';
    if (path.startsWith('node:')) return pure.has(path) ? [] : [above.join(' > ')];
    if (seen.has(path)) return [];
    seen.add(path);
    return (byPath.get(path)?.loads ?? []).flatMap((next) => follow([...above, next]));
  };
  return follow(chain);
}

function moduleWith(path: string, loads: readonly string[], types: readonly string[]): Module {
  const sources = [...loads, ...types];
  return { path, loads, sources, declares: [], imports: [], forwards: new Map() };
}
