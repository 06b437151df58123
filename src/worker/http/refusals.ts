import type { InboxPort } from './arrival.ts';

/** Milliseconds between two hand-overs; less than the runtime lets work outlive its request. */
const pause = 20_000;

/** Time in milliseconds, and how to let it pass. */
export interface Clock {
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

const realClock: Clock = { now: () => Date.now(), wait: (time) => scheduler.wait(time) };

/**
 * Counts refused webhooks in memory and hands the count over now and then: a stranger who posts all day
 * must not spend what Cloudflare grants the inbox. One instance for an isolate.
 */
export class Refusals {
  readonly #clock: Clock;
  #count = 0;
  /** When the last hand-over was, or the next one will be. */
  #turn = Number.NEGATIVE_INFINITY;

  constructor(clock: Clock = realClock) {
    this.#clock = clock;
  }

  /** Counts one. The first is handed over at once, those that follow within the pause together. */
  add(inbox: Pick<InboxPort, 'refuse'>, waitUntil: (work: Promise<unknown>) => void): void {
    this.#count += 1;
    const now = this.#clock.now();
    if (now < this.#turn) return;
    this.#turn = Math.max(now, this.#turn + pause);
    waitUntil(this.#handOver(inbox, this.#turn - now));
  }

  async #handOver(inbox: Pick<InboxPort, 'refuse'>, wait: number): Promise<void> {
    if (wait > 0) await this.#clock.wait(wait);
    const count = this.#count;
    if (count === 0) return;
    this.#count = 0;
    try {
      await inbox.refuse(count);
    } catch {
      // The next hand-over takes them along.
      this.#count += count;
    }
  }
}
