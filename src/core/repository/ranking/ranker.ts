import type { ResolvedMention, TicketText } from '../mentions/index.ts';
import { mentionsIn } from '../mentions/index.ts';
import type { Focus } from './focus.ts';
import type { PastCommit } from './history.ts';

/** Files in the order in which a ticket may concern them. */
export interface Ranking {
  /** Every path, the likeliest first. */
  readonly files: readonly RankedFile[];
  readonly mentions: readonly ResolvedMention[];
  readonly focus: Focus;
}

export interface RankedFile {
  readonly path: string;
  /** Comparable within one ranking only. */
  readonly score: number;
}

/** Ranks files in one pass: `read` is called with each file of `wanted`, then `rank`. */
export interface Ranker {
  /** The files whose bytes matter. */
  readonly wanted: readonly string[];
  /** Notes what a file contains. Keeps none of the bytes. */
  read(path: string, bytes: Uint8Array): void;
  rank(history: readonly PastCommit[]): Ranking;
}

/** Returns a ranker for a ticket. The result does not depend on the order of the paths. */
export function startRanking(ticket: TicketText, paths: readonly string[]): Ranker {
  const mentions = mentionsIn(ticket, paths);
  const named = new Set(mentions.flatMap(({ files }) => files));
  return {
    wanted: [],
    read: () => undefined,
    rank: () => ({
      files: paths
        .map((path) => ({ path, score: named.has(path) ? 1 : 0 }))
        .sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1)),
      mentions,
      focus: { weigh: () => 0, linesIn: () => [] },
    }),
  };
}
