import { DISPATCH_EVENT, type Dispatch } from '../dispatch.ts';
import { askedPause } from './backoff.ts';
import type { GithubSettings } from './settings.ts';

/** What became of one try. `pause` is how many milliseconds GitHub asks to wait, 0 when it does not say. */
export type Sent =
  | { readonly kind: 'sent' }
  | { readonly kind: 'not-sent'; readonly why: string; readonly pause: number };

/** Milliseconds after which a try is given up. */
const timeout = 10_000;

/** Starts the workflow for a ticket with a `repository_dispatch`. Never throws. */
export async function sendDispatch(github: GithubSettings, dispatch: Dispatch): Promise<Sent> {
  try {
    const answer = await fetch(dispatchesUrl(github), {
      method: 'POST',
      headers: headers(github.token),
      body: JSON.stringify({ event_type: DISPATCH_EVENT, client_payload: dispatch }),
      signal: AbortSignal.timeout(timeout),
    });
    await answer.body?.cancel();
    if (answer.ok) return { kind: 'sent' };
    return {
      kind: 'not-sent',
      why: describe(answer.status),
      pause: askedPause(answer.headers, Date.now()),
    };
  } catch (error) {
    const why = String(error).replaceAll(github.token, '[token]');
    return { kind: 'not-sent', why: `GitHub did not answer: ${why}`, pause: 0 };
  }
}

function dispatchesUrl({ apiUrl, owner, repository }: GithubSettings): string {
  return `${apiUrl}/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repository)}/dispatches`;
}

const headers = (token: string) => ({
  accept: 'application/vnd.github+json',
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  'user-agent': 'jira-bug-fix-agent',
  'x-github-api-version': '2022-11-28',
});

/** The settings that these statuses usually come from. */
const hints: ReadonlyMap<number, string> = new Map([
  [401, ': GITHUB_TOKEN is wrong or has expired'],
  [403, ': GITHUB_TOKEN may not write contents of the repository, or a rate limit was reached'],
  [404, ': GITHUB_TOKEN cannot see GITHUB_REPOSITORY, or there is no such repository'],
]);

function describe(status: number): string {
  return `GitHub answered ${status}${hints.get(status) ?? ''}`;
}
