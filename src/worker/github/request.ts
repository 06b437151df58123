import { askedPause } from './pause.ts';

/** One request to GitHub. `path` is below the root of the API and encoded already. */
export interface Question {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** A token, or an App's JWT. */
  readonly bearer: string;
  readonly body?: object;
}

/** What came back. `json` is `undefined` where there was none; `pause` is what the answer asks for, in milliseconds. */
export type Answer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly json: unknown;
      readonly pause: number;
    }
  | { readonly kind: 'silent'; readonly why: string };

/** Milliseconds after which a request is given up. */
const timeout = 10_000;

/** Asks GitHub once. Never throws, and never quotes the bearer. */
export async function ask({ method, url, bearer, body }: Question): Promise<Answer> {
  try {
    const answer = await fetch(url, {
      method,
      headers: headers(bearer),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
      // A redirected POST becomes a GET, and the bearer would travel on.
      redirect: 'manual',
    });
    const text = await answer.text();
    const pause = askedPause(answer.headers, Date.now()) || unspokenPause(answer.status, text);
    const json = answer.ok ? parsed(text) : undefined;
    return { kind: 'answered', status: answer.status, json, pause };
  } catch (error) {
    const why = String(error).replaceAll(bearer, '[token]');
    return { kind: 'silent', why: `GitHub did not answer: ${why}` };
  }
}

/** The address of a repository's part of the API; `repository` is `owner/name`. */
export function repositoryUrl(apiUrl: string, repository: string, part: string): string {
  const path = repository.split('/').map(encodeURIComponent).join('/');
  return `${apiUrl}/repos/${path}/${part}`;
}

const headers = (bearer: string) => ({
  accept: 'application/vnd.github+json',
  authorization: `Bearer ${bearer}`,
  'content-type': 'application/json',
  'user-agent': 'jira-bug-fix-agent',
  'x-github-api-version': '2022-11-28',
});

/** A secondary rate limit may come without a header; a minute is what GitHub asks for then. */
function unspokenPause(status: number, text: string): number {
  return (status === 403 || status === 429) && /rate limit/i.test(text) ? 60_000 : 0;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
