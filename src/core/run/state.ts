import type { CheckResults } from '../checks/index.ts';
import { emptyPatch, type Patch } from '../edits/index.ts';
import type { RepoPath } from '../repository/index.ts';
import type { Plan, Run, StepOf } from './run.ts';

/** The plan that the run follows, if there is one yet. */
export function planOf(run: Run): Plan | undefined {
  return run.steps.findLast((step) => step.kind === 'planned')?.plan;
}

/** The plans that only reply to the ticket, oldest first. */
export function replyPlans(run: Run): readonly StepOf<'planned'>[] {
  return run.steps.filter(
    (step): step is StepOf<'planned'> => step.kind === 'planned' && step.plan.kind !== 'fix',
  );
}

/** Whether the latest reply may end the run: it names nothing unknown, or it is the second one. */
export function isReplyComplete(run: Run): boolean {
  const replies = replyPlans(run);
  return replies.length > 1 || replies.at(-1)?.unknown.length === 0;
}

/** The number of times the model has edited. */
export function attempts(run: Run): number {
  return run.steps.filter((step) => step.kind === 'edited').length;
}

/** The patch as last staged, sound or not. */
export function stagedPatch(run: Run): Patch {
  const last = run.steps.findLast((step) => step.kind === 'edited' || step.kind === 'rewritten');
  return last?.patch ?? emptyPatch;
}

/** Every state that edits have produced, starting with the untouched repository. */
export function stagedStates(run: Run): Patch[] {
  const staged = run.steps.flatMap((step) =>
    (step.kind === 'edited' || step.kind === 'rewritten') && step.refusals.length === 0
      ? [step.patch]
      : [],
  );
  return [emptyPatch, ...staged];
}

/** The last patch that passed its checks: the next attempt starts from it, and nothing else is ever kept. */
export function keptPatch(run: Run): Patch {
  return stagedPatch({ steps: run.steps.slice(0, lastSound(run) + 1) });
}

/** Whether the checked patch is kept. */
export function isSound({ problems, excess }: StepOf<'checked'>): boolean {
  return problems.length === 0 && excess === undefined;
}

/** What the project's own commands said about the kept patch; `undefined` if they did not run. */
export function checkResultsOf(run: Run): CheckResults | undefined {
  const next = run.steps[lastSound(run) + 1];
  return next?.kind === 'tested' ? next.results : undefined;
}

function lastSound({ steps }: Run): number {
  return steps.findLastIndex((step) => step.kind === 'checked' && isSound(step));
}

/** The file requested whole in the step at `index`: the first one that the previous step refused. */
export function rewrittenPath(run: Run, index: number): RepoPath | undefined {
  const before = run.steps[index - 1];
  return before !== undefined && 'refusals' in before ? before.refusals[0]?.path : undefined;
}
