import {
  fillMessage,
  fillTitle,
  lackingEvidence,
  type Outcome,
  pullRequestBody,
  pullTemplatePath,
  withheldOutcome,
  withheldTicket,
} from '../../core/report/index.ts';
import { checkedChange, publishableAs } from '../../core/run/index.ts';
import {
  commitReason,
  rootCauseFor,
  type Ticket,
  unheardPhrases,
} from '../../core/tickets/index.ts';
import { type PathRules, repoPath, unprotected } from '../../engines/files/index.ts';
import type { LoopResult } from '../loop/index.ts';
import type { Access, Publication, Workspace } from '../ports.ts';
import type { Job, JobContext, TicketState } from './ticket-state.ts';

/** A finished change with what its pull request says. */
export interface FinishedChange
  extends Pick<Publication, 'branch' | 'base' | 'into' | 'patch' | 'digest' | 'title' | 'message'> {
  /** The body of the pull request, without the ticket's record. */
  readonly text: string;
  /** The evidence that it lacks to be ready for review. */
  readonly lacking: readonly string[];
  readonly outcome: Outcome;
}

/** Returns the change to publish; `undefined` if the result has none. */
export async function finishedChange(
  { job, workspace }: Pick<JobContext, 'job' | 'workspace'>,
  { ticket, record, unheard }: TicketState,
  result: LoopResult,
  { checksWait, branch }: Access,
): Promise<FinishedChange | undefined> {
  if (publishableAs(result) === 'none') return undefined;
  const { log, model, request, rules: allowed, opening, audience } = job;
  const { withholds = false } = audience;
  const lacking = [
    ...lackingEvidence(result.run, opening.readyWhen),
    ...(unheard === undefined ? [] : unheardPhrases(unheard, { names: !withholds })),
  ];
  const checkout = { branch, base: job.base };
  const outcome = {
    ...{ ...result, allowed, lacking, checksWait, checkout },
    ...{ further: commitReason(request), log, model, rootCause: rootCauseFor(request, record) },
  };
  const shown = withholds ? withheldTicket(ticket) : ticket;
  return {
    branch: job.branch,
    base: job.base,
    into: job.into,
    ...checkedChange(result.run),
    ...textsOf(job, shown),
    text: pullRequestBody(
      shown,
      withholds ? withheldOutcome(outcome) : outcome,
      await readTemplate(workspace),
    ),
    ...{ lacking, outcome },
  };
}

/** Wherever the template is: what is protected from the model is none of it, and the model does not see it. */
const anywhere: PathRules = { safeDirectory: '', ...unprotected };

/** Returns the repository's template for pull requests; a body needs none. Never rejects. */
async function readTemplate(workspace: Workspace): Promise<string | undefined> {
  try {
    const path = repoPath(pullTemplatePath(await workspace.paths()) ?? '', anywhere);
    return typeof path === 'string' ? (await workspace.read(path))?.text : undefined;
  } catch {
    return undefined;
  }
}

/** The title of a ticket's pull request, and the message of its commit, which says why there is a further one. */
export function textsOf(
  { texts: { title, message }, request }: Pick<Job, 'texts' | 'request'>,
  ticket: Ticket,
): Pick<FinishedChange, 'title' | 'message'> {
  const why = commitReason(request);
  const named = why === undefined ? ticket : { ...ticket, summary: why };
  return { title: fillTitle(title, ticket), message: fillMessage(message, named) };
}
