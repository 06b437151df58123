import { bm25, type CountedText, rarities } from './bm25.ts';
import type { TicketTerms } from './ticket-terms.ts';
import { stemOf, wordParts } from './words.ts';

/** A commit before the one that is worked on. */
export interface PastCommit {
  readonly message: string;
  /** The files that it touched. */
  readonly paths: readonly string[];
  /** Seconds since 1970. */
  readonly time: number;
}

/** Files of a commit above which it says little about each of them. */
const broad = 25;

/** How many of the most similar commits count. */
const similar = 60;

/** Returns how much each file was touched by commits whose messages are like the ticket. */
export function similarCommits(
  history: readonly PastCommit[],
  query: TicketTerms,
): ReadonlyMap<string, number> {
  const commits = narrow(history);
  const indices = new Map(query.stems.map((stem, index) => [stem, index]));
  const texts = commits.map(({ message }) => messageText(message, indices));
  const scores = bm25(texts, query.weights, rarities(texts, query.stems.length));
  const best = scores.reduce((most, score) => Math.max(most, score), 0);
  const touched = new Map<string, number>();
  const ranked = [...commits.entries()]
    .map(([index, commit]) => ({ commit, score: scores[index] ?? 0 }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, similar);
  for (const { commit, score } of ranked) {
    const share = (score / best) ** 2 / Math.sqrt(commit.paths.length);
    for (const path of commit.paths) touched.set(path, (touched.get(path) ?? 0) + share);
  }
  return touched;
}

function messageText(message: string, indices: ReadonlyMap<string, number>): CountedText {
  const counts = new Map<number, number>();
  const words = wordParts(message);
  for (const word of words) {
    const index = indices.get(stemOf(word));
    if (index !== undefined) counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  return { length: words.length, counts: Uint16Array.from([...counts].flat()) };
}

/** Returns how much each file changed together with these, in the commits before. */
export function changedWith(
  history: readonly PastCommit[],
  likely: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const shared = new Map<string, number>();
  for (const { paths } of narrow(history)) {
    for (const path of paths) {
      const weight = likely.get(path);
      if (weight === undefined) continue;
      for (const other of paths) {
        if (other !== path) shared.set(other, (shared.get(other) ?? 0) + weight / paths.length);
      }
    }
  }
  return shared;
}

const narrow = (history: readonly PastCommit[]) =>
  history.filter(({ paths }) => paths.length <= broad);
