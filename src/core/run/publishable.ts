import { isRed } from '../proof/index.ts';
import type { Run } from './run.ts';
import { isSound, keptPatch, lastSound, resultsAfter } from './state.ts';
import { type Ending, meaningOf } from './stop-reasons.ts';

/** How the kept change is published: as the approved fix, as a draft for people to decide on, or not at all. */
export function publishableAs(ended: Ending & { readonly run: Run }): 'fix' | 'draft' | 'none' {
  const { run } = ended;
  const { change } = meaningOf(ended);
  if (change === 'fix' || change === 'none') return change;
  const isWanted = change === 'draft' || isPassing(run);
  return isWanted && keptPatch(run).size > 0 ? 'draft' : 'none';
}

/** Returns a run that is over, with the last change kept that passes the project's own commands, if one does. */
export function withPassingChange(run: Run): Run {
  return isPassing(run) || lastPassing(run) < 0 ? run : { ...run, restored: lastPassing(run) };
}

/** Index of the last sound check whose patch no command of the project fails with; -1 if there is none. */
export function lastPassing(run: Run): number {
  return run.steps.findLastIndex((step, at) => {
    if (step.kind !== 'checked' || !isSound(step)) return false;
    const results = resultsAfter(run, at);
    return results === undefined ? step.commands === undefined : !isRed(results);
  });
}

function isPassing(run: Run): boolean {
  return lastSound(run) >= 0 && lastSound(run) === lastPassing(run);
}
