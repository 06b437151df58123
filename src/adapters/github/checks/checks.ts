import { type Check, type CheckRun, isSilent } from '../../../core/work/index.ts';
import type { GitHubConnection } from '../connection/index.ts';
import {
  type ListedRun,
  type ReportedCheck,
  readCheckRuns,
  readRuns,
  readStatuses,
} from './check-runs.ts';

/** One check of a commit, and what the code host has of it. */
export interface CommitCheck extends Pick<Check, 'name' | 'state' | 'since'> {
  readonly id: number;
  /** A job of Actions is a check run, too; a run stands for jobs that it does not have yet. */
  readonly kind: 'job' | 'run' | 'other' | 'status';
  readonly run?: CheckRun | undefined;
  /** What was reported of it. */
  readonly report: Omit<ReportedCheck, 'suite'>;
  /** Of which workflow and event it is; missing for other systems. */
  readonly of?: ListedRun | undefined;
}

/** The checks of a commit, each in its newest run; `undefined` if the token may not read them. */
export async function readChecks(
  github: GitHubConnection,
  sha: string,
  now = new Date(),
): Promise<readonly CommitCheck[] | undefined> {
  const [runs, checkRuns, statuses] = await Promise.all([
    readRuns(github, sha),
    readCheckRuns(github, sha, 'latest'),
    readStatuses(github, sha),
  ]);
  // Without the runs, nobody could tell the agent's own job from those that check.
  if (checkRuns === undefined || runs === undefined) return undefined;
  const ofStatus = (report: ReportedCheck) => checkOf('status', report, now);
  return [...ofCheckRuns(github, checkRuns, runs, now), ...(statuses ?? []).map(ofStatus)];
}

function checkOf(
  kind: CommitCheck['kind'],
  report: CommitCheck['report'],
  now: Date,
  of?: ListedRun,
): CommitCheck {
  const { id, name, since } = report;
  const run = of && { id: of.id, attempt: of.run_attempt ?? 1 };
  const check = { id, kind, name, run, report, of };
  const state = stateOf(report.status, report.conclusion);
  if (state !== 'running' || since === undefined) return { ...check, state };
  return { ...check, state: isSilent(since, now) ? 'silent' : state, since };
}

/**
 * A check that ended without a result counts as failed, as it does for a required one. One that was cancelled for a
 * newer run is not seen, because that run is the newest.
 */
function stateOf(status: string, conclusion: string | null): Check['state'] {
  if (status === 'waiting' || conclusion === 'action_required') return 'held';
  if (status !== 'completed') return 'running';
  return /^(?:success|neutral|skipped)$/.test(conclusion ?? '') ? 'passed' : 'failed';
}

/** Runs that people start by what they say check nothing. */
const ofTalk = /^(?:issue_comment|pull_request_review)/;

/** The newest run of each workflow for each kind of event, except those of forks and of the agent: others are of no account. */
function newestRuns(
  { at, ownWorkflow }: GitHubConnection,
  runs: readonly ListedRun[],
): ReadonlySet<ListedRun> {
  const own = `${at.owner}/${at.repo}`.toLowerCase();
  const counting = runs.filter(
    ({ event, path, head_repository: from }) =>
      !ofTalk.test(event) &&
      path.replace(/@.*$/, '') !== ownWorkflow &&
      from?.full_name.toLowerCase() === own,
  );
  const kinds = Map.groupBy(
    counting,
    ({ workflow_id, path, event }) => `${workflow_id} ${path} ${event}`,
  );
  return new Set(
    [...kinds.values()].flatMap((same) => same.toSorted((a, b) => b.id - a.id).slice(0, 1)),
  );
}

function ofCheckRuns(
  github: GitHubConnection,
  checkRuns: readonly ReportedCheck[],
  runs: readonly ListedRun[],
  now: Date,
): readonly CommitCheck[] {
  const newest = newestRuns(github, runs);
  const bySuite = new Map(runs.map((run) => [run.check_suite_id, run]));
  const seen = new Set<string>();
  const checks: CommitCheck[] = [];
  for (const report of checkRuns) {
    const run = bySuite.get(report.suite);
    const key = (event = '') => `${report.app} ${run?.workflow_id ?? ''} ${event} ${report.name}`;
    // A person repeats by hand what an event has started.
    const isOld = seen.has(key(run?.event)) || seen.has(key('workflow_dispatch'));
    if (isOld || (run !== undefined && !newest.has(run))) continue;
    seen.add(key(run?.event));
    checks.push(checkOf(run === undefined ? 'other' : 'job', report, now, run));
  }
  const withJobs = new Set(checkRuns.map(({ suite }) => suite));
  return [
    ...checks,
    ...[...newest].flatMap((run) => ofRun(run, checks, now, withJobs.has(run.check_suite_id ?? 0))),
  ];
}

/** A run that goes on though no job of it does, that waits for a person, or that failed without a job. */
function ofRun(
  run: ListedRun,
  checks: readonly CommitCheck[],
  now: Date,
  hasJobs: boolean,
): readonly CommitCheck[] {
  const { id, status, conclusion, path, updated_at: since } = run;
  const report = { id, name: run.name ?? path, app: 'github-actions', status: status ?? '' };
  const said = { conclusion, since, says: undefined, marksFiles: false };
  const check = checkOf('run', { ...report, ...said }, now, run);
  const roughly = ({ state }: CommitCheck) => (state === 'silent' ? 'running' : state);
  const isTold = checks.some((job) => job.run?.id === id && roughly(job) === roughly(check));
  return isTold || check.state === 'passed' || (check.state === 'failed' && hasJobs) ? [] : [check];
}
