import { abilities, type Loss, type LossCost } from '../../engines/model/port/index.ts';
import { findReads } from './exploration.ts';
import type { Run, Step } from './run.ts';

/** Everything that the endpoint refused, oldest first. */
export function lossesOf(run: Run): readonly Loss[] {
  return [...(run.losses ?? []), ...callLosses(run.steps)];
}

const callLosses = (steps: readonly Step[]) =>
  steps.flatMap((step) => ('call' in step ? step.call.losses : []));

/** The loss for which the work was done without sight or form; `undefined` if it was done with it. */
export function findHandicap(run: Run, cost: Exclude<LossCost, 'nothing'>): Loss | undefined {
  const costly = (losses: readonly Loss[]) =>
    losses.find(({ ability }) => abilities[ability].costs === cost);
  if (cost === 'form') return costly(lossesOf(run));
  const hasLooked = findReads(run).some(({ ruling }) => ruling !== 'invalid');
  return hasLooked ? undefined : costly(lossesOf({ ...run, steps: planningSteps(run) }));
}

/** The steps up to the plan that the run follows: tools lost later were there when the model looked around. */
function planningSteps({ steps }: Run): readonly Step[] {
  const planned = steps.findLastIndex(({ kind }) => kind === 'planned');
  return planned < 0 ? steps : steps.slice(0, planned + 1);
}
