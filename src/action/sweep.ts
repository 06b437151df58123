import * as core from '@actions/core';
import { githubDispatcher, githubForge } from '../adapters/github/index.ts';
import { jiraTickets } from '../adapters/jira/index.ts';
import { sweepTickets } from '../agent/job/index.ts';
import { type Block, renderMarkdown, text } from '../core/report/index.ts';
import {
  describeFinding,
  describeSweep,
  type SweepFinding,
  sweepProblem,
} from '../core/tickets/index.ts';
import { readJira, readSweepInputs } from './inputs.ts';
import { failJob, printLine } from './log.ts';
import { readJob } from './runner.ts';

/**
 * Looks for tickets that no webhook told of, and starts the workflow for each that is due. Rejects with a
 * UserError for what the settings can mend.
 */
export async function runSweep(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  const { apiUrl, repository } = readJob(env);
  const jira = readJira();
  const { githubToken: token, ...order } = readSweepInputs();
  const github = { apiUrl, repository, token };
  const findings = await sweepTickets(order, {
    tickets: jiraTickets(jira, { signal }),
    forge: githubForge(github),
    dispatch: githubDispatcher(github),
    date: () => new Date(),
    signal,
    onFinding: (finding) => printLine(describeFinding(finding)),
  });
  await report(findings);
  if (signal.aborted) failJob('The sweep was cancelled; the next one goes on.');
}

async function report(findings: readonly SweepFinding[]): Promise<void> {
  const sentence = describeSweep(findings);
  const items = findings.map((finding) => [text(describeFinding(finding))]);
  const blocks: readonly Block[] = [
    { kind: 'paragraph', content: [text(sentence)] },
    ...(items.length === 0 ? [] : [{ kind: 'list' as const, items }]),
  ];
  await core.summary.addRaw(renderMarkdown(blocks, 60_000)).write();
  printLine(sentence);
  const problem = sweepProblem(findings);
  if (problem !== undefined) failJob(problem);
}
