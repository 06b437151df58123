/** Milliseconds that the cap is about. */
export const hour = 3_600_000;

/**
 * Returns what a cap on any 60 minutes allows; `begun` are the times of the latest starts, newest first. `from` is when the next
 * one may be sent; now if `count` is not 0.
 */
export function hourlyAllowance(
  cap: number,
  begun: readonly number[],
  now: number,
): { readonly count: number; readonly from: number } {
  const counted = begun.filter((time) => time > now - hour);
  const oldest = counted[cap - 1];
  return oldest === undefined
    ? { count: cap - counted.length, from: now }
    : { count: 0, from: oldest + hour };
}
