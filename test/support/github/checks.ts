import type { Endpoints } from '@octokit/types';
import type { Answer, Exchange, Routes } from '../stand-in.ts';
import type { StoredAnnotation, StoredJob } from './jobs.ts';
import { notFound } from './problem.ts';
import { lastAttempt, type StoredRun } from './runs.ts';
import { apiRoot, longAgo, type Place, pageOf, repositoryShape, userShape } from './shapes.ts';
import type { GitStore } from './store.ts';

const annotationsRoute = 'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations';
const statusRoute = 'GET /repos/{owner}/{repo}/commits/{ref}/status';
type Annotations = Endpoints[typeof annotationsRoute]['response']['data'];
type Combined = Endpoints[typeof statusRoute]['response']['data'];

/** A check run of another App than Actions, whose check runs are the jobs of its runs. */
export interface StoredCheck {
  readonly id: number;
  readonly sha: string;
  readonly name: string;
  readonly app: string;
  readonly status: CheckRunShape['status'];
  readonly conclusion: CheckRunShape['conclusion'];
  readonly annotations?: readonly StoredAnnotation[];
  /** When it began; by default now, or long ago if it has ended. */
  readonly since?: string;
  readonly title?: string;
  readonly summary?: string;
}

/** A status, as older systems report it. The newest of a context is the last. */
export interface StoredStatus {
  readonly sha: string;
  readonly context: string;
  readonly state: 'error' | 'failure' | 'pending' | 'success';
  readonly description?: string;
  /** When it was reported; by default now. */
  readonly since?: string;
}

/** What has checked commits, filled by tests. */
export interface CheckWorld {
  readonly store: GitStore;
  readonly place: () => Place;
  readonly runs: readonly StoredRun[];
  readonly checks: readonly StoredCheck[];
  readonly statuses: readonly StoredStatus[];
}

/** Routes for check runs, their annotations, and statuses. */
export function checkRoutes(world: CheckWorld): Routes {
  return {
    'GET /repos/{owner}/{repo}/commits/{ref}/check-runs': (exchange) => listChecks(world, exchange),
    [annotationsRoute]: ({ params, query }) => {
      const found = [...allJobs(world.runs), ...world.checks].find(
        ({ id }) => String(id) === params.check_run_id,
      );
      if (found === undefined) return notFound;
      const shapes = (found.annotations ?? []).map((one) => annotationShape(world.place(), one));
      return { status: 200, body: pageOf(query, shapes) };
    },
    [statusRoute]: (exchange) => combinedStatus(world, exchange),
  };
}

const allJobs = (runs: readonly StoredRun[]): readonly StoredJob[] =>
  runs.flatMap(({ attempts = [] }) => attempts.flatMap(({ jobs }) => jobs));

async function listChecks(world: CheckWorld, { params, query }: Exchange): Promise<Answer> {
  const sha = await commitOf(world, params.ref);
  const isLatest = query.get('filter') !== 'all';
  const ofActions = world.runs
    .filter((run) => run.sha === sha)
    .flatMap((run) => {
      const jobs = isLatest ? lastAttempt(run).jobs : allJobs([run]);
      return jobs.map((job) => ({ ...job, sha, suite: run.id, app: 'github-actions' }));
    });
  const found = [...ofActions, ...world.checks.filter((check) => check.sha === sha)]
    .filter((one, at, all) => all.findIndex(({ id }) => id === one.id) === at)
    .toSorted((one, other) => other.id - one.id);
  const shapes = found.map((check) => checkRunShape(world.place(), check));
  const named = query.get('check_name');
  const wanted = shapes.filter(({ name }) => named === null || name === named);
  return { status: 200, body: { total_count: wanted.length, check_runs: pageOf(query, wanted) } };
}

async function commitOf({ store }: CheckWorld, ref = ''): Promise<string> {
  return (await store.resolve(`refs/heads/${ref}`)) ?? ref;
}

async function combinedStatus(world: CheckWorld, { params, query }: Exchange): Promise<Answer> {
  const sha = await commitOf(world, params.ref);
  const newest = new Map(
    world.statuses.filter((one) => one.sha === sha).map((one) => [one.context, one]),
  );
  const url = `${apiRoot(world.place())}/commits/${sha}`;
  const statuses = [...newest.values()].map(({ context, state, description = '', since }, at) => ({
    ...{ url: `${url}/statuses/${at}`, avatar_url: null, id: at + 1, node_id: `SC_${at + 1}` },
    ...{ state, description, target_url: null, context },
    ...{ created_at: longAgo, updated_at: since ?? new Date().toISOString() },
  }));
  const states = new Set(statuses.map(({ state }) => state));
  const isBad = states.has('failure') || states.has('error');
  const body: Combined = {
    state: isBad ? 'failure' : states.has('pending') || states.size === 0 ? 'pending' : 'success',
    ...{ statuses: pageOf(query, statuses), sha, total_count: statuses.length },
    ...{ repository: repositoryShape(world.place()), commit_url: url, url: `${url}/status` },
  };
  return { status: 200, body };
}

function annotationShape(place: Place, { path, line, message }: StoredAnnotation) {
  const shape: Annotations[number] = {
    ...{ path, start_line: line, end_line: line, start_column: null, end_column: null },
    ...{ annotation_level: 'failure', title: '', message, raw_details: '' },
    blob_href: `${userShape(place.origin, 'x').html_url}/blob`,
  };
  return shape;
}

type CheckRuns =
  Endpoints['GET /repos/{owner}/{repo}/commits/{ref}/check-runs']['response']['data'];
type CheckRunShape = CheckRuns['check_runs'][number];

/** A check run as GitHub shows it. */
function checkRunShape(
  place: Place,
  check: Pick<CheckRunShape, 'name' | 'status' | 'conclusion'> & {
    readonly id: number;
    readonly sha: string;
    readonly suite?: number;
    readonly app: string;
    readonly annotations?: readonly unknown[];
    readonly since?: string;
    readonly title?: string;
    readonly summary?: string;
  },
): CheckRunShape {
  const { id, name, status, conclusion, sha, suite = check.id, app, annotations = [] } = check;
  const { since = conclusion === null ? new Date().toISOString() : longAgo } = check;
  const url = `${apiRoot(place)}/check-runs/${id}`;
  return {
    ...{ id, node_id: `CR_${id}`, name, status, conclusion, head_sha: sha, external_id: '' },
    ...{ url, html_url: `${url}/page`, details_url: `${url}/page`, check_suite: { id: suite } },
    ...{ started_at: since, completed_at: conclusion === null ? null : longAgo },
    output: {
      ...{ title: check.title ?? null, summary: check.summary ?? null, text: null },
      annotations_count: annotations.length,
      annotations_url: `${url}/annotations`,
    },
    app: appShape(place, app),
    pull_requests: [],
  };
}

function appShape(place: Place, slug: string) {
  const page = `${place.origin}/apps/${slug}`;
  return {
    ...{ id: 1, node_id: 'A_1', slug, client_id: 'Iv1', name: slug, description: '' },
    ...{ external_url: page, html_url: page, created_at: longAgo, updated_at: longAgo },
    ...{ owner: userShape(place.origin, 'github'), permissions: {}, events: [] },
  };
}
