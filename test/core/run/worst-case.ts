import { maxRevisions } from '../../../src/core/run/index.ts';

/**
 * The most calls to the model that a run can make, without network retries. A look, a plan, an edit and a review each get one second chance if
 * the reply is unusable. Replies that were cut or empty come on top, at most one before each of the others.
 */
export function mostRequests(maxAttempts: number, maxLooks: number): number {
  const planning = 2 * (maxLooks + 1 + maxRevisions);
  const [edit, review] = [2, 2];
  return planning + maxAttempts * (edit + review);
}
