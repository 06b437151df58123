const hour = 3_600_000;

/** How many more may be started now, and when the next may be when there are none. */
export interface Room {
  readonly count: number;
  /** Milliseconds; `now` while there is room. */
  readonly next: number;
}

/** The beginning of the time that counts against the cap. */
export const windowBefore = (now: number): number => now - hour;

/** The room under a cap for each hour that moves on; `begun` are the instants of the last ones, the newest first. */
export function roomUnder(cap: number, begun: readonly number[], now: number): Room {
  const counted = begun.filter((instant) => instant > windowBefore(now));
  const deciding = counted[cap - 1];
  return deciding === undefined
    ? { count: cap - counted.length, next: now }
    : { count: 0, next: deciding + hour };
}
