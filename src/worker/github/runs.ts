import { listAt, textAt } from '../webhook/index.ts';
import {
  callGitHub,
  type GitHubAnswer,
  type GitHubRefusal,
  type RepositoryTarget,
  repositoryUrl,
} from './request.ts';

/** Which runs to list next: a page of those created from `since` to `until`, in milliseconds; 0 stands for now. */
export interface RunCursor {
  readonly since: number;
  readonly until: number;
  readonly page: number;
}

/** A page of the runs that dispatches have started, newest first, or why there is none. */
export type RunPage =
  | {
      readonly kind: 'page';
      /** The deliveries whose runs are on this page. */
      readonly deliveries: ReadonlySet<string>;
      /** `undefined` after the last page. */
      readonly next: RunCursor | undefined;
    }
  | ({ readonly kind: 'unknown' } & Omit<GitHubRefusal, 'kind'>)
  /** The token lacks "Actions: read". */
  | { readonly kind: 'forbidden' };

const perPage = 100;
/** GitHub lists at most 1,000 results of a search. */
const maxPages = 10;
/** Milliseconds of tolerance: clocks differ, and GitHub compares whole seconds. */
const margin = 60_000;
/** Milliseconds by which the order of runs may differ from that of their times. */
const overlap = 10_000;

/** Milliseconds within which a dispatch creates its run; usually it takes a few seconds. */
const longestDelay = 3_600_000;

/** Returns where to begin a list of the runs that dispatches sent between `from` and `to` may have started. */
export function runsBetween(from: number, to: number, now: number): RunCursor {
  const end = to + longestDelay;
  return { since: from - margin, until: end < now ? end : 0, page: 1 };
}

/**
 * Lists one page of runs. A run is recognised by `[DELIVERY]` in its name, which the workflow's `run-name` puts
 * there. The next page begins at a time, not at a number: runs that are started meanwhile move nothing out of
 * sight. Never throws.
 */
export async function listRuns(target: RepositoryTarget, cursor: RunCursor): Promise<RunPage> {
  const answer = await callGitHub({
    method: 'GET',
    url: pageUrl(target, cursor),
    bearer: target.token,
  });
  const runs = listedRuns(answer);
  if (runs === undefined) return failure(answer);
  const times = runs.map(({ created }) => created);
  const next = runs.length < perPage ? undefined : following(cursor, times);
  if (next !== undefined && next.page > maxPages) {
    const why = 'GitHub lists too many runs to be sure';
    return { kind: 'unknown', why, pause: 0, isSetUp: true };
  }
  return { kind: 'page', deliveries: new Set(runs.flatMap(({ ids }) => ids)), next };
}

/** Where the list goes on: at the oldest run of this page if that is a step, else at the next number. */
function following({ since, until, page }: RunCursor, times: readonly number[]): RunCursor {
  const oldest = Math.min(...times) + overlap;
  const isStep = oldest < (until === 0 ? Date.now() : until - 1_000);
  return isStep ? { since, until: oldest, page: 1 } : { since, until, page: page + 1 };
}

/** `undefined` if there is no list: an answer of another shape does not prove that there are no runs. */
function listedRuns({ status, json }: GitHubAnswer) {
  if (status !== 200 || textAt(json, 'total_count') === '') return undefined;
  return listAt(json, 'workflow_runs').map((run) => ({
    // What stands in brackets in its name.
    ids: textAt(run, 'display_title').match(/(?<=\[)[^[\]]*(?=\])/g) ?? [],
    // `NaN` if GitHub does not say.
    created: Date.parse(textAt(run, 'created_at')),
  }));
}

function failure({ status, pause, why }: GitHubAnswer): RunPage {
  if ((status === 403 || status === 404) && pause === 0) return { kind: 'forbidden' };
  const isSetUp = status !== 401;
  return { kind: 'unknown', why: `The runs cannot be listed: ${why}`, pause, isSetUp };
}

const isoSecond = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`;

function pageUrl(target: RepositoryTarget, { since, until, page }: RunCursor): string {
  const start = isoSecond(since);
  const query = new URLSearchParams({
    event: 'repository_dispatch',
    created: until === 0 ? `>=${start}` : `${start}..${isoSecond(until)}`,
    exclude_pull_requests: 'true',
    per_page: String(perPage),
    page: String(page),
  });
  return `${repositoryUrl(target.apiUrl, target.repository, 'actions/runs')}?${query}`;
}
