import { retryAfterMs } from '../../engines/text/index.ts';
import { readBody } from '../body/index.ts';
import { parseJson } from '../webhook/index.ts';

/** The outcome of a request to GitHub. */
export interface GitHubAnswer {
  /** 0 if GitHub did not answer, or with more than is read. */
  readonly status: number;
  /** `undefined` if the request failed, or the body is not JSON. */
  readonly json: unknown;
  /** Milliseconds for which GitHub asks to pause; 0 if it does not ask. */
  readonly pause: number;
  /** Such as `GitHub answered 404`. */
  readonly why: string;
}

/** Why GitHub refused, or was not asked. */
export interface GitHubRefusal {
  readonly kind: 'refused';
  readonly why: string;
  /** Milliseconds for which GitHub asks to pause; 0 if it does not ask. */
  readonly pause: number;
  /** Whether the settings are right; if not, nothing succeeds until somebody corrects one. */
  readonly isSetUp: boolean;
}

/** A repository, and how to reach it. */
export interface RepositoryTarget {
  /** Root of the REST API, without a trailing slash. */
  readonly apiUrl: string;
  /** As `owner/name`. */
  readonly repository: string;
  readonly token: string;
}

const second = 1_000;
const timeout = 10 * second;
const longestPause = 3_600 * second;

/** Bytes of an answer. A page of 100 runs, the longest that is asked for, has 1 to 2 MB. */
const maxAnswer = 8 * 1024 * 1024;

interface GitHubRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** A token, or an App's JWT. */
  readonly bearer: string;
  readonly body?: object;
}

/** Sends a request once. Never throws, and never quotes the bearer. */
export async function callGitHub(request: GitHubRequest): Promise<GitHubAnswer> {
  const { method, url, bearer, body } = request;
  try {
    const answer = await fetch(url, {
      method,
      headers: headers(bearer),
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
      // A redirected POST becomes a GET, and would take the bearer along.
      redirect: 'manual',
    });
    const { status, ok } = answer;
    const asked = askedPause(answer.headers, Date.now());
    const bytes = await readBody(answer, maxAnswer);
    if (bytes === undefined) {
      const why = `GitHub answered ${status} with more than ${maxAnswer / 2 ** 20} MiB`;
      return { status: 0, json: undefined, pause: asked, why };
    }
    const text = new TextDecoder().decode(bytes);
    const pause = asked || unspokenPause(status, text);
    const json = ok ? parseJson(text) : undefined;
    return { status, json, pause, why: `GitHub answered ${status}` };
  } catch (error) {
    const why = `GitHub did not answer: ${String(error).replaceAll(bearer, '[token]')}`;
    return { status: 0, json: undefined, pause: 0, why };
  }
}

/** Returns the URL of a repository, which is `owner/name`. */
export function repositoryRoot(apiUrl: string, repository: string): string {
  const path = repository.split('/').map(encodeURIComponent).join('/');
  return `${apiUrl}/repos/${path}`;
}

/** Returns the URL of a repository's resource. */
export function repositoryUrl(apiUrl: string, repository: string, resource: string): string {
  return `${repositoryRoot(apiUrl, repository)}/${resource}`;
}

/** Returns the milliseconds for which the headers ask to pause, an hour at most; 0 if they do not ask. */
export function askedPause(headers: Headers, now: number): number {
  const asked = retryAfterMs(headers.get('retry-after'), now) || untilReset(headers, now);
  return Math.min(Math.max(asked, 0), longestPause);
}

/** The primary rate limit has no `Retry-After`; a header names the second at which it ends. */
function untilReset(headers: Headers, now: number): number {
  const reset = headers.get('x-ratelimit-reset') ?? '';
  const isSpent = headers.get('x-ratelimit-remaining') === '0' && /^\d{1,12}$/.test(reset);
  return isSpent ? Number(reset) * second - now : 0;
}

/** A secondary rate limit may have no header; GitHub then asks for a pause of a minute. */
function unspokenPause(status: number, text: string): number {
  return (status === 403 || status === 429) && /rate limit/i.test(text) ? 60 * second : 0;
}

const headers = (bearer: string) => ({
  accept: 'application/vnd.github+json',
  authorization: `Bearer ${bearer}`,
  'content-type': 'application/json',
  'user-agent': 'jira-bug-fix-agent',
  'x-github-api-version': '2022-11-28',
});
