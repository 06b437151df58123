import type { Runs, Sent } from '../github/index.ts';
import { maxTries, pauseAfter } from './backoff.ts';
import type { Outgoing } from './outgoing.ts';

/** What becomes of a delivery on its way. Instants are milliseconds. */
export type Next =
  /** GitHub has it; `run` is the address of its run, `''` when that is not known yet. */
  | { readonly kind: 'dispatched'; readonly run: string; readonly note: string }
  /** GitHub certainly does not have it: it is sent again at `due`. */
  | { readonly kind: 'pending'; readonly due: number; readonly note: string }
  /** Nobody knows whether GitHub has it: its run is looked for at `due`, having been so `looked` times. */
  | {
      readonly kind: 'sending';
      readonly looked: number;
      readonly due: number;
      readonly note: string;
    }
  | { readonly kind: 'failed'; readonly note: string };

/** Milliseconds after an unclear answer until the run is looked for. */
const firstLook = 3_000;
/** Milliseconds until the second look, so that a run has time to show. */
const secondLook = 10_000;
/** Milliseconds until the next look after one that said nothing; the repository is held back besides. */
const nextLook = 1_000;
/** Milliseconds until a delivery is sent again whose run nobody may look for. */
const blindPause = 60_000;
const doubled = 'Sent again without looking';
const blindNote = `${doubled}: GitHub gave no answer, and the token lacks "Actions: read", so there may be two runs`;

/** What follows from an attempt. One that GitHub refused for a setting or a pause does not count as a try. */
export function afterSending({ attempts, note }: Outgoing, sent: Sent, now: number): Next {
  if (sent.kind === 'sent') return { kind: 'dispatched', run: '', note: lasting(note) };
  if (sent.kind === 'unknown') {
    const due = now + Math.max(firstLook, sent.pause);
    return { kind: 'sending', looked: 0, due, note: lasting(note) || sent.why };
  }
  if (!sent.isSetUp || sent.pause > 0) return { kind: 'pending', due: now, note };
  return attempts + 1 >= maxTries
    ? { kind: 'failed', note: sent.why }
    : { kind: 'pending', due: now + pauseAfter(attempts + 1), note: sent.why };
}

/** What follows from a look for an attempt's run. Only what was looked for and is not there is sent again. */
export function afterLooking(outgoing: Outgoing, runs: Runs, now: number): Next {
  const { delivery, attempts, begun, looked, note } = outgoing;
  if (runs.kind === 'unknown') {
    const due = now + Math.max(nextLook, runs.pause);
    return { kind: 'sending', looked, due, note: lasting(note) || runs.why };
  }
  const run = runs.kind === 'runs' ? runs.linkOf(delivery) : undefined;
  if (run !== undefined) return { kind: 'dispatched', run, note: lasting(note) };
  const isForbidden = runs.kind === 'forbidden';
  const again = isForbidden ? begun + blindPause : now + (looked === 0 ? secondLook : 0);
  if (again > now) return { kind: 'sending', looked: 1, due: again, note };
  const due = Math.max(now, begun + pauseAfter(attempts));
  return { kind: 'pending', due, note: isForbidden ? blindNote : note };
}

/** What of a note still holds whatever happens next: that there may be two runs. */
const lasting = (note: string): string => (note.startsWith(doubled) ? note : '');
