import type { TicketText } from '../mentions/index.ts';
import { type Collection, type Evidence, startCollection } from './evidence.ts';
import { featuresOf } from './features.ts';
import type { PastCommit } from './history.ts';
import type { RankedFile, Ranking } from './ranking.ts';
import { scoresOf } from './scores.ts';
import { focusOf } from './ticket-focus.ts';

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
  const { total } = scoresOf(featuresOf(evidence), evidence);
  const files = orderedFiles(evidence.paths, total);
  return { files, mentions: evidence.mentions, focus: focusOf(evidence) };
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
