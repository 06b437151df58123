import type { RestEndpointMethodTypes } from '@octokit/rest';
import type { Check, CheckRun } from '../../../core/work/index.ts';
import { type GitHubConnection, ifReadable, readPages } from '../connection/index.ts';

type Rest = RestEndpointMethodTypes;
type WorkflowRun =
  Rest['actions']['listWorkflowRunsForRepo']['response']['data']['workflow_runs'][number];

/** One check of a commit, and what the code host has of it. */
export interface CommitCheck extends Pick<Check, 'name' | 'state'> {
  readonly id: number;
  /** A job of Actions is a check run, too; a run stands for jobs that it does not have yet. */
  readonly kind: 'job' | 'run' | 'other' | 'status';
  readonly run?: CheckRun | undefined;
}

/** Pages of checks of one commit. */
const maxPages = 5;

/** The checks of a commit, each in its newest run; `undefined` if the token may not read them. */
export async function readChecks(
  github: GitHubConnection,
  sha: string,
): Promise<readonly CommitCheck[] | undefined> {
  const [runs, checkRuns, statuses] = await Promise.all([
    readRuns(github, sha),
    readCheckRuns(github, sha, 'latest'),
    readStatuses(github, sha),
  ]);
  // Without the runs, nobody could tell the agent's own job from those that check.
  if (checkRuns === undefined || runs === undefined) return undefined;
  return [...ofCheckRuns(github, checkRuns, runs), ...(statuses ?? [])];
}

/** The check runs of a commit, the newest first; `undefined` if the token may not read them. */
export async function readCheckRuns(
  { rest, at }: GitHubConnection,
  ref: string,
  filter: 'latest' | 'all',
) {
  const read = readPages(maxPages, async (page) => {
    const { data } = await rest.checks.listForRef({ ...at, ...page, ref, filter });
    return data.check_runs;
  });
  const found = await ifReadable(read);
  return found
    ?.map(({ id, name, app, check_suite, status, conclusion }) => ({
      ...{ id: Number(id), name, app: app?.slug ?? '', suite: Number(check_suite?.id ?? 0) },
      state: stateOf(status, conclusion),
    }))
    .toSorted((one, other) => other.id - one.id);
}

/** The newest status of each context; `undefined` if the token may not read them. */
export async function readStatuses(
  { rest, at }: GitHubConnection,
  ref: string,
): Promise<readonly CommitCheck[] | undefined> {
  const read = readPages(maxPages, async (page) => {
    const { data } = await rest.repos.getCombinedStatusForRef({ ...at, ...page, ref });
    return data.statuses;
  });
  const states = { success: 'passed', pending: 'running' } as const;
  return (await ifReadable(read))?.map(({ id, context: name, state }) => ({
    ...{ id: Number(id), kind: 'status', name },
    state: state === 'success' || state === 'pending' ? states[state] : 'failed',
  }));
}

/**
 * A cancelled check counts as failed, as it does for a required one: no step of it has failed, so it is run again.
 * One that was cancelled for a newer run is not seen, because that run is the newest.
 */
function stateOf(status: string | null, conclusion: string | null): Check['state'] {
  if (status === 'waiting' || conclusion === 'action_required') return 'held';
  if (status !== 'completed') return 'running';
  return /^(?:success|neutral|skipped)$/.test(conclusion ?? '') ? 'passed' : 'failed';
}

async function readRuns(
  { rest, at }: GitHubConnection,
  head_sha: string,
): Promise<readonly WorkflowRun[] | undefined> {
  const which = { ...at, head_sha, per_page: 100 };
  const found = await ifReadable(rest.actions.listWorkflowRunsForRepo(which));
  return found?.data.workflow_runs;
}

/** Runs that people start by what they say check nothing. */
const ofTalk = /^(?:issue_comment|pull_request_review)/;

/** The newest run of each workflow for each kind of event, except those of forks and of the agent: others are of no account. */
function newestRuns(
  { at, ownWorkflow }: GitHubConnection,
  runs: readonly WorkflowRun[],
): ReadonlySet<WorkflowRun> {
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
  checkRuns: NonNullable<Awaited<ReturnType<typeof readCheckRuns>>>,
  runs: readonly WorkflowRun[],
): readonly CommitCheck[] {
  const newest = newestRuns(github, runs);
  const bySuite = new Map(runs.map((run) => [run.check_suite_id, run]));
  const seen = new Set<string>();
  const checks: CommitCheck[] = [];
  for (const { id, name, app, suite, state } of checkRuns) {
    const run = bySuite.get(suite);
    const key = `${app} ${run?.id ?? ''} ${name}`;
    if ((run !== undefined && !newest.has(run)) || seen.has(key)) continue;
    seen.add(key);
    const kind = run === undefined ? 'other' : 'job';
    checks.push({ id, kind, name, state, run: run && checkRunOf(run) });
  }
  return [...checks, ...[...newest].flatMap((run) => ofRun(run, checks))];
}

const checkRunOf = ({ id, run_attempt = 1 }: WorkflowRun): CheckRun => ({
  id,
  attempt: run_attempt,
});

/** A run that goes on though no job of it does, that waits for a person, or that failed without a job. */
function ofRun(run: WorkflowRun, checks: readonly CommitCheck[]): readonly CommitCheck[] {
  const state = stateOf(run.status, run.conclusion);
  const jobs = checks.filter((check) => check.run?.id === run.id);
  const isTold = state === 'passed' || jobs.some((job) => job.state === state);
  if (isTold || (state === 'failed' && jobs.length > 0)) return [];
  const name = run.name ?? run.path;
  return [{ id: run.id, kind: 'run', name, state, run: checkRunOf(run) }];
}
