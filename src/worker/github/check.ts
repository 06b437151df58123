import type { WorkerSettings } from '../settings/index.ts';
import { repositoryProblem } from './health.ts';
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
