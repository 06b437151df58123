import { isRed } from '../checks/index.ts';
import { isSpent, type Rules, spentOf } from './budget.ts';
import { type Due, due, isRefusedAgain, mayRewrite } from './due.ts';
import { repeatsAnswer, repeatsCritique, repeatsEdit, repeatsRequest } from './repetition.ts';
import type { Run, Step } from './run.ts';
import { attempts, isReplyComplete, planOf } from './state.ts';
import type { LoopStopReason } from './stop-reasons.ts';

/** Returns a reason to stop before the next step, or `undefined` to continue. */
type StopRule = (run: Run, rules: Rules) => LoopStopReason | undefined;

const approved: StopRule = (run) => {
  const last = run.steps.at(-1);
  return last?.kind === 'reviewed' && last.verdict.kind === 'approve' ? 'approved' : undefined;
};

const nothingToChange: StopRule = (run) => {
  const plan = planOf(run);
  if (plan === undefined || plan.kind === 'fix' || !isReplyComplete(run)) return undefined;
  return ({ answer: 'answered', ask: 'asked', 'already-fixed': 'already-fixed' } as const)[
    plan.kind
  ];
};

const repeatedAnswer: StopRule = (run) => (repeatsAnswer(run) ? 'repeated-answer' : undefined);

const repeatedCritique: StopRule = (run) =>
  repeatsCritique(run) ? 'repeated-critique' : undefined;

const repeatedRequest: StopRule = (run) => (repeatsRequest(run) ? 'repeated-request' : undefined);

const repeatedEdit: StopRule = (run) => (repeatsEdit(run) ? 'repeated-edit' : undefined);

/** Two edits in a row were refused, and no file can be requested whole or one that was has failed. */
const neverApplied: StopRule = (run) =>
  isRefusedAgain(run) && !mayRewrite(run) ? 'never-applied' : undefined;

/** Two replies in a row did nothing; after the first, the same step is due again. */
const noAction: StopRule = (run) => {
  const lastTwo = run.steps.slice(-2);
  return lastTwo.length === 2 && lastTwo.every(isIdle) ? 'no-action' : undefined;
};

function isIdle(step: Step): boolean {
  return (
    step.kind === 'unusable' ||
    (step.kind === 'explored' && step.reads.every(({ ruling }) => ruling === 'invalid'))
  );
}

/** Changes that may fail the project's commands before the run leaves the last one to people. */
const mostRed = 2;

const testsFailed: StopRule = (run, rules) => {
  const last = run.steps.at(-1);
  if (last?.kind !== 'tested' || !isRed(last.results)) return undefined;
  const red = run.steps.filter((step) => step.kind === 'tested' && isRed(step.results)).length;
  return red >= mostRed || attempts(run) >= rules.maxAttempts ? 'tests-failed' : undefined;
};

const attemptsExhausted: StopRule = (run, rules) =>
  due(run) === 'edit' && attempts(run) >= rules.maxAttempts ? 'attempts-exhausted' : undefined;

const callsModel: Readonly<Record<Due, boolean>> = {
  plan: true,
  edit: true,
  rewrite: true,
  check: false,
  test: false,
  review: true,
};

/** Steps that do not call the model still run when the budget is spent. */
const budgetExhausted: StopRule = (run, rules) =>
  callsModel[due(run)] && isSpent(spentOf(run), rules) ? 'budget-exhausted' : undefined;

/** The order decides which reason is given when several apply. */
const stopRules: readonly StopRule[] = [
  approved,
  repeatedAnswer,
  nothingToChange,
  repeatedCritique,
  repeatedRequest,
  repeatedEdit,
  neverApplied,
  noAction,
  testsFailed,
  attemptsExhausted,
  budgetExhausted,
];

/** Returns the first reason to stop. The loop calls it before every step. */
export function firstReason(run: Run, rules: Rules): LoopStopReason | undefined {
  for (const rule of stopRules) {
    const reason = rule(run, rules);
    if (reason !== undefined) return reason;
  }
  return undefined;
}
