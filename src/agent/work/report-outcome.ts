import type { CheckedPatch } from '../../core/edits/index.ts';
import { attemptReport, changeTitle, type Outcome } from '../../core/report/index.ts';
import {
  checkedChange,
  endedRecord,
  keptPatch,
  meaningOf,
  waitingPlan,
} from '../../core/run/index.ts';
import { oneLine } from '../../core/text/index.ts';
import {
  commitReason,
  type OpenedPullRequest,
  type PublishedChange,
  standing,
  storyOf,
  type Ticket,
  type TicketRecord,
  unheardPhrases,
} from '../../core/tickets/index.ts';
import { pullAt } from '../../core/work/index.ts';
import { settleAll } from '../async/index.ts';
import { notStarted, problemOf, toFailure } from '../loop/index.ts';
import type { LinkedPage } from '../ports.ts';
import { keepEnd, latestRecord, recordFailure, saveRecord, unreported } from './final-record.ts';
import { loadTicket } from './load-ticket.ts';
import { rootCauseFor } from './publish.ts';
import { statusComment } from './status-comment.ts';
import { endTicket, type TicketEnd } from './ticket-part.ts';
import {
  type Attempt,
  type JobResult,
  moveTicket,
  type ReportContext,
  statusAfter,
  withComment,
} from './ticket-state.ts';

/**
 * Reports an attempt on its ticket, even if the run was cancelled: links the pull request, moves the ticket, writes the
 * comment and then the record. That it has to wait for the month's budget, a ticket is told once. Never rejects.
 */
export async function reportOutcome(context: ReportContext, attempt: Attempt): Promise<JobResult> {
  const { job, tickets, signal } = context;
  const { state, result, refused } = attempt;
  const { ticket } = state;
  if (refused?.isTold) return { ticket, outcome: toOutcome(job, attempt), refused };
  const ended = toOutcome(job, attempt);
  const early = { ...ended, notes: notesOf(context, attempt) };
  const known = state.record.part ? await latestRecord(tickets, state) : state.record;
  const whole = await endTicket(context, attempt, early, known);
  const [unlinked, { moved, ...left }, given, latest] = await settleAll([
    linkPullRequest(context, attempt),
    moveAtEnd(context, attempt, whole),
    giveBack(context, attempt, whole),
    latestRecord(tickets, state),
  ]);
  const notes = notesOf(context, attempt, given.note);
  const failures = [
    ...[given.failure, ...(attempt.failures ?? [])],
    ...[unlinked, recordFailure(attempt)],
  ].filter((failure) => failure !== undefined);
  const outcome = { ...ended, moved, notes, failures };
  const { cause, recorded } = result;
  const reported: JobResult = {
    ...{ ticket, outcome, cause, recorded, attempt: attempt.number },
    change: unpublishedChange(attempt),
  };
  try {
    if (whole.error !== undefined) throw whole.error;
    // Another run may have posted one since the ticket was loaded, or Jira's answer to this run was lost.
    const replaces = state.comment ?? (await tickets.ownComments(ticket.key, state.record))[0];
    const { into, base } = job;
    const { isLeftOpen } = attempt;
    const end = { ...outcome, ...left, ...{ isLeftOpen, into, base } };
    const last = endedRecord(latest, ticket, job, end);
    const report = attemptReport(outcome, last.attempts, ticket.url);
    const told = storyOf(report, publishedChange(attempt, latest));
    const record = { ...last, ...told, part: whole.part ?? last.part };
    const comment = await tickets.comment(ticket.key, statusComment(record), replaces);
    const saved = await saveRecord(context, attempt, reported, withComment(record, comment));
    return { ...saved, refused };
  } catch (error) {
    await keepEnd(context, attempt, outcome, whole.part);
    return unreported(reported, error, signal);
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

/** What everybody on the ticket should know besides. */
function notesOf(
  { job: { disclosure } }: ReportContext,
  attempt: Attempt,
  ...later: readonly (string | undefined)[]
): readonly string[] {
  const { planNote, record } = attempt.state;
  return [
    ...(attempt.notes ?? []),
    ...[planNote, ...unheardNotes(attempt), ...later].filter((note) => note !== undefined),
    ...(record.isUnsigned ? [unsignedNote] : []),
    ...(record.attempts <= 1 && disclosure !== undefined ? [disclosure] : []),
  ];
}

const unsignedNote =
  'What the ticket had in place of the agent’s record is not signed with its Jira token, so it was not read: somebody has changed it, or the token is new.';

/** What was not considered; a pull request says so itself. */
function unheardNotes({ state: { unheard }, pullRequest }: Attempt): readonly string[] {
  if (unheard === undefined || pullRequest !== undefined) return [];
  return [`Left for the next attempt: ${unheardPhrases(unheard).join('; ')}.`];
}

/** The last sound change of the attempt, if no pull request has it. */
function unpublishedChange({ pullRequest, result }: Attempt): CheckedPatch | undefined {
  if (pullRequest !== undefined) return undefined;
  return keptPatch(result.run).size === 0 ? undefined : checkedChange(result.run);
}

function toOutcome(job: ReportContext['job'], attempt: Attempt): Outcome {
  const { state, result, pullRequest, lacking, earlier } = attempt;
  const { cause: _, recorded: __, ...rest } = result;
  return {
    ...rest,
    repository: state.record.part?.repository,
    earlierReply: earlier?.reply,
    further: earlier === undefined ? commitReason(job) : undefined,
    rootCause: earlier ? state.record.published?.report.rootCause : rootCauseFor(job, state.record),
    pullRequest,
    lacking,
    log: earlier?.log ?? job.log,
    model: job.model,
    allowed: job.rules,
    before: standing(state.record),
    proposed: result.reason === 'planned' ? proposedBy(job, attempt) : undefined,
  };
}

/** The plan that waits after the attempt, and the word that goes on with it. */
function proposedBy(
  { base, command }: ReportContext['job'],
  { state: { record, ticket }, result }: Attempt,
): Outcome['proposed'] {
  const plan = waitingPlan(record, ticket, { ...result, base });
  return plan && { plan, command };
}

/** Links the pull request to the ticket; returns a sentence if that fails. */
async function linkPullRequest(
  { tickets, signal }: ReportContext,
  { state: { ticket }, pullRequest }: Attempt,
): Promise<string | undefined> {
  if (pullRequest === undefined) return undefined;
  try {
    await tickets.link(ticket.key, toPage(ticket, pullRequest));
    return undefined;
  } catch (error) {
    return `The pull request could not be linked to the ticket: ${problemOf(error, signal)}`;
  }
}

/** Gives back a ticket that is the agent's; returns a note that says to whom, or why not. */
async function giveBack(
  { job, tickets, signal }: ReportContext,
  { state: { ticket }, result }: Attempt,
  whole: TicketEnd,
): Promise<{ readonly note?: string; readonly failure?: string }> {
  const isAgents = ticket.isAssigned === true || job.cause === 'assigned';
  // What another run for the ticket can still go on with, here or elsewhere, stays the agent's.
  const isKept = meaningOf(result).isResumed || !whole.isOver;
  if (!isAgents || isKept) return {};
  try {
    const name = await tickets.giveBack(ticket.key);
    return name === undefined ? {} : { note: `Assigned to ${oneLine(name, 100)} again.` };
  } catch (error) {
    return { failure: `The ticket could not be given back: ${problemOf(error, signal)}` };
  }
}

/** The id is the same for the same pull request, so a second link replaces the first. */
function toPage({ key, summary }: Ticket, pullRequest: OpenedPullRequest): LinkedPage {
  const { number, url } = pullRequest;
  const repository = pullAt(url)?.repository;
  return {
    id: repository === undefined ? url : `github:${repository}#${number}`,
    url,
    title: `#${number} ${changeTitle(key, summary)}`,
  };
}

/**
 * Moves the ticket if a pull request is ready for review, or if there is none; one of several repositories once all have
 * come to that. Returns the move to report and the status in which the ticket is left. A move that failed at the start of
 * the attempt is reported only with a fix.
 */
async function moveAtEnd(
  context: ReportContext,
  { state: { ticket, moved: first } }: Attempt,
  { end }: TicketEnd,
) {
  const wanted = end && context.job.targets?.[end];
  const last = await moveTicket(ticket.key, wanted ?? { kind: 'stay' }, context);
  const moved = last ?? (end === 'pullRequest' || first?.kind === 'moved' ? first : undefined);
  const category = last?.category ?? first?.category ?? ticket.status.category;
  const names = [ticket.status, statusAfter(first), statusAfter(last)];
  const leftStatus = names.findLast((place) => place?.category === category)?.name;
  return { moved, left: category, leftStatus };
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
