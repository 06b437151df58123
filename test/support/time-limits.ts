import type { Answer } from './stand-in.ts';

/** Time limits that end when a test says so. */
export interface ManualTimeLimits extends Disposable {
  /** Accepts a request and never answers; the time limits of `milliseconds` that run then are over. */
  readonly hanging: (milliseconds: number) => Answer;
}

/** Replaces `AbortSignal.timeout`, so that no test waits for a time limit. Restores it at the end. */
export function manualTimeLimits(): ManualTimeLimits {
  const { timeout } = AbortSignal;
  const running = new Map<number, AbortController[]>();
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController();
    running.set(milliseconds, [...(running.get(milliseconds) ?? []), controller]);
    return controller.signal;
  };
  return {
    hanging: (milliseconds) => ({
      status: 0,
      fault: () => {
        for (const limit of running.get(milliseconds) ?? []) {
          limit.abort(new DOMException('The time is up.', 'TimeoutError'));
        }
        running.delete(milliseconds);
      },
    }),
    [Symbol.dispose]: () => {
      AbortSignal.timeout = timeout;
    },
  };
}
