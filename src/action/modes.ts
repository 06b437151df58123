import { context } from '@actions/github';
import { parse } from 'yaml';
import { z } from 'zod';
import { fileAt } from '../adapters/git/index.ts';
import {
  githubDispatcher,
  githubFileAt,
  githubForge,
  githubLedger,
} from '../adapters/github/index.ts';
import { jiraTickets } from '../adapters/jira/index.ts';
import { readProxies, useProxies } from '../adapters/proxy/index.ts';
import { type Followed, type JobResult, readWaits, sweepTickets } from '../agent/work/index.ts';
import { withheldFinding, withheldOutcome, withheldTicket } from '../core/report/index.ts';
import {
  describeFinding,
  describeSweep,
  type SweepFinding,
  sweepProblem,
} from '../core/tickets/index.ts';
import { UserError } from '../engines/errors.ts';
import {
  collectProblems,
  type FileTexts,
  type Mode,
  parseSettingsFile,
  readGitHub,
  readJira,
  readSweep,
  requireValid,
  type Settings,
  settingsFile,
  tightened,
} from '../settings/index.ts';
import { type FollowJob, followEvent, keepLooks, sweepPulls, whyNoLook } from './follow.ts';
import { githubAccess } from './github-access.ts';
import { openInputs, readersOfMode, readMode, withoutFile } from './inputs.ts';
import { readRecordOptions } from './records.ts';
import {
  endAsFailed,
  failureOf,
  printLine,
  reportFollowed,
  reportIgnored,
  reportJob,
  reportLooks,
  reportOutcomes,
  reportSentence,
} from './runner.ts';
import { wakingEvents } from './wake.ts';
import { runAction } from './work.ts';
import { readWorkflowJob, type WorkflowJob } from './workflow-job.ts';

const grammars = new URL('./grammars/', import.meta.url);

type Perform = (settings: Settings, signal: AbortSignal) => Promise<void>;

const performers: Readonly<Record<Mode, Perform>> = {
  work: workOnTicket,
  follow: followPullsOfEvent,
  sweep: sweepFromAction,
};

/** Does the job that the inputs ask for, and reports it. Throws UserError for configuration problems. */
export async function performMode(signal: AbortSignal): Promise<void> {
  const inputs = openInputs();
  const nothing = whyNoLook(inputs);
  if (nothing !== undefined) return reportIgnored(nothing);
  const proxies = () => readProxies(process.env);
  const isReachable = collectProblems([proxies]).length === 0;
  if (isReachable) await useProxies(proxies());
  const settings = isReachable ? await withSettingsFile(inputs, signal) : inputs;
  const mode = readMode(settings, proxies, context.eventName);
  await performers[mode](settings, signal);
}

async function workOnTicket(settings: Settings, signal: AbortSignal): Promise<void> {
  const job = readWorkflowJob();
  const isAboutPull = job.dispatch?.reason === 'pull' || wakingEvents.includes(context.eventName);
  if (isAboutPull && !settings.isGiven('ticket')) return followPullsOfEvent(settings, signal);
  const result = await runAction({ settings, job, grammars, signal }, undefined);
  const shown = isWithheld(settings) ? withheldResult(result) : result;
  return reportJob(shown, readRecordOptions(settings));
}

/** What the log, the summary and the outputs of a job may show; its record has no texts. */
function withheldResult(result: JobResult): JobResult {
  const { ticket, outcome } = result;
  return {
    ...result,
    outcome: withheldOutcome(outcome),
    ticket: ticket && withheldTicket(ticket),
    cause: undefined,
  };
}

/** The same of a look at a pull request. */
function withheldLook(look: Followed): Followed {
  return look.result === undefined ? look : { ...look, result: withheldResult(look.result) };
}

/** With a setting that is not valid, nobody knows what may be shown. */
function isWithheld({ read }: Settings): boolean {
  const isUnknown = collectProblems([() => read('publish')]).length > 0;
  return isUnknown || read('publish') === 'nothing-of-the-ticket';
}

async function followPullsOfEvent(settings: Settings, signal: AbortSignal): Promise<void> {
  const job = readWorkflowJob();
  const attempt: FollowJob['attempt'] = (pull) =>
    runAction({ settings, job, grammars, signal }, pull);
  const looks = await followEvent({ settings, job, signal, attempt });
  if (typeof looks === 'string') return reportIgnored(looks);
  const shown = isWithheld(settings) ? looks.map(withheldLook) : looks;
  return reportFollowed(shown, readRecordOptions(settings));
}

/**
 * Starts the workflow for each ticket that is due, if a query is given, and does what pull requests ask for. Throws
 * UserError for configuration problems.
 */
export async function sweepFromAction(settings: Settings, signal: AbortSignal): Promise<void> {
  const parts = [readJira, readGitHub].map((part) => () => part(settings));
  requireValid([...readersOfMode(settings, 'sweep'), ...parts]);
  const job = readWorkflowJob();
  const findings = settings.isGiven('sweep-jql') ? await startDue(settings, job, signal) : [];
  const looks = signal.aborted ? [] : await sweepPulls({ settings, job, signal });
  await reportLooks(looks);
  if (!signal.aborted)
    await reportOutcomes(await keepLooks({ settings, job, signal }, looks, true), new Date());
  const problem = sweepProblem(findings) ?? failureOf(looks)?.sentence;
  if (signal.aborted)
    endAsFailed({ reason: 'cancelled' }, 'The sweep was cancelled; the next one continues.');
  else if (problem !== undefined) endAsFailed({ reason: 'failed' }, problem);
}

async function startDue(
  settings: Settings,
  job: WorkflowJob,
  signal: AbortSignal,
): Promise<readonly SweepFinding[]> {
  const github = githubAccess(job, readGitHub(settings), { signal });
  const ledger = githubLedger(github, { signal });
  const { monthlyBudget: budget, ...sweep } = readSweep(settings);
  const forge = githubForge(github, { signal });
  const waits = budget && (await readWaits({ ledger, forge }, budget, new Date()));
  const isSilent = isWithheld(settings);
  const lineOf = (finding: SweepFinding) =>
    describeFinding(isSilent ? withheldFinding(finding) : finding);
  const findings = await sweepTickets(
    { ...sweep, waits },
    {
      tickets: jiraTickets({ ...readJira(settings), repository: job.repository }, { signal }),
      forge,
      dispatch: githubDispatcher(github),
      date: () => new Date(),
      signal,
      onFinding: (finding) => printLine(lineOf(finding)),
    },
  );
  await reportSentence(describeSweep(findings), findings.map(lineOf));
  return findings;
}

/** What GitHub says of the pull request that an event is about. */
const OfPull = z.object({ pull_request: z.object({ base: z.object({ sha: z.string() }) }) });

/**
 * Adds what the repository's own file gives the job to the inputs, and says what that is. The file counts as it is at the
 * base commit, never on the branch of a pull request.
 */
async function withSettingsFile(inputs: Settings, signal: AbortSignal): Promise<Settings> {
  try {
    const text = await textOfFile(inputs, signal);
    if (!text) return inputs;
    const { settings, sentence } = tightenedInputs(inputs, parseSettingsFile(text, parse));
    printLine(sentence);
    return settings;
  } catch (error) {
    if (error instanceof UserError) return withoutFile(inputs, error);
    throw error;
  }
}

/** Without isolation, a command would have the secrets of the job: then the workflow names it. */
export function tightenedInputs(inputs: Settings, texts: FileTexts) {
  const runsCommands = !inputs.isGiven('test-isolation');
  return tightened(inputs, { path: settingsFile, texts }, { isFixed: () => false, runsCommands });
}

async function textOfFile(inputs: Settings, signal: AbortSignal) {
  const [job, commit] = [readWorkflowJob(), baseCommit()];
  if (!commit) return undefined;
  const local = await fileAt(job.workspace, commit, settingsFile);
  // Only the job of a ticket has a checkout.
  if (local !== undefined) return local;
  const place = { commit, path: settingsFile };
  return githubFileAt(githubAccess(job, readGitHub(inputs)), place, { signal });
}

/** Without a pull request, a job runs on the base commit itself. */
function baseCommit(): string | undefined {
  const { payload, sha } = context;
  if (payload.pull_request === undefined) return sha;
  return OfPull.safeParse(payload).data?.pull_request.base.sha;
}
