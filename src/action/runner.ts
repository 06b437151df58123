import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as core from '@actions/core';
import { context } from '@actions/github';
import { savePatch } from '../adapters/git/index.ts';
import type { JobResult } from '../agent/job/index.ts';
import type { Patch } from '../core/edits/index.ts';
import {
  type Block,
  bullets,
  headline,
  jobSummary,
  paragraph,
  renderMarkdown,
  text,
} from '../core/report/index.ts';
import { stopReasons, tokensOf } from '../core/run/index.ts';
import { errorMessage, UserError } from '../core/user-error.ts';
import { DISPATCH_EVENT, type Dispatch, parseDispatch } from '../dispatch.ts';

export type WorkflowJob = ReturnType<typeof readWorkflowJob>;

/** Returns what the runner says about the workflow's job. Throws UserError for a malformed dispatch. */
export function readWorkflowJob() {
  const { owner, repo } = context.repo;
  const repository = `${owner}/${repo}`;
  const remote = `${context.serverUrl}/${repository}`;
  return {
    repository,
    apiUrl: context.apiUrl,
    /** What the job runs on, such as `refs/heads/main`. */
    ref: context.ref,
    workspace: process.env.GITHUB_WORKSPACE ?? process.cwd(),
    /** Identifies the run; a rerun has the same. */
    run: `${context.runId}/${context.job}`,
    log: `${remote}/actions/runs/${context.runId}`,
    /** Address of the repository, for browsers and for git. */
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

/** Sets the outputs, writes the job summary, and fails the job if the stop reason is red. */
export async function reportJob({ outcome, ticket, cause, patch }: JobResult): Promise<void> {
  const file = patch === undefined ? '' : await writePatchFile(patch, ticket?.key);
  core.setOutput('stop-reason', outcome.reason);
  core.setOutput('pull-request', outcome.pullRequest?.url ?? '');
  core.setOutput('commit-verified', outcome.pullRequest?.verified ?? '');
  core.setOutput('patch', file);
  core.setOutput('calls', outcome.spent.calls);
  core.setOutput('tokens', tokensOf(outcome.spent));
  await core.summary.addRaw(jobSummary(outcome, ticket)).write();

  const sentence = headline(outcome);
  if (outcome.pullRequest !== undefined) printLine(`pull request: ${outcome.pullRequest.url}`);
  if (file !== '') printLine(`patch: ${file}`);
  if (outcome.moved?.kind === 'moved') printLine(`ticket: moved to ${outcome.moved.to}`);
  if (outcome.moved?.kind === 'stayed') printLine(`ticket: not moved: ${outcome.moved.why}`);
  printLine(`Stopped: ${outcome.reason}. ${sentence}`);
  if (cause !== undefined) printCause(cause);
  if (stopReasons[outcome.reason].job === 'red') failJob(outcome.problem ?? sentence);
}

/** Writes the patch to the job's temporary folder; returns the file, or an empty text if that fails. */
async function writePatchFile(patch: Patch, key = 'ticket'): Promise<string> {
  const file = join(process.env.RUNNER_TEMP || tmpdir(), `jira-bug-fix-${key}.patch`);
  try {
    await savePatch(file, patch);
    return file;
  } catch (error) {
    printLine(`The patch could not be written: ${errorMessage(error)}`);
    return '';
  }
}

/** Prints a sentence, and writes it to the job summary with a list of details. */
export async function reportSentence(
  sentence: string,
  details: readonly string[] = [],
): Promise<void> {
  printLine(sentence);
  const blocks: Block[] = [paragraph(text(sentence))];
  if (details.length > 0) blocks.push(bullets(details.map((detail) => [text(detail)])));
  await core.summary.addRaw(renderMarkdown(blocks, 60_000)).write();
}

/** Prints to the job's log. Nothing else may: see {@link defuse}. */
export function printLine(line: string): void {
  core.info(defuse(line));
}

/** Ends the job as failed, with one sentence as its annotation. */
export function failJob(sentence: string): void {
  core.setFailed(defuse(sentence));
}

/** Prints the stack of a defect in a collapsed group. */
export function printCause(cause: unknown): void {
  const details = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  const because =
    cause instanceof Error && cause.cause !== undefined ? `\ncaused by ${String(cause.cause)}` : '';
  core.startGroup('Details');
  printLine(details + because);
  core.endGroup();
}

/**
 * Returns text that looks the same but contains no workflow command (`::name::` or `##[name]`), which the
 * runner would execute.
 */
export function defuse(text: string): string {
  return text
    .replace(/^((?:[^\S\r\n\u2028\u2029]|\u0085)*):(?=:)/gm, '$1:\u200B')
    .replaceAll('##[', '#\u200B#[');
}
