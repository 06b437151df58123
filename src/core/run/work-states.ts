import type { WorkState } from '../tickets/index.ts';
import type { StopReason } from './stop-reasons.ts';

/** What a board shows of a ticket whose work has ended so, without a pull request. */
const states = {
  ...({ approved: 'review', 'not-shown': 'review' } as const),
  ...({ asked: 'needs-input', planned: 'needs-input', 'not-ready': 'needs-input' } as const),
  'similar-open': undefined,
  answered: undefined,
  'already-fixed': undefined,
  elsewhere: undefined,
  'nothing-new': undefined,
  stopped: undefined,
  withdrawn: undefined,
  blocked: undefined,
  'monthly-budget': undefined,
  'secret-added': 'failed',
  'tests-failed': 'failed',
  'attempts-exhausted': 'failed',
  'repeated-critique': 'failed',
  'repeated-edit': 'failed',
  'repeated-plan': 'failed',
  'repeated-request': 'failed',
  'not-editable': 'failed',
  'never-applied': 'failed',
  'no-action': 'failed',
  'reply-cut': 'failed',
  'budget-exhausted': 'failed',
  'ticket-attempts-exhausted': 'failed',
  'checks-unavailable': 'failed',
  'branch-taken': 'failed',
  deadline: 'failed',
  unreported: 'failed',
  cancelled: 'failed',
  misconfigured: 'failed',
  failed: 'failed',
} as const satisfies Readonly<Record<StopReason, WorkState | undefined>>;

/** Returns what a board shows of a ticket once work on it has ended; `undefined` for nothing. */
export function stateAfter(reason: StopReason, hasPullRequest: boolean): WorkState | undefined {
  return hasPullRequest ? 'review' : states[reason];
}
