import { writeFile } from 'node:fs/promises';
import { type Evidence, featureNames } from '../../src/core/repository/ranking/features.ts';
import { allFeatures, scoresOf } from '../../src/core/repository/ranking/ranker.ts';
import type { Placed } from './places.ts';

/** Files of a ticket that are learned from: the first by the weights in use, and the needed ones. */
const pool = 250;

/** A ticket with the signals of its files. */
export interface Example extends Placed {
  readonly repo: string;
  /** How many needed files there are, in the pool or not. */
  readonly needed: number;
  readonly files: readonly { readonly isNeeded: boolean; readonly signals: Float64Array }[];
}

/** Returns what a ticket teaches. */
export function exampleOf(evidence: Evidence, gold: ReadonlySet<string>): Example['files'] {
  const columns = allFeatures(evidence);
  const total = scoresOf(columns);
  const order = [...evidence.paths.keys()].sort((a, b) => (total[b] ?? 0) - (total[a] ?? 0));
  const isNeeded = (index: number) => gold.has(evidence.paths[index] ?? '');
  const kept = [...order.slice(0, pool), ...order.slice(pool).filter(isNeeded)];
  return kept.map((index) => ({
    isNeeded: isNeeded(index),
    signals: Float64Array.from(featureNames, (name) => columns[name][index] ?? 0),
  }));
}

/** How strongly large weights are avoided, and how the weights approach their best. */
const descent = { penalty: 1e-3, rounds: 250, fast: 0.3, slow: 0.06, slowFrom: 150 } as const;

/**
 * Learns the weights with which a choice among the files of a ticket, in proportion to the exponential of their
 * scores, falls on any of the needed ones most often (gradient descent with Adam).
 */
export function learn(examples: readonly Example[]): Float64Array {
  const size = featureNames.length;
  const [weights, first, second] = [size, size, size].map((n) => new Float64Array(n));
  if (weights === undefined || first === undefined || second === undefined)
    return new Float64Array();
  for (let round = 1; round <= descent.rounds; round += 1) {
    const gradient = gradientOf(examples, weights);
    const rate = round < descent.slowFrom ? descent.fast : descent.slow;
    for (let at = 0; at < size; at += 1) {
      const slope = (gradient[at] ?? 0) / examples.length + descent.penalty * (weights[at] ?? 0);
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope;
      second[at] = 0.99 * (second[at] ?? 0) + 0.01 * slope ** 2;
      const mean = (first[at] ?? 0) / (1 - 0.9 ** round);
      const spread = Math.sqrt((second[at] ?? 0) / (1 - 0.99 ** round));
      weights[at] = (weights[at] ?? 0) - (rate * mean) / (spread + 1e-8);
    }
  }
  return weights;
}

function gradientOf(examples: readonly Example[], weights: Float64Array): Float64Array {
  const gradient = new Float64Array(weights.length);
  for (const { files } of examples) {
    const scores = files.map(({ signals }) => scoreOf(signals, weights));
    const best = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - best));
    const total = shares.reduce((sum, share) => sum + share, 0);
    const needed = files.reduce((sum, one, at) => sum + (one.isNeeded ? (shares[at] ?? 0) : 0), 0);
    for (const [index, { isNeeded, signals }] of files.entries()) {
      const share = shares[index] ?? 0;
      const surplus = share / total - (isNeeded && needed > 0 ? share / needed : 0);
      for (const [at, signal] of signals.entries()) {
        gradient[at] = (gradient[at] ?? 0) + surplus * signal;
      }
    }
  }
  return gradient;
}

const scoreOf = (signals: Float64Array, weights: Float64Array) =>
  signals.reduce((sum, signal, at) => sum + signal * (weights[at] ?? 0), 0);

const folds = 5;

/** Learns from four fifths of the repositories and ranks the tickets of the others, five times. */
export function crossValidated(examples: readonly Example[]): readonly Placed[] {
  const repos = [...new Set(examples.map(({ repo }) => repo))].sort();
  const foldOf = ({ repo }: Example) => repos.indexOf(repo) % folds;
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const weights = learn(examples.filter((one) => foldOf(one) !== fold));
    return examples.filter((one) => foldOf(one) === fold).map((one) => placedBy(one, weights));
  });
}

/** Returns the places of the needed files by weights; those outside the pool have none. */
function placedBy(example: Example, weights: Float64Array): Placed {
  const scores = example.files.map(({ signals }) => scoreOf(signals, weights));
  const places = example.files.flatMap(({ isNeeded }, index) => {
    const own = scores[index] ?? 0;
    return isNeeded ? [1 + scores.filter((score) => score > own).length] : [];
  });
  const missing = Array.from(
    { length: example.needed - places.length },
    () => Number.POSITIVE_INFINITY,
  );
  return { ...example, places: [...places, ...missing] };
}

/** Writes the weights into the source. */
export async function writeWeights(file: string | URL, weights: Float64Array): Promise<void> {
  const rows = featureNames.map((name, at) => `  ${name}: ${(weights[at] ?? 0).toFixed(2)},\n`);
  await writeFile(
    file,
    `import type { FeatureName } from './features.ts';\n\n/** How much each signal counts. \`npm run bench -- locate --learn\` writes this file. */\nexport const weights: Readonly<Record<FeatureName, number>> = {\n${rows.join('')}};\n`,
  );
}
