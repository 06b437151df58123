import { isRed } from '../checks/index.ts';
import { clipWithin } from '../text/index.ts';
import {
  type AttemptRequest,
  commentEntry,
  exhaustedInput,
  goInputs,
  inputFingerprint,
  type OpenedPullRequest,
  type ProposedPlan,
  publishedAs,
  type StatusCategory,
  shortPlan,
  type Ticket,
  type TicketRecord,
  textFingerprint,
  workedInputs,
} from '../tickets/index.ts';
import { testNotes } from './feedback.ts';
import type { Run, StepOf } from './run.ts';
import { shortDiff } from './short-diff.ts';
import { currentPlan, isSound, keptPatch, stagedPatch } from './state.ts';
import { type Ending, meaningOf } from './stop-reasons.ts';

/** How an attempt at a ticket ended. */
type AttemptEnd = Ending & {
  readonly run: Run;
  readonly pullRequest?: Pick<OpenedPullRequest, 'number' | 'url'> | undefined;
  /** The commit that was worked on, if known. */
  readonly base?: string | undefined;
  /** The branch that the pull request goes into, if known. */
  readonly into?: string | undefined;
  /** The category of the status the ticket was left in, if known. */
  readonly left?: StatusCategory | undefined;
  /** The name of that status, if known. */
  readonly leftStatus?: string | undefined;
  /** Whether another attempt follows, since the change of this one could not be published. */
  readonly isLeftOpen?: boolean | undefined;
};

/** The ticket's record after an attempt. If it was inconclusive, its input does not count as worked. */
export function endedRecord(
  known: TicketRecord,
  ticket: Ticket,
  request: AttemptRequest,
  end: AttemptEnd,
): TicketRecord {
  const { run, pullRequest, left, leftStatus, isLeftOpen, into } = end;
  const { end: unreported } = known.open ?? {};
  // The input of an earlier run whose end this one has reported.
  const answered = (isConclusive(end) && unreported?.inputs) || [];
  const added = {
    input: [...workedInputs(ticket, request), ...goInputs(ticket, request)],
    'attempt-limit': [exhaustedInput(ticket, known, request)],
    nothing: [],
  }[meaningOf(end).records];
  return {
    ...known,
    ...lastChange(run),
    inputs: [...new Set([...known.inputs, ...answered, ...added])],
    ...(isConclusive(end) ? conclusion(known, ticket) : {}),
    pullRequest: pullRequest?.url ?? known.pullRequest,
    ...(pullRequest !== undefined &&
      into !== undefined && { followed: publishedAs(known.followed, pullRequest.number, into) }),
    ...(isConclusive(end) ? { left, leftStatus } : {}),
    waitsFor: end.detail === 'other-pull-request' ? known.waitsFor : undefined,
    plan: waitingPlan(known, ticket, end),
    // The end of an earlier run still waits for its report if this one did not come to report it.
    open: isLeftOpen || (unreported !== undefined && !isConclusive(end)) ? known.open : undefined,
  };
}

/**
 * The plan that waits after an attempt: the one that it ended with, or that of an earlier run which it only reports. An
 * attempt that came to another conclusion has replaced what waited, or gone on with it.
 */
export function waitingPlan(
  known: TicketRecord,
  ticket: Ticket,
  end: Ending & { readonly run: Run; readonly base?: string | undefined },
): ProposedPlan | undefined {
  const { reason, run, base } = end;
  const plan = currentPlan(run);
  if (reason === 'planned' && plan?.kind === 'fix' && base !== undefined)
    return shortPlan({ ...plan, input: inputFingerprint(ticket), base, attempt: known.attempts });
  return reason === 'planned' || !isConclusive(end) ? known.plan : undefined;
}

/** What the concluded attempt has read; that of an earlier run, if this one only reports it. */
function conclusion({ open }: TicketRecord, ticket: Ticket) {
  return {
    read: ticket.comments.map(commentEntry),
    text: textFingerprint(ticket),
    seen: open?.end === undefined ? ticket.updated : open.end.seen,
  };
}

/** Whether repeating the same input would only lead to the same end. */
export function isConclusive(end: Ending): boolean {
  return meaningOf(end).records === 'input';
}

/** Maximum characters of a critique that the record keeps for the next attempt. */
const maxCritique = 2_000;

/** The run's last change as a shortened diff, and what was wrong with it; empty if nothing changed. */
function lastChange(run: Run): Pick<TicketRecord, 'diff' | 'critique'> {
  const kept = keptPatch(run);
  const patch = kept.size > 0 ? kept : stagedPatch(run);
  if (patch.size === 0) return {};
  const critique = lastCritique(run);
  return { diff: shortDiff(patch), critique: critique && clipWithin(critique, maxCritique) };
}

/** What the reviewer, the syntax check or the project's own commands had against the last change. */
function lastCritique({ steps, restored = -1 }: Run): string | undefined {
  const next = steps.findIndex(({ kind }, at) => at > restored && kind === 'edited');
  const last = (restored < 0 ? steps : steps.slice(0, next)).findLast(
    (step) => step.kind === 'reviewed' || step.kind === 'checked' || step.kind === 'tested',
  );
  switch (last?.kind) {
    case 'reviewed':
      return last.verdict.kind === 'revise' ? last.verdict.critique : undefined;
    case 'tested':
      return isRed(last.results) ? testNotes(last).join('\n') : undefined;
    case 'checked':
      return isSound(last) ? undefined : (last.excess ?? problemLines(last));
    default:
      return undefined;
  }
}

function problemLines({ problems, hidden }: StepOf<'checked'>): string {
  const all = [...problems, ...(hidden?.found ?? [])];
  return all.map(({ path, line, message }) => `${path}:${line}: ${message}`).join('\n');
}
