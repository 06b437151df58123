import { repositoryProblem, Tokens } from '../github/index.ts';
import type { WorkerSettings } from '../settings/index.ts';

/** Milliseconds for which the result of a check is given again. */
const lifetime = 60_000;

/** Repositories that one check asks about: fewer than the requests that Cloudflare allows it. */
const maxRepositories = 10;

type CheckedSettings = Pick<WorkerSettings, 'github' | 'repositories'>;

/** How a check went. `checked` counts the repositories, `errors` has a sentence for each that is out of reach. */
interface CheckResult {
  readonly ok: boolean;
  readonly checked: number;
  readonly errors: readonly string[];
}

/**
 * Checks that GitHub accepts the token and that each repository can be reached, at most once a minute, so that a
 * stranger cannot use up the token's quota. There is one instance per isolate.
 */
export class GitHubCheck {
  readonly #tokens = new Tokens();
  /** What the last result is about. */
  #subject = '';
  #checkedAt = Number.NEGATIVE_INFINITY;
  #last: CheckResult | undefined;

  /** Resolves to `undefined` while the first check is under way. Never rejects. */
  async result({ github, repositories }: CheckedSettings): Promise<CheckResult | undefined> {
    const now = Date.now();
    const subject = JSON.stringify([github, ...repositories]);
    // A request cannot wait for the check of another one, so it gets the last result.
    if (this.#subject === subject && now < this.#checkedAt + lifetime) return this.#last;
    if (this.#subject !== subject) this.#last = undefined;
    this.#subject = subject;
    this.#checkedAt = now;
    const result = await this.#check({ github, repositories });
    if (this.#subject === subject) this.#last = result;
    return result;
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
