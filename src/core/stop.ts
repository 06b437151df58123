import type { Rules } from './budget.ts';
import { proseFingerprint } from './fingerprint.ts';
import { attempts, due, planOf, type Run } from './run.ts';

/** Why work on a ticket ended. Every run ends with one. */
export type StopReason =
  /** The reviewer approved a change that passed its checks. */
  | 'approved'
  | 'answered'
  | 'asked'
  | 'already-fixed'
  /** The input was worked before, and nothing was added since. */
  | 'nothing-new'
  | 'attempts-exhausted'
  /** The reviewer said the same thing twice. */
  | 'repeated-critique'
  /** The model promised, but twice did not do what it was asked for. */
  | 'no-action'
  /** The branch holds someone else's commit, so it was not touched. */
  | 'branch-taken'
  /** The work was done, but the ticket could not be commented or marked. */
  | 'unreported'
  | 'cancelled'
  /** A setting is missing or wrong; the report's sentence names it. */
  | 'misconfigured'
  /** An outage or a defect; the log has the details. */
  | 'failed';

/** A reason to stop before the next step, or `undefined` to go on. */
export type StopRule = (run: Run, rules: Rules) => StopReason | undefined;

const approved: StopRule = (run) => {
  const last = run.steps.at(-1);
  return last?.kind === 'reviewed' && last.verdict.kind === 'approve' ? 'approved' : undefined;
};

const nothingToChange: StopRule = (run) => {
  const plan = planOf(run);
  if (plan === undefined || plan.kind === 'fix') return undefined;
  return ({ answer: 'answered', ask: 'asked', 'already-fixed': 'already-fixed' } as const)[
    plan.kind
  ];
};

/** Critiques are compared whole: shortening comes after, for display. */
const repeatedCritique: StopRule = (run) => {
  const critiques = run.steps.flatMap((step) =>
    step.kind === 'reviewed' && step.verdict.kind === 'revise'
      ? [proseFingerprint(step.verdict.critique)]
      : [],
  );
  return new Set(critiques).size < critiques.length ? 'repeated-critique' : undefined;
};

/** After an unusable reply the same is due again, so two in turn were asked for the same. */
const noAction: StopRule = (run) => {
  const [before, last] = run.steps.slice(-2);
  return last?.kind === 'unusable' && before?.kind === 'unusable' ? 'no-action' : undefined;
};

const attemptsExhausted: StopRule = (run, rules) =>
  due(run) === 'edit' && attempts(run) >= rules.maxAttempts ? 'attempts-exhausted' : undefined;

/** In the order in which they are asked. */
const stopRules: readonly StopRule[] = [
  approved,
  nothingToChange,
  repeatedCritique,
  noAction,
  attemptsExhausted,
];

/** The first reason to stop; asked before every step. */
export function firstReason(run: Run, rules: Rules): StopReason | undefined {
  for (const rule of stopRules) {
    const reason = rule(run, rules);
    if (reason !== undefined) return reason;
  }
  return undefined;
}
