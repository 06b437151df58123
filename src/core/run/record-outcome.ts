import { clipWithin } from '../../engines/text/index.ts';
import { isRed } from '../proof/index.ts';
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
type AttemptResult = Ending & {
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
  /** Whether its change is in a pull request, or about to be. */
  readonly isPublished?: boolean | undefined;
  /** Whether another attempt follows, since the change of this one could not be published. */
  readonly isLeftOpen?: boolean | undefined;
};

/** The ticket's record after an attempt. If it was inconclusive and published nothing, its input does not count as worked. */
export function endedRecord(
  known: TicketRecord,
  ticket: Ticket,
  request: AttemptRequest,
  end: AttemptResult,
): TicketRecord {
  const { run, pullRequest, left, leftStatus, isLeftOpen, into } = end;
  const { isPublished = pullRequest !== undefined } = end;
  const isConcluded = isConclusive(end) || isPublished;
  const added = {
    input: [...workedInputs(ticket, request), ...goInputs(ticket, request)],
    'attempt-limit': [exhaustedInput(ticket, known, request)],
    nothing: [],
  }[isPublished ? 'input' : meaningOf(end).records];
  return {
    ...known,
    ...lastChange(run),
    inputs: [...new Set([...known.inputs, ...added])],
    ...(isConcluded && conclusion(ticket)),
    pullRequest: pullRequest?.url ?? known.pullRequest,
    ...(pullRequest !== undefined &&
      into !== undefined && { followed: publishedAs(known.followed, pullRequest.number, into) }),
    ...(isConcluded && { left, leftStatus }),
    waitsFor: end.detail === 'other-pull-request' ? known.waitsFor : undefined,
    plan: waitingPlan(known, ticket, end),
    // A change that is made still waits to be published if this run did not come to that.
    open: isLeftOpen || (known.open?.end !== undefined && !isConcluded) ? known.open : undefined,
  };
}

/**
 * The plan that waits after an attempt. An attempt that came to another conclusion has replaced what waited, or gone on
 * with it.
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

/** What the concluded attempt has read. */
function conclusion(ticket: Ticket) {
  return {
    read: ticket.comments.map(commentEntry),
    text: textFingerprint(ticket),
    seen: ticket.updated,
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
