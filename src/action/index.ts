import { context } from '@actions/github';
import { githubReviews } from '../adapters/github/index.ts';
import { jiraTickets } from '../adapters/jira/index.ts';
import { UserError } from '../core/user-error.ts';
import { readJira, type Settings } from '../settings/index.ts';
import { openInputs } from './inputs.ts';
import { moveMerged } from './merged.ts';
import { type ReviewRequest, readReview } from './review.ts';
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

try {
  const settings = openInputs();
  const mode = settings.read('mode');
  if (mode === 'work') await workOrIgnore(settings);
  if (mode === 'merged') await reportSentence(await mergeOfJob(settings));
  if (mode === 'sweep') await sweepFromAction(settings, process.env, signal);
} catch (cause) {
  failJob(cause instanceof Error ? cause.message : String(cause));
  if (!(cause instanceof UserError)) printCause(cause);
}

async function workOrIgnore(settings: Settings): Promise<void> {
  const job = readWorkflowJob(process.env);
  const review = await reviewOfJob(settings, job);
  if (review?.kind === 'ignored') return reportSentence(review.why);
  const grammars = new URL('./grammars/', import.meta.url);
  const given = { settings, job, env: process.env, grammars, signal };
  return reportJob(await runAction(given, review));
}

/** Returns what a review or comment asks for; `undefined` for any other event. */
async function reviewOfJob(
  { read }: Settings,
  { apiUrl, repository }: WorkflowJob,
): Promise<ReviewRequest | undefined> {
  if (!/^(pull_request_review|issue_comment)$/.test(context.eventName)) return undefined;
  const inputs = { command: read('command'), branchPrefix: read('branch-prefix') };
  const reviews = githubReviews({ apiUrl, repository, token: read('github-token') });
  return readReview(context.payload, inputs, reviews);
}

function mergeOfJob(settings: Settings): Promise<string> {
  const { read } = settings;
  const inputs = { branchPrefix: read('branch-prefix'), target: read('transition-on-merge') };
  return moveMerged(context.payload, inputs, jiraTickets(readJira(settings), { signal }));
}
