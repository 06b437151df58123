import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoints } from '@octokit/types';
import type { Routes } from '../stand-in.ts';
import { notFound } from './problem.ts';
import { lastAttempt, type StoredRun } from './runs.ts';
import { apiRoot, longAgo, type Place, pageOf } from './shapes.ts';

const jobsRoute = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs';
const earlierRoute =
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs';
type JobShape = Endpoints[typeof jobsRoute]['response']['data']['jobs'][number];

/** A job of a run; the check run of the same id is its own. */
export interface StoredJob {
  readonly id: number;
  readonly name: string;
  readonly status: 'queued' | 'in_progress' | 'completed';
  readonly conclusion: JobShape['conclusion'];
  readonly steps?: readonly { readonly name: string; readonly conclusion: string }[];
  readonly annotations?: readonly StoredAnnotation[];
  /** When it began; by default now, or long ago if it has ended. */
  readonly since?: string;
  /** Its log, or the parts that it is sent in: so it can be longer than what fits into memory. */
  readonly log?: string | (() => Iterable<string>);
}

/** What a check says about a place. */
export interface StoredAnnotation {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** What has fetched a log. */
export interface LogRequest {
  readonly job: number;
  readonly authorization: string | undefined;
}

/** Routes for the jobs of runs, and for the address of their logs. */
export function jobRoutes(
  place: () => Place,
  runs: readonly StoredRun[],
  logHost: () => string,
): Routes {
  const list = (query: URLSearchParams, jobs: readonly JobShape[]) => ({
    status: 200,
    body: { total_count: jobs.length, jobs: pageOf(query, jobs) },
  });
  const runOf = (id: string | undefined) => runs.find((run) => String(run.id) === id);
  return {
    [jobsRoute]: ({ params, query }) => {
      const run = runOf(params.run_id);
      if (run === undefined) return notFound;
      const { jobs } = lastAttempt(run);
      return list(
        query,
        jobs.map((job) => jobShape(place(), run, job, run.attempts?.length ?? 1)),
      );
    },
    [earlierRoute]: ({ params, query }) => {
      const run = runOf(params.run_id);
      const attempt = run?.attempts?.[Number(params.attempt_number) - 1];
      if (run === undefined || attempt === undefined) return notFound;
      const number = Number(params.attempt_number);
      return list(
        query,
        attempt.jobs.map((job) => jobShape(place(), run, job, number)),
      );
    },
    'GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs': ({ params }) =>
      findJob(runs, params.job_id)?.log === undefined
        ? notFound
        : { status: 302, headers: { location: `${logHost()}/logs/${params.job_id}` } },
  };
}

/** Serves the logs at another address, as GitHub does, and notes what it is asked with. */
export function serveLogs(runs: readonly StoredRun[], asked: LogRequest[]) {
  return ({ url = '', headers }: IncomingMessage) => {
    const [, id] = /^\/logs\/(\d+)$/.exec(url) ?? [];
    if (id === undefined) return undefined;
    asked.push({ job: Number(id), authorization: headers.authorization });
    return (response: ServerResponse): void => {
      const { log = '' } = findJob(runs, id) ?? {};
      response.writeHead(200, { 'content-type': 'text/plain' });
      sendAll(response, (typeof log === 'string' ? [log] : log())[Symbol.iterator]());
    };
  };
}

/** Sends what the reader takes, and keeps no more. */
function sendAll(response: ServerResponse, parts: Iterator<string>): void {
  for (let next = parts.next(); ; next = parts.next()) {
    if (next.done === true) return void response.end();
    if (response.destroyed) return;
    if (response.write(next.value)) continue;
    response.once('drain', () => sendAll(response, parts));
    return;
  }
}

function findJob(runs: readonly StoredRun[], id: string | undefined): StoredJob | undefined {
  const jobs = runs.flatMap(({ attempts = [] }) => attempts.flatMap((attempt) => attempt.jobs));
  return jobs.find((job) => String(job.id) === id);
}

function jobShape(place: Place, run: StoredRun, job: StoredJob, attempt: number): JobShape {
  const { id, name, status, conclusion, steps = [] } = job;
  const url = `${apiRoot(place)}/actions/jobs/${id}`;
  return {
    ...{ id, node_id: `JOB_${id}`, name, status, conclusion, url },
    ...{ run_id: run.id, run_url: `${apiRoot(place)}/actions/runs/${run.id}` },
    ...{ run_attempt: attempt, head_sha: run.sha ?? '', head_branch: 'main' },
    ...{ html_url: `${url}/page`, check_run_url: `${apiRoot(place)}/check-runs/${id}` },
    ...{ created_at: longAgo, started_at: longAgo, completed_at: conclusion ? longAgo : null },
    ...{ labels: [], runner_id: 1, runner_name: 'runner', runner_group_id: 1 },
    ...{ runner_group_name: 'Default', workflow_name: run.title },
    steps: steps.map((step, at) => ({
      ...{ name: step.name, status: 'completed' as const, conclusion: step.conclusion },
      number: at + 1,
    })),
  };
}
