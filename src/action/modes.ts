import { context } from '@actions/github';
import { githubDispatcher, githubForge, githubReviews } from '../adapters/github/index.ts';
import { jiraTickets } from '../adapters/jira/index.ts';
import { readProxies, useProxies } from '../adapters/proxy/index.ts';
import { sweepTickets } from '../agent/job/index.ts';
import { describeFinding, describeSweep, sweepProblem } from '../core/tickets/index.ts';
import {
  collectProblems,
  type Mode,
  readersOf,
  readJira,
  readSweep,
  requireValid,
  type Settings,
} from '../settings/index.ts';
import { openInputs, readersOfMode, readMode, requireInputs } from './inputs.ts';
import { moveMerged } from './merged.ts';
import { writeTrace } from './records.ts';
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
  return reportJob(result);
}

/** Returns what a review or comment asks for; `undefined` for any other event. */
async function reviewOfJob(settings: Settings, job: WorkflowJob) {
  if (!['pull_request_review', 'issue_comment'].includes(context.eventName)) return undefined;
  const needed = readersOf(settings, ['github-token', 'command', 'branch-prefix']);
  if (collectProblems(needed).length > 0) {
    requireValid([...needed, () => readJira(settings), () => requireInputs(settings)]);
  }
  const reviews = githubReviews({ ...job, token: settings.read('github-token') });
  return readReview(context.payload, settings, reviews);
}

async function moveTicketOfMerged(settings: Settings, signal: AbortSignal): Promise<void> {
  requireValid([...readersOfMode(settings, 'merged'), () => readJira(settings)]);
  const tickets = jiraTickets(readJira(settings), { signal });
  await reportSentence(await moveMerged(context.payload, settings, tickets));
}

/** Starts the workflow for each ticket that is due. Throws UserError for configuration problems. */
export async function sweepFromAction(settings: Settings, signal: AbortSignal): Promise<void> {
  requireValid([...readersOfMode(settings, 'sweep'), () => readJira(settings)]);
  const github = { ...readWorkflowJob(), token: settings.read('github-token') };
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
