import {
  changedPaths,
  commitWorkspace,
  copyHistory,
  fetchCommit,
  headCommit,
  remoteTip,
} from '../adapters/git/index.ts';
import { githubForge } from '../adapters/github/index.ts';
import { jiraTickets } from '../adapters/jira/index.ts';
import { runModel } from '../adapters/openai/index.ts';
import { maskSecrets, openProjectChecks } from '../adapters/sandbox/index.ts';
import { syntaxChecker } from '../adapters/syntax/index.ts';
import {
  guardedPorts,
  guardedRequest,
  guardedTickets,
  type JobContext,
  type JobResult,
  reportFailure,
  runJob,
  untested,
  withoutSecrets,
} from '../agent/job/index.ts';
import { requireFiles } from '../agent/loop/index.ts';
import { during, logDisplay, type OnProgress, showProgress } from '../agent/progress/index.ts';
import { modelProfile } from '../core/models/index.ts';
import { describeWorstCase, logLines, stepDetails } from '../core/report/index.ts';
import { hideSecrets, redactor, secretAdder } from '../core/text/index.ts';
import type { AttemptRequest } from '../core/tickets/index.ts';
import { UserError } from '../core/user-error.ts';
import type { Dispatch } from '../dispatch.ts';
import type { Settings } from '../settings/index.ts';
import { type ActionInputs, readInputs, readTicket, requireInputs } from './inputs.ts';
import { versions } from './records.ts';
import type { RequestedChanges } from './review.ts';
import { printGroup, printLine } from './runner.ts';
import type { WorkflowJob } from './workflow-job.ts';

/** Everything that a run of the Action depends on. */
export interface ActionContext {
  readonly settings: Settings;
  readonly job: WorkflowJob;
  /** The folder of the grammars. */
  readonly grammars: URL;
  readonly signal: AbortSignal;
}

/**
 * Works on the ticket of the job, or of a review that requests changes. Reports problems to the ticket;
 * throws UserError only if the settings do not say which ticket it is or how to reach Jira.
 */
export async function runAction(
  context: ActionContext,
  changes: RequestedChanges | undefined,
): Promise<JobResult> {
  const { settings, job, signal } = context;
  const { jira, key } = readTicket(settings, job.dispatch, changes?.key);
  const tickets = guardedTickets(jiraTickets(jira), hideSecrets([jira.token]));
  try {
    requireInputs(settings);
    const inputs = readInputs(settings);
    const { githubToken, model, project, branchPrefix, ...limits } = inputs;
    const into = changes?.into ?? readBranch(job);
    const head = await headCommit(job.workspace);
    const base = await baseOf(job, inputs, head, changes);
    const onProgress = showProgress(logDisplay(printLine), () => performance.now());
    const run = runContext(context, inputs, base, onProgress);
    await requireFiles(run.workspace, inputs.paths, settings.show);
    printLine(`${key}: ${describeWorstCase(inputs.rules, model, project)}.`);
    const opening = openProjectChecks(job.workspace, { ...project, copyHistory });
    await using opened = await during(onProgress, 'preparing the sandbox', opening);
    if (opened.isolation !== '') printLine(opened.isolation);
    const secrets = secretsOf(settings, inputs);
    const checks = base === head ? maskSecrets(opened, secrets) : untested(opened);
    const forge = githubForge({ ...job, token: githubToken }, { signal });
    const ports = guardedPorts({ model: run.model, tickets, forge }, secrets);
    const result = await runJob(
      {
        ...limits,
        ...guardedRequest(attemptRequest(job.dispatch, changes), secrets),
        key,
        base,
        run: job.run,
        log: job.log,
        versions,
        model: {
          name: model.model,
          reviewer: model.reviewModel,
          host: new URL(model.baseUrl).host,
        },
        into,
        branch: `${branchPrefix}${key}`,
      },
      { ...run, ...ports, checks, addsSecret: secretAdder(secrets) },
    );
    return withoutSecrets(result, secrets);
  } catch (thrown) {
    return reportFailure({ job: { key, log: job.log, versions }, tickets, signal }, thrown);
  }
}

/** Returns what the job must not show: what it was given, and what its own tokens are requested with. */
function secretsOf(settings: Settings, { githubToken, model }: ActionInputs): readonly string[] {
  const { apiKey } = model;
  const key = typeof apiKey === 'string' ? apiKey : apiKey.issuer.token;
  return [settings.read('jira-token'), githubToken, key];
}

/** Returns the branch that the job runs on, which its pull request targets. Throws UserError for a tag. */
export function readBranch({ ref }: Pick<WorkflowJob, 'ref'>): string {
  const [, branch] = /^refs\/heads\/(.+)$/.exec(ref) ?? [];
  if (branch !== undefined) return branch;
  throw new UserError(
    `Start the workflow on a branch, because its pull request needs one to go into: this job runs on ${ref}.`,
  );
}

/** Returns the delivery or review that requests the attempt; nothing if a person started the job. */
export function attemptRequest(
  dispatch: Dispatch | undefined,
  changes: RequestedChanges | undefined,
): AttemptRequest {
  if (changes !== undefined) return { delivery: changes.review.id, review: changes.review };
  if (dispatch === undefined) return {};
  const { delivery, reason, changed } = dispatch;
  return { delivery, reopened: reason === 'reopened', changed };
}

function runContext(
  { settings, job, grammars, signal }: ActionContext,
  inputs: ActionInputs,
  base: string,
  onProgress: OnProgress,
): Omit<JobContext, 'job' | 'tickets' | 'forge'> {
  const hide = redactor(secretsOf(settings, inputs));
  const { safeDirectory } = inputs.paths;
  return {
    model: runModel(inputs.model),
    edits: modelProfile(inputs.model.model).edits,
    workspace: commitWorkspace(job.workspace, base, safeDirectory),
    filesAt: async (commit) => {
      // The checkout lacks the commit if the branch has moved on.
      await fetchCommit(job.workspace, { url: job.remote, token: inputs.githubToken }, commit);
      return commitWorkspace(job.workspace, commit, safeDirectory);
    },
    changedPaths: (from, to) => changedPaths(job.workspace, from, to),
    syntax: syntaxChecker(grammars),
    now: () => performance.now(),
    date: () => new Date(),
    signal,
    show: settings.show,
    onStep: (step, next) => {
      const lines = logLines(step, next).map(hide);
      for (const line of lines.slice(0, -1)) printLine(line);
      printGroup(lines.at(-1) ?? '', hide(stepDetails(step)));
    },
    onProgress,
  };
}

/**
 * Returns the commit that the change is based on. A review's job may have checked out anything, even a
 * merge with the agent's own branch, so it uses the tip of the pull request's base branch.
 */
async function baseOf(
  job: WorkflowJob,
  { githubToken: token }: ActionInputs,
  head: string,
  changes: RequestedChanges | undefined,
): Promise<string> {
  if (changes === undefined) return head;
  const remote = { url: job.remote, token };
  const tip = await remoteTip(job.workspace, remote, changes.into);
  if (tip !== head) await fetchCommit(job.workspace, remote, tip);
  return tip;
}
