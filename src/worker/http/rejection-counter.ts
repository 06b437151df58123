import type { InboxPort } from '../inbox/index.ts';
import type { Refused } from '../status/index.ts';

const none: Refused = { missing: 0, mismatch: 0, token: 0 };

/** Minimum milliseconds between two reports; less than a request's work may outlive its answer. */
const interval = 20_000;

/**
 * Counts rejected requests in memory and reports the count to the inbox at intervals, so that a stranger who
 * posts all day cannot use up the inbox's quota. There is one instance per isolate.
 */
export class RejectionCounter {
  #counts: Refused = none;
  /** When the last report was, or the next one will be. */
  #reportAt = Number.NEGATIVE_INFINITY;

  /** Counts one. The first is reported at once, those that follow within the interval together. */
  add(
    why: keyof Refused,
    inbox: Pick<InboxPort, 'refuse'>,
    waitUntil: (work: Promise<unknown>) => void,
  ): void {
    this.#counts = { ...this.#counts, [why]: this.#counts[why] + 1 };
    const now = Date.now();
    if (now < this.#reportAt) return;
    this.#reportAt = Math.max(now, this.#reportAt + interval);
    waitUntil(this.#report(inbox, this.#reportAt - now));
  }

  async #report(inbox: Pick<InboxPort, 'refuse'>, wait: number): Promise<void> {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const counts = this.#counts;
    const { missing, mismatch, token } = counts;
    if (missing + mismatch + token === 0) return;
    this.#counts = none;
    try {
      await inbox.refuse(counts);
    } catch {
      // Included in the next report.
      const since = this.#counts;
      this.#counts = {
        missing: since.missing + missing,
        mismatch: since.mismatch + mismatch,
        token: since.token + token,
      };
    }
  }
}
