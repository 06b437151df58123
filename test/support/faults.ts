import type { Answer } from './stand-in.ts';

/** Answers "service unavailable". `retryAfter` is in seconds or a date. */
export function unavailable(retryAfter?: string): Answer {
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  return { status: 503, headers, body: { errorMessages: ['Try again later.'], errors: {} } };
}

/** Closes the connection without an answer. */
export const hangingUp: Answer = { status: 0, fault: (response) => response.destroy() };
