import { firstBytes, sleep } from '../../../engines/async.ts';
import { OutageError } from '../../../engines/errors.ts';
import { retryAfterMs } from '../../../engines/text/index.ts';

/** Bounds of the requests of a connection. */
export interface OutageOptions {
  /** Milliseconds until a request is given up; 30 seconds by default. */
  readonly timeoutMs?: number | undefined;
  /** Ends every wait; nothing is repeated after it. */
  readonly signal?: AbortSignal | undefined;
  /** Called before each wait, with its milliseconds. */
  readonly onWait?: ((milliseconds: number) => void) | undefined;
  /** Waits before a repetition; resolves to `false` if the signal ended the wait. */
  readonly wait?: ((milliseconds: number, signal: AbortSignal) => Promise<boolean>) | undefined;
}

/** The outage that a connection is in, if any. All of its requests share the repetitions. */
export interface OutageWatch {
  /** Sends a request once and notes whether GitHub answered it. The answer's body is complete. */
  readonly send: typeof fetch;
  /** Waits until what failed `tries` times may be tried again; resolves to `false` if it should not be. */
  readonly mayRepeat: (tries: number) => Promise<boolean>;
}

/** Milliseconds before each repetition. Most outages are one lost request, so the first comes at once. */
const waits = [0, 1_000, 3_000, 9_000, 20_000] as const;

/** Milliseconds. If GitHub asks for a longer wait, the request fails at once. */
const longestWait = 60_000;

/** Milliseconds that a connection loses to outages, so that a run keeps time to report. */
const allLost = 180_000;

/** Watches the requests of one connection. */
export function watchOutages(options: OutageOptions): OutageWatch {
  const { timeoutMs = 30_000, signal = new AbortController().signal } = options;
  const { onWait, wait = sleep } = options;
  let failures = 0;
  let asked = 0;
  let lost = 0;
  return {
    send: async (url, request) => {
      const limit = AbortSignal.timeout(timeoutMs);
      try {
        const answer = await complete(await fetch(url, { ...request, signal: limit }));
        if (!isOutage(answer.status)) failures = 0;
        asked = retryAfterMs(answer.headers.get('retry-after'), Date.now()) ?? 0;
        return answer;
      } catch (error) {
        asked = 0;
        if (!limit.aborted) throw error;
        lost += timeoutMs;
        throw new Error(`no answer within ${timeoutMs / 1_000} s`, { cause: error });
      }
    },
    mayRepeat: async (tries) => {
      const own = waits[Math.max(failures, tries - 1)];
      failures += 1;
      const milliseconds = Math.max(own ?? 0, asked);
      lost += milliseconds;
      if (own === undefined || asked > longestWait || lost > allLost) return false;
      onWait?.(milliseconds);
      return wait(milliseconds, signal);
    },
  };
}

/** Whether an answer with this status comes from a server that failed, rather than from GitHub's rules. */
export const isOutage = (status: number) => status >= 500;

/** Bytes of an answer; a full page of pull requests with long texts stays below. */
const maxAnswer = 16 * 1024 * 1024;

/** The answer is longer than any that GitHub gives. */
export class OversizedAnswer extends OutageError {}

/** Reads the whole body: a connection that breaks off in it has not answered. */
async function complete(answer: Response): Promise<Response> {
  const { status, statusText, headers, url } = answer;
  const { bytes, isWhole } = await firstBytes(answer.body, maxAnswer);
  if (!isWhole) {
    throw new OversizedAnswer(`GitHub sent an answer of more than ${maxAnswer / 2 ** 20} MiB.`);
  }
  const whole = new Response(bytes.length === 0 ? null : bytes, { status, statusText, headers });
  // The client finds the next page of a list by the address of this one.
  return Object.defineProperty(whole, 'url', { value: url });
}
