import { fileKind, isProgram, sortedPlace } from '../../../engines/files/index.ts';
import { groupedBy } from '../../../engines/text/index.ts';
import { findMentions, type ResolvedMention, type TicketText } from '../mentions/index.ts';
import {
  computeFeatures,
  type Evidence,
  type FeatureName,
  type KnownFeatures,
  knownFeatures,
  neighbourFeatures,
} from './features.ts';
import type { PastCommit } from './history.ts';
import { type FileCounts, termScanner } from './scanner.ts';
import { type Focus, findFocus } from './ticket-focus.ts';
import { readTerms } from './ticket-terms.ts';
import { weights } from './weights.ts';
import { bareName } from './words.ts';

/** Files in the order in which a ticket may concern them. */
export interface Ranking {
  /** Every path, the likeliest first. */
  readonly paths: readonly string[];
  /** How likely the ticket concerns each of them, as far as words tell; all together have 1. */
  readonly scores: Float64Array;
  readonly mentions: readonly ResolvedMention[];
  readonly definitions: readonly StatedDefinition[];
  readonly focus: Focus;
}

/** Ranks files by what they contain: `read` is called with files of `wanted`, in their order, then `rank`. */
export interface Ranker {
  /** The files whose bytes matter, the likeliest first by what is known without them. */
  readonly wanted: readonly string[];
  /** Notes what a file contains, and keeps none of the bytes. Returns whether there is room for another file. */
  read(path: string, bytes: Uint8Array): boolean;
  /** What is known so far. */
  readonly evidence: Evidence;
  rank(): Ranking;
}

/**
 * Returns a ranker for a ticket. In a repository with more than is read, the files that are left out are those that their
 * names, the ticket's mentions and the history speak least for. The result does not depend on the order of the paths.
 */
export function startRanking(
  ticket: TicketText,
  unsorted: readonly string[],
  history: readonly PastCommit[],
): Ranker {
  const paths = unsorted.toSorted();
  const counts: (FileCounts | undefined)[] = paths.map(() => undefined);
  const named = groupedBy([...paths.keys()], (at) => bareName(paths[at] ?? ''));
  const query = readTerms(ticket);
  const mentions = findMentions(ticket, paths);
  const evidence = { paths, named, counts, query, mentions, history };
  const known = knownFeatures(evidence);
  const scan = termScanner(query);
  let left: number = budget.bytes;
  return {
    wanted: Array.from(orderOf(scoresOf(known)), (index) => paths[index] ?? '')
      .filter((path) => !unread.test(path))
      .slice(0, budget.bytes / budget.opening),
    read(path, bytes) {
      const index = sortedPlace(paths, path);
      if (paths[index] === path) counts[index] = scan(bytes, isProgram(path) ? 'program' : 'text');
      left -= budget.opening + bytes.length;
      return left > 0;
    },
    evidence,
    rank: () => rankFiles(evidence, scoresOf(allFeatures(evidence, known))),
  };
}

/** Bytes that are read for one ticket, and how many of them the opening of a file costs as much as. */
const budget = { bytes: 128 * 1024 * 1024, opening: 4_096 } as const;

/** Files that say nothing by their text: lockfiles, what tools wrote, pictures and other data. */
const unread =
  /(?:^|\/)(?:node_modules|bower_components)\/|(?:^|\/)(?:package-lock\.json|go\.sum|[^/]*\.lock|pnpm-lock\.yaml)$|[.-]min\.\w+$|\.(?:map|svg|snap|csv|tsv|ipynb|lockb|png|jpe?g|gif|ico|webp|pdf|zip|gz|jar|class|woff2?|ttf|eot|mp[34]|bin|exe|dll|so|po|mo|xlf)$/i;

/** How many of the first files count as likely for those that changed with them. */
const mostLikely = 8;

/** Returns the signals of each file by itself, then those that it has by the likeliest ones. */
export function allFeatures(
  evidence: Evidence,
  known?: KnownFeatures,
): Readonly<Record<FeatureName, Float32Array>> {
  const own = computeFeatures(evidence, known);
  const scores = scoresOf(own);
  const first = [...orderOf(scores).slice(0, mostLikely)];
  const best = scores[first[0] ?? 0] ?? 0;
  const likely = new Map(
    first.map((index) => [
      evidence.paths[index] ?? '',
      Math.exp(((scores[index] ?? 0) - best) / 2),
    ]),
  );
  return { ...own, ...neighbourFeatures(evidence, likely) };
}

/** Adds up the signals of each file, each by its weight. */
export function scoresOf(
  features: Readonly<Record<'path', Float32Array> & Partial<Record<FeatureName, Float32Array>>>,
): Float64Array {
  const scores = new Float64Array(features.path.length);
  const byName = new Map<string, number>(Object.entries(weights));
  for (const [name, column] of Object.entries(features)) {
    const weight = byName.get(name) ?? 0;
    for (const [at, value] of column.entries()) scores[at] = (scores[at] ?? 0) + weight * value;
  }
  return scores;
}

function rankFiles(evidence: Evidence, total: Float64Array): Ranking {
  const order = orderOf(total);
  const ordered = Array.from(order, (index) => evidence.paths[index] ?? '');
  const shares = sharesOf(total);
  return {
    paths: keepStated(ordered, evidence.mentions),
    scores: Float64Array.from(order, (index) => shares[index] ?? 0),
    mentions: evidence.mentions,
    definitions: statedDefinitions(evidence),
    focus: findFocus(evidence),
  };
}

/** Turns scores into shares of 1, as a choice of one file would have by them. */
function sharesOf(scores: Float64Array): Float64Array {
  const best = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const shares = scores.map((score) => Math.exp(score - best));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/** Returns the indices of scores, the largest first; of equal ones the first. */
const orderOf = (scores: Float64Array): Uint32Array =>
  new Uint32Array(scores.length)
    .map((_, index) => index)
    .sort((a, b) => compare(scores[b] ?? 0, scores[a] ?? 0) || a - b);

/** Returns whole numbers, which take no memory. */
const compare = (a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0);

/** How many of the first places stated files can have. */
const places = 5;

/**
 * Moves the files that the ticket states in full among the first five, whatever their scores say: each takes the place
 * of the last one there that is not stated.
 */
export function keepStated(
  files: readonly string[],
  mentions: readonly ResolvedMention[],
): readonly string[] {
  const stated = new Set(statedFiles(mentions).slice(0, places));
  const first = files.slice(0, places);
  const late = files.slice(places).filter((path) => stated.has(path));
  if (late.length === 0) return files;
  const others = first.filter((path) => !stated.has(path)).slice(-late.length);
  const moved = [...first.filter((path) => !others.includes(path)), ...late, ...others];
  return [...moved, ...files.slice(places).filter((path) => !stated.has(path))];
}

/** Frames and paths of sources, from the crash outwards, then those of other files, then classes with their packages. */
function statedFiles(mentions: readonly ResolvedMention[]): readonly string[] {
  const ranked = mentions.flatMap((mention) => {
    const [path, ...others] = mention.files;
    if (path === undefined || others.length > 0 || mention.isDependency) return [];
    if (mention.kind === 'module')
      return isWholeClass(mention.name, path) ? [{ path, rank: 2 }] : [];
    const isWhole =
      mention.kind === 'frame' || mention.line !== undefined || /[\\/]/.test(mention.name);
    return isWhole ? [{ path, rank: fileKind(path) === 0 ? 0 : 1 }] : [];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ path }) => path);
}

/** Whether a name gives the class that a file has its name from, within at least two packages. */
function isWholeClass(name: string, path: string): boolean {
  const base = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  return /^\p{Lu}/u.test(base) && name.split(/[.\\#$]|::|->/).indexOf(base) >= 2;
}

/** A name of code in the ticket, and the sources that define it: few, so that it means these. */
interface StatedDefinition {
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
function statedDefinitions({ counts, paths, query }: Evidence): readonly StatedDefinition[] {
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
