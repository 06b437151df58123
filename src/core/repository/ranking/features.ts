import { fileKind, isProgram, sortedPlace } from '../../../engines/files/index.ts';
import type { ResolvedMention } from '../mentions/index.ts';
import { bm25, type CountedText, rarities } from './bm25.ts';
import { changedWith, type PastCommit, similarCommits } from './history.ts';
import type { FileCounts } from './scanner.ts';
import type { TicketTerms } from './ticket-terms.ts';
import { pathTexts } from './words.ts';

/** What is known of the files of a repository and of a ticket. */
export interface Evidence {
  /** Sorted, so that nothing depends on the order in which they came. */
  readonly paths: readonly string[];
  /** Where files with a bare name are. */
  readonly named: ReadonlyMap<string, readonly number[]>;
  /** What each file contains; missing if it was not read. */
  readonly counts: readonly (FileCounts | undefined)[];
  readonly query: TicketTerms;
  readonly mentions: readonly ResolvedMention[];
  readonly history: readonly PastCommit[];
}

/** A number for each file, in the order of the paths. */
type Column = Float32Array;

/** The names of the signals, each of which has a weight. */
export const featureNames = [
  ...['body', 'path', 'definitions', 'defines', 'uses', 'name', 'file', 'frame'],
  ...['similar', 'test', 'document', 'generated', 'code', 'plain', 'changedWith'],
] as const;

export type FeatureName = (typeof featureNames)[number];

/** The signals of a file by itself. */
export type Features = Readonly<Record<Exclude<FeatureName, 'changedWith'>, Column>>;

/** What is known before any file is read. */
export type Known = Omit<Evidence, 'counts'>;

/** The signals that need no content. */
export type KnownFeatures = ReturnType<typeof knownFeatures>;

/** Returns the signals of each file, from 0 to 1: each is divided by its largest among the files. */
export function computeFeatures(
  evidence: Evidence,
  known: KnownFeatures = knownFeatures(evidence),
): Features {
  const fromText = scaled({ ...textFeatures(evidence), ...symbolFeatures(evidence) });
  const plain = Float32Array.from(evidence.counts, (file) => file?.plain ?? 0);
  return { ...known, ...fromText, plain };
}

/** Returns the signals of each file by its path, by what the ticket names and by the history. */
export function knownFeatures({ paths, named, query, mentions, history }: Known) {
  const kinds = columnBy(paths, fileKind);
  const flag = (wanted: number) => kinds.map((kind) => (kind === wanted ? 1 : 0));
  const names = pathTexts(paths, query.stems);
  return {
    ...scaled({
      path: bm25(names, query.weights, rarities(names, query.stems.length)),
      // A file whose name is a word of the ticket, shared among the files of that name.
      name: nameColumn(paths.length, named, query),
      ...mentionFeatures(paths, mentions),
      // What was mended together with such words before is often mended again.
      similar: columnOf(paths, similarCommits(history, query)),
    }),
    // Fixes are in sources.
    test: flag(1),
    document: flag(2),
    generated: flag(3),
    code: columnBy(paths, (path) => (isProgram(path) ? 1 : 0)),
  };
}

/** Returns the signal that files have by those that changed with them before; `likely` has the first ones, by their shares. */
export function neighbourFeatures(
  { paths, history }: Known,
  likely: ReadonlyMap<string, number>,
): { readonly changedWith: Column } {
  return scaled({ changedWith: columnOf(paths, changedWith(history, likely)) });
}

function scaled<T extends Readonly<Record<string, Column>>>(columns: T): T {
  for (const column of Object.values(columns)) scale(column);
  return columns;
}

/** Divides a column by its largest number. */
function scale(column: Column): void {
  let largest = 0;
  for (let at = 0; at < column.length; at += 1) largest = Math.max(largest, column[at] ?? 0);
  if (largest === 0) return;
  for (let at = 0; at < column.length; at += 1) column[at] = (column[at] ?? 0) / largest;
}

/** Returns a column of the numbers of a few paths; the others have 0. */
function columnOf(
  paths: readonly string[],
  numbers: Iterable<readonly [path: string, value: number]>,
): Column {
  const column = new Float32Array(paths.length);
  for (const [path, value] of numbers) {
    const index = sortedPlace(paths, path);
    if (paths[index] === path) column[index] = value;
  }
  return column;
}

function columnBy(paths: readonly string[], numberOf: (path: string) => number): Column {
  const column = new Float32Array(paths.length);
  for (let at = 0; at < column.length; at += 1) column[at] = numberOf(paths[at] ?? '');
  return column;
}

/** The stems in each file. */
export function countedStems(counts: Evidence['counts']): readonly (CountedText | undefined)[] {
  return counts.map((file) => file && { length: file.length, counts: file.stems });
}

/** Words of the ticket in the text of a file and in the names that it defines. */
function textFeatures({ counts, query }: Evidence) {
  const terms = query.stems.length;
  const texts = countedStems(counts);
  const defined = counts.map((file) => file && { length: file.length, counts: file.definedStems });
  return {
    body: bm25(texts, query.weights, rarities(texts, terms)),
    definitions: bm25(defined, query.weights, rarities(defined, terms)),
  };
}

/** Names of code that the ticket uses: where they are defined, shared among all places, and where they are used. */
function symbolFeatures({ counts, query }: Evidence) {
  const weights = Float32Array.from(query.symbols.values());
  const used = counts.map((file) => file && { length: 1, counts: file.used });
  const rarity = rarities(used, weights.length);
  const definers = new Float32Array(weights.length);
  for (const file of counts) forPairs(file?.defined, (name) => addTo(definers, name, 1));
  const sumOf = (pairs: Uint16Array | undefined, value: (name: number) => number) => {
    let sum = 0;
    forPairs(pairs, (name) => {
      sum += (weights[name] ?? 0) * value(name);
    });
    return sum;
  };
  const [defines, uses] = [new Float32Array(counts.length), new Float32Array(counts.length)];
  for (const [index, file] of counts.entries()) {
    defines[index] = sumOf(file?.defined, (name) => 1 / Math.sqrt(definers[name] ?? 1));
    uses[index] = sumOf(file?.used, (name) => rarity[name] ?? 0);
  }
  return { defines, uses };
}

function forPairs(pairs: Uint16Array | undefined, visit: (index: number) => void): void {
  if (pairs === undefined) return;
  for (let at = 0; at < pairs.length; at += 2) visit(pairs[at] ?? 0);
}

function addTo(column: Float32Array, index: number, value: number): void {
  column[index] = (column[index] ?? 0) + value;
}

function nameColumn(length: number, named: Known['named'], { words }: TicketTerms): Column {
  const column = new Float32Array(length);
  for (const word of words) {
    const places = named.get(word) ?? [];
    for (const index of places) column[index] = 1 / Math.sqrt(places.length);
  }
  return column;
}

/** How fast frames count less with their distance from the crash, and names in the body beside those of the title. */
const fading = { frame: 0.35, body: 0.5 } as const;

/** Files that the ticket names; the candidates of a name share it. */
function mentionFeatures(paths: readonly string[], mentions: Known['mentions']) {
  const values = { file: new Map<string, number>(), frame: new Map<string, number>() };
  for (const { kind, files, isDependency, inTitle, depth = 0 } of mentions) {
    if (isDependency || kind === 'module') continue;
    const value = kind === 'frame' ? 1 / (1 + fading.frame * depth) : inTitle ? 1 : fading.body;
    const column = values[kind];
    for (const path of files) {
      const share = value / Math.sqrt(files.length);
      column.set(path, Math.max(column.get(path) ?? 0, share));
    }
  }
  return {
    file: columnOf(paths, values.file),
    frame: columnOf(paths, values.frame),
  };
}
