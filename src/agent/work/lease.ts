import type { Lease } from '../../core/tickets/index.ts';
import { sleep } from '../../engines/async.ts';
import { UserError } from '../../engines/errors.ts';
import type { Forge } from '../ports.ts';
import type { Job, JobContext } from './ticket-state.ts';

/** What acquiring a lease needs. */
export interface LeaseContext extends Pick<JobContext, 'date' | 'signal' | 'onProgress'> {
  readonly job: Pick<Job, 'key' | 'run' | 'base'>;
  readonly forge: Pick<Forge, 'lease'>;
}

/** A lease, or why there is none. */
export type LeaseResult =
  | { readonly kind: 'acquired'; readonly lease: Lease }
  | { readonly kind: 'cancelled' }
  /** Other runs had the ticket all the time. */
  | { readonly kind: 'busy' };

/** Milliseconds between two requests for a lease that another run has. */
const interval = 15_000;

/** Milliseconds that a run may need to report once its time is up. */
export const reportTime = 300_000;

/**
 * Acquires the lease on the ticket for `time` milliseconds of work. Waits out the lease of a run that may go on,
 * and one more after it. Throws UserError for configuration problems, and the second outage in a row.
 */
export async function acquireLease(
  { job: { key, run, base }, forge, date, signal, onProgress }: LeaseContext,
  time: number,
): Promise<LeaseResult> {
  const length = time + reportTime;
  let outage: Outage | undefined;
  for (let waited = 0; waited <= 2 * length; waited += interval) {
    const now = date();
    const lease = { run, until: new Date(now.getTime() + length).toISOString() };
    const current = await forge.lease(key, lease, base, now).catch(toOutage);
    onProgress?.(undefined);
    if ('run' in current && current.run === run) return { kind: 'acquired', lease: current };
    if ('cause' in current && outage !== undefined) throw current.cause;
    outage = 'cause' in current ? current : undefined;
    const why = outage ? 'GitHub does not answer' : 'another run works on this ticket';
    onProgress?.({ kind: 'blocked', why });
    if (!(await sleep(interval, signal))) return { kind: 'cancelled' };
  }
  return { kind: 'busy' };
}

interface Outage {
  readonly cause: unknown;
}

/** An outage may pass before the next request; a configuration problem will not. */
function toOutage(cause: unknown): Outage {
  if (cause instanceof UserError) throw cause;
  return { cause };
}
