import { textAt } from '../webhook/index.ts';
import type { GithubAccess, Refusal } from './access.ts';
import { appJwt, readAppKey } from './app-key.ts';
import { type Answer, ask, type Question, repositoryUrl } from './request.ts';

/** What a request to GitHub is signed with. */
export type Bearer = { readonly kind: 'bearer'; readonly token: string } | Refusal;

interface Cached {
  readonly token: string;
  /** Milliseconds; a little before GitHub ends it. */
  readonly end: number;
}

const minute = 60_000;

/** Hands out tokens, an App's from memory as long as they live. Nothing of them is ever stored. */
export class Tokens {
  readonly #cached = new Map<string, Cached>();

  /** The token for a repository, such as `owner/name`. */
  async of(repository: string, access: GithubAccess): Promise<Bearer> {
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

  /** Lets the repository's token go, which GitHub no longer takes. */
  forget(repository: string): void {
    this.#cached.delete(repository);
  }

  async #install(repository: string, apiUrl: string, jwt: string): Promise<Bearer> {
    const found = await ask({
      method: 'GET',
      url: repositoryUrl(apiUrl, repository, 'installation'),
      bearer: jwt,
    });
    const id = found.kind === 'answered' ? textAt(found.json, 'id') : '';
    if (!/^\d+$/.test(id)) return refusal(found, `find the App's installation in ${repository}`);
    const made = await narrowToken(`${apiUrl}/app/installations/${id}`, repository, jwt);
    const token = made.kind === 'answered' ? textAt(made.json, 'token') : '';
    if (made.kind === 'silent' || token === '') return refusal(made, 'make a token of the App');
    const end = Date.parse(textAt(made.json, 'expires_at'));
    this.#cached.set(repository, { token, end: (Number.isNaN(end) ? 0 : end) - 5 * minute });
    return { kind: 'bearer', token };
  }
}

/** A token for the one repository. An App without "Actions: read" gets one that cannot look runs up. */
async function narrowToken(installation: string, repository: string, jwt: string): Promise<Answer> {
  const repositories = [repository.slice(repository.indexOf('/') + 1)];
  const question = (permissions: object): Question => ({
    method: 'POST',
    url: `${installation}/access_tokens`,
    bearer: jwt,
    body: { repositories, permissions },
  });
  const full = await ask(question({ contents: 'write', actions: 'read' }));
  const isRefused = full.kind === 'answered' && full.status === 422;
  return isRefused ? ask(question({ contents: 'write' })) : full;
}

function refusal(answer: Answer, what: string): Refusal {
  if (answer.kind === 'silent') {
    return { kind: 'refused', why: answer.why, pause: 0, isSetUp: true };
  }
  const why = `GitHub answered ${answer.status} when asked to ${what}`;
  if (answer.status < 500 && answer.pause === 0) return notSetUp(`${why}: ${installed}`);
  return { kind: 'refused', why, pause: answer.pause, isSetUp: true };
}

const notSetUp = (why: string): Refusal => ({ kind: 'refused', why, pause: 0, isSetUp: false });
const unreadableKey =
  'GITHUB_APP_PRIVATE_KEY is no RSA key in PEM: set it to the whole .pem file that GitHub made for the App';
const installed =
  'GITHUB_APP_ID and GITHUB_APP_PRIVATE_KEY have to be of one App that is installed there with "Contents: read and write"';
