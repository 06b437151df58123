import { shownPaths } from '../../src/core/repository/file-tree.ts';
import { listedPaths } from '../../src/core/repository/index.ts';
import type { Benchmark } from '../index.ts';
import { readLocateOptions } from './arguments.ts';
import { collect } from './collected.ts';
import { crossValidated, type Example, exampleOf, learn, writeWeights } from './learn.ts';
import { accuracy, accuracyBy, type Placed, round } from './places.ts';
import { measureScale } from './scale.ts';

const weightsFile = new URL('../../src/core/repository/ranking/weights.ts', import.meta.url);

/** A ticket with the places of its needed files, and whether the list of names shows them all. */
interface Located extends Placed {
  readonly inTree: boolean;
  readonly ms: number;
}

/**
 * Measures where a ranking has the files that fixes changed:
 * `bench locate --cases FILE --repos DIR [--limit N] [--history N] [--learn]`. `--scale FILES,… --repos DIR` measures
 * what a ranking costs in repositories of so many files.
 */
export const benchmark: Benchmark = async (args) => {
  const options = await readLocateOptions(args);
  if ('sizes' in options) return measureScale(options.sizes, options.repos);
  const { cases, repos, commits, learns } = options;
  const located: Located[] = [];
  const examples: Example[] = [];
  for (const one of cases) {
    const start = performance.now();
    const ranker = await collect(one, repos, commits);
    const ranking = ranker.rank();
    const ms = performance.now() - start;
    const places = one.gold_files.map((path) => placeOf(path, ranking.paths));
    const shown = new Set(shownPaths(ranking.paths, listedPaths(ranking)));
    const inTree = one.gold_files.every((path) => shown.has(path));
    const { language = 'unknown', source = 'unknown', repo } = one;
    located.push({ places, language, source, inTree, ms });
    if (!learns) continue;
    const files = exampleOf(ranker.evidence, new Set(one.gold_files));
    examples.push({ places, language, source, repo, needed: places.length, files });
  }
  const times = located.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0);
  const inTree = located.filter((one) => one.inTree).length;
  const result = {
    ...accuracy(located),
    tree_all_2000: round((100 * inTree) / Math.max(1, located.length), 1),
    by_files: accuracyBy(located, ({ places }) =>
      places.length < 3 ? String(places.length) : '3+',
    ),
    by_language: accuracyBy(located, ({ language }) => language),
    by_source: accuracyBy(located, ({ source }) => source),
    ms_p50: at(0.5),
    ms_p95: at(0.95),
    peak_mb: Math.round(process.resourceUsage().maxRSS / 1024),
    ...(learns ? { cross_validated: accuracy(crossValidated(examples)) } : {}),
  };
  if (learns) await writeWeights(weightsFile, learn(examples));
  const { by_files, by_language, by_source, ...row } = result;
  return {
    title: 'Files that fixes changed, by their place in the ranking',
    rows: [accuracy(located)],
    notes: [JSON.stringify(row)],
    result,
  };
};

function placeOf(path: string, ranked: readonly string[]): number {
  const index = ranked.indexOf(path);
  return index < 0 ? Number.POSITIVE_INFINITY : index + 1;
}
