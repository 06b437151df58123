import {
  embedState,
  fillMessage,
  fillTitle,
  lackingEvidence,
  pullRequestBody,
  pullTemplatePath,
  withheldOutcome,
  withheldTicket,
} from '../../core/report/index.ts';
import { type PathRules, repoPath } from '../../core/repository/index.ts';
import { checkedChange, publishableAs } from '../../core/run/index.ts';
import {
  commitReason,
  type FurtherCommits,
  type Ticket,
  type TicketRecord,
  unheardPhrases,
  withCommit,
} from '../../core/tickets/index.ts';
import type { LoopResult } from '../loop/index.ts';
import type { Access, Publication, Published, Workspace } from '../ports.ts';
import { unreportedEnd } from './late-report.ts';
import type { Attempt, Job, JobContext, TicketState } from './ticket-state.ts';

/** A finished change with what its pull request says. */
interface FinishedChange
  extends Pick<Publication, 'branch' | 'base' | 'into' | 'patch' | 'digest' | 'title' | 'message'> {
  /** The body of the pull request, without the ticket's record. */
  readonly text: string;
  /** The evidence that it lacks to be ready for review. */
  readonly lacking: readonly string[];
}

/** Returns the change to publish; `undefined` if the result has none. */
export async function finishedChange(
  { job, workspace }: Pick<JobContext, 'job' | 'workspace'>,
  { ticket, record, unheard }: TicketState,
  result: LoopResult,
  { checksWait, branch }: Access,
): Promise<FinishedChange | undefined> {
  if (publishableAs(result) === 'none') return undefined;
  const { log, model, rules: allowed, withholds = false } = job;
  const lacking = [
    ...lackingEvidence(result.run, job.readyWhen),
    ...(unheard === undefined ? [] : unheardPhrases(unheard, { names: !withholds })),
  ];
  const checkout = { branch, base: job.base };
  const report = {
    ...{ ...result, allowed, lacking, checksWait, checkout },
    ...{ further: commitReason(job), log, model, rootCause: rootCauseFor(job, record) },
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
      withholds ? withheldOutcome(report) : report,
      await readTemplate(workspace),
    ),
    lacking,
  };
}

/** Wherever the template is: what is protected from the model is none of it, and the model does not see it. */
const anywhere: PathRules = { safeDirectory: '', isProtected: () => false };

/** Returns the repository's template for pull requests; a body needs none. Never rejects. */
async function readTemplate(workspace: Workspace): Promise<string | undefined> {
  try {
    const path = repoPath(pullTemplatePath(await workspace.paths()) ?? '', anywhere);
    return typeof path === 'string' ? (await workspace.read(path))?.text : undefined;
  } catch {
    return undefined;
  }
}

/** What was wrong, for a change that answers what happened to the pull request: the first change has said it. */
export function rootCauseFor(
  { review, repair }: Pick<Job, 'review' | 'repair'>,
  { published }: TicketRecord,
): string | undefined {
  return review === undefined && repair === undefined ? undefined : published?.report.rootCause;
}

/** The title of a ticket's pull request, and the message of its commit, which says why there is a further one. */
export function textsOf(
  { title, message, review, repair }: Pick<Job, 'title' | 'message' | 'review' | 'repair'>,
  ticket: Ticket,
): Pick<FinishedChange, 'title' | 'message'> {
  const why = commitReason({ review, repair });
  const named = why === undefined ? ticket : { ...ticket, summary: why };
  return { title: fillTitle(title, ticket), message: fillMessage(message, named) };
}

/** Nothing was published, because a file of the change has changed on the base. */
type BaseMoved = Extract<Published, { readonly kind: 'base-moved' }>;

/**
 * Publishes the change of an attempt as a pull request, which is a draft if the change lacks evidence, and returns the
 * attempt with it. `stopIfBaseMoved` publishes nothing if a file of the change has changed on the base.
 */
export async function publish(
  { job, forge, date, tickets: { seal } }: JobContext,
  { state, result }: Attempt,
  change: FinishedChange,
  stopIfBaseMoved: boolean,
): Promise<Attempt | BaseMoved> {
  const { text, lacking, ...target } = change;
  const { key, labels, reviewers, signsOff, onBranch, earlier } = job;
  const draft = lacking.length > 0;
  const settings = { labels, reviewers, signsOff, onBranch, contains: earlier?.head };
  const publication = { ...target, ...settings, key, draft };
  const publishWith = (record: TicketRecord, stop: boolean) =>
    forge.publish({
      ...publication,
      body: embedState(text, { key, record, seal }),
      stopIfBaseMoved: stop,
    });
  // If nothing else can be written any more, the next run reports this end without a model.
  const end = { ...unreportedEnd({ ...result, log: job.log }, state.ticket, job), isReady: !draft };
  const { open } = state.record;
  const ending = { ...state.record, open: open && { ...open, end } };
  const published = await publishWith(ending, stopIfBaseMoved);
  if (published.kind === 'base-moved') return published;
  if (published.kind === 'branch-taken')
    return { state, result: { ...result, ...branchTaken(job) } };
  const { pullRequest, commit, notes: failures } = published;
  const saveInPullRequest = (record: TicketRecord) => publishWith(record, false);
  const why = commitReason(job) ?? 'answers what was added to the ticket';
  const added = { commit: commit.slice(0, 12), why, at: date().toISOString() };
  const known = state.record.published;
  const further: FurtherCommits =
    known?.pull.number === pullRequest.number ? withCommit(known, added) : {};
  return { state, result, pullRequest, lacking, further, failures, saveInPullRequest };
}

/** The end of an attempt whose branch has become somebody's work: a person decides what happens to it. */
export function branchTaken({ branch, key }: Job) {
  const problem = `The branch ${branch} holds a commit that the agent did not make, or that somebody has changed since: rename or delete the branch, then reopen ${key}.`;
  return { reason: 'branch-taken', detail: undefined, problem } as const;
}
