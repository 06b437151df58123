import { context } from '@actions/github';
import { z } from 'zod';
import { githubDispatcher, githubForge, githubReviews } from '../adapters/github/index.ts';
import { jiraTickets } from '../adapters/jira/index.ts';
import { readProxies, useProxies } from '../adapters/proxy/index.ts';
import { type JobResult, sweepTickets } from '../agent/job/index.ts';
import type { Tickets } from '../agent/ports.ts';
import { withheldOutcome, withheldTicket } from '../core/report/index.ts';
import { clip, oneLine } from '../core/text/index.ts';
import {
  describeFinding,
  describeSweep,
  sweepProblem,
  type TicketKey,
  ticketOfBranch,
} from '../core/tickets/index.ts';
import { errorMessage, OutageError, UserError } from '../core/user-error.ts';
import {
  collectProblems,
  type Mode,
  readBranchTemplate,
  readersOf,
  readGitHub,
  readJira,
  readSweep,
  requireValid,
  type Settings,
} from '../settings/index.ts';
import { githubAccess } from './github-access.ts';
import { openInputs, readersOfMode, readMode, requireInputs } from './inputs.ts';
import { receiptFor, writeTrace } from './records.ts';
import { readReview } from './review.ts';
import { failSweep, printLine, reportIgnored, reportJob, reportSentence } from './runner.ts';
import { runAction } from './work.ts';
import { readWorkflowJob, type WorkflowJob } from './workflow-job.ts';

type Perform = (settings: Settings, signal: AbortSignal) => Promise<void>;

const performers: Readonly<Record<Mode, Perform>> = {
  work: workOnTicket,
  merged: moveTicketOfMerged,
  sweep: sweepFromAction,
};

/** Does the job that the inputs ask for, and reports it. Throws UserError for configuration problems. */
export async function performMode(signal: AbortSignal): Promise<void> {
  const settings = openInputs();
  const proxies = () => readProxies(process.env);
  const mode = readMode(settings, proxies, context.eventName);
  await useProxies(proxies());
  await performers[mode](settings, signal);
}

async function workOnTicket(settings: Settings, signal: AbortSignal): Promise<void> {
  const job = readWorkflowJob();
  const review = await reviewOfJob(settings, job);
  if (review?.kind === 'ignored') return reportIgnored(review.why);
  const grammars = new URL('./grammars/', import.meta.url);
  const result = await runAction({ settings, job, grammars, signal }, review);
  await writeTrace(settings, result, printLine);
  return reportJob(isWithheld(settings) ? withheldResult(result) : result);
}

/** What the log, the summary and the outputs of a job may show; its receipt has no texts. */
function withheldResult(result: JobResult): JobResult {
  const { ticket, outcome } = result;
  return {
    ...result,
    outcome: withheldOutcome(outcome),
    ticket: ticket && withheldTicket(ticket),
    receipt: receiptFor(result),
    cause: undefined,
  };
}

/** With a setting that is not valid, nobody knows what may be shown. */
function isWithheld({ read }: Settings): boolean {
  const isUnknown = collectProblems([() => read('publish')]).length > 0;
  return isUnknown || read('publish') === 'nothing-of-the-ticket';
}

/** Returns what a review or comment asks for; `undefined` for any other event. */
async function reviewOfJob(settings: Settings, job: WorkflowJob) {
  if (!['pull_request_review', 'issue_comment'].includes(context.eventName)) return undefined;
  const needed = [
    () => readGitHub(settings),
    ...readersOf(settings, ['command', 'branch', 'branch-prefix']),
  ];
  if (collectProblems(needed).length > 0) {
    requireValid([...needed, () => readJira(settings), () => requireInputs(settings)]);
  }
  const reviews = githubReviews(githubAccess(job, readGitHub(settings)));
  return readReview(context.payload, settings, reviews);
}

async function moveTicketOfMerged(settings: Settings, signal: AbortSignal): Promise<void> {
  requireValid([...readersOfMode(settings, 'merged'), () => readJira(settings)]);
  const tickets = jiraTickets(readJira(settings), { signal });
  await reportSentence(await moveMerged(context.payload, settings, tickets));
}

/** Starts the workflow for each ticket that is due. Throws UserError for configuration problems. */
export async function sweepFromAction(settings: Settings, signal: AbortSignal): Promise<void> {
  const parts = [readJira, readGitHub].map((part) => () => part(settings));
  requireValid([...readersOfMode(settings, 'sweep'), ...parts]);
  const github = githubAccess(readWorkflowJob(), readGitHub(settings), { signal });
  const findings = await sweepTickets(readSweep(settings), {
    tickets: jiraTickets(readJira(settings), { signal }),
    forge: githubForge(github, { signal }),
    dispatch: githubDispatcher(github),
    date: () => new Date(),
    signal,
    onFinding: (finding) => printLine(describeFinding(finding)),
  });
  await reportSentence(describeSweep(findings), findings.map(describeFinding));
  const problem = sweepProblem(findings);
  if (signal.aborted) failSweep('cancelled', 'The sweep was cancelled; the next one continues.');
  else if (problem !== undefined) failSweep('failed', problem);
}

const Repository = z.object({ full_name: z.string() });

const Closing = z.object({
  action: z.literal('closed'),
  pull_request: z.object({
    number: z.number(),
    merged: z.boolean(),
    head: z.object({ ref: z.string(), repo: Repository.nullable() }),
    base: z.object({ repo: Repository }),
  }),
});

/**
 * Moves the ticket of the merged pull request in the event; resolves to a sentence about the result.
 * Throws only UserError and OutageError.
 */
export async function moveMerged(
  event: unknown,
  settings: Settings,
  tickets: Pick<Tickets, 'move'>,
): Promise<string> {
  const target = settings.read('transition-on-merge');
  const { number, merged, head, base } = closedPullRequest(event);
  const name = `Pull request #${number}`;
  // A branch of a fork can have any name.
  const isOwn = head.repo?.full_name === base.repo.full_name;
  const key = isOwn ? ticketOfBranch(readBranchTemplate(settings), head.ref) : undefined;
  if (key === undefined)
    return `${name} is not from one of the agent's branches, so no ticket was moved.`;
  if (!merged) return `${name} was closed without a merge, so ${key} keeps its status.`;
  const moved = await tickets.move(key, target).catch((thrown: unknown) => {
    throw moveError(key, thrown);
  });
  return moved.kind === 'moved'
    ? `${name} is merged: ${key} was moved to ${moved.to}.`
    : `${name} is merged, but ${key} was not moved. ${moved.why}`;
}

function closedPullRequest(event: unknown): z.infer<typeof Closing>['pull_request'] {
  const parsed = Closing.safeParse(event);
  if (parsed.success) return parsed.data.pull_request;
  throw new UserError(
    'Add `types: [closed]` to the event `pull_request` in the workflow, or remove `mode: merged`: a ticket is moved when its pull request is closed, and this was another event.',
  );
}

/** After an outage, running the job again is safe. */
function moveError(key: TicketKey, thrown: unknown): UserError | OutageError {
  if (thrown instanceof UserError) return thrown;
  const reason = clip(oneLine(errorMessage(thrown)), 200).replace(/\.$/, '');
  const problem = `${key} could not be moved (${reason}): run this job again.`;
  const ErrorKind = thrown instanceof OutageError ? OutageError : UserError;
  return new ErrorKind(problem, { cause: thrown });
}
