import { isRed } from '../checks/index.ts';
import { isSpent, type Rules } from './budget.ts';
import { isComplete } from './completion.ts';
import { due } from './due.ts';
import { isRefusedAgain, mayRewrite } from './refusals.ts';
import { repeatsAnswer, repeatsCritique, repeatsEdit, repeatsRequest } from './repetition.ts';
import { attempts, planOf, type Run, type Step, spentOf } from './run.ts';
import type { LoopStopReason } from './stop-reasons.ts';

/** A reason to stop before the next step, or `undefined` to go on. */
export type StopRule = (run: Run, rules: Rules) => LoopStopReason | undefined;

const approved: StopRule = (run) => {
  const last = run.steps.at(-1);
  return last?.kind === 'reviewed' && last.verdict.kind === 'approve' ? 'approved' : undefined;
};

const nothingToChange: StopRule = (run) => {
  const plan = planOf(run);
  if (plan === undefined || plan.kind === 'fix' || !isComplete(run)) return undefined;
  return ({ answer: 'answered', ask: 'asked', 'already-fixed': 'already-fixed' } as const)[
    plan.kind
  ];
};

const repeatedAnswer: StopRule = (run) => (repeatsAnswer(run) ? 'repeated-answer' : undefined);

const repeatedCritique: StopRule = (run) =>
  repeatsCritique(run) ? 'repeated-critique' : undefined;

const repeatedRequest: StopRule = (run) => (repeatsRequest(run) ? 'repeated-request' : undefined);

const repeatedEdit: StopRule = (run) => (repeatsEdit(run) ? 'repeated-edit' : undefined);

/** Two refused edits in a row, of which no file can be asked for whole, or one that was has failed. */
const neverApplied: StopRule = (run) =>
  isRefusedAgain(run) && !mayRewrite(run) ? 'never-applied' : undefined;

/** Two replies in a row that did nothing; after such a one the same is due again. */
const noAction: StopRule = (run) => {
  const lastTwo = run.steps.slice(-2);
  return lastTwo.length === 2 && lastTwo.every(isIdle) ? 'no-action' : undefined;
};

const attemptsExhausted: StopRule = (run, rules) =>
  due(run) === 'edit' && attempts(run) >= rules.maxAttempts ? 'attempts-exhausted' : undefined;

/** Checks and tests ask nobody, so they are still made. */
const budgetExhausted: StopRule = (run, rules) =>
  !/^(check|test)$/.test(due(run)) && isSpent(spentOf(run), rules) ? 'budget-exhausted' : undefined;

/** Changes that the project's commands may fail with before it is left to people. */
const mostRed = 2;

const testsFailed: StopRule = (run, rules) => {
  const last = run.steps.at(-1);
  if (last?.kind !== 'tested' || !isRed(last.trial)) return undefined;
  const red = run.steps.filter((step) => step.kind === 'tested' && isRed(step.trial)).length;
  return red >= mostRed || attempts(run) >= rules.maxAttempts ? 'tests-failed' : undefined;
};

/** In the order in which they are asked. */
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

/** The first reason to stop; asked before every step. */
export function firstReason(run: Run, rules: Rules): LoopStopReason | undefined {
  for (const rule of stopRules) {
    const reason = rule(run, rules);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function isIdle(step: Step): boolean {
  return (
    step.kind === 'unusable' ||
    (step.kind === 'explored' && step.reads.every(({ ruling }) => ruling === 'invalid'))
  );
}
