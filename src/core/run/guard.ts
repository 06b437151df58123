/** A request as the guard knows it: one that was made, or one that is about to be. */
export interface Asked {
  /** Of the whole request, its page too, so that only identical requests share it. */
  readonly fingerprint: string;
  /** Milliseconds on a clock that only goes forward. */
  readonly at: number;
  /** Counts what has changed since the run began: an edit, a new attempt, a new comment of a person. */
  readonly epoch: number;
}

/** What may be done with a request: `repeated` is answered from memory, `exhausted` not at all. */
export type Ruling = 'fresh' | 'repeated' | 'exhausted';

/**
 * Rules on a request by the identical ones before it, in its own epoch and at most `windowMs` ago.
 * Other requests never count, however many there were.
 */
export function ruleOn(history: readonly Asked[], request: Asked, windowMs: number): Ruling {
  const identical = history.filter((asked) => isSame(asked, request, windowMs)).length;
  if (identical === 0) return 'fresh';
  return identical === 1 ? 'repeated' : 'exhausted';
}

function isSame(asked: Asked, request: Asked, windowMs: number): boolean {
  const age = request.at - asked.at;
  const isRecent = age >= 0 && age <= windowMs;
  return isRecent && asked.epoch === request.epoch && asked.fingerprint === request.fingerprint;
}
