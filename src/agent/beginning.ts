import { begunRecord } from '../core/attempt.ts';
import type { TicketRecord } from '../core/record.ts';
import { workingComment } from '../core/report/report.ts';
import type { TicketKey } from '../core/ticket.ts';
import type { Moved, MoveTarget } from '../core/transition.ts';
import { failure } from './loop.ts';
import type { Opened, Telling } from './opening.ts';
import type { Tickets } from './ports.ts';

/** What an attempt needs to begin. */
export interface Beginning extends Telling {
  readonly branch: string;
}

/**
 * Begins an attempt where people see it: records it, says so in the ticket's comment, and moves the
 * ticket. `undefined` when another run began one at the same time. Rejects when nothing can be said, or
 * when it cannot be known whether another did: to go on in doubt might be to work twice.
 */
export async function beginAttempt(
  job: Beginning,
  tickets: Tickets,
  signal: AbortSignal,
  now: Date,
  opened: Opened,
): Promise<Opened | undefined> {
  const { log } = job;
  const { key } = opened.ticket;
  const claim = begunRecord(opened.known, now, job.branch, job);
  const latest = await tickets.recall(key);
  if (latest.attempts > opened.known.attempts) return undefined;
  let unwritable = await writeRecord(tickets, key, claim, signal);
  const seen = await tickets.recall(key);
  if (isLost(seen, claim)) return undefined;
  const words = workingComment({ attempt: claim.attempts, ...(log === undefined ? {} : { log }) });
  const comment = await tickets.comment(key, words, opened.comment ?? seen.comments.at(-1));
  const known = withComment(claim, comment);
  if (unwritable === undefined && !claim.comments.includes(comment)) {
    unwritable = await writeRecord(tickets, key, known, signal);
  }
  const moved = await moveTicket(tickets, key, job.targets.start, signal);
  return {
    ...opened,
    known,
    comment,
    ...(moved && { moved }),
    ...(unwritable === undefined ? {} : { unwritable }),
  };
}

/** Two runs may have read the same record: the one that wrote last goes on. An older record is no rival's. */
function isLost(seen: TicketRecord, claim: TicketRecord): boolean {
  const isMine = seen.begun === claim.begun && seen.delivery === claim.delivery;
  return !isMine && seen.attempts >= claim.attempts;
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
): Promise<Moved | undefined> {
  if (target.kind === 'stay') return undefined;
  try {
    return await tickets.move(key, target);
  } catch (thrown) {
    return { kind: 'stayed', why: problemOf(thrown, signal) };
  }
}

/** What went wrong, in a sentence for people. */
export function problemOf(thrown: unknown, signal: AbortSignal): string {
  return failure(thrown, signal).problem ?? 'The run was cancelled.';
}
