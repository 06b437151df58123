import type { CheckResult } from '../github/index.ts';

/** Milliseconds for which the result of a check is given again. */
const lifetime = 60_000;

/**
 * The result of a check of one subject, asked for at most once a minute, so that a stranger costs nothing. There is
 * one instance per isolate.
 */
export class RecentCheck {
  /** What the last result is about. */
  #subject = '';
  #checkedAt = Number.NEGATIVE_INFINITY;
  #last: CheckResult | undefined;

  /** Resolves to `undefined` while the first check is under way. Rejects if `check` does. */
  async result(
    subject: string,
    check: () => Promise<CheckResult>,
  ): Promise<CheckResult | undefined> {
    const now = Date.now();
    // A request cannot wait for the check of another one, so it gets the last result.
    if (this.#subject === subject && now < this.#checkedAt + lifetime) return this.#last;
    if (this.#subject !== subject) this.#last = undefined;
    this.#subject = subject;
    this.#checkedAt = now;
    try {
      const result = await check();
      if (this.#subject === subject) this.#last = result;
      return result;
    } catch (error) {
      this.#checkedAt = Number.NEGATIVE_INFINITY;
      throw error;
    }
  }
}
