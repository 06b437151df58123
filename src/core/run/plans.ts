import type { Rules } from './budget.ts';
import type { FixPlan } from './decisions.ts';
import type { Run, Step } from './run.ts';
import { withoutCuts } from './state.ts';

/** How often a plan may be replaced by another one. */
export const maxRevisions = 2;

/** Whether the plan may be replaced. */
export function mayReplan(run: Run): boolean {
  const { length } = listPlans(run);
  return length > 0 && length <= maxRevisions;
}

/**
 * Whether the model is offered another plan where an edit is due: its last reply showed doubt, by looking around or by
 * words without an edit.
 */
export function offersPlan(run: Run): boolean {
  const last = withoutCuts(run).steps.at(-1);
  const isDoubtful = last?.kind === 'explored' || last?.kind === 'unusable';
  return isDoubtful && last.asked === 'edit' && mayReplan(run);
}

/** Whether the newest plan names the files of an earlier one that another has replaced. */
export function returnsToPlan(run: Run): boolean {
  const plans = listPlans(run);
  const newest = plans.at(-1);
  const last = plans.findLastIndex((files) => files !== newest);
  return plans.slice(0, Math.max(0, last)).some((files) => files === newest);
}

/** Whether the last step is a plan of the same files as the plan before it. */
export function restatesPlan(run: Run): boolean {
  const [before, newest] = listPlans(run).slice(-2);
  return run.steps.at(-1)?.kind === 'planned' && newest !== undefined && before === newest;
}

/** The files of each plan for a fix, as one text each. */
function listPlans({ steps }: Run): readonly string[] {
  return steps.flatMap((step) =>
    (step.kind === 'planned' || step.kind === 'merged') && step.plan.kind === 'fix'
      ? [JSON.stringify(step.plan.files.map(({ path }) => path).sort())]
      : [],
  );
}

/** Whether the newest step is a plan for a fix that people have to agree to first: nothing may be edited for it. */
export function waitsForAgreement({ steps }: Run, { planFirst }: Rules): boolean {
  const last = steps.at(-1);
  if (planFirst === undefined || last?.kind !== 'planned' || last.plan.kind !== 'fix') return false;
  const agreed = new Set(steps.find(isAgreed)?.plan.files.map(({ path }) => path));
  const { files } = last.plan;
  return files.length > planFirst && !files.every(({ path }) => agreed.has(path));
}

function isAgreed(step: Step): step is Step & { readonly plan: FixPlan } {
  return 'isAgreed' in step;
}
