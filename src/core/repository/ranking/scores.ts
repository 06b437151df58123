import {
  type FeatureName,
  type Features,
  type Known,
  type NeighbourName,
  scaledColumn,
} from './features.ts';
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
export function computeScores(features: Partial<Features>, evidence: Known): Scores {
  const own = withSignals(new Float64Array(evidence.paths.length), features);
  return { own, total: withSignals(own, neighbours(own, evidence)) };
}

/** Returns the scores with further signals. */
export function withSignals(
  scores: Float64Array,
  columns: Readonly<Partial<Record<FeatureName, Float32Array>>>,
): Float64Array {
  const total = scores.slice();
  const byName = new Map<string, number>(Object.entries(weights));
  for (const [name, column] of Object.entries(columns)) add(column, byName.get(name) ?? 0, total);
  return total;
}

function add(column: Float32Array, weight: number, to: Float64Array): void {
  for (let at = 0; at < column.length; at += 1) {
    const value = column[at] ?? 0;
    if (value !== 0) to[at] = (to[at] ?? 0) + weight * value;
  }
}

/** Returns how much each file has changed with the likeliest files before. */
export function neighbours(
  scores: Float64Array,
  { paths, history }: Known,
): Readonly<Record<NeighbourName, Float32Array>> {
  const first = firstOf(scores, likely);
  const best = scores[first[0] ?? 0] ?? 0;
  const shares = new Map(
    first.map((index) => [paths[index] ?? '', Math.exp(((scores[index] ?? 0) - best) / 2)]),
  );
  return { changedWith: scaledColumn(paths, changedWith(history, shares)) };
}

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
