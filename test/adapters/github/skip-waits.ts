import { afterAll, beforeAll, vi } from 'vitest';

/** Milliseconds. Node's `fetch` sets shorter timers, or passes arguments to them. */
const shortestWait = 1_000;

/**
 * Skips every wait in the tests of a file. `performance.now()` moves by the skipped waits alone, so it
 * tells exactly how long the code under test would have waited.
 */
export function skipWaits(): void {
  beforeAll(() => {
    const { setTimeout } = globalThis;
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const skip = <Args extends unknown[]>(
      task: (...args: Args) => void,
      ms = 0,
      ...args: Args
    ): NodeJS.Timeout => {
      const isOfFetch = ms < shortestWait || args.length > 0;
      now += isOfFetch ? 0 : ms;
      return setTimeout(task, isOfFetch ? ms : 0, ...args);
    };
    vi.stubGlobal('setTimeout', skip);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
