import type { Endpoints } from '@octokit/types';
import type { Answer, Exchange, Routes } from '../stand-in.ts';
import type { StoredJob } from './jobs.ts';
import { notFound, problem } from './problem.ts';
import { apiRoot, longAgo, type Place, pageOf, repositoryShape } from './shapes.ts';

const runsRoute = 'GET /repos/{owner}/{repo}/actions/runs';
type RunShape = Endpoints[typeof runsRoute]['response']['data']['workflow_runs'][number];

/** A run of a workflow; its title is what `run-name` makes of it. */
export interface StoredRun {
  readonly id: number;
  readonly title: string;
  /** The commit that it runs on; by default none of the repository. */
  readonly sha?: string;
  readonly event?: string;
  /** The id of its workflow; runs of the same one replace each other. */
  readonly workflow?: number;
  /** `owner/name` of a fork, if the commit is from there. */
  readonly fork?: string;
  /** What GitHub says in place of running it again. */
  readonly refusal?: { readonly status: number; readonly message: string };
  /** All that it tried, the newest last; by default one that goes on. */
  readonly attempts?: RunAttempt[];
}

/** One attempt of a run. */
export interface RunAttempt {
  readonly status: 'queued' | 'in_progress' | 'waiting' | 'completed';
  /** `null` until it is completed; `action_required` if it waits for a person to start it. */
  readonly conclusion: string | null;
  readonly jobs: readonly StoredJob[];
}

const going: RunAttempt = { status: 'in_progress', conclusion: null, jobs: [] };

/** The newest attempt of a run. */
export const lastAttempt = ({ attempts = [] }: StoredRun): RunAttempt => attempts.at(-1) ?? going;

/** Routes that list runs, the newest first, and run failed jobs again. */
export function runRoutes(place: () => Place, runs: readonly StoredRun[]): Routes {
  return {
    [runsRoute]: ({ query }) => {
      const sha = query.get('head_sha');
      const listed = runs.toReversed().filter((run) => sha === null || run.sha === sha);
      const shapes = pageOf(query, listed).map((run) => runShape(place(), run));
      return { status: 200, body: { total_count: listed.length, workflow_runs: shapes } };
    },
    'GET /repos/{owner}/{repo}/actions/runs/{run_id}': ({ params }) => {
      const run = runs.find(({ id }) => String(id) === params.run_id);
      return run === undefined ? notFound : { status: 200, body: runShape(place(), run) };
    },
    'POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs': (exchange) =>
      rerun(runs, exchange),
  };
}

/** Starts the next attempt: its failed jobs wait, the others keep their results. */
function rerun(runs: readonly StoredRun[], { params }: Exchange): Answer {
  const run = runs.find(({ id }) => String(id) === params.run_id);
  if (run?.attempts === undefined) return notFound;
  const { status, jobs } = lastAttempt(run);
  if (run.refusal !== undefined) return problem(run.refusal.status, run.refusal.message);
  if (status !== 'completed') return problem(403, 'This workflow is already running');
  const again = jobs.map((job): StoredJob => {
    if (job.conclusion === 'success' || job.conclusion === 'skipped') return job;
    const id = job.id + 1_000_000;
    return { ...job, id, status: 'queued', conclusion: null, steps: [], annotations: [] };
  });
  run.attempts.push({ status: 'queued', conclusion: null, jobs: again });
  return { status: 201, body: {} };
}

function runShape(place: Place, run: StoredRun): RunShape {
  const { id, title, sha = '0'.repeat(40), event = 'repository_dispatch', fork, attempts } = run;
  const { status, conclusion } = lastAttempt(run);
  const url = `${apiRoot(place)}/actions/runs/${id}`;
  return {
    ...{ id, node_id: `WFR_${id}`, run_number: id, display_title: title, name: title },
    ...{ event, status, conclusion, run_attempt: attempts?.length ?? 1 },
    ...{ head_branch: 'main', head_sha: sha, head_commit: null, pull_requests: [] },
    ...{
      path: '.github/workflows/jira-bug-fix.yml',
      workflow_id: run.workflow ?? 1,
      check_suite_id: id,
    },
    ...{ url, html_url: `${place.origin}/${place.repository}/actions/runs/${id}` },
    ...{ jobs_url: `${url}/jobs`, logs_url: `${url}/logs`, artifacts_url: `${url}/artifacts` },
    ...{ cancel_url: `${url}/cancel`, rerun_url: `${url}/rerun` },
    check_suite_url: `${apiRoot(place)}/check-suites/${id}`,
    workflow_url: `${apiRoot(place)}/actions/workflows/1`,
    ...{ created_at: longAgo, repository: repositoryShape(place) },
    updated_at: conclusion === null ? new Date().toISOString() : longAgo,
    head_repository: repositoryShape({ ...place, repository: fork ?? place.repository }),
  };
}
