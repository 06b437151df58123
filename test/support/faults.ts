import type { Answer } from './stand-in.ts';

/** Too many requests; `retryAfter` is in seconds or a date, and may be left out. */
export const busy = (retryAfter?: string): Answer => turnedAway(429, retryAfter);

/** Down for a moment. */
export const unavailable = (retryAfter?: string): Answer => turnedAway(503, retryAfter);

/** Takes the request and never answers. */
export const hanging: Answer = { status: 0, fault: () => {} };

/** Ends the connection without a word. */
export const hangingUp: Answer = { status: 0, fault: (response) => response.destroy() };

function turnedAway(status: number, retryAfter: string | undefined): Answer {
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  return { status, headers, body: { errorMessages: ['Try again later.'], errors: {} } };
}
