import { attemptReport, type Outcome } from '../../core/report/index.ts';
import { endedRecord, isConclusive, meaningOf } from '../../core/run/index.ts';
import {
  type AttemptReport,
  type PublishedChange,
  publishedAs,
  storyOf,
  type TicketRecord,
} from '../../core/tickets/index.ts';
import { UserError } from '../../engines/errors.ts';
import { notStarted, toFailure } from '../loop/index.ts';
import { notesOf, recordFailures, resultOf } from './job-result.ts';
import { statusComment } from './status-comment.ts';
import { endTicket } from './ticket-end.ts';
import { loadTicket } from './ticket-facts.ts';
import type { Attempt, JobResult, ReportContext } from './ticket-state.ts';
import { type LeftTicket, latestRecord, placeOf, withComment } from './ticket-writes.ts';

/**
 * Reports an attempt on its ticket, even if the run was cancelled: records how it ended, so that the next run can go on
 * from there, ends the work on the ticket, writes the comment, and records that this is done. That it has to wait for the
 * month's budget, a ticket is told once. Never rejects.
 */
export async function reportOutcome(context: ReportContext, attempt: Attempt): Promise<JobResult> {
  const { tickets, signal } = context;
  const { state, refused } = attempt;
  const { ticket } = state;
  let reported = resultOf(context, attempt);
  if (refused?.isTold) return reported;
  try {
    const known = await latestRecord(tickets, state);
    const own = await keepEnd(context, attempt, reported.outcome, known);
    const { note, failures, moved, ...left } = await endTicket(context, attempt, own);
    const notes = notesOf(context, attempt, note);
    const failed = [...(attempt.failures ?? []), ...failures, ...recordFailures(attempt)];
    reported = { ...reported, outcome: { ...reported.outcome, moved, notes, failures: failed } };
    // Another run may have posted one since the ticket was loaded, or Jira's answer to this run was lost.
    const replaces = state.comment ?? (await tickets.ownComments(ticket.key, state.record))[0];
    const ended = recordAfter(context, attempt, { outcome: reported.outcome, left }, known);
    const report = reportOf(attempt, reported.outcome, known);
    const record = { ...ended, ...storyOf(report, publishedChange(attempt, known)) };
    const comment = await tickets.comment(ticket.key, statusComment(record), replaces);
    return await saveRecord(context, attempt, reported, withComment(record, comment));
  } catch (error) {
    // A ticket that was not told to wait is told by the next run.
    return unreported({ ...reported, refused: undefined }, error, signal);
  }
}

/** The change that the attempt has published, with what is known of its pull request's commits. */
function publishedChange(
  { pullRequest: pull, lacking = [], further }: Attempt,
  { published }: TicketRecord,
): Omit<PublishedChange, 'report'> | undefined {
  if (pull === undefined) return undefined;
  const { commits, older } = published?.pull.number === pull.number ? published : {};
  return { pull, lacking, ...(further ?? { commits, older }) };
}

/** What the attempt has to say of its work; that of an earlier run, if it only tells that. */
function reportOf(
  { report }: Attempt,
  outcome: Outcome,
  { attempts }: TicketRecord,
): AttemptReport {
  return report ?? attemptReport(outcome, attempts);
}

/** The record once the attempt has ended and has left the ticket there. */
function recordAfter(
  { job }: ReportContext,
  { state, report, pullRequest, isLeftOpen }: Attempt,
  { outcome, left }: { readonly outcome: Outcome; readonly left: LeftTicket },
  known: TicketRecord,
): TicketRecord {
  const { into, base, request = {} } = job;
  if (report === undefined)
    return endedRecord(known, state.ticket, request, {
      ...outcome,
      ...left,
      isLeftOpen,
      into,
      base,
    });
  const followed =
    pullRequest && into !== undefined
      ? publishedAs(known.followed, pullRequest.number, into)
      : known.followed;
  const url = pullRequest?.url ?? known.pullRequest;
  return { ...known, ...left, followed, pullRequest: url, open: undefined };
}

/**
 * Records how an attempt ended before the ticket is told, unless its pull request says so. Of a ticket in several
 * repositories, it is always recorded, so that of two that end at the same time, at least one sees both; a ticket that
 * keeps no record is not moved by them. Returns what the record says of the end, if anything was begun. Rejects only there.
 */
async function keepEnd(
  context: ReportContext,
  attempt: Attempt,
  outcome: Outcome,
  known: TicketRecord,
): Promise<TicketRecord> {
  const { state, pullRequest, lacking = [], result } = attempt;
  const { isBegun } = meaningOf(result);
  const isConcluded = isConclusive(result) || pullRequest !== undefined;
  const isKept = pullRequest !== undefined || attempt.report !== undefined;
  const report = reportOf(attempt, outcome, known);
  const end = { report, lacking, isPublished: pullRequest && (true as const) };
  const record = {
    ...recordAfter(context, attempt, { outcome, left: placeOf(state) }, known),
    ...storyOf(report, publishedChange(attempt, known)),
    open: isConcluded ? { end } : {},
  };
  const isOwed = known.part ? isBegun : state.record.open && isConcluded && !isKept;
  if (!isOwed) return known;
  try {
    await context.tickets.remember(state.ticket.key, record);
  } catch (error) {
    if (known.part && !(error instanceof UserError)) throw error;
  }
  return record;
}

/**
 * Writes the final record on the ticket or, failing that, into the pull request. It comes last: after a crash before it,
 * the next run tells the ticket again. Missing permission to write the record is already reported in the comment; don't
 * fail the run for it.
 */
async function saveRecord(
  { tickets, signal }: ReportContext,
  { state, saveInPullRequest }: Attempt,
  reported: JobResult,
  record: TicketRecord,
): Promise<JobResult> {
  try {
    await tickets.remember(state.ticket.key, record);
    return reported;
  } catch (error) {
    const isKnown = state.recordProblem !== undefined;
    const failed = isKnown ? reported : unreported(reported, error, signal);
    if (saveInPullRequest === undefined) return failed;
    try {
      await saveInPullRequest(record);
      return { ...reported, cause: failed.cause };
    } catch (another) {
      return { ...failed, cause: failed.cause ?? toFailure(another, signal).cause };
    }
  }
}

/** Marks finished work as unreported; work that must be repeated keeps its own reason. */
function unreported(result: JobResult, error: unknown, signal: AbortSignal): JobResult {
  const { outcome } = result;
  const failure = toFailure(error, signal);
  const ended = isConclusive(outcome)
    ? ({ ...outcome, reason: 'unreported', detail: undefined } as const)
    : outcome;
  const problem = outcome.problem ?? failure.problem ?? 'The run was cancelled.';
  const cause = result.cause ?? failure.cause;
  return { ...result, outcome: { ...ended, problem }, cause };
}

/** Reports on the ticket why its job could not start. Never rejects. */
export async function reportFailure(context: ReportContext, error: unknown): Promise<JobResult> {
  const failure = toFailure(error, context.signal);
  const { key, part } = context.job;
  const loaded = await loadTicket({ key, part }, context);
  const result = { ...notStarted, ...failure };
  if (loaded.kind === 'loaded') return reportOutcome(context, { state: loaded.state, result });
  const { cause, ...outcome } = result;
  return { outcome, cause };
}
