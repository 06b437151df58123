import { maxRounds } from './budget.ts';
import type { Read } from './read.ts';
import type { Run } from './run.ts';

/** Everything that the model has read so far, oldest first. */
export function readsOf(run: Run): readonly Read[] {
  return run.steps.flatMap((step) => (step.kind === 'explored' ? step.reads : []));
}

/** Whether the model may still look around: some rounds, and none after it asked once too often. */
export function mayExplore(run: Run): boolean {
  const rounds = run.steps.filter((step) => step.kind === 'explored').length;
  return rounds < maxRounds && !isExhausted(run);
}

/** Whether an identical request has ended the exploration. */
export function isExhausted(run: Run): boolean {
  return readsOf(run).some(({ ruling }) => ruling === 'exhausted');
}

/** Whether the model has learnt anything besides what it kept asking for. */
export function hasLearntMore(run: Run): boolean {
  const reads = readsOf(run);
  const stuck = new Set(
    reads.filter(({ ruling }) => ruling === 'exhausted').map(({ fingerprint }) => fingerprint),
  );
  return reads.some(({ ruling, fingerprint }) => ruling === 'fresh' && !stuck.has(fingerprint));
}
