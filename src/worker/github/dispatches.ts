import { DISPATCH_EVENT, type Dispatch } from '../../dispatch.ts';
import type { Refusal } from './access.ts';
import { ask, repositoryUrl } from './request.ts';

/**
 * What became of a dispatch. A `refused` one has certainly not been taken; an `unknown` one may have been
 * taken although no answer says so.
 */
export type Sent =
  | { readonly kind: 'sent' }
  | Refusal
  | { readonly kind: 'unknown'; readonly why: string; readonly pause: number };

/** Where a dispatch goes, and with which token. */
export interface Target {
  readonly apiUrl: string;
  /** As `owner/name`. */
  readonly repository: string;
  readonly token: string;
}

/** Starts the workflow for a ticket with a `repository_dispatch`. Never throws. */
export async function sendDispatch(target: Target, dispatch: Dispatch): Promise<Sent> {
  const answer = await ask({
    method: 'POST',
    url: repositoryUrl(target.apiUrl, target.repository, 'dispatches'),
    bearer: target.token,
    body: { event_type: DISPATCH_EVENT, client_payload: dispatch },
  });
  if (answer.kind === 'silent') return { kind: 'unknown', why: answer.why, pause: 0 };
  const { status, pause } = answer;
  if (status >= 200 && status < 300) return { kind: 'sent' };
  const why = `GitHub answered ${status}${hints.get(status) ?? ''}`;
  // Only these say for certain that nothing was started.
  const isDefinite = status >= 300 && status < 500 && status !== 408 && status !== 429;
  if (!isDefinite) return { kind: 'unknown', why, pause };
  return { kind: 'refused', why, pause, isSetUp: !hints.has(status) || pause > 0 };
}

/** The settings that these statuses come from. */
const hints: ReadonlyMap<number, string> = new Map([
  [301, ': the repository has another name now; set GITHUB_REPOSITORY or the route to it'],
  [401, ': GITHUB_TOKEN is wrong or has expired'],
  [403, ': the token may not write contents of the repository, or a rate limit was reached'],
  [404, ': the token cannot see the repository, or there is none of that name'],
  [307, ': the repository has another name now; set GITHUB_REPOSITORY or the route to it'],
]);
