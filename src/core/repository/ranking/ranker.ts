import { isProgram } from '../extensions.ts';
import { findMentions, type ResolvedMention, type TicketText } from '../mentions/index.ts';
import { placesBy, sortedPlace } from '../places.ts';
import {
  computeFeatures,
  type Evidence,
  type Features,
  type KnownFeatures,
  knownFeatures,
} from './features.ts';
import type { Focus } from './focus.ts';
import type { PastCommit } from './history.ts';
import { type FileCounts, termScanner } from './scanner.ts';
import { computeScores, withSignals } from './scores.ts';
import { type SecondLook, startSecondLook } from './second-look.ts';
import { type StatedDefinition, statedDefinitions } from './stated-definitions.ts';
import { keepStated } from './stated-files.ts';
import { findFocus } from './ticket-focus.ts';
import { readTerms } from './ticket-terms.ts';
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

/** Ranks files in two looks. In each, `read` is called with files of `wanted`. */
export interface Ranker extends Pick<Collection, 'wanted' | 'read'> {
  /** Ends the look at all files, which are read in the order of `wanted`. */
  lookAgain(): ClosingLook;
}

/** The look at the likeliest files, in any order. */
export interface ClosingLook extends Pick<SecondLook, 'wanted' | 'read' | 'signals'> {
  rank(): Ranking;
}

/** Returns a ranker for a ticket. The result does not depend on the order of the paths. */
export function startRanking(
  ticket: TicketText,
  paths: readonly string[],
  history: readonly PastCommit[],
): Ranker {
  const { wanted, read, evidence, known } = startCollection(ticket, paths, history);
  return {
    wanted,
    read,
    lookAgain: () => lookAgain(evidence, computeFeatures(evidence, known)),
  };
}

/** Starts the second look, at the likeliest files by what is known of them. */
export function lookAgain(
  evidence: Evidence,
  features: Features = computeFeatures(evidence),
): ClosingLook {
  const { total } = computeScores(features, evidence);
  const look = startSecondLook(evidence, orderOf(total), total);
  return { ...look, rank: () => rankFiles(evidence, withSignals(total, look.signals())) };
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

/** Collects what files have of a ticket: `read` is called with files of `wanted`, in their order. */
export interface Collection {
  /** The files whose bytes matter, the likeliest first by what is known without them. */
  readonly wanted: readonly string[];
  /** Notes what a file contains, and keeps none of the bytes. Returns whether there is room for another file. */
  read(path: string, bytes: Uint8Array): boolean;
  readonly evidence: Evidence;
  readonly known: KnownFeatures;
}

/** Bytes that are read for one ticket, and how many of them the opening of a file costs as much as. */
const budget = { bytes: 128 * 1024 * 1024, opening: 4_096 } as const;

/** Files that say nothing by their text: lockfiles, what tools wrote, pictures and other data. */
const unread =
  /(?:^|\/)(?:node_modules|bower_components)\/|(?:^|\/)(?:package-lock\.json|go\.sum|[^/]*\.lock|pnpm-lock\.yaml)$|[.-]min\.\w+$|\.(?:map|svg|snap|csv|tsv|ipynb|lockb|png|jpe?g|gif|ico|webp|pdf|zip|gz|jar|class|woff2?|ttf|eot|mp[34]|bin|exe|dll|so|po|mo|xlf)$/i;

/**
 * Starts to collect what the files have of a ticket. In a repository with more than is read, the files that are left
 * out are those that their names, the ticket's mentions and the history speak least for.
 */
export function startCollection(
  ticket: TicketText,
  unsorted: readonly string[],
  history: readonly PastCommit[],
): Collection {
  const paths = unsorted.toSorted();
  const counts: (FileCounts | undefined)[] = paths.map(() => undefined);
  const named = placesBy(paths, bareName);
  const query = readTerms(ticket);
  const mentions = findMentions(ticket, paths);
  const evidence = { paths, named, counts, query, mentions, history };
  const known = knownFeatures(evidence);
  const scan = termScanner(query);
  let left: number = budget.bytes;
  return {
    wanted: Array.from(orderOf(computeScores(known, evidence).total), (index) => paths[index] ?? '')
      .filter((path) => !unread.test(path))
      .slice(0, budget.bytes / budget.opening),
    read(path, bytes) {
      const index = sortedPlace(paths, path);
      if (paths[index] === path) counts[index] = scan(bytes, isProgram(path) ? 'program' : 'text');
      left -= budget.opening + bytes.length;
      return left > 0;
    },
    evidence,
    known,
  };
}
