import { listAt, textAt } from '../webhook/index.ts';
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
    const answer = await callGitHub({ method: 'GET', url, bearer: target.token });
    const runs = listedRuns(answer);
    if (runs === undefined) return failure(answer);
    found.push(...runs);
    if (runs.length < perPage) {
      const linkOf = (delivery: string) =>
        found.find(({ title }) => title.includes(`[${delivery}]`))?.link;
      return { kind: 'runs', linkOf };
    }
  }
  return { kind: 'unknown', why: 'GitHub lists too many runs to be sure', pause: 0 };
}

interface ListedRun {
  readonly title: string;
  readonly link: string;
}

/** `undefined` if there is no list: an answer of another shape does not prove that there are no runs. */
function listedRuns({ status, json }: GitHubAnswer): readonly ListedRun[] | undefined {
  if (status !== 200 || textAt(json, 'total_count') === '') return undefined;
  return listAt(json, 'workflow_runs').map((run) => ({
    title: textAt(run, 'display_title'),
    link: textAt(run, 'html_url'),
  }));
}

function failure({ status, pause, why }: GitHubAnswer): RunLookup {
  if ((status === 403 || status === 404) && pause === 0) return { kind: 'forbidden' };
  return { kind: 'unknown', why: `The runs cannot be listed: ${why}`, pause };
}

function createdBetween(from: number, to: number): string {
  const start = isoSecond(from - margin);
  const end = to + longestDelay;
  return end < Date.now() ? `${start}..${isoSecond(end)}` : `>=${start}`;
}

const isoSecond = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`;

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
