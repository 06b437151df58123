import type { Outcome } from '../../core/report/index.ts';
import { checkedChange, keptPatch, waitingPlan } from '../../core/run/index.ts';
import { commitReason, rootCauseFor, standing, unheardPhrases } from '../../core/tickets/index.ts';
import type { CheckedPatch } from '../../engines/edits/index.ts';
import type { Attempt, JobResult, ReportContext } from './ticket-state.ts';

/** What is known of how a job ended before its ticket is told. */
export function resultOf(context: ReportContext, attempt: Attempt): JobResult {
  const { state, result, refused, number } = attempt;
  const { cause, recorded } = result;
  const outcome = { ...toOutcome(context.job, attempt), notes: notesOf(context, attempt) };
  const change = unpublishedChange(attempt);
  return { ticket: state.ticket, outcome, cause, recorded, refused, attempt: number, change };
}

/** What everybody on the ticket should know besides. */
export function notesOf(
  { job: { audience } }: ReportContext,
  attempt: Attempt,
  ...later: readonly (string | undefined)[]
): readonly string[] {
  const { planNote, record } = attempt.state;
  const disclosure = record.attempts <= 1 ? audience?.disclosure : undefined;
  const unsigned = record.isUnsigned ? unsignedNote : undefined;
  const notes = [planNote, ...unheardNotes(attempt), ...later, unsigned, disclosure];
  return [...(attempt.notes ?? []), ...notes.filter((note) => note !== undefined)];
}

const unsignedNote =
  'What the ticket had in place of the agent’s record is not signed with its Jira token, so it was not read: somebody has changed it, or the token is new.';

/** What was not considered; a pull request says so itself. */
function unheardNotes({ state: { unheard }, pullRequest }: Attempt): readonly string[] {
  if (unheard === undefined || pullRequest !== undefined) return [];
  return [`Left for the next attempt: ${unheardPhrases(unheard).join('; ')}.`];
}

/** Explains the consequence of a record that could not be written when the attempt started. */
export function recordFailures({
  state: { recordProblem },
  saveInPullRequest,
}: Attempt): readonly string[] {
  if (recordProblem === undefined) return [];
  const consequence = saveInPullRequest
    ? "The pull request's description keeps it instead."
    : 'The same request may therefore be worked again.';
  const why = /[.!?]$/.test(recordProblem) ? recordProblem : `${recordProblem}.`;
  return [`The agent's record could not be written on the ticket: ${why} ${consequence}`];
}

/** The last sound change of the attempt, if no pull request has it. */
function unpublishedChange({ pullRequest, result }: Attempt): CheckedPatch | undefined {
  if (pullRequest !== undefined) return undefined;
  return keptPatch(result.run).size === 0 ? undefined : checkedChange(result.run);
}

function toOutcome(job: ReportContext['job'], attempt: Attempt): Outcome {
  const { state, result, pullRequest, lacking } = attempt;
  const { record } = state;
  const { cause: _, recorded: __, ...rest } = result;
  const { log, model, request = {}, rules: allowed } = job;
  return {
    ...rest,
    further: attempt.report === undefined ? commitReason(request) : undefined,
    rootCause: rootCauseFor(request, record),
    ...{ pullRequest, lacking, log, model, allowed },
    before: standing(record),
    proposed: result.reason === 'planned' ? proposedBy(job, attempt) : undefined,
  };
}

/** The plan that waits after the attempt, and the word that goes on with it. */
function proposedBy(
  { base, request }: ReportContext['job'],
  { state: { record, ticket }, result }: Attempt,
): Outcome['proposed'] {
  const plan = waitingPlan(record, ticket, { ...result, base });
  return plan && { plan, command: request?.command };
}
