import type { Answer } from './stand-in.ts';

/** Answers "service unavailable". `retryAfter` is in seconds or a date. */
export const unavailable = (retryAfter?: string): Answer => retryLater(503, retryAfter);

/** Closes the connection without an answer. */
export const hangingUp: Answer = { status: 0, fault: (response) => response.destroy() };

function retryLater(status: number, retryAfter: string | undefined): Answer {
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  return { status, headers, body: { errorMessages: ['Try again later.'], errors: {} } };
}
