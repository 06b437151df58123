import OpenAI from 'openai';
import { retryAfterMs } from '../../core/text/index.ts';
import { isPassing, NoCompletion } from './outage.ts';
import { longestWait } from './settings.ts';

/** Failures that an `ask` takes before it gives up; a field that was refused is none. */
const mostFailures = 4;

/**
 * Milliseconds to wait after the failures so far, the last of which was at `now` (as `Date.now()`);
 * `undefined` when it is not worth another attempt.
 */
export function pauseAfter(failures: readonly unknown[], now: number): number | undefined {
  const last = failures.at(-1);
  if (failures.length >= mostFailures || !isPassing(last) || isSecondOddity(failures)) {
    return undefined;
  }
  const asked = last instanceof OpenAI.APIError ? askedPause(last.headers, now) : undefined;
  return Math.min(asked ?? backOff(failures.length), longestWait);
}

/** A body that is no answer can be a hiccup of a gateway once; twice, it is what the endpoint does. */
function isSecondOddity(failures: readonly unknown[]): boolean {
  const odd = failures.filter((failure) => failure instanceof NoCompletion);
  return failures.at(-1) instanceof NoCompletion && odd.length > 1;
}

/** What the endpoint asks for, in milliseconds, seconds or as a date. */
function askedPause(headers: Headers | undefined, now: number): number | undefined {
  const exact = headers?.get('retry-after-ms') ?? '';
  if (/^\d+(?:\.\d+)?$/.test(exact)) return Number(exact);
  return retryAfterMs(headers?.get('retry-after'), now);
}

/** Doubling from half a second to 8 seconds, less a random part, so that jobs part ways. */
function backOff(failures: number): number {
  const pause = Math.min(500 * 2 ** (failures - 1), 8_000);
  return pause * (1 - Math.random() / 4);
}
