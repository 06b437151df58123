import { planOf, type Run, type StopReason, stopReasonOf } from '../../core/run/index.ts';
import type { UnreportedEnd } from '../../core/tickets/index.ts';
import { notStarted } from '../loop/index.ts';
import type { Attempt, TicketState } from './ticket-state.ts';

/** Characters of a reply that a record keeps. */
const longestReply = 8_000;

/** The end of an attempt. */
interface AttemptOutcome {
  readonly reason: StopReason;
  readonly run: Run;
  readonly pullRequest?: { readonly url: string; readonly draft: boolean } | undefined;
  readonly log?: string | undefined;
}

/** Returns what the next run needs to report an attempt whose end could not be written on the ticket. */
export function unreportedEnd(
  { reason, run, pullRequest, log }: AttemptOutcome,
  worked: Pick<UnreportedEnd, 'inputs' | 'seen'>,
): UnreportedEnd {
  const plan = planOf(run);
  const reply = plan === undefined || plan.kind === 'fix' ? undefined : plan.reply;
  return {
    ...{ reason, ...worked, log },
    reply: reply?.slice(0, longestReply).toWellFormed(),
    pullRequest: pullRequest?.url,
    isReady: pullRequest?.draft === false,
  };
}

/** Returns the attempt of an earlier run whose end the ticket does not report. */
export function lateAttempt(state: TicketState, end: UnreportedEnd): Attempt {
  const { reply, log, isReady = false, pullRequest = state.record.pullRequest } = end;
  const reason = stopReasonOf(end.reason) ?? 'unreported';
  const problem = 'The run that came to this end could not report it here at the time.';
  const earlier = { pullRequest: pullRequestAt(pullRequest), isReady, reply, log };
  return { state, result: { ...notStarted, reason, problem }, earlier };
}

function pullRequestAt(url: string | undefined) {
  const [, number] = /^https?:\/\/\S+\/pull\/(\d{1,9})$/.exec(url ?? '') ?? [];
  return url === undefined || number === undefined ? undefined : { url, number: Number(number) };
}
