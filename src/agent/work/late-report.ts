import type { Outcome } from '../../core/report/index.ts';
import { currentPlan, parseEnding } from '../../core/run/index.ts';
import {
  type AttemptRequest,
  goInputs,
  type OpenedPullRequest,
  type Ticket,
  type UnreportedEnd,
  workedInputs,
} from '../../core/tickets/index.ts';
import { pullAt } from '../../core/work/index.ts';
import { notStarted } from '../loop/index.ts';
import type { Attempt, TicketState } from './ticket-state.ts';

/** Characters of a reply that a record keeps. */
const maxReply = 8_000;

/** Returns what the next run needs to report an attempt whose end could not be written on the ticket. */
export function unreportedEnd(
  {
    reason,
    detail,
    run,
    pullRequest,
    log,
  }: Pick<Outcome, 'reason' | 'detail' | 'run' | 'pullRequest' | 'log'>,
  ticket: Ticket,
  request: AttemptRequest,
): UnreportedEnd {
  const plan = currentPlan(run);
  const reply = plan === undefined || plan.kind === 'fix' ? undefined : plan.reply;
  return {
    ...{ reason, detail, log, seen: ticket.updated },
    inputs: [...workedInputs(ticket, request), ...goInputs(ticket, request)],
    reply: reply?.slice(0, maxReply).toWellFormed(),
    pullRequest: pullRequest?.url,
    isReady: pullRequest?.draft === false,
  };
}

/** Returns the attempt of an earlier run whose end the ticket does not report. */
export function lateAttempt(state: TicketState, end: UnreportedEnd): Attempt {
  const ending = parseEnding(end.reason, end.detail) ?? { reason: 'unreported' };
  const notes = ['The run that came to this end could not report it here at the time.'];
  const result = { ...notStarted, ...ending };
  return { state, result, notes, pullRequest: earlierPullRequest(state, end), earlier: end };
}

function earlierPullRequest(
  { record }: TicketState,
  { isReady, pullRequest: url = record.pullRequest }: UnreportedEnd,
): OpenedPullRequest | undefined {
  const pull = pullAt(url);
  if (url === undefined || pull === undefined) return undefined;
  return { number: pull.number, url, branch: record.branch, draft: isReady !== true };
}
