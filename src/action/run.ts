import { context } from '@actions/github';
import { githubReviews } from '../adapters/github/index.ts';
import { jiraTickets } from '../adapters/jira/index.ts';
import { readJira, readMergeInputs, readMode, readReviewInputs } from './inputs.ts';
import { moveMerged } from './merged.ts';
import { reportSentence, reportToRunner } from './outputs.ts';
import { type ReviewCall, readReview } from './review.ts';
import { type Job, readJob } from './runner.ts';
import { runSweep } from './sweep.ts';
import { runWork } from './work.ts';

/**
 * Does what the input `mode` asks for, and reports it to the runner. Rejects with a UserError for
 * what the settings can mend and no ticket can be told.
 */
export async function runAction(
  env: NodeJS.ProcessEnv,
  grammars: URL,
  signal: AbortSignal,
): Promise<void> {
  switch (readMode()) {
    case 'work':
      return workOrIgnore(env, grammars, signal);
    case 'merged':
      return reportSentence(await mergeOfJob(signal));
    case 'sweep':
      return runSweep(env, signal);
  }
}

async function workOrIgnore(
  env: NodeJS.ProcessEnv,
  grammars: URL,
  signal: AbortSignal,
): Promise<void> {
  const job = readJob(env);
  const review = await reviewOfJob(job);
  if (review?.kind === 'ignored') return reportSentence(review.why);
  return reportToRunner(await runWork(job, env, grammars, signal, review));
}

/** What the job's event says of a pull request; `undefined` where it is another event. */
async function reviewOfJob({ apiUrl, repository }: Job): Promise<ReviewCall | undefined> {
  if (!/^(pull_request_review|issue_comment)$/.test(context.eventName)) return undefined;
  const { githubToken: token, ...inputs } = readReviewInputs();
  return readReview(context.payload, inputs, githubReviews({ apiUrl, repository, token }));
}

function mergeOfJob(signal: AbortSignal): Promise<string> {
  const tickets = jiraTickets(readJira(), { signal });
  return moveMerged(context.payload, readMergeInputs(), tickets);
}
