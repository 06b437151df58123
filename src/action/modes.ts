import { context } from '@actions/github';
import { githubDispatcher, githubForge, githubLedger } from '../adapters/github/index.ts';
import { jiraTickets } from '../adapters/jira/index.ts';
import { readProxies, useProxies } from '../adapters/proxy/index.ts';
import { type Followed, type JobResult, readWaits, sweepTickets } from '../agent/work/index.ts';
import { withheldOutcome, withheldTicket } from '../core/report/index.ts';
import {
  describeFinding,
  describeSweep,
  type SweepFinding,
  sweepProblem,
} from '../core/tickets/index.ts';
import {
  collectProblems,
  type Mode,
  readGitHub,
  readJira,
  readSweep,
  requireValid,
  type Settings,
} from '../settings/index.ts';
import { type FollowJob, followEvent, keepLooks, sweepPulls, whyNoLook } from './follow.ts';
import { githubAccess } from './github-access.ts';
import { openInputs, readersOfMode, readMode } from './inputs.ts';
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
import { withSettingsFile } from './settings-file.ts';
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
  const findings = await sweepTickets(
    { ...sweep, waits },
    {
      tickets: jiraTickets({ ...readJira(settings), repository: job.repository }, { signal }),
      forge,
      dispatch: githubDispatcher(github),
      date: () => new Date(),
      signal,
      onFinding: (finding) => printLine(describeFinding(finding)),
    },
  );
  await reportSentence(describeSweep(findings), findings.map(describeFinding));
  return findings;
}
