import * as core from '@actions/core';
import { context } from '@actions/github';
import type { JobResult } from '../agent/job/index.ts';
import { type Block, headline, jobSummary, renderMarkdown, text } from '../core/report/index.ts';
import { stopReasons, tokensOf } from '../core/run/index.ts';
import { UserError } from '../core/user-error.ts';
import { DISPATCH_EVENT, type Dispatch, parseDispatch } from '../dispatch.ts';

/** What the runner says about the workflow's job. */
export interface WorkflowJob {
  readonly repository: string;
  readonly apiUrl: string;
  /** The branch that the job runs on, which is the pull request's base. */
  readonly branch: string;
  readonly workspace: string;
  /** Identifies the run; a re-run has the same. */
  readonly run: string;
  /** Address of the run's log. */
  readonly log: string;
  /** Address of the repository, for people and for git. */
  readonly remote: string;
  readonly dispatch: Dispatch | undefined;
}

/** Throws UserError for a dispatch of ours whose payload is malformed. */
export function readWorkflowJob(env: NodeJS.ProcessEnv): WorkflowJob {
  const { owner, repo } = context.repo;
  const remote = `${context.serverUrl}/${owner}/${repo}`;
  return {
    repository: `${owner}/${repo}`,
    apiUrl: context.apiUrl,
    branch: context.ref.replace(/^refs\/heads\//, ''),
    workspace: env.GITHUB_WORKSPACE ?? process.cwd(),
    run: `${context.runId}/${context.job}`,
    log: `${remote}/actions/runs/${context.runId}`,
    remote,
    dispatch: readDispatch(),
  };
}

function readDispatch(): Dispatch | undefined {
  if (context.eventName !== 'repository_dispatch' || context.payload.action !== DISPATCH_EVENT)
    return undefined;
  const dispatch = parseDispatch(context.payload.client_payload);
  if (dispatch !== undefined) return dispatch;
  throw new UserError(
    `Update the Action and the Worker or the sweep to the same version: the client_payload of this ${DISPATCH_EVENT} event has another format.`,
  );
}

/** Sets the outputs and the job summary, and fails the job for a stop reason that is red. */
export async function reportJob({ outcome, ticket, cause }: JobResult): Promise<void> {
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

/** Prints a sentence and makes it, with a list of details, the job summary. */
export async function reportSentence(
  sentence: string,
  details: readonly string[] = [],
): Promise<void> {
  printLine(sentence);
  const items = details.map((detail) => [text(detail)]);
  const blocks: readonly Block[] = [
    { kind: 'paragraph', content: [text(sentence)] },
    ...(items.length === 0 ? [] : [{ kind: 'list' as const, items }]),
  ];
  await core.summary.addRaw(renderMarkdown(blocks, 60_000)).write();
}

/** Prints to the job's log, and is the only function that does: see {@link defuse}. */
export function printLine(line: string): void {
  core.info(defuse(line));
}

/** Ends the job as failed, with one sentence as its annotation. */
export function failJob(sentence: string): void {
  core.setFailed(defuse(sentence));
}

/** Prints the details of a defect or an outage in a collapsed group. */
export function printCause(cause: unknown): void {
  const details = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  const because =
    cause instanceof Error && cause.cause !== undefined ? `\ncaused by ${String(cause.cause)}` : '';
  core.startGroup('Details');
  printLine(details + because);
  core.endGroup();
}

/**
 * Returns text that looks the same but has no line that the runner, which reads this stream, would take
 * for a workflow command (`::name::` or `##[name]`).
 */
export function defuse(text: string): string {
  return text
    .replace(/^((?:[^\S\r\n\u2028\u2029]|\u0085)*):(?=:)/gm, '$1:\u200B')
    .replaceAll('##[', '#\u200B#[');
}
