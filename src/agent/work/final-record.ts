import type { Outcome } from '../../core/report/index.ts';
import { isConclusive, waitingPlan } from '../../core/run/index.ts';
import { mergeRecords, type TicketPart, type TicketRecord } from '../../core/tickets/index.ts';
import { toFailure } from '../loop/index.ts';
import type { Tickets } from '../ports.ts';
import { unreportedEnd } from './late-report.ts';
import type { Attempt, JobResult, ReportContext, TicketState } from './ticket-state.ts';

/** Keeps how a started attempt ended that the ticket could not be told, for the next run to report. Never rejects. */
export async function keepEnd(
  { job, tickets }: ReportContext,
  { state }: Attempt,
  outcome: Outcome,
  part?: TicketPart,
): Promise<void> {
  const { ticket, record } = state;
  if (record.open === undefined || !isConclusive(outcome)) return;
  const end = unreportedEnd(outcome, ticket, job);
  const latest = await latestRecord(tickets, state);
  const plan = waitingPlan(latest, ticket, { ...outcome, base: job.base });
  const kept = { ...latest, plan, open: { ...record.open, end }, ...(part && { part }) };
  await tickets.remember(ticket.key, kept).catch(() => {});
}

/** Explains the consequence of a record that could not be written; `undefined` if it was. */
export function recordFailure(attempt: Attempt): string | undefined {
  const { recordProblem } = attempt.state;
  if (recordProblem === undefined) return undefined;
  const consequence = attempt.saveInPullRequest
    ? "The pull request's description keeps it instead."
    : 'The same request may therefore be worked again.';
  const why = /[.!?]$/.test(recordProblem) ? recordProblem : `${recordProblem}.`;
  return `The agent's record could not be written on the ticket: ${why} ${consequence}`;
}

/** Returns the record with what another run for the same ticket recorded in the meantime. */
export async function latestRecord(
  tickets: Tickets,
  { ticket, record }: TicketState,
): Promise<TicketRecord> {
  const latest = await tickets.recall(ticket.key).catch(() => record);
  return mergeRecords(latest, record);
}

/**
 * Writes the final record on the ticket or, failing that, into the pull request. It comes last: after a
 * crash before it, the next run reports again. Missing permission to write the record is already
 * reported in the comment; don't fail the run for it.
 */
export async function saveRecord(
  { tickets, signal }: ReportContext,
  attempt: Attempt,
  reported: JobResult,
  record: TicketRecord,
): Promise<JobResult> {
  const { state, saveInPullRequest } = attempt;
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
export function unreported(result: JobResult, error: unknown, signal: AbortSignal): JobResult {
  const { outcome } = result;
  const failure = toFailure(error, signal);
  const ended = isConclusive(outcome)
    ? ({ ...outcome, reason: 'unreported', detail: undefined } as const)
    : outcome;
  const problem = outcome.problem ?? failure.problem ?? 'The run was cancelled.';
  const cause = result.cause ?? failure.cause;
  return { ...result, outcome: { ...ended, problem }, cause };
}
