import { textAt } from '../json/index.ts';
import type { GitHubAccess } from '../settings/index.ts';
import { appJwt, readAppKey } from './app-key.ts';
import {
  callGitHub,
  type GitHubAnswer,
  type GitHubRefusal,
  type GitHubRequest,
  repositoryUrl,
} from './request.ts';

/** What authorizes requests to a repository. */
type Bearer = { readonly kind: 'bearer'; readonly token: string } | GitHubRefusal;

interface CachedToken {
  readonly token: string;
  /** In milliseconds; a little before the token expires. */
  readonly end: number;
}

const minute = 60_000;

/** Provides tokens, and caches an App's until they expire: in memory only, never stored. */
export class Tokens {
  readonly #cached = new Map<string, CachedToken>();

  /** Returns the token for a repository, which is `owner/name`. */
  async of(repository: string, access: GitHubAccess): Promise<Bearer> {
    const { credentials } = access;
    if (credentials.kind === 'token') return { kind: 'bearer', token: credentials.token };
    const cached = this.#cached.get(repository);
    if (cached !== undefined && Date.now() < cached.end) {
      return { kind: 'bearer', token: cached.token };
    }
    const key = await readAppKey(credentials.privateKey);
    if (key === undefined) return notSetUp(unreadableKey);
    const jwt = await appJwt(credentials.appId, key, Date.now());
    return this.#install(repository, access.apiUrl, jwt);
  }

  /** Drops the repository's token, which GitHub no longer accepts. */
  forget(repository: string): void {
    this.#cached.delete(repository);
  }

  async #install(repository: string, apiUrl: string, jwt: string): Promise<Bearer> {
    const found = await callGitHub({
      method: 'GET',
      url: repositoryUrl(apiUrl, repository, 'installation'),
      bearer: jwt,
    });
    const id = found.kind === 'answered' ? textAt(found.json, 'id') : '';
    if (!/^\d+$/.test(id)) return refusal(found, `find the App's installation in ${repository}`);
    const made = await createToken(`${apiUrl}/app/installations/${id}`, repository, jwt);
    const token = made.kind === 'answered' ? textAt(made.json, 'token') : '';
    if (made.kind === 'unreachable' || token === '')
      return refusal(made, 'create a token of the App');
    const end = Date.parse(textAt(made.json, 'expires_at'));
    this.#cached.set(repository, { token, end: (Number.isNaN(end) ? 0 : end) - 5 * minute });
    return { kind: 'bearer', token };
  }
}

/** Creates a token for one repository. It cannot list runs if the App lacks "Actions: read". */
async function createToken(
  installation: string,
  repository: string,
  jwt: string,
): Promise<GitHubAnswer> {
  const repositories = [repository.slice(repository.indexOf('/') + 1)];
  const request = (permissions: object): GitHubRequest => ({
    method: 'POST',
    url: `${installation}/access_tokens`,
    bearer: jwt,
    body: { repositories, permissions },
  });
  const full = await callGitHub(request({ contents: 'write', actions: 'read' }));
  const isRefused = full.kind === 'answered' && full.status === 422;
  return isRefused ? callGitHub(request({ contents: 'write' })) : full;
}

function refusal(answer: GitHubAnswer, what: string): GitHubRefusal {
  if (answer.kind === 'unreachable') {
    return { kind: 'refused', why: answer.why, pause: 0, isSetUp: true };
  }
  const why = `GitHub answered ${answer.status} when asked to ${what}`;
  if (answer.status < 500 && answer.pause === 0) return notSetUp(`${why}: ${installed}`);
  return { kind: 'refused', why, pause: answer.pause, isSetUp: true };
}

const notSetUp = (why: string): GitHubRefusal => ({
  kind: 'refused',
  why,
  pause: 0,
  isSetUp: false,
});
const unreadableKey =
  'GITHUB_APP_PRIVATE_KEY is not an RSA key in PEM: set it to the whole .pem file that GitHub made for the App';
const installed =
  'GITHUB_APP_ID and GITHUB_APP_PRIVATE_KEY must belong to one App that is installed there with "Contents: read and write"';
