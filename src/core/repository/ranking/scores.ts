import type { Evidence } from './evidence.ts';
import { type Features, scaledColumn } from './features.ts';
import { changedWith } from './history.ts';
import { weights } from './weights.ts';

/** How many of the first files count as likely for their neighbours. */
const likely = 8;

/** The score of each file, by its own signals and with those of its neighbours. */
export interface Scores {
  readonly own: Float64Array;
  readonly total: Float64Array;
}

/** Adds up the signals of each file, first those of its own, then what the likeliest files say about their neighbours. */
export function scoresOf(features: Features, evidence: Evidence): Scores {
  const own = new Float64Array(evidence.paths.length);
  const byName = new Map<string, number>(Object.entries(weights));
  for (const [name, column] of Object.entries(features)) {
    const weight = byName.get(name) ?? 0;
    for (const [index, value] of column.entries()) {
      if (value !== 0) own[index] = (own[index] ?? 0) + weight * value;
    }
  }
  const { changedWith: together, beside } = neighbours(own, evidence);
  const total = own.map((score, index) => {
    const near = weights.beside * (beside[index] ?? 0);
    return score + weights.changedWith * (together[index] ?? 0) + near;
  });
  return { own, total };
}

/** Returns how much each file has changed with the likeliest files before, and lies beside them. */
export function neighbours(scores: Float64Array, { paths, history }: Evidence) {
  const first = firstOf(scores, likely);
  const best = scores[first[0] ?? 0] ?? 0;
  const shares = new Map(
    first.map((index) => [paths[index] ?? '', Math.exp(((scores[index] ?? 0) - best) / 2)]),
  );
  const folders = new Map<string, number>();
  for (const [path, share] of shares) {
    folders.set(folderOf(path), (folders.get(folderOf(path)) ?? 0) + share);
  }
  return {
    changedWith: scaledColumn(paths, changedWith(history, shares)),
    beside: scaledColumn(
      paths,
      new Map(
        paths.map((path) => [path, (folders.get(folderOf(path)) ?? 0) - (shares.get(path) ?? 0)]),
      ),
    ),
  };
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** Returns the indices of the largest scores; of equal ones the first. */
function firstOf(scores: Float64Array, count: number): readonly number[] {
  const found: number[] = [];
  for (const [index, score] of scores.entries()) {
    const last = found.at(-1);
    if (found.length === count && last !== undefined && score <= (scores[last] ?? 0)) continue;
    const at = found.findIndex((other) => (scores[other] ?? 0) < score);
    found.splice(at < 0 ? found.length : at, 0, index);
    if (found.length > count) found.pop();
  }
  return found;
}
