/** Parses a `Retry-After` header, in seconds or as a date, to milliseconds; `undefined` if absent or malformed. */
export function retryAfterMs(header: string | null | undefined, now: number): number | undefined {
  const asked = header?.trim() ?? '';
  if (/^\d+(?:\.\d+)?$/.test(asked)) return Number(asked) * 1_000;
  const date = Date.parse(asked);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
