import type { StopReason } from '../core/run/index.ts';

/** The exit code of each stop reason; 0 only when a fix was approved and applied. */
export const exitCodes: Readonly<Record<StopReason, number>> = {
  approved: 0,
  failed: 1,
  misconfigured: 2,
  answered: 3,
  asked: 4,
  'already-fixed': 5,
  'nothing-new': 6,
  'attempts-exhausted': 7,
  'repeated-critique': 8,
  'no-action': 9,
  'branch-taken': 10,
  unreported: 11,
  'budget-exhausted': 12,
  deadline: 13,
  'never-applied': 14,
  'repeated-answer': 15,
  'repeated-edit': 16,
  'repeated-request': 17,
  'ticket-attempts-exhausted': 18,
  'tests-failed': 19,
  cancelled: 130,
};
