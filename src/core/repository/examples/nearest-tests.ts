import { extensionOf, fileKind, isProgram, isTestFile } from '../../../engines/files/index.ts';
import type { Ranking } from '../ranking/index.ts';

/** Sources that a test may belong to, and tests that are returned. */
const most = { sources: 3, tests: 8 } as const;

/**
 * How much it counts that a test is called like the source, or in part; that it is in folders of the same names; and that
 * the ticket concerns it by itself.
 */
const counts = { name: 3, part: 1, folders: 2, rank: 4, helper: -1 } as const;

/**
 * Returns the files of tests that a fix of the likeliest sources would most likely change, the likeliest first.
 */
export function nearestTests(ranking: Pick<Ranking, 'paths' | 'scores'>): readonly string[] {
  const sources = likelySources(ranking);
  const nearest: { readonly path: string; readonly worth: number }[] = [];
  let place = 0;
  for (const path of ranking.paths) {
    if (!isTestFile(path)) continue;
    place += 1;
    if (!isProgram(path) || isData.test(path)) continue;
    const own = Math.max(0, ...sources.map((source) => source.weight * nearness(path, source)));
    const helper = isNamedAsTest.test(baseOf(path)) ? 0 : counts.helper;
    nearest.push({ path, worth: own + counts.rank / Math.sqrt(place) + helper });
    nearest.sort((one, other) => other.worth - one.worth).splice(most.tests);
  }
  return nearest.map(({ path }) => path);
}

/** Files that a list names first because they are the likeliest ones, and the least part of the best score of those after. */
const likeliest = { count: 10, part: 0.001 } as const;

/** Returns the paths that a list names: the likeliest ones, the tests that are nearest to them, then the others that are likely. */
export function listedPaths(ranking: Pick<Ranking, 'paths' | 'scores'>): readonly string[] {
  const { paths, scores } = ranking;
  const [best = 0] = scores;
  const isLikely = (score = 0) => score > 0 && score >= likeliest.part * best;
  const likely = paths.filter((_, index) => index === 0 || isLikely(scores[index]));
  const first = likely.slice(0, likeliest.count);
  return [...new Set([...first, ...nearestTests(ranking), ...likely])];
}

/** A source, as tests are compared with it. */
interface Source {
  readonly path: string;
  readonly name: string;
  readonly folders: readonly string[];
  /** From 0 to 1. */
  readonly weight: number;
}

function likelySources({ paths, scores }: Pick<Ranking, 'paths' | 'scores'>): readonly Source[] {
  const sources: Source[] = [];
  for (const [index, path] of paths.entries()) {
    const score = scores[index] ?? 0;
    if (score === 0 || sources.length === most.sources) break;
    if (fileKind(path) !== 0) continue;
    const weight = Math.sqrt(score / (scores[0] ?? 1));
    sources.push({ path, weight, name: nameOf(path), folders: foldersOf(path) });
  }
  return sources;
}

function nearness(test: string, { path, name, folders }: Source): number {
  if (languageOf(test) !== languageOf(path)) return 0;
  const own = nameOf(test).replace(testMarks, '');
  const isPart =
    Math.min(own.length, name.length) > 3 && (own.includes(name) || name.includes(own));
  const called = own === name ? counts.name : isPart ? counts.part : 0;
  const others = foldersOf(test);
  const shared = folders.filter((one) => others.includes(one)).length;
  const all = folders.length + others.length;
  return called + counts.folders * (all === 0 ? 1 : (2 * shared) / all);
}

/** A folder of what tests read or measure, rather than of tests. */
const isData = /(?:^|\/)_*(?:test[-_]?)?(?:data|fixtures?|mocks?|snapshots?|bench(?:marks?)?)_*\//i;

const isNamedAsTest = /test|spec|IT\.\w+$|\.t$/i;

/** What says in a name that it is a test: `carttest`, `testcart`, `cart.spec`. */
const testMarks = /^(?:tests?|specs?)(?=.)|(?<=.)\.?(?:tests?|specs?|testcase|e2e)$/g;

const baseOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The name of a file in lower case and without signs; that of its folder if it stands for it. */
function nameOf(path: string): string {
  const name = baseOf(path).replace(/(?<=.)\.[^.]*$/, '');
  const folder = /^(?:__init__|index|mod)$/.test(name) ? path.split('/').at(-2) : undefined;
  return (folder ?? name).toLowerCase().replace(/[_-]/g, '');
}

/** Folders that sources and their tests do not share. */
const layout =
  /^(?:src|lib|main|java|kotlin|python|tests?|testing|specs?|__tests__|unit|integration)$/i;

/** The folders of a path that say what it is about. */
function foldersOf(path: string): readonly string[] {
  const folders = path.split('/').slice(0, -1);
  return folders
    .filter((one) => !layout.test(one))
    .map((one) => one.toLowerCase().replace(/[._-]?tests?$/, ''));
}

/** The extension, or one for all languages that test each other. */
function languageOf(path: string): string {
  const extension = extensionOf(path);
  const family = families.find((one) => one.test(extension));
  return family?.source ?? extension;
}

const families = [
  /^[cm]?[jt]sx?$|^vue$|^svelte$/,
  /^(?:c|h)(?:c|h|pp|xx|\+\+)?$/,
  /^(?:java|kts?|groovy|scala)$/,
];
