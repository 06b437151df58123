import { maxRewrites } from '../../../src/core/run/due.ts';
import { maxRounds } from '../../../src/core/run/exploration.ts';

/**
 * Steps that ask the model, if every one that may be taken is. A look, an answer that names what is not
 * there, a plan, an edit and a review each have one second chance when the reply is unusable; a rewrite
 * has none, and comes only after two edits of which nothing was reviewed. Retries over the network are
 * not counted.
 */
export function mostRequests(maxAttempts: number): number {
  const planning = 2 * (maxRounds + 2);
  const [edit, review] = [2, 2];
  const refusedTwice = 2 * edit + maxRewrites + review;
  const isOdd = maxAttempts % 2;
  return planning + ((maxAttempts - isOdd) / 2) * refusedTwice + isOdd * (edit + review);
}
