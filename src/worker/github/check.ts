import type { GitHubAccess, WorkerSettings } from '../settings/index.ts';
import { at } from '../webhook/index.ts';
import { callGitHub, type GitHubAnswer, repositoryRoot } from './request.ts';
import { Tokens } from './tokens.ts';

/** Milliseconds for which the result of a check is given again. */
const lifetime = 60_000;

/** Repositories that one check asks about: fewer than the requests that Cloudflare allows it. */
const maxRepositories = 10;

type CheckedSettings = Pick<WorkerSettings, 'github' | 'repositories'>;

/** How a check went. `checked` counts the repositories, `errors` has a sentence for each that is out of reach. */
export interface CheckResult {
  readonly ok: boolean;
  readonly checked: number;
  readonly errors: readonly string[];
}

/**
 * Checks that GitHub accepts the token and that each repository can be reached, at most once a minute, so that a
 * stranger cannot use up the token's quota.
 */
export class GitHubCheck {
  readonly #tokens = new Tokens();
  /** What the last result is about. */
  #subject = '';
  #checkedAt = Number.NEGATIVE_INFINITY;
  #last: Promise<CheckResult> | undefined;

  /** Never rejects. */
  result(settings: CheckedSettings): Promise<CheckResult> {
    const now = Date.now();
    const subject = JSON.stringify([settings.github, ...settings.repositories]);
    const isRecent = this.#subject === subject && now < this.#checkedAt + lifetime;
    if (isRecent && this.#last !== undefined) return this.#last;
    this.#subject = subject;
    this.#checkedAt = now;
    this.#last = this.#check(settings);
    return this.#last;
  }

  async #check({ github, repositories }: CheckedSettings): Promise<CheckResult> {
    const asked = [...repositories].slice(0, maxRepositories);
    const answers = await Promise.all(
      asked.map(async ([repository, setting]) => {
        const problem = await repositoryProblem(repository, github, this.#tokens);
        return problem === undefined ? [] : [`${setting} cannot be used: ${problem}.`];
      }),
    );
    const errors = answers.flat();
    return { ok: errors.length === 0, checked: asked.length, errors };
  }
}

/**
 * Asks GitHub whether a workflow of the repository, which is `owner/name`, could be started now. Returns what
 * is wrong as the end of a sentence, without the repository's name; `undefined` if nothing is. Never throws.
 */
export async function repositoryProblem(
  repository: string,
  access: GitHubAccess,
  tokens: Tokens,
): Promise<string | undefined> {
  const bearer = await tokens.of(repository, access);
  if (bearer.kind === 'refused') return bearer.why.replaceAll(repository, 'the repository');
  const url = repositoryRoot(access.apiUrl, repository);
  const answer = await callGitHub({ method: 'GET', url, bearer: bearer.token });
  if (answer.status !== 200) return refusalOf(answer, access);
  if (at(answer.json, 'archived') === true) return 'the repository is archived';
  // All of them are false for the token of an App, which was created with the permission.
  const may = (permission: string) => at(answer.json, 'permissions', permission) === true;
  const onlyReads = may('pull') && !may('push');
  return onlyReads ? `${nameOf(access)} may not write contents of the repository` : undefined;
}

function refusalOf({ status, why, pause }: GitHubAnswer, access: GitHubAccess): string {
  if (pause > 0) return `${why}: its rate limit is reached`;
  const name = nameOf(access);
  switch (status) {
    case 401:
      return `${why}: ${name} is wrong or has expired`;
    case 403:
      return `${why}: ${name} may not read the repository`;
    case 404:
      return `${why}: ${name} cannot see the repository, or it does not exist`;
    case 301:
    case 307:
      return `${why}: the repository was renamed`;
    default:
      return why;
  }
}

function nameOf({ credentials }: GitHubAccess): string {
  return credentials.kind === 'token' ? 'GITHUB_TOKEN' : 'the App of GITHUB_APP_ID';
}
