import { DISPATCH_EVENT, type Dispatch } from '../../dispatch.ts';
import { callGitHub, type GitHubRefusal, type RepositoryTarget, repositoryUrl } from './request.ts';

/** How a dispatch ended. GitHub did not accept a `refused` one, but may have accepted an `unknown` one. */
export type DispatchResult =
  | { readonly kind: 'sent' }
  | GitHubRefusal
  | { readonly kind: 'unknown'; readonly why: string; readonly pause: number };

/** Starts the workflow for a ticket by a `repository_dispatch`. Never throws. */
export async function sendDispatch(
  target: RepositoryTarget,
  dispatch: Dispatch,
): Promise<DispatchResult> {
  const { status, pause, why } = await callGitHub({
    method: 'POST',
    url: repositoryUrl(target.apiUrl, target.repository, 'dispatches'),
    bearer: target.token,
    body: { event_type: DISPATCH_EVENT, client_payload: dispatch },
  });
  if (status >= 200 && status < 300) return { kind: 'sent' };
  // Only these statuses mean that nothing was started.
  const isDefinite = status >= 300 && status < 500 && status !== 408 && status !== 429;
  if (!isDefinite) return { kind: 'unknown', why, pause };
  const hint = hints.get(status);
  const isSetUp = hint === undefined || pause > 0;
  return { kind: 'refused', why: `${why}${hint ?? ''}`, pause, isSetUp };
}

const renamed = ': the repository was renamed; set GITHUB_REPOSITORY or its route to the new name';
/** Statuses that a wrong setting causes. */
const hints: ReadonlyMap<number, string> = new Map([
  [301, renamed],
  [401, ': GITHUB_TOKEN is wrong or has expired'],
  [403, ': the token may not write contents of the repository, or a rate limit was reached'],
  [404, ': the token cannot see the repository, or it does not exist'],
  [307, renamed],
]);
