import {
  changedPaths,
  commitWorkspace,
  copyHistory,
  fetchCommit,
  headCommit,
} from '../adapters/git/index.ts';
import { type GitHubSettings, githubForge, githubLedger } from '../adapters/github/index.ts';
import { jiraTickets } from '../adapters/jira/index.ts';
import { maskSecrets, openProjectChecks } from '../adapters/sandbox/index.ts';
import { requireFiles } from '../agent/loop/index.ts';
import { during, logDisplay, type OnProgress, showProgress } from '../agent/progress/index.ts';
import {
  changeSince,
  foreseenMoves,
  guardedPorts,
  guardedRequest,
  type JobContext,
  type JobResult,
  type PullAttempt,
  reportFailure,
  runJob,
  withoutSecrets,
} from '../agent/work/index.ts';
import { describeWorstCase, logLines, stepDetails, withheldStep } from '../core/report/index.ts';
import type { AttemptCause, AttemptRequest } from '../core/tickets/index.ts';
import type { Dispatch, DispatchReason } from '../dispatch.ts';
import { UserError } from '../engines/errors.ts';
import type { PathRules } from '../engines/files/index.ts';
import { modelProfile } from '../engines/model/catalog/index.ts';
import { openModel } from '../engines/model/index.ts';
import { syntaxChecker } from '../engines/syntax/index.ts';
import { guarded, hideSecrets, redactor, secretAdder } from '../engines/text/index.ts';
import type { Settings } from '../settings/index.ts';
import { baseOf, checksOn } from './commits.ts';
import { githubAccess } from './github-access.ts';
import {
  type ActionInputs,
  disclosureOf,
  readInputs,
  readTicketAccess,
  requireInputs,
} from './inputs.ts';
import { isDebugged, printGroup, printLine, tellWait } from './runner.ts';
import { partOf, type WorkflowJob } from './workflow-job.ts';

/** Everything that a run of the Action depends on. */
export interface ActionContext {
  readonly settings: Settings;
  readonly job: WorkflowJob;
  /** The folder of the grammars. */
  readonly grammars: URL;
  readonly signal: AbortSignal;
}

/**
 * Works on the ticket of the job, or of a pull request that asks for an attempt. Reports problems to the ticket;
 * throws UserError only if the settings do not say which ticket it is or how to reach Jira.
 */
export async function runAction(
  context: ActionContext,
  pull: PullAttempt | undefined,
): Promise<JobResult> {
  const { settings, job, signal } = context;
  const { jira, key } = readTicketAccess(settings, job.dispatch, pull?.key);
  const tickets = guarded(
    jiraTickets({ ...jira, repository: job.repository }, { onWait: tellWait('Jira') }),
    hideSecrets([jira.token]),
  );
  try {
    requireInputs(settings);
    const inputs = readInputs(settings);
    const { github: credential, model, project, withholds } = inputs;
    const into = pull?.facts.into ?? readBranch(job);
    const head = await headCommit(job.workspace);
    const secrets = secretsOf(settings, inputs);
    const onToken = (token: string) => secrets.push(token);
    const github = githubAccess(job, credential, { signal, onToken });
    const base = await baseOf(job, github.token, head, pull);
    const onProgress = showProgress(logDisplay(printLine, isDebugged()), () => performance.now());
    const run = runContext(context, { inputs, github, secrets, base }, onProgress);
    await requireFiles(run.workspace, inputs.paths, settings.show);
    const disclosure = disclosureOf(settings, job);
    const limits = `${key}: ${describeWorstCase(inputs.rules, model, project)}.`;
    // The names of a site's statuses are its own words.
    const isShown = pull === undefined && !withholds;
    const moves = isShown ? await foreseenMoves({ ...inputs, key }, tickets) : undefined;
    for (const line of [disclosure, limits, moves]) if (line !== undefined) printLine(line);
    const opening = openProjectChecks(job.workspace, { ...project, copyHistory });
    await using opened = await during(onProgress, 'preparing the sandbox', opening);
    if (opened.isolation !== '') printLine(opened.isolation);
    const checksOf = checksOn(job, head, maskSecrets(opened, secrets));
    const forge = githubForge(github, { signal, onWait: tellWait('GitHub') });
    const ports = guardedPorts({ model: run.model, tickets, forge }, secrets);
    const request = pull?.request ?? attemptRequest(job.dispatch);
    const { model: name, reviewModel: reviewer, baseUrl } = model;
    const result = await runJob(
      {
        ...inputs,
        ...{ key, part: partOf(job), run: job.run, log: job.log },
        ...{ base, into, earlier: pull?.earlier, onBranch: pull?.on === 'branch' },
        request: { ...guardedRequest(request, secrets), command: inputs.command },
        model: { name, reviewer, host: new URL(baseUrl).host },
        audience: { withholds, disclosure },
      },
      {
        ...{ ...run, ...ports, addsSecret: secretAdder(secrets) },
        ...{ lease: pull?.lease, isWanted: pull?.isWanted },
        ...{ checks: await checksOf(base), checksAt: checksOf },
        ledger: githubLedger(github, { signal }),
      },
    );
    const since = pull && (await sinceOf(pull, result, { ...run, rules: inputs.paths }));
    return { ...withoutSecrets(result, secrets), since };
  } catch (thrown) {
    const failed = { key, part: partOf(job), log: job.log };
    return reportFailure({ job: failed, tickets, signal }, thrown);
  }
}

/** Returns what an attempt has changed on the branch; `undefined` if no remark asks, or if it cannot be read. */
async function sinceOf(
  { facts, request }: PullAttempt,
  { outcome }: JobResult,
  {
    workspace,
    filesAt,
    rules,
  }: Pick<JobContext, 'workspace' | 'filesAt'> & { readonly rules: PathRules },
): Promise<JobResult['since']> {
  const { remarks = [] } = request.review ?? {};
  const isNeedless = remarks.length === 0 || outcome.pullRequest === undefined;
  if (isNeedless || filesAt === undefined) return undefined;
  try {
    const before = await filesAt(facts.head);
    const paths = remarks.map(({ path }) => path);
    return await changeSince(outcome.run, paths, { before, base: workspace, rules });
  } catch {
    return undefined;
  }
}

/** Returns what the job must not show: what it was given, and what its own tokens are requested with. */
function secretsOf(settings: Settings, { github, model }: ActionInputs): string[] {
  const { apiKey } = model;
  const access = github.kind === 'token' ? github.token : github.privateKey;
  const previous = settings.read('jira-token-previous') ?? [];
  return [settings.read('jira-token'), access, ...keysOf(apiKey)].concat(previous);
}

function keysOf(access: ActionInputs['model']['apiKey']): readonly string[] {
  if (typeof access === 'string') return [access];
  if ('ids' in access) return [access.issuer.token];
  const { secretAccessKey, sessionToken } = access;
  return sessionToken === undefined ? [secretAccessKey] : [secretAccessKey, sessionToken];
}

/** Returns the branch that the job runs on, which its pull request targets. Throws UserError for a tag. */
export function readBranch({ ref }: Pick<WorkflowJob, 'ref'>): string {
  const [, branch] = /^refs\/heads\/(.+)$/.exec(ref) ?? [];
  if (branch !== undefined) return branch;
  throw new UserError(
    `Start the workflow on a branch, because its pull request needs one to go into: this job runs on ${ref}.`,
  );
}

/** Who wants the attempt that a Dispatch asks for. */
const causes: Readonly<Record<DispatchReason, AttemptCause>> = {
  created: 'event',
  reopened: 'event',
  labelled: 'asked',
  commented: 'asked',
  mentioned: 'asked',
  assigned: 'assigned',
  sweep: 'event',
  unfinished: 'event',
  pull: 'event',
};

/** Returns the delivery that requests the attempt; a job without one was started by hand. */
export function attemptRequest(dispatch: Dispatch | undefined): AttemptRequest {
  if (dispatch === undefined) return { cause: 'hand' };
  const { delivery, reason, changed, perhaps } = dispatch;
  const asked = { cause: causes[reason], isCommand: reason === 'commented' };
  return { delivery, reopened: reason === 'reopened', perhaps, ...asked, changed };
}

/** What a run is given besides its context. */
interface RunParts {
  readonly inputs: ActionInputs;
  readonly github: GitHubSettings;
  /** Grows by each token that is made. */
  readonly secrets: readonly string[];
  readonly base: string;
}

function runContext(
  { settings, job, grammars, signal }: ActionContext,
  { inputs, github, secrets, base }: RunParts,
  onProgress: OnProgress,
): Omit<JobContext, 'job' | 'tickets' | 'forge'> {
  const hide = redactor(secrets);
  const { safeDirectory } = inputs.paths;
  let began = performance.now();
  return {
    model: openModel(inputs.model),
    edits: modelProfile(inputs.model.model).edits,
    workspace: commitWorkspace(job.workspace, base, safeDirectory),
    filesAt: async (commit) => {
      // The checkout lacks the commit if the branch has moved on.
      await fetchCommit(job.workspace, { url: job.remote, token: github.token }, commit);
      return commitWorkspace(job.workspace, commit, safeDirectory);
    },
    changedPaths: (from, to) => changedPaths(job.workspace, from, to),
    syntax: syntaxChecker(grammars),
    now: () => performance.now(),
    date: () => new Date(),
    signal,
    show: settings.show,
    onStep: (recorded, next) => {
      const step = inputs.withholds ? withheldStep(recorded) : recorded;
      const ended = performance.now();
      const lines = logLines(step, next, ended - began).map(hide);
      began = ended;
      for (const line of lines.slice(0, -1)) printLine(line);
      printGroup(lines.at(-1) ?? '', hide(stepDetails(step)));
    },
    onProgress,
  };
}
