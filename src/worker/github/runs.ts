import { listAt, textAt } from '../json/index.ts';
import { callGitHub, type GitHubAnswer, type RepositoryTarget, repositoryUrl } from './request.ts';

/** The runs that were started, or why they are unknown. `linkOf` returns the URL of a delivery's run. */
export type RunLookup =
  | { readonly kind: 'runs'; readonly linkOf: (delivery: string) => string | undefined }
  | { readonly kind: 'unknown'; readonly why: string; readonly pause: number }
  /** The token lacks "Actions: read". */
  | { readonly kind: 'forbidden' };

const perPage = 100;
/** GitHub lists at most 1,000 results of a search. */
const maxPages = 10;
/** Milliseconds of tolerance: clocks differ, and GitHub compares whole seconds. */
const margin = 60_000;

/** Milliseconds within which a dispatch creates its run; usually it takes a few seconds. */
const longestDelay = 3_600_000;

/**
 * Lists the runs that dispatches sent between `from` and `to`, in milliseconds, may have started. A run is
 * recognised by `[DELIVERY]` in its name, which the workflow's `run-name` puts there. Never throws.
 */
export async function findRuns(
  target: RepositoryTarget,
  from: number,
  to: number,
): Promise<RunLookup> {
  const found: ListedRun[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const url = pageUrl(target, createdBetween(from, to), page);
    const runs = readPage(await callGitHub({ method: 'GET', url, bearer: target.token }));
    if (runs.kind !== 'page') return runs;
    found.push(...runs.runs);
    if (runs.runs.length < perPage) {
      return { kind: 'runs', linkOf: (delivery) => linkIn(found, delivery) };
    }
  }
  return { kind: 'unknown', why: 'GitHub lists too many runs to be sure', pause: 0 };
}

interface ListedRun {
  readonly title: string;
  readonly link: string;
}

type Page =
  | { readonly kind: 'page'; readonly runs: readonly ListedRun[] }
  | Exclude<RunLookup, { kind: 'runs' }>;

function readPage(answer: GitHubAnswer): Page {
  if (answer.kind === 'unreachable') return { kind: 'unknown', why: answer.why, pause: 0 };
  const { status, json, pause } = answer;
  if ((status === 403 || status === 404) && pause === 0) return { kind: 'forbidden' };
  // An answer of another shape does not prove that there are no runs.
  if (status !== 200 || textAt(json, 'total_count') === '') {
    return { kind: 'unknown', why: `GitHub answered ${status} when asked for its runs`, pause };
  }
  const runs = listAt(json, 'workflow_runs').map((run) => ({
    title: textAt(run, 'display_title'),
    link: textAt(run, 'html_url'),
  }));
  return { kind: 'page', runs };
}

function createdBetween(from: number, to: number): string {
  const start = isoSecond(from - margin);
  const end = to + longestDelay;
  return end < Date.now() ? `${start}..${isoSecond(end)}` : `>=${start}`;
}

const isoSecond = (instant: number) => `${new Date(instant).toISOString().slice(0, 19)}Z`;

function pageUrl(target: RepositoryTarget, created: string, page: number): string {
  const query = new URLSearchParams({
    event: 'repository_dispatch',
    created,
    exclude_pull_requests: 'true',
    per_page: String(perPage),
    page: String(page),
  });
  return `${repositoryUrl(target.apiUrl, target.repository, 'actions/runs')}?${query}`;
}

function linkIn(runs: readonly ListedRun[], delivery: string): string | undefined {
  return runs.find(({ title }) => title.includes(`[${delivery}]`))?.link;
}
