import * as core from '@actions/core';
import type { JobResult } from '../agent/job/index.ts';
import { headline, jobSummary, renderMarkdown, text } from '../core/report/index.ts';
import { stopReasons, tokensOf } from '../core/run/index.ts';
import { failJob, printCause, printLine } from './log.ts';

/** Sets the outputs and the summary, and ends the job truthfully. */
export async function reportToRunner({ outcome, ticket, cause }: JobResult): Promise<void> {
  core.setOutput('stop-reason', outcome.reason);
  core.setOutput('pull-request', outcome.pullRequest?.url ?? '');
  core.setOutput('commit-verified', outcome.pullRequest?.verified ?? '');
  core.setOutput('calls', outcome.spent.calls);
  core.setOutput('tokens', tokensOf(outcome.spent));
  await core.summary.addRaw(jobSummary(outcome, ticket)).write();

  const sentence = headline(outcome);
  if (outcome.pullRequest !== undefined) printLine(`pull request: ${outcome.pullRequest.url}`);
  if (outcome.moved?.kind === 'moved') printLine(`ticket: moved to ${outcome.moved.to}`);
  if (outcome.moved?.kind === 'stayed') printLine(`ticket: not moved: ${outcome.moved.why}`);
  printLine(`Stopped: ${outcome.reason}. ${sentence}`);
  if (cause !== undefined) printCause(cause);
  if (stopReasons[outcome.reason].job === 'red') failJob(outcome.problem ?? sentence);
}

/** Prints the sentence and makes it the job's summary. */
export async function reportSentence(sentence: string): Promise<void> {
  printLine(sentence);
  const summary = renderMarkdown([{ kind: 'paragraph', content: [text(sentence)] }], 10_000);
  await core.summary.addRaw(summary).write();
}
