import { isRed } from '../proof/index.ts';
import { isSpent, type Rules, sumSpent } from './budget.ts';
import { type Due, due, wantsEdit } from './due.ts';
import { returnsToPlan, waitsForAgreement } from './plans.ts';
import { lastPassing } from './publishable.ts';
import { repeatsCritique, repeatsEdit, repeatsRequest, repeatsUnusable } from './repetition.ts';
import type { Run, Step } from './run.ts';
import {
  attempts,
  blockedFiles,
  currentPlan,
  isCutTwice,
  lacksTestRun,
  refusedInARow,
  withoutCuts,
} from './state.ts';
import type { Ending } from './stop-reasons.ts';

/** Whether the run stops before its next step; `whole` includes replies that were cut, which did nothing. */
type StopRule = (run: Run, rules: Rules, whole: Run) => boolean;

/** Each ending with its rule. The order decides which one is given when several apply. */
const stopRules: readonly (readonly [Ending, StopRule])[] = [
  [{ reason: 'secret-added' }, addsSecret],
  [{ reason: 'not-shown' }, (run) => isApproved(run) && lacksTestRun(run)],
  [{ reason: 'approved' }, isApproved],
  [{ reason: 'answered' }, (run) => currentPlan(run)?.kind === 'answer'],
  [{ reason: 'asked' }, (run) => currentPlan(run)?.kind === 'ask'],
  [{ reason: 'already-fixed' }, (run) => currentPlan(run)?.kind === 'already-fixed'],
  [{ reason: 'planned' }, waitsForAgreement],
  [{ reason: 'no-progress', detail: 'not-editable' }, isBlockedAgain],
  [{ reason: 'no-progress', detail: 'repeated-critique' }, repeatsCritique],
  [{ reason: 'no-progress', detail: 'repeated-request' }, repeatsRequest],
  [{ reason: 'no-progress', detail: 'repeated-edit' }, repeatsEdit],
  [{ reason: 'no-progress', detail: 'repeated-plan' }, returnsToPlan],
  [{ reason: 'no-progress', detail: 'never-applied' }, neverApplies],
  [
    { reason: 'no-progress', detail: 'no-action' },
    (run) => isIdleTwice(run) || repeatsUnusable(run),
  ],
  [{ reason: 'tests-failed' }, hasFailedTests],
  [
    { reason: 'limit-reached', detail: 'attempts' },
    (run, rules) => wantsEdit[due(run)] && hasNoAttemptsLeft(run, rules),
  ],
  [{ reason: 'no-progress', detail: 'reply-cut' }, (_, __, whole) => isCutTwice(whole)],
  // Steps that do not call the model still run when the budget is spent.
  [
    { reason: 'limit-reached', detail: 'spending' },
    (run, rules, whole) => callsModel[due(run)] && isSpent(sumSpent(whole), rules),
  ],
];

/** Returns the first ending that applies. The loop asks for it before every step. */
export function firstEnding(whole: Run, rules: Rules): Ending | undefined {
  const run = withoutCuts(whole);
  return stopRules.find(([, applies]) => applies(run, rules, whole))?.[0];
}

const callsModel: Readonly<Record<Due, boolean>> = {
  ...{ plan: true, edit: true },
  ...{ check: false, test: false, review: true },
};

function isApproved(run: Run): boolean {
  const last = run.steps.at(-1);
  if (run.isUnreviewed && due(run) === 'review') return true;
  return last?.kind === 'reviewed' && last.verdict.kind === 'approve';
}

/** Nothing is run, reviewed or kept of such a change. */
function addsSecret({ steps }: Run): boolean {
  const last = steps.at(-1);
  return last?.kind === 'checked' && last.leaks !== undefined;
}

/** Whether nothing that the last reply is for can be edited, and the one before it did nothing either. */
function isBlockedAgain({ steps }: Run): boolean {
  const [last, before] = steps
    .filter(({ kind }) => kind !== 'explored')
    .slice(-2)
    .reverse();
  const isRefused = before !== undefined && 'refusals' in before && before.refusals.length > 0;
  return blockedFiles(last).length > 0 && (before?.kind === 'unusable' || isRefused);
}

/** Whether two replies in a row did nothing; after the first, the same step is due again. */
function isIdleTwice(run: Run): boolean {
  const lastTwo = run.steps.slice(-2);
  return lastTwo.length === 2 && lastTwo.every(isIdle);
}

function isIdle(step: Step): boolean {
  return (
    step.kind === 'unusable' ||
    (step.kind === 'explored' && step.reads.every(({ ruling }) => ruling === 'invalid'))
  );
}

/** Whether three edits in a row were refused, or two and no other is left. */
function neverApplies(run: Run, rules: Rules): boolean {
  const refused = refusedInARow(run);
  return due(run) !== 'plan' && refused > (hasNoAttemptsLeft(run, rules) ? 1 : 2);
}

function hasFailedTests(run: Run, rules: Rules): boolean {
  const last = run.steps.at(-1);
  if (last?.kind !== 'tested' || !isRed(last.results)) return false;
  // The change that passed is worth more to people than the last one.
  return lastPassing(run) < 0 && hasNoAttemptsLeft(run, rules);
}

function hasNoAttemptsLeft(run: Run, rules: Rules): boolean {
  return attempts(run) >= rules.maxAttempts;
}
