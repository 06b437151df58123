import type { PullEntry } from './entry.ts';

/** Days after its merge at which a change is looked at once more: a revert that comes later does not count. */
const watchedDays = 30;

/** Milliseconds of a day. */
export const dayMs = 86_400_000;

/** Returns when a change that was merged at this instant has been watched for long enough. */
export function watchEnd(merged: string): Date {
  return new Date(Date.parse(merged) + watchedDays * dayMs);
}

/**
 * Whether a pull request that nothing has happened to is due for a look: an open one each day, a merged one when its watch
 * has ended. What else the ledger says of a pull request that has ended is final.
 */
export function isDueLook({ state, looked, ended }: PullEntry, now: Date): boolean {
  const last = new Date(looked);
  if (state === 'open') return now.getTime() >= last.getTime() + dayMs;
  if (state !== 'merged' || ended === undefined) return false;
  return watchEnd(ended) <= now && watchEnd(ended) > last;
}
