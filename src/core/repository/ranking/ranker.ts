import { findMentions, type ResolvedMention, type TicketText } from '../mentions/index.ts';
import { computeFeatures, type Evidence } from './features.ts';
import type { PastCommit } from './history.ts';
import { type FileCounts, termScanner } from './scanner.ts';
import { computeScores } from './scores.ts';
import { keepStated } from './stated-files.ts';
import { type Focus, findFocus } from './ticket-focus.ts';
import { readTerms } from './ticket-terms.ts';

/** Files in the order in which a ticket may concern them. */
export interface Ranking {
  /** Every path, the likeliest first. */
  readonly files: readonly RankedFile[];
  readonly mentions: readonly ResolvedMention[];
  readonly focus: Focus;
}

interface RankedFile {
  readonly path: string;
  /** How likely the ticket concerns the file, as far as words tell; all files together have 1. */
  readonly score: number;
}

/** Ranks files in one pass: `read` is called with each file of `wanted`, then `rank`. */
export interface Ranker extends Pick<Collection, 'wanted' | 'read'> {
  rank(history: readonly PastCommit[]): Ranking;
}

/** Returns a ranker for a ticket. The result does not depend on the order of the paths. */
export function startRanking(ticket: TicketText, paths: readonly string[]): Ranker {
  const { wanted, read, evidence } = startCollection(ticket, paths);
  return {
    wanted,
    read,
    rank: (history) => rankFiles(evidence(history)),
  };
}

/** Ranks files by what is known of them. */
export function rankFiles(evidence: Evidence): Ranking {
  const { total } = computeScores(computeFeatures(evidence), evidence);
  const files = keepStated(orderedFiles(evidence.paths, total), evidence.mentions);
  return { files, mentions: evidence.mentions, focus: findFocus(evidence) };
}

/** Turns scores into shares of 1, as a choice of one file would have by them. */
function orderedFiles(paths: readonly string[], scores: Float64Array): readonly RankedFile[] {
  const best = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const shares = scores.map((score) => Math.exp(score - best));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const order = [...paths.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  return order.map((index) => ({
    path: paths[index] ?? '',
    score: (shares[index] ?? 0) / total,
  }));
}

/** Collects what files have of a ticket: `read` is called with each file of `wanted`. */
export interface Collection {
  /** The files whose bytes matter. */
  readonly wanted: readonly string[];
  /** Notes what a file contains. Keeps none of the bytes. */
  read(path: string, bytes: Uint8Array): void;
  evidence(history: readonly PastCommit[]): Evidence;
}

/** Files that say nothing by their text: lockfiles, what tools wrote, pictures and other data. */
const unread =
  /(?:^|\/)(?:node_modules|bower_components)\/|(?:^|\/)(?:package-lock\.json|go\.sum|[^/]*\.lock|pnpm-lock\.yaml)$|[.-]min\.\w+$|\.(?:map|svg|snap|csv|tsv|ipynb|lockb|png|jpe?g|gif|ico|webp|pdf|zip|gz|jar|class|woff2?|ttf|eot|mp[34]|bin|exe|dll|so|po|mo|xlf)$/i;

/** Starts to collect what the files have of a ticket. */
export function startCollection(ticket: TicketText, unsorted: readonly string[]): Collection {
  const paths = unsorted.toSorted();
  const query = readTerms(ticket);
  const mentions = findMentions(ticket, paths);
  const scan = termScanner(query);
  const indices = new Map(paths.map((path, index) => [path, index]));
  const counts: (FileCounts | undefined)[] = paths.map(() => undefined);
  return {
    wanted: paths.filter((path) => !unread.test(path)),
    read(path, bytes) {
      const index = indices.get(path);
      if (index !== undefined) counts[index] = scan(bytes);
    },
    evidence: (history) => ({ paths, counts, query, mentions, history }),
  };
}
