import { commitWorkspace, fetchCommit, headCommit, remoteTip } from '../adapters/git/index.ts';
import { githubForge } from '../adapters/github/index.ts';
import { type JiraSettings, jiraTickets } from '../adapters/jira/index.ts';
import { openaiModel } from '../adapters/openai/index.ts';
import { maskSecrets, openProjectChecks } from '../adapters/sandbox/index.ts';
import { treeSitterSyntax } from '../adapters/syntax/index.ts';
import { type JobResult, reportFailure, runJob, untested } from '../agent/job/index.ts';
import type { RunContext } from '../agent/loop/index.ts';
import type { Workspace } from '../agent/ports.ts';
import { describeStep, describeWorstCase } from '../core/report/index.ts';
import { assignmentOf, type Wanted } from './assignment.ts';
import { readTicketInputs } from './inputs.ts';
import { printLine } from './log.ts';
import type { Job } from './runner.ts';
import { readWorkInputs, type WorkInputs } from './work-inputs.ts';

/**
 * Works the ticket that the job is for, or that a review is about. Rejects with a UserError only where
 * the ticket cannot be told: when the inputs do not say which it is or how Jira is reached.
 */
export async function runWork(
  job: Job,
  env: NodeJS.ProcessEnv,
  grammars: URL,
  signal: AbortSignal,
  wanted: Wanted | undefined,
): Promise<JobResult> {
  const { ticket, jira } = readTicketInputs(job.dispatch, wanted?.key);
  const tickets = jiraTickets(jira);
  try {
    const inputs = readWorkInputs();
    const head = await headCommit(job.workspace);
    const base = await baseOf(job, inputs, head, wanted);
    printLine(`${ticket}: ${describeWorstCase(inputs.rules)} of ${inputs.model.model}.`);
    await using made = await openProjectChecks(job.workspace, inputs.project, env);
    if (made.commands.length > 0) printLine(made.isolation);
    const checks = base === head ? maskSecrets(made, secretsOf(jira, inputs)) : untested(made);
    const forge = githubForge({ ...job, token: inputs.githubToken });
    const assignment = assignmentOf(job, ticket, inputs, base, wanted);
    return await runJob(assignment, {
      ...worldOf(job, inputs, base, grammars, signal),
      tickets,
      forge,
      checks,
    });
  } catch (thrown) {
    return reportFailure({ job: { key: ticket, log: job.log }, tickets, signal }, thrown);
  }
}

function worldOf(
  job: Job,
  inputs: WorkInputs,
  base: string,
  grammars: URL,
  signal: AbortSignal,
): RunContext {
  return {
    model: openaiModel(inputs.model),
    workspace: commitWorkspace(job.workspace, base),
    filesAt: (commit) => filesAt(job, inputs.githubToken, commit),
    syntax: treeSitterSyntax(grammars),
    now: () => performance.now(),
    date: () => new Date(),
    signal,
    onStep: (step, next) => printLine(`${describeStep(step)} → ${next}`),
  };
}

/**
 * The commit that the change is made on. A job for a review may have checked out anything, a merge with the
 * agent's own branch among it; so the newest commit of the branch counts that the pull request is for.
 */
async function baseOf(
  job: Job,
  { githubToken: token }: WorkInputs,
  head: string,
  wanted: Wanted | undefined,
): Promise<string> {
  if (wanted === undefined) return head;
  const remote = { url: job.remote, token };
  const tip = await remoteTip(job.workspace, remote, wanted.into);
  if (tip !== head) await fetchCommit(job.workspace, remote, tip);
  return tip;
}

function secretsOf(jira: JiraSettings, { githubToken, model }: WorkInputs): readonly string[] {
  return [jira.token, githubToken, model.apiKey];
}

/** The files of a commit that the checkout may lack: the branch has moved on since. */
async function filesAt(job: Job, token: string, commit: string): Promise<Workspace> {
  await fetchCommit(job.workspace, { url: job.remote, token }, commit);
  return commitWorkspace(job.workspace, commit);
}
