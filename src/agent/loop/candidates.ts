import { diffSize, findDeltas } from '../../core/edits/index.ts';
import { addSpent, keptPatch, publishableAs } from '../../core/run/index.ts';
import type { LoopResult } from './context/index.ts';

/** Returns the best candidate with the cost of all. */
export function chooseBest(candidates: readonly LoopResult[]): LoopResult {
  const [best, ...others] = candidates.toSorted((a, b) => rank(a) - rank(b) || size(a) - size(b));
  if (best === undefined) throw new Error('There is always a first candidate.');
  if (others.length === 0) return best;
  const red = others.filter(({ reason }) => reason === 'tests-failed').length;
  const told = `This is the best of ${candidates.length} candidates; the project's own checks fail with ${red} of those that were dropped.`;
  return {
    ...best,
    spent: candidates.map(({ spent }) => spent).reduce(addSpent),
    elapsed: candidates.reduce((sum, { elapsed }) => sum + elapsed, 0),
    recorded: candidates.flatMap(({ recorded }) => recorded),
    problem: best.problem === undefined ? told : `${best.problem} ${told}`,
  };
}

/**
 * What a candidate is worth: a fix most, then a draft that passes, then one with which checks fail. Whoever cancels a
 * run wants none of them.
 */
function rank({ reason, run }: LoopResult): number {
  const change = publishableAs(reason, run);
  if (change === 'fix' || reason === 'cancelled') return 0;
  if (change === 'none') return 3;
  return reason === 'tests-failed' ? 2 : 1;
}

function size({ run }: LoopResult): number {
  const sizes = findDeltas(keptPatch(run)).map(diffSize);
  return sizes.reduce((sum, { added, removed }) => sum + added + removed, 0);
}
