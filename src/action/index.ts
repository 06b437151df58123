import { context } from '@actions/github';
import { githubReviews } from '../adapters/github/index.ts';
import { jiraTickets } from '../adapters/jira/index.ts';
import { useProxies } from '../adapters/proxy/index.ts';
import { errorMessage, isDefect } from '../core/user-error.ts';
import { type Mode, readJira, type Settings } from '../settings/index.ts';
import { openInputs } from './inputs.ts';
import { moveMerged } from './merged.ts';
import { readReview } from './review.ts';
import {
  failJob,
  printCause,
  readWorkflowJob,
  reportJob,
  reportSentence,
  type WorkflowJob,
} from './runner.ts';
import { sweepFromAction } from './sweep.ts';
import { runAction } from './work.ts';

// To cancel a job, the runner sends SIGINT and waits 7.5 seconds: enough to report to the ticket.
const cancelled = new AbortController();
const { signal } = cancelled;
for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => cancelled.abort());

const perform: Readonly<Record<Mode, (settings: Settings) => Promise<void>>> = {
  work: workOnTicket,
  merged: moveTicketOfMerged,
  sweep: (settings) => sweepFromAction(settings, signal),
};

try {
  const settings = openInputs();
  await useProxies(process.env);
  await perform[settings.read('mode')](settings);
} catch (cause) {
  failJob(errorMessage(cause));
  if (isDefect(cause)) printCause(cause);
}

async function workOnTicket(settings: Settings): Promise<void> {
  const job = readWorkflowJob();
  const review = await reviewOfJob(settings, job);
  if (review?.kind === 'ignored') return reportSentence(review.why);
  const grammars = new URL('./grammars/', import.meta.url);
  return reportJob(await runAction({ settings, job, grammars, signal }, review));
}

/** Returns what a review or comment asks for; `undefined` for any other event. */
async function reviewOfJob(settings: Settings, job: WorkflowJob) {
  if (!['pull_request_review', 'issue_comment'].includes(context.eventName)) return undefined;
  const reviews = githubReviews({ ...job, token: settings.read('github-token') });
  return readReview(context.payload, settings, reviews);
}

async function moveTicketOfMerged(settings: Settings): Promise<void> {
  const tickets = jiraTickets(readJira(settings), { signal });
  await reportSentence(await moveMerged(context.payload, settings, tickets));
}
