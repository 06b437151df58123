import {
  followedRecord,
  type MoveResult,
  type MoveTarget,
  mergeRecords,
  type StatusCategory,
  startedRecord,
  statusAfter,
  type TicketKey,
  type TicketRecord,
} from '../../core/tickets/index.ts';
import { settleAll } from '../../engines/async.ts';
import { problemOf } from '../loop/index.ts';
import type { Tickets } from '../ports.ts';
import { statusComment } from './status-comment.ts';
import type { JobContext, Sources, TicketState } from './ticket-state.ts';

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
  const started = startedRecord(loaded.record, context.date(), job.branch, job.request);
  const claim = plan.isAgreed ? followedRecord(started, loaded.record) : started;
  const body = statusComment(claim, { log: job.log });
  // What says that it is in progress is known to a sweep: of several repositories, another may have moved the ticket.
  const claimProblem = await writeRecord(key, claim, context);
  // Of what no record knows, no later look would take back that it is in progress.
  const isUnknown = claimProblem !== undefined && loaded.comment !== undefined;
  const comment = isUnknown ? loaded.comment : await tickets.comment(key, body, loaded.comment);
  const record = withComment(claim, comment);
  const isRecorded = claim.comments.includes(comment);
  const [recordProblem, moved] = await settleAll([
    claimProblem ?? (isRecorded ? undefined : writeRecord(key, record, context)),
    moveTicket(key, job.targets.start, context),
  ]);
  return { ...loaded, record, comment, moved, recordProblem, planNote: plan.note };
}

/** Returns why the record could not be written, or `undefined` if it was. Never rejects. */
function writeRecord(
  key: TicketKey,
  record: TicketRecord,
  { tickets, signal }: Pick<Sources, 'tickets' | 'signal'>,
): Promise<string | undefined> {
  return tickets.remember(key, record).then(
    () => undefined,
    (error) => problemOf(error, signal),
  );
}

/** Returns the record with what another run for the same ticket recorded in the meantime. Never rejects. */
export async function latestRecord(
  tickets: Tickets,
  { ticket, record }: TicketState,
): Promise<TicketRecord> {
  const latest = await tickets.recall(ticket.key).catch(() => record);
  return mergeRecords(latest, record);
}

/** Returns the record with this comment as its newest. */
export function withComment(record: TicketRecord, comment: string): TicketRecord {
  return { ...record, comments: [...record.comments.filter((id) => id !== comment), comment] };
}

/** Moves the ticket; returns `undefined` for the target `stay`. If the move fails, the result says why. Never rejects. */
export async function moveTicket(
  key: TicketKey,
  target: MoveTarget,
  { tickets, signal }: Pick<Sources, 'tickets' | 'signal'>,
): Promise<MoveResult | undefined> {
  if (target.kind === 'stay') return undefined;
  try {
    return await tickets.move(key, target);
  } catch (error) {
    return { kind: 'stayed', why: problemOf(error, signal) };
  }
}

/** The status in which a ticket is left. */
export interface LeftTicket {
  readonly left: StatusCategory;
  readonly leftStatus?: string | undefined;
}

/** Where the start of an attempt has left its ticket. */
export function placeOf({ moved, ticket }: TicketState): LeftTicket {
  const { name, category } = statusAfter(moved) ?? ticket.status;
  return { left: category, leftStatus: name };
}
