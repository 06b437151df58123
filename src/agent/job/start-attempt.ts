import { workingComment } from '../../core/report/index.ts';
import {
  type MoveResult,
  type MoveTarget,
  startedRecord,
  type TicketKey,
  type TicketRecord,
} from '../../core/tickets/index.ts';
import { settleAll } from '../async/index.ts';
import { failureOf } from '../loop/index.ts';
import type { Tickets } from '../ports.ts';
import type { Telling, TicketState } from './ticket-state.ts';

/** What an attempt needs to begin. */
export interface Beginning extends Telling {
  readonly branch: string;
}

/**
 * Begins an attempt where people see it: records it and says so in the ticket's comment, then moves the
 * ticket. Rejects when nothing can be said; the ticket stays where it is then.
 */
export async function beginAttempt(
  job: Beginning,
  tickets: Tickets,
  signal: AbortSignal,
  now: Date,
  opened: TicketState,
): Promise<TicketState> {
  const { log } = job;
  const { key } = opened.ticket;
  const claim = startedRecord(opened.known, now, job.branch, job);
  const words = workingComment({ attempt: claim.attempts, ...(log === undefined ? {} : { log }) });
  const [unclaimed, comment] = await settleAll([
    writeRecord(tickets, key, claim, signal),
    tickets.comment(key, words, opened.comment),
  ]);
  const known = withComment(claim, comment);
  const isKnown = claim.comments.includes(comment);
  const [unwritable, moved] = await settleAll([
    unclaimed ?? (isKnown ? undefined : writeRecord(tickets, key, known, signal)),
    moveTicket(tickets, key, job.targets.start, signal),
  ]);
  return {
    ...opened,
    known,
    comment,
    ...(moved && { moved }),
    ...(unwritable === undefined ? {} : { unwritable }),
  };
}

/** The record with this comment as its newest. */
export function withComment(record: TicketRecord, comment: string): TicketRecord {
  return { ...record, comments: [...record.comments.filter((id) => id !== comment), comment] };
}

/** Why the record could not be written; `undefined` when it was. */
async function writeRecord(
  tickets: Tickets,
  key: TicketKey,
  record: TicketRecord,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    await tickets.remember(key, record);
    return undefined;
  } catch (thrown) {
    return problemOf(thrown, signal);
  }
}

/** Where the ticket went; `undefined` when it is to stay. One that cannot be moved says why. */
export async function moveTicket(
  tickets: Tickets,
  key: TicketKey,
  target: MoveTarget,
  signal: AbortSignal,
): Promise<MoveResult | undefined> {
  if (target.kind === 'stay') return undefined;
  try {
    return await tickets.move(key, target);
  } catch (thrown) {
    return { kind: 'stayed', why: problemOf(thrown, signal) };
  }
}

/** What went wrong, in a sentence for people. */
export function problemOf(thrown: unknown, signal: AbortSignal): string {
  return failureOf(thrown, signal).problem ?? 'The run was cancelled.';
}
