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

/** The beginning of a body, and whether it is all of it. */
interface FirstBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isWhole: boolean;
}

/** Reads a body, but at most so many bytes: the rest is neither kept nor waited for. */
export async function firstBytes(
  body: AsyncIterable<Uint8Array> | null,
  most: number,
): Promise<FirstBytes> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > most) break;
  }
  const bytes = new Uint8Array(Math.min(size, most));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk.subarray(0, most - at), at);
    at += Math.min(chunk.length, most - at);
  }
  return { bytes, isWhole: size <= most };
}

/** Bytes of an answer that is one small object. */
const mostOfObject = 1024 * 1024;

/** Reads a small JSON body; `undefined` if it is longer than a MiB, breaks off, or is not JSON. */
export async function smallJson(body: AsyncIterable<Uint8Array> | null): Promise<unknown> {
  try {
    const { bytes, isWhole } = await firstBytes(body, mostOfObject);
    return isWhole ? JSON.parse(new TextDecoder().decode(bytes)) : undefined;
  } catch {
    return undefined;
  }
}
