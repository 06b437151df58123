import { listAt, textAt } from '../webhook/index.ts';
import type { Target } from './dispatches.ts';
import { type Answer, ask, repositoryUrl } from './request.ts';

/** The runs that were started since, by the identity of their delivery; or why nobody knows. */
export type Runs =
  | { readonly kind: 'runs'; readonly linkOf: (delivery: string) => string | undefined }
  | { readonly kind: 'unknown'; readonly why: string; readonly pause: number }
  /** The token may never look: it lacks "Actions: read". */
  | { readonly kind: 'forbidden' };

const perPage = 100;
/** GitHub lists no more than a thousand of a search. */
const maxPages = 10;
/** Clocks differ, and GitHub compares whole seconds. */
const margin = 60_000;

/** Milliseconds after a dispatch within which its run begins to be, with much to spare. */
const longestDelay = 3_600_000;

/**
 * Lists the runs that a `repository_dispatch` has started since `from`; `to` is when the last of those
 * looked for was sent. A run is recognised by `[DELIVERY]` in its name, which the workflow's `run-name`
 * puts there. Never throws.
 */
export async function findRuns(target: Target, from: number, to: number): Promise<Runs> {
  const found: Run[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const url = pageUrl(target, createdBetween(from, to), page);
    const runs = readPage(await ask({ method: 'GET', url, bearer: target.token }));
    if (runs.kind !== 'page') return runs;
    found.push(...runs.runs);
    if (runs.runs.length < perPage) {
      return { kind: 'runs', linkOf: (delivery) => linkIn(found, delivery) };
    }
  }
  return { kind: 'unknown', why: 'GitHub lists too many runs to be sure', pause: 0 };
}

interface Run {
  readonly title: string;
  readonly link: string;
}

type Page =
  | { readonly kind: 'page'; readonly runs: readonly Run[] }
  | Exclude<Runs, { kind: 'runs' }>;

function readPage(answer: Answer): Page {
  if (answer.kind === 'silent') return { kind: 'unknown', why: answer.why, pause: 0 };
  const { status, json, pause } = answer;
  if ((status === 403 || status === 404) && pause === 0) return { kind: 'forbidden' };
  // An answer of another shape says nothing about runs, least of all that there are none.
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

function pageUrl(target: Target, created: string, page: number): string {
  const query = new URLSearchParams({
    event: 'repository_dispatch',
    created,
    exclude_pull_requests: 'true',
    per_page: String(perPage),
    page: String(page),
  });
  return `${repositoryUrl(target.apiUrl, target.repository, 'actions/runs')}?${query}`;
}

function linkIn(runs: readonly Run[], delivery: string): string | undefined {
  return runs.find(({ title }) => title.includes(`[${delivery}]`))?.link;
}
