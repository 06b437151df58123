/** A date has a time of day; without one, `Date.parse` takes `-5` and `try 5` for dates as well. */
const timeOfDay = /\d:\d\d/;

/** Parses a `Retry-After` header, in seconds or as a date, to milliseconds; `undefined` if absent or malformed. */
export function retryAfterMs(header: string | null | undefined, now: number): number | undefined {
  const asked = header?.trim() ?? '';
  if (/^\d{1,12}(?:\.\d+)?$/.test(asked)) return Number(asked) * 1_000;
  const date = timeOfDay.test(asked) ? Date.parse(asked) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
