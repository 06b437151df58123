import type { Lease, TicketKey } from '../../core/tickets/index.ts';
import { UserError } from '../../core/user-error.ts';
import { sleep } from '../async/index.ts';
import type { RunContext } from '../loop/index.ts';
import type { Forge } from '../ports.ts';

/** Which ticket a run wants to itself, and what names the run. */
export interface Holding {
  readonly key: TicketKey;
  /** Nobody else's run has the same name; the same job started once more may have. */
  readonly run: string;
  readonly base: string;
}

/** A ticket that this run has to itself, or why it has not. */
export type Held =
  | { readonly kind: 'held'; readonly hold: Lease }
  | { readonly kind: 'cancelled' }
  /** Others have had it all the time, or the forge did not say. */
  | { readonly kind: 'busy'; readonly cause?: unknown };

/** Milliseconds between two looks at a ticket that another run has. */
const interval = 15_000;

/** Milliseconds that a run may need to tell its ticket once its time is over. */
const afterwards = 300_000;

/**
 * Takes the ticket for this run and at most `time` milliseconds of work, after waiting for a run that has
 * it: that one may die without giving it back, so its time is waited for, and another's after it.
 * Rejects with a UserError for what the settings can mend.
 */
export async function acquireLease(
  { key, run, base }: Holding,
  forge: Pick<Forge, 'hold'>,
  { date, signal }: Pick<RunContext, 'date' | 'signal'>,
  time: number,
): Promise<Held> {
  const length = time + afterwards;
  let outage: Outage | undefined;
  for (let waited = 0; waited <= 2 * length; waited += interval) {
    const now = date();
    const hold = { run, until: new Date(now.getTime() + length).toISOString() };
    const standing = await forge.hold(key, hold, base, now).catch(outageOf);
    if ('run' in standing && standing.run === run) return { kind: 'held', hold: standing };
    if ('cause' in standing && outage !== undefined) return { kind: 'busy', ...standing };
    outage = 'cause' in standing ? standing : undefined;
    if (!(await sleep(interval, signal))) return { kind: 'cancelled' };
  }
  return { kind: 'busy' };
}

interface Outage {
  readonly cause: unknown;
}

/** An outage may pass before the next look; what a person is to mend will not. */
function outageOf(cause: unknown): Outage {
  if (cause instanceof UserError) throw cause;
  return { cause };
}
