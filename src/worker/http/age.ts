const oldest = 24 * 3_600_000;

/**
 * Whether something happened more than a day ago, both in milliseconds; `NaN` is no time and never too
 * old, and nor is a time to come: Jira's clock and ours differ. Jira's retries end after hours, so what is
 * older was sent again by somebody who recorded it.
 */
export function isTooOld(happened: number, now: number): boolean {
  return now - happened > oldest;
}
