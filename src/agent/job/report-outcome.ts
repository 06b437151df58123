import { type OpenedPullRequest, type Outcome, ticketComment } from '../../core/report/index.ts';
import { endedRecord, isConclusive } from '../../core/run/index.ts';
import { mergeRecords, type TicketRecord } from '../../core/tickets/index.ts';
import { settleAll } from '../async/index.ts';
import { failureOf, type LoopResult, notStarted } from '../loop/index.ts';
import type { Published, Tickets } from '../ports.ts';
import { linkTicket } from './linking.ts';
import { moveTicket, problemOf, withComment } from './start-attempt.ts';
import { type JobResult, loadTicket, type Telling, type TicketState } from './ticket-state.ts';

/** How the work ended, and what was published of it. */
export type Worked = LoopResult & {
  readonly published?: Published;
  /** What evidence the published change lacks to be ready for review. */
  readonly lacking?: readonly string[];
};

/** What a ticket was told; `unrecorded` is the record that could not be written on it. */
export interface Told {
  readonly delivered: JobResult;
  readonly unrecorded?: TicketRecord;
}

/** Links, moves, tells and marks the ticket, even when the run was cancelled. Never rejects. */
export async function reportOutcome(
  job: Telling,
  tickets: Tickets,
  signal: AbortSignal,
  opened: TicketState,
  { cause, ...worked }: Worked,
): Promise<Told> {
  const { ticket } = opened;
  const [linkNotes, { moved, left }] = await settleAll([
    linkTicket(tickets, signal, ticket, worked.published),
    settle(job, tickets, signal, opened, worked),
  ]);
  const notes = [
    ...(worked.published?.kind === 'published' ? worked.published.notes : []),
    ...linkNotes,
    ...unwritableNotes(opened, worked.published),
  ];
  const outcome: Outcome = {
    ...outcomeOf(job, opened, worked),
    ...(moved && { moved }),
    ...(notes.length > 0 ? { notes } : {}),
  };
  try {
    const replaces = opened.comment ?? (await unseenComment(tickets, opened));
    const [comment, known] = await settleAll([
      tickets.comment(ticket.key, ticketComment(outcome), replaces),
      latestRecord(tickets, opened),
    ]);
    const record = withComment(endedRecord(known, ticket, job, { ...outcome, left }), comment);
    return await recordEnd(tickets, signal, opened, record, { ticket, outcome, cause });
  } catch (thrown) {
    return { delivered: unreported({ ticket, outcome, cause }, thrown, signal) };
  }
}

/**
 * A comment that was posted since the ticket was read: by another run, or by this one when Jira took it
 * and the answer was lost. Without another look there would be two.
 */
async function unseenComment(
  tickets: Tickets,
  { ticket, known }: TicketState,
): Promise<string | undefined> {
  const { ownComments } = await tickets.read(ticket.key, known);
  return ownComments[0];
}

function outcomeOf(job: Telling, { known }: TicketState, worked: Omit<Worked, 'cause'>): Outcome {
  const { published, lacking, ...ended } = worked;
  return {
    ...ended,
    ...(published?.kind === 'published' ? { pullRequest: pullRequestOf(published, lacking) } : {}),
    ...(lacking === undefined ? {} : { lacking }),
    ...(job.log === undefined ? {} : { log: job.log }),
    ...(job.rules === undefined ? {} : { allowed: job.rules }),
    ...(known.pullRequest === undefined ? {} : { earlierPullRequest: known.pullRequest }),
  };
}

function pullRequestOf(
  { pullRequest, verified }: Extract<Published, { kind: 'published' }>,
  lacking: readonly string[] = [],
): OpenedPullRequest {
  const draft = lacking.length > 0;
  return { ...pullRequest, draft, ...(verified === undefined ? {} : { verified }) };
}

/**
 * Where the run has left the ticket: what the report says of it, and in which category. That it stayed at
 * the beginning matters to nobody in the end.
 */
async function settle(
  job: Telling,
  tickets: Tickets,
  signal: AbortSignal,
  { ticket, moved: first }: TicketState,
  { published, lacking = [] }: Omit<Worked, 'cause'>,
) {
  const isReady = published?.kind === 'published' && lacking.length === 0;
  const target = isReady ? job.targets.pullRequest : ({ kind: 'stay' } as const);
  const last = await moveTicket(tickets, ticket.key, target, signal);
  const moved = last ?? (isReady || first?.kind === 'moved' ? first : undefined);
  const left = last?.category ?? first?.category ?? ticket.status.category;
  return { left, ...(moved && { moved }) };
}

/** What follows from a record that cannot be written. */
function unwritableNotes({ unwritable }: TicketState, published: Published | undefined): string[] {
  if (unwritable === undefined) return [];
  const consequence =
    published?.kind === 'published'
      ? "The pull request's description keeps it instead."
      : 'The same request may therefore be worked again.';
  const why = /[.!?]$/.test(unwritable) ? unwritable : `${unwritable}.`;
  return [`The agent's record could not be written on the ticket: ${why} ${consequence}`];
}

/** Another run for the same ticket may have ended meanwhile; what it recorded is kept. */
async function latestRecord(
  tickets: Tickets,
  { ticket, known }: TicketState,
): Promise<TicketRecord> {
  const latest = await tickets.recall(ticket.key).catch(() => known);
  return mergeRecords(latest, known);
}

/** That the account may not write the record was said in the comment, and is no failure of the run. */
async function recordEnd(
  tickets: Tickets,
  signal: AbortSignal,
  { ticket, unwritable }: TicketState,
  record: TicketRecord,
  delivered: JobResult,
): Promise<Told> {
  try {
    await tickets.remember(ticket.key, record);
    return { delivered };
  } catch (thrown) {
    const isTold = unwritable !== undefined;
    return {
      delivered: isTold ? delivered : unreported(delivered, thrown, signal),
      unrecorded: record,
    };
  }
}

function unreported(delivered: JobResult, thrown: unknown, signal: AbortSignal): JobResult {
  const { outcome, cause = thrown } = delivered;
  const reason = isConclusive(outcome.reason) ? 'unreported' : outcome.reason;
  const problem = outcome.problem ?? problemOf(thrown, signal);
  return { ...delivered, outcome: { ...outcome, reason, problem }, cause };
}

/** Tells a ticket that work on it could not even begin, and why. Never rejects. */
export async function reportFailure(
  job: Telling,
  tickets: Tickets,
  signal: AbortSignal,
  thrown: unknown,
): Promise<JobResult> {
  const { cause, ...why } = failureOf(thrown, signal);
  const opened = await loadTicket(job.key, tickets, signal);
  if ('outcome' in opened) return { outcome: { ...notStarted, ...why }, cause };
  const told = await reportOutcome(job, tickets, signal, opened, { ...notStarted, ...why, cause });
  return told.delivered;
}
