import { context } from '@actions/github';
import {
  githubDispatcher,
  githubForge,
  githubLedger,
  githubOutcomes,
  githubPulls,
} from '../adapters/github/index.ts';
import { jiraTickets } from '../adapters/jira/index.ts';
import type { PullScope } from '../agent/ports.ts';
import {
  type FollowContext,
  type Followed,
  followPulls,
  type KeptOutcomes,
  keepOutcomes,
  pullDispatch,
  sweepHours,
} from '../agent/work/index.ts';
import type { TicketKey } from '../core/tickets/index.ts';
import { guarded, hideSecrets, redactor } from '../engines/text/index.ts';
import {
  collectProblems,
  readFollow,
  readGitHub,
  readJira,
  requireValid,
  type Settings,
} from '../settings/index.ts';
import { githubAccess } from './github-access.ts';
import { readersOfMode, readTicketAccess, readWithholds } from './inputs.ts';
import { printLine, tellWait } from './runner.ts';
import { readWake, wakingEvents } from './wake.ts';
import type { WorkflowJob } from './workflow-job.ts';

/** What a job follows pull requests with. */
export interface FollowJob extends Pick<FollowContext, 'attempt' | 'signal'> {
  readonly settings: Settings;
  readonly job: WorkflowJob;
}

/**
 * Looks at the pull requests that the job's event may be about, and does what they ask for. Returns a sentence
 * instead if the event is about none. Throws UserError for configuration problems.
 */
export async function followEvent(given: FollowJob): Promise<readonly Followed[] | string> {
  const { settings } = given;
  const parts = [readJira, readGitHub].map((part) => () => part(settings));
  requireValid([...readersOfMode(settings, 'follow'), ...parts]);
  const subject = subjectOf(given);
  if (typeof subject === 'string') return subject;
  const { only, scope } = subject;
  // Only the ticket's own job has the files.
  const world = worldOf({ ...given, attempt: only && given.attempt }, only);
  // A push may be about many pull requests.
  const looks = await followPulls(scope, { ...world, waits: scope.kind !== 'into' });
  await keepLooks(given, looks, false);
  return looks;
}

/** Looks at every open pull request, and at those that ended since a sweep looks back. Makes no attempt itself. */
export function sweepPulls(given: Omit<FollowJob, 'attempt'>): Promise<readonly Followed[]> {
  const instant = new Date(Date.now() - 3_600_000 * sweepHours);
  return followPulls({ kind: 'since', instant }, worldOf(given));
}

/** Keeps what became of pull requests in the repository's ledger. What fails is a line in the log. */
export async function keepLooks(
  given: Pick<FollowJob, 'settings' | 'job' | 'signal'>,
  looks: readonly Followed[],
  isSweep: boolean,
): Promise<KeptOutcomes> {
  const { settings, job, signal } = given;
  const github = githubAccess(job, readGitHub(settings), { signal });
  const kept = await keepOutcomes(looks, isSweep, {
    ...{ signal, date: () => new Date(), ticketOf: readFollow(settings).ticketOf },
    ledger: githubLedger(github, { signal }),
    outcomes: githubOutcomes(github, { signal }),
  });
  if (kept.problem !== undefined) printLine(kept.problem);
  return kept;
}

interface Subject {
  readonly scope: PullScope;
  /** The only ticket whose pull request is looked at. */
  readonly only?: TicketKey;
}

/** Why the job's event wakes no look, as a sentence: read from the event alone, before anything is asked for. */
export function whyNoLook({ isGiven, read }: Settings): string | undefined {
  if (!wakingEvents.includes(context.eventName) || isGiven('ticket')) return undefined;
  if (collectProblems([() => read('command')]).length > 0) return undefined;
  const wake = readWake(context.eventName, context.payload, read('command'));
  return wake.kind === 'ignored' ? wake.why : undefined;
}

function subjectOf({ settings, job: { dispatch } }: FollowJob): Subject | string {
  if (dispatch?.reason === 'pull') {
    const { key: only } = readTicketAccess(settings, dispatch, undefined);
    return { scope: { kind: 'since', instant: new Date() }, only };
  }
  const wake = readWake(context.eventName, context.payload, settings.read('command'));
  return wake.kind === 'ignored' ? wake.why : wake;
}

function followSettings({ settings, job: { run } }: FollowJob, only?: TicketKey) {
  const follow = readFollow(settings);
  const ticketOf = (branch: string) => {
    const key = follow.ticketOf(branch);
    return only === undefined || key === only ? key : undefined;
  };
  return { ...follow, run, ticketOf, withholds: readWithholds(settings) };
}

function worldOf(given: FollowJob, only?: TicketKey): FollowContext {
  const { settings, job, signal, attempt } = given;
  const jira = readJira(settings);
  const credential = readGitHub(settings);
  const secrets = [
    jira.token,
    credential.kind === 'token' ? credential.token : credential.privateKey,
  ];
  const onToken = (token: string) => secrets.push(token);
  const github = githubAccess(job, credential, { signal, onToken });
  const hide = hideSecrets(secrets);
  const send = githubDispatcher(github);
  return {
    settings: followSettings(given, only),
    pulls: guarded(githubPulls(github, { signal, onWait: tellWait('GitHub') }), redactor(secrets)),
    tickets: guarded(
      jiraTickets({ ...jira, repository: job.repository }, { signal, onWait: tellWait('Jira') }),
      hide,
    ),
    forge: githubForge(github, { signal, onWait: tellWait('GitHub') }),
    date: () => new Date(),
    ...{ signal, attempt },
    dispatch: (key, reaction) => send(pullDispatch(key, reaction, new URL(jira.baseUrl).host)),
  };
}
