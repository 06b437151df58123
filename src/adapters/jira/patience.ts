import { setTimeout as pause } from 'node:timers/promises';
import { isApiError, isRateLimitError } from 'jira.js/core';

const mostAttempts = 4;
const longestPause = 30_000;

/**
 * Calls again when Jira is too busy. After 429 nothing was done, so any request may be repeated;
 * after 503 only one that does no harm twice.
 */
export async function patiently<T>(method: string, call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      if (attempt === mostAttempts || !isBusy(error, method)) throw error;
      await pause(pauseAfter(error, attempt));
    }
  }
}

function isBusy(error: unknown, method: string): boolean {
  return (
    isRateLimitError(error) || (isApiError(error) && error.status === 503 && method !== 'POST')
  );
}

/** Milliseconds: what Jira asked for, else doubling from two seconds; spread, so that jobs part ways. */
function pauseAfter(error: unknown, attempt: number): number {
  const asked = isRateLimitError(error) ? error.retryAfterMs : undefined;
  const spread = 1 + Math.random() * 0.3;
  return Math.min((asked ?? 1000 * 2 ** attempt) * spread, longestPause);
}
