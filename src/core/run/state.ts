import {
  type CheckedPatch,
  emptyPatch,
  type Patch,
  type PendingEdits,
} from '../../engines/edits/index.ts';
import type { BlockedFile } from '../../engines/files/index.ts';
import type { CheckResults } from '../proof/index.ts';
import type { Plan, PlannedFile, Verdict } from './decisions.ts';
import type { Run, Step, StepOf } from './run.ts';

/** The files that a step is for, if none of them can be edited; none for any other step. */
export function blockedFiles(step: Step | undefined): readonly BlockedFile[] {
  if (step?.kind === 'unusable') return step.blocked ?? [];
  if (step === undefined || !('refusals' in step)) return [];
  const blocked = step.refusals.flatMap(({ path, obstacle }) =>
    obstacle ? { path, obstacle } : [],
  );
  return blocked.length === step.refusals.length ? blocked : [];
}

/** The run without replies that were cut, which did nothing: what was due before them still is. */
export function withoutCuts({ restored: _, ...run }: Run): Run {
  return { ...run, steps: run.steps.filter(({ kind }) => kind !== 'cut') };
}

/** Whether the last two replies were cut or empty. */
export function isCutTwice({ steps }: Run): boolean {
  const lastTwo = steps.slice(-2);
  return lastTwo.length === 2 && lastTwo.every(({ kind }) => kind === 'cut');
}

/** The plan that the run follows, if there is one yet. */
export function currentPlan(run: Run): Plan | undefined {
  return run.steps.findLast((step) => step.kind === 'planned' || step.kind === 'merged')?.plan;
}

/** The files that the run's plan names for a fix; none without such a plan. */
export function filesToFix(run: Run): readonly PlannedFile[] {
  const plan = currentPlan(run);
  return plan?.kind === 'fix' ? plan.files : [];
}

/** The run from its last plan on. */
export function sincePlan(run: Run): Run {
  const planned = run.steps.findLastIndex(({ kind }) => kind === 'planned' || kind === 'merged');
  return { ...run, steps: run.steps.slice(planned + 1) };
}

/** The number of times the model has edited. */
export function attempts(run: Run): number {
  return run.steps.filter((step) => step.kind === 'edited').length;
}

/** The steps that staged a patch, oldest first. */
export function findStagings({ steps }: Run) {
  return steps.filter((step) => step.kind === 'edited' || step.kind === 'merged');
}

/** The number of refused edits in a row for the plan, with nothing that applied between them. */
export function refusedInARow(run: Run): number {
  const stagings = findStagings(sincePlan(run));
  return stagings.length - 1 - stagings.findLastIndex(({ refusals }) => refusals.length === 0);
}

/** What of a refused edit the next one completes; `undefined` if the last one was not refused. */
export function pendingEdits({ steps }: Run): PendingEdits | undefined {
  const last = steps.findLast(
    ({ kind }) => kind !== 'explored' && kind !== 'cut' && kind !== 'unusable',
  );
  return last?.kind === 'edited' ? last.pending : undefined;
}

/** The patch as last staged, sound or not. */
export function stagedPatch(run: Run): Patch {
  return findStagings(run).at(-1)?.patch ?? emptyPatch;
}

/** Every state that edits have produced, starting with the untouched repository. */
export function stagedStates(run: Run): Patch[] {
  const applied = findStagings(run).filter(({ refusals }) => refusals.length === 0);
  return [emptyPatch, ...applied.map(({ patch }) => patch)];
}

/** The last patch that passed its checks: the next attempt starts from it, and nothing else is ever kept. */
export function keptPatch(run: Run): Patch {
  return stagedPatch({ steps: run.steps.slice(0, lastSound(run) + 1) });
}

/** What is still in conflict, and the rest of the merged change; `undefined` once an edit on top of it is kept. */
export function openMerge(run: Run): StepOf<'merged'> | undefined {
  const merged = run.steps.find((step) => step.kind === 'merged');
  return merged?.refusals.length === 0 || lastSound(run) >= 0 ? undefined : merged;
}

/**
 * The patch that the next edit starts from: the kept one, or what is certain of a merged one, without files that a
 * later plan does not name.
 */
export function currentPatch(run: Run): Patch {
  const kept = openMerge(run)?.patch ?? keptPatch(run);
  const planned = run.steps.findLastIndex(({ kind }) => kind === 'planned');
  const plan = currentPlan(run);
  if (planned < lastSound(run) || plan?.kind !== 'fix') return kept;
  const paths = new Set(plan.files.map(({ path }) => path));
  return new Map([...kept].filter(([path]) => paths.has(path)));
}

/** Whether the checked patch is kept. */
export function isSound(step: StepOf<'checked'>): boolean {
  return hasNoProblem(step) && step.hidden?.isKept !== false;
}

/** Whether the checked patch was dropped only to ask once whether its hidden characters are meant. */
export function isAskedAbout(step: StepOf<'checked'>): boolean {
  return hasNoProblem(step) && step.hidden?.isKept === false;
}

const hasNoProblem = ({ problems, excess, leaks }: StepOf<'checked'>) =>
  problems.length === 0 && excess === undefined && leaks === undefined;

/** The check that the kept patch passed; `undefined` if none did. */
export function keptCheck(run: Run): StepOf<'checked'> | undefined {
  const step = run.steps[lastSound(run)];
  return step?.kind === 'checked' ? step : undefined;
}

/** The kept patch with the digest that its check, its tests and its review name; an empty one if they differ. */
export function checkedChange(run: Run): CheckedPatch {
  const since = run.steps.slice(lastSound(run));
  const next = since.findIndex(({ kind }) => kind === 'edited');
  const named = since
    .slice(0, next < 0 ? since.length : next)
    .filter(
      (step) => step.kind === 'checked' || step.kind === 'tested' || step.kind === 'reviewed',
    );
  const [digest = '', ...others] = new Set(named.map((step) => step.digest));
  return { patch: keptPatch(run), digest: others.length === 0 ? digest : '' };
}

/** What the project's own commands said about the kept patch; `undefined` if they did not run. */
export function keptCheckResults(run: Run): CheckResults | undefined {
  return resultsAfter(run, lastSound(run));
}

/** What the project's own commands said after the check at an index; `undefined` if they did not run. */
export function resultsAfter({ steps }: Run, check: number): CheckResults | undefined {
  const next = steps[check + 1];
  return next?.kind === 'tested' ? next.results : undefined;
}

/** Whether a command for tests is set, and nothing shows that a test ran on the kept change. */
export function lacksTestRun(run: Run): boolean {
  const isSet = keptCheck(run)?.commands?.some(({ name }) => name === 'tests') === true;
  if (!isSet) return false;
  const results = keptCheckResults(run);
  return results === undefined || (hasNoTestRun[results.tests.kind] && !isShown(results));
}

const isShown = ({ regression }: CheckResults) => regression.kind === 'shown';

/** Whether a finding leaves open that a test ran. */
const hasNoTestRun: Readonly<Record<CheckResults['tests']['kind'], boolean>> = {
  ...{ passed: false, flaky: false, tolerated: false, failed: false },
  ...{ inconclusive: true, 'not-run': true },
};

/** The verdict on the kept change and the number of its attempt; `undefined` if it was not reviewed. */
export function keptReview(run: Run): { verdict: Verdict; attempt: number } | undefined {
  const at = run.steps.findLastIndex((step) => step.kind === 'reviewed');
  const last = run.steps[at];
  if (last?.kind !== 'reviewed' || lastSound(run) > at) return undefined;
  return { verdict: last.verdict, attempt: attempts({ steps: run.steps.slice(0, at) }) };
}

/**
 * The reviewer's last critique, of the kept change or of one `before` it; `undefined` if there is none, or an
 * approval came after it.
 */
export function openCritique(run: Run): { critique: string; of: 'kept' | 'before' } | undefined {
  const last = run.steps.findLast((step) => step.kind === 'reviewed');
  if (last?.kind !== 'reviewed' || last.verdict.kind === 'approve') return undefined;
  const of = keptReview(run) === undefined ? 'before' : 'kept';
  return { critique: last.verdict.critique, of };
}

/** Index of the check that passed the kept patch; -1 if none did. */
export function lastSound({ steps, restored }: Run): number {
  if (restored !== undefined) return restored;
  return steps.findLastIndex((step) => step.kind === 'checked' && isSound(step));
}
