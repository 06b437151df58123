/**
 * Resolves to the values of calls that run at the same time. If any fail, waits until all have ended,
 * then rejects with the error of the first in the list.
 */
export async function settleAll<const Calls extends readonly unknown[]>(
  calls: Calls,
): Promise<{ -readonly [At in keyof Calls]: Awaited<Calls[At]> }> {
  await Promise.allSettled(calls);
  return Promise.all(calls);
}

/** Settles as `work` does, or rejects with the signal's reason as soon as the signal is aborted. */
export async function raceAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
  });
  try {
    return await Promise.race([work, aborted]);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Waits for the given milliseconds; resolves to `false` as soon as the signal is aborted. */
export function sleep(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve(!signal.aborted);
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
  });
}
