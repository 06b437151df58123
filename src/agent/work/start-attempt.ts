import {
  followedRecord,
  startedRecord,
  type TicketKey,
  type TicketRecord,
} from '../../core/tickets/index.ts';
import { settleAll } from '../async/index.ts';
import { problemOf } from '../loop/index.ts';
import { statusComment } from './status-comment.ts';
import { type JobContext, moveTicket, type TicketState, withComment } from './ticket-state.ts';

/**
 * Records the attempt and says so in the ticket's comment, then moves the ticket. Rejects if the comment
 * cannot be written; the ticket then keeps its status.
 */
export async function startAttempt(
  context: JobContext,
  loaded: TicketState,
  plan: { readonly isAgreed: boolean; readonly note?: string | undefined },
): Promise<TicketState> {
  const { job, tickets } = context;
  const { key } = loaded.ticket;
  const started = startedRecord(loaded.record, context.date(), job.branch, job);
  const claim = plan.isAgreed ? followedRecord(started, loaded.record) : started;
  const body = statusComment(claim, job.log);
  // What says that it is in progress is known to a sweep: of several repositories, another may have moved the ticket.
  const claimProblem = await writeRecord(key, claim, context);
  const comment = await tickets.comment(key, body, loaded.comment);
  const record = withComment(claim, comment);
  const isRecorded = claim.comments.includes(comment);
  const [recordProblem, moved] = await settleAll([
    claimProblem ?? (isRecorded ? undefined : writeRecord(key, record, context)),
    moveTicket(key, job.targets.start, context),
  ]);
  return { ...loaded, record, comment, moved, recordProblem, planNote: plan.note };
}

/** Returns why the record could not be written, or `undefined` if it was. */
function writeRecord(
  key: TicketKey,
  record: TicketRecord,
  { tickets, signal }: JobContext,
): Promise<string | undefined> {
  return tickets.remember(key, record).then(
    () => undefined,
    (error) => problemOf(error, signal),
  );
}
