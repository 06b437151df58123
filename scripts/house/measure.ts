import { countAny, countCasts, functionsOf } from './functions.ts';
import { cycles, folderCycles, importGraph, longestChain } from './graph.ts';
import { type Module, moduleOf } from './modules.ts';
import { grownRooms, measureRooms } from './rooms.ts';
import { forbiddenImports } from './rules.ts';
import { countLines, parseSources } from './sources.ts';
import { foreignLoads } from './stand-ins.ts';
import { measureSurface } from './surface.ts';

/** Figures of the source's shape, and the places behind those with a limit. */
export interface HouseFigures {
  readonly figures: Readonly<Record<string, number>>;
  readonly places: Readonly<Record<string, readonly string[]>>;
  /** One line per forbidden import. */
  readonly forbiddenImports: readonly string[];
  /** The lines of each room. */
  readonly rooms: ReadonlyMap<string, number>;
}

/** Measures the source of a checkout without running it. */
export function measureHouse(checkout: string): HouseFigures {
  const sources = parseSources(checkout, 'src');
  const modules = sources.map(moduleOf);
  const graph = importGraph(modules);
  const fileLines = sources.map(({ text }) => countLines(text));
  const ofEngines = sources.filter(({ path }) => path.startsWith('src/engines/'));
  const engineLines = sum(ofEngines.map(({ text }) => countLines(text)));
  const functions = sources.flatMap(functionsOf);
  const functionLines = functions.flatMap(({ lines }) => (lines === undefined ? [] : [lines]));
  const wide = functions.filter(({ parameters }) => parameters > 4);
  const homonyms = declaredTwice(modules);
  const folders = folderCycles(graph.all);
  const files = cycles(graph.all);
  const grown = grownRooms(checkout);
  const chains = { values: longestChain(graph.values), all: longestChain(graph.all) };
  const tests = parseSources(checkout, 'test');
  const foreign = foreignLoads([...modules, ...tests.map(moduleOf)]);
  const testLines = sum(tests.map(({ text }) => countLines(text)));
  return {
    forbiddenImports: forbiddenImports(modules),
    rooms: measureRooms([...sources, ...tests]),
    figures: {
      files: sources.length,
      lines: sum(fileLines),
      engines: engineLines,
      app: sum(fileLines) - engineLines,
      test_lines: testLines,
      ...measureSurface(checkout),
      file_median: quantile(fileLines, 0.5),
      file_p90: quantile(fileLines, 0.9),
      file_max: quantile(fileLines, 1),
      fn_p90: quantile(functionLines, 0.9),
      fn_max: quantile(functionLines, 1),
      any: sum(sources.map(countAny)),
      casts: sum(sources.map(countCasts)),
      longest_chain: chains.values.length,
      longest_chain_all: chains.all.length,
      homonyms: homonyms.length,
      over_four_parameters: wide.length,
      single_importer_files: singleImporters(graph.all),
      foreign_loads: foreign.length,
      folder_cycles: folders.length,
      file_cycles: files.length,
      src_to_test: Math.round((100 * testLines) / sum(fileLines)) / 100,
    },
    places: {
      lines: grown,
      engines: grown,
      app: grown,
      test_lines: grown,
      longest_chain: [chains.values.join(' > ')],
      longest_chain_all: [chains.all.join(' > ')],
      homonyms,
      foreign_loads: foreign.map(({ test, rooms }) => `${test} loads ${rooms.join(', ')}`),
      over_four_parameters: wide.map(({ place }) => place),
      folder_cycles: folders.map((cycle) => cycle.join(', ')),
      file_cycles: files.map((cycle) => cycle.join(', ')),
    },
  };
}

/** Lists the exported names that several files declare, with these files. */
function declaredTwice(modules: readonly Module[]): readonly string[] {
  const files = new Map<string, string[]>();
  for (const { path, declares } of modules) {
    for (const name of new Set(declares)) files.set(name, [...(files.get(name) ?? []), path]);
  }
  return [...files].flatMap(([name, in_]) =>
    in_.length > 1 ? [`${name}: ${in_.join(', ')}`] : [],
  );
}

function singleImporters(graph: ReadonlyMap<string, ReadonlySet<string>>): number {
  const importers = new Map<string, number>();
  for (const targets of graph.values()) {
    for (const target of targets) importers.set(target, (importers.get(target) ?? 0) + 1);
  }
  return [...importers.values()].filter((count) => count === 1).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The smallest value that at least this share of the values do not exceed. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
