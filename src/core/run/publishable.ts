import { isRed } from '../checks/index.ts';
import type { Run } from './run.ts';
import { checkResultsOf, keptPatch, lastSound } from './state.ts';
import { type StopReason, stopReasons } from './stop-reasons.ts';

/** How the kept change is published: as the approved fix, as a draft for people to decide on, or not at all. */
export function publishableAs(reason: StopReason, run: Run): 'fix' | 'draft' | 'none' {
  const { change } = stopReasons[reason];
  if (change === 'fix' || change === 'none') return change;
  const isWanted = change === 'draft' || isPassing(run);
  return isWanted && keptPatch(run).size > 0 ? 'draft' : 'none';
}

/** Whether the project's own commands ran on the kept change and do not fail with it, or there are none. */
function isPassing(run: Run): boolean {
  const checked = run.steps[lastSound(run)];
  if (checked?.kind !== 'checked') return false;
  const results = checkResultsOf(run);
  return results === undefined ? checked.commands === undefined : !isRed(results);
}
