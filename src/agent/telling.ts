import { inputFingerprint } from '../core/instruction.ts';
import { emptyRecord, type TicketRecord } from '../core/record.ts';
import type { Outcome } from '../core/report/outcome.ts';
import { ticketComment } from '../core/report/report.ts';
import type { Rules } from '../core/run/budget.ts';
import type { StopReason } from '../core/run/stop.ts';
import type { Ticket, TicketKey } from '../core/ticket.ts';
import type { Moved, MoveTarget } from '../core/transition.ts';
import { type Ended, failure, notBegun } from './loop.ts';
import type { Published, Tickets } from './ports.ts';

/** Which ticket is told, and what else it is to know. */
export interface Telling {
  readonly key: TicketKey;
  /** The webhook delivery that asked for the work, where there was one. */
  readonly delivery?: string;
  /** Where the log of this run can be read. */
  readonly log?: string;
  readonly target: MoveTarget;
  /** The bounds of the run; missing when they could not even be read. */
  readonly rules?: Rules;
}

/** What came of an assignment; `ticket` is missing when it could not even be read. */
export interface Delivered {
  readonly outcome: Outcome;
  readonly ticket?: Ticket;
  /** For the log: what really went wrong. */
  readonly cause?: unknown;
}

/** A ticket that could be read, and what earlier attempts left on it. */
export interface Opened {
  readonly ticket: Ticket;
  readonly known: TicketRecord;
}

/** Reads a ticket, or says why it cannot be. Never rejects. */
export async function openTicket(
  key: TicketKey,
  tickets: Tickets,
  signal: AbortSignal,
): Promise<Opened | Delivered> {
  try {
    const known = await tickets.recall(key);
    return { known, ticket: await tickets.read(key, known) };
  } catch (thrown) {
    const { cause, ...why } = failure(thrown, signal);
    return { outcome: { ...notBegun, ...why }, cause };
  }
}

/** How the work ended, and what was published of it. */
export type Worked = Ended & { readonly published?: Published };

/** Moves the ticket, comments on it and marks it. What was done is said even when the run was cancelled. */
export async function tellTicket(
  job: Telling,
  tickets: Tickets,
  signal: AbortSignal,
  { ticket, known }: Opened,
  worked: Worked,
): Promise<Delivered> {
  const { published, cause, ...ended } = worked;
  let outcome: Outcome = {
    ...ended,
    ...(job.log === undefined ? {} : { log: job.log }),
    ...(job.rules === undefined ? {} : { allowed: job.rules }),
    ...(known.pullRequest === undefined ? {} : { earlierPullRequest: known.pullRequest }),
  };
  try {
    if (published?.kind === 'published') {
      const moved = await moveTicket(job, tickets, signal);
      outcome = { ...outcome, pullRequest: published.pullRequest, moved };
    }
    const comment = await tickets.comment(
      ticket.key,
      ticketComment(outcome),
      known.comments.at(-1),
    );
    await tickets.remember(ticket.key, nextRecord(job, ticket, known, outcome, comment));
    return { ticket, outcome, cause };
  } catch (thrown) {
    const { problem = 'The run was cancelled.' } = failure(thrown, signal);
    const reason = isConclusive(outcome.reason) ? 'unreported' : outcome.reason;
    return {
      ticket,
      outcome: { ...outcome, reason, problem: outcome.problem ?? problem },
      cause: cause ?? thrown,
    };
  }
}

/** A ticket that cannot be moved is told so in the comment, which must still be written. */
function moveTicket(job: Telling, tickets: Tickets, signal: AbortSignal): Promise<Moved> {
  return tickets.move(job.key, job.target).catch((thrown: unknown): Moved => {
    const { problem = 'The run was cancelled.' } = failure(thrown, signal);
    return { kind: 'stayed', why: problem };
  });
}

/** Tells a ticket that work on it could not even begin, and why. Never rejects. */
export async function tellFailure(
  job: Telling,
  tickets: Tickets,
  signal: AbortSignal,
  thrown: unknown,
): Promise<Delivered> {
  const { cause, ...why } = failure(thrown, signal);
  const opened = await openTicket(job.key, tickets, signal);
  if ('outcome' in opened) return { outcome: { ...notBegun, ...why }, cause };
  return tellTicket(job, tickets, signal, opened, { ...notBegun, ...why, cause });
}

/** Ends that another bound, another setting or another day may turn. */
const passing: ReadonlySet<StopReason> = new Set([
  'cancelled',
  'deadline',
  'budget-exhausted',
  'misconfigured',
  'failed',
  'unreported',
]);

/** Whether the same input would only lead to the same end; an outage is worth another try. */
function isConclusive(reason: StopReason): boolean {
  return !passing.has(reason);
}

function nextRecord(
  job: Telling,
  ticket: Ticket,
  known: TicketRecord,
  outcome: Outcome,
  comment: string,
): TicketRecord {
  const conclusive = isConclusive(outcome.reason);
  return {
    ...emptyRecord,
    ...known,
    inputs: conclusive ? [...known.inputs, inputFingerprint(ticket)] : known.inputs,
    comments: [...known.comments.filter((id) => id !== comment), comment],
    read: conclusive ? ticket.comments.map(({ id }) => id) : known.read,
    ...(outcome.pullRequest ? { pullRequest: outcome.pullRequest.url } : {}),
    ...(job.delivery === undefined ? {} : { delivery: job.delivery }),
  };
}
