import { appJwt, readAppKey } from '../../core/identity/index.ts';
import type { GitHubAccess } from '../settings/index.ts';
import { textAt } from '../webhook/index.ts';
import { callGitHub, type GitHubAnswer, type GitHubRefusal, repositoryUrl } from './request.ts';

/** What authorizes requests to a repository. */
export type Bearer = { readonly kind: 'bearer'; readonly token: string } | GitHubRefusal;

interface CachedToken {
  readonly token: string;
  /** In milliseconds; a little before the token expires. */
  readonly end: number;
}

const minute = 60_000;
/** Requests that a token of an App may need. */
const appCost = 3;

/** Provides tokens, and caches an App's until they expire: in memory only, never stored. */
export class Tokens {
  readonly #cached = new Map<string, CachedToken>();

  /** Returns how many requests `of` may need. */
  cost(repository: string, { credentials }: GitHubAccess): number {
    return credentials.kind === 'token' || this.#recent(repository) !== undefined ? 0 : appCost;
  }

  /** Returns the token for a repository, which is `owner/name`. */
  async of(repository: string, access: GitHubAccess): Promise<Bearer> {
    const { credentials } = access;
    if (credentials.kind === 'token') return { kind: 'bearer', token: credentials.token };
    const token = this.#recent(repository);
    if (token !== undefined) return { kind: 'bearer', token };
    const key = await readAppKey(credentials.privateKey);
    if (key === undefined) return unreadableKey;
    const jwt = await appJwt(credentials.appId, key, Date.now());
    return this.#install(repository, access.apiUrl, jwt);
  }

  /** Drops the repository's token, which GitHub no longer accepts. */
  forget(repository: string): void {
    this.#cached.delete(repository);
  }

  #recent(repository: string): string | undefined {
    const cached = this.#cached.get(repository);
    return cached !== undefined && Date.now() < cached.end ? cached.token : undefined;
  }

  async #install(repository: string, apiUrl: string, jwt: string): Promise<Bearer> {
    const found = await callGitHub({
      method: 'GET',
      url: repositoryUrl(apiUrl, repository, 'installation'),
      bearer: jwt,
    });
    const id = textAt(found.json, 'id');
    if (!/^\d+$/.test(id)) return refusal(found, `The App's installation in ${repository}`);
    const created = await createToken(`${apiUrl}/app/installations/${id}`, repository, jwt);
    const token = textAt(created.json, 'token');
    if (token === '') return refusal(created, `The App's token for ${repository}`);
    const end = Date.parse(textAt(created.json, 'expires_at'));
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
  const create = (permissions: object) =>
    callGitHub({
      method: 'POST',
      url: `${installation}/access_tokens`,
      bearer: jwt,
      body: { repositories, permissions },
    });
  const answer = await create({ contents: 'write', actions: 'read' });
  return answer.status === 422 ? create({ contents: 'write' }) : answer;
}

function refusal({ status, pause, why }: GitHubAnswer, what: string): GitHubRefusal {
  const isSetUp = status === 0 || status >= 500 || pause > 0;
  const hint = isSetUp ? '' : `: ${installed}`;
  return { kind: 'refused', why: `${what} is not available: ${why}${hint}`, pause, isSetUp };
}

const unreadableKey: GitHubRefusal = {
  kind: 'refused',
  why: 'GITHUB_APP_PRIVATE_KEY is not an RSA key in PEM: set it to the whole .pem file that GitHub made for the App',
  pause: 0,
  isSetUp: false,
};
const installed =
  'GITHUB_APP_ID and GITHUB_APP_PRIVATE_KEY must belong to one App that is installed there with "Contents: read and write"';
