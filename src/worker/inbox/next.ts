import type { Dispatch } from '../../dispatch.ts';
import type { DispatchResult } from '../github/index.ts';

/** A delivery on its way to GitHub. Times are in milliseconds. */
export interface Outgoing {
  readonly id: number;
  readonly delivery: string;
  readonly ticket: string;
  readonly repository: string;
  /** Number of times it was sent, or was about to be. */
  readonly attempts: number;
  /** When the last attempt began; 0 if none can have reached GitHub. */
  readonly begun: number;
  /** Number of times its run was looked up since. */
  readonly looked: number;
  readonly note: string;
  /** `undefined` if the row does not contain a dispatch of this version. */
  readonly dispatch: Dispatch | undefined;
}

/** The next state of a delivery on its way. Times are in milliseconds. */
export type Next = { readonly note: string } & (
  | { readonly kind: 'failed' }
  /** GitHub has it. */
  | { readonly kind: 'dispatched' }
  /** GitHub certainly does not have it, unless it `mayHave`: it is sent again at `due`. */
  | { readonly kind: 'pending'; readonly due: number; readonly mayHave?: boolean }
  /** GitHub may have it: its run is looked up at `due`, after `looked` lookups. */
  | { readonly kind: 'sending'; readonly looked: number; readonly due: number }
);

const second = 1_000;
/** Time from an unclear answer to the first lookup of the run, and from there to the second. */
const firstLook = 3 * second;
const secondLook = 10 * second;
/** Time until a delivery is sent again if the token may not look up its run. */
const blindPause = 60 * second;
const longestPause = 300 * second;
const longestOutage = 30 * second;
const doubled = 'Sent again without looking';
const blindNote = `${doubled}: GitHub gave no answer, and the token lacks "Actions: read", so there may be two runs`;

/** Number of times a delivery is sent that GitHub itself refuses: with the pauses, about an hour. */
export const maxTries = 20;

/** Returns the milliseconds until the next try after `tries` failed ones: from one second, doubled up to five minutes. */
export function retryPause(tries: number): number {
  return Math.min(second * 2 ** (tries - 1), longestPause);
}

/**
 * Returns the milliseconds until the next request after `failures` in a row that GitHub did not answer, or
 * answered with an error of its own, without asking for a pause: none at first, and then up to half a minute. Not
 * every inbox comes back at the same moment.
 */
export function outagePause(failures: number, random = Math.random()): number {
  if (failures < 3) return 0;
  return Math.min(second * 2 ** (failures - 3), longestOutage) * (0.5 + random / 2);
}

/** Returns the state after an attempt. A refusal for a setting or a rate limit does not count as a try. */
export function afterSending(
  { attempts, note }: Outgoing,
  result: DispatchResult,
  now: number,
): Next {
  if (result.kind === 'sent') return { kind: 'dispatched', note: lasting(note) };
  if (result.kind === 'unknown') {
    const due = now + Math.max(firstLook, result.pause);
    return { kind: 'sending', looked: 0, due, note: lasting(note) || result.why };
  }
  if (!result.isSetUp || result.pause > 0) return { kind: 'pending', due: now, note };
  return attempts + 1 >= maxTries
    ? { kind: 'failed', note: result.why }
    : { kind: 'pending', due: now + retryPause(attempts + 1), note: result.why };
}

/** What a lookup has found of a delivery: its run, that there is none, or that the token may not list runs. */
export type Found = 'run' | 'none' | 'forbidden';

/** Returns the state after a lookup of the run. A delivery is sent again only after two lookups without a run. */
export function afterLooking(outgoing: Outgoing, found: Found, now: number): Next {
  const { attempts, begun, looked, note } = outgoing;
  if (found === 'run') return { kind: 'dispatched', note: lasting(note) };
  const isForbidden = found === 'forbidden';
  const again = isForbidden ? begun + blindPause : now + (looked === 0 ? secondLook : 0);
  if (again > now) return { kind: 'sending', looked: 1, due: again, note };
  const due = Math.max(now, begun + outagePause(attempts));
  return { kind: 'pending', due, note: isForbidden ? blindNote : note, mayHave: isForbidden };
}

/** The note that there may be two runs stays true whatever happens next. */
const lasting = (note: string): string => (note.startsWith(doubled) ? note : '');
