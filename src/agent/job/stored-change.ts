import { stopReasons } from '../../core/run/index.ts';
import { notStarted, toFailure } from '../loop/index.ts';
import { type FinishedChange, parseStoredText } from './finished-change.ts';
import { listen, withNow } from './listener.ts';
import { publish } from './publish.ts';
import type { Attempt, JobContext, TicketState } from './ticket-state.ts';

/**
 * Publishes the change that the ticket keeps, without a model, unless people have ended the work. It is `void` if it cannot be read, people have said more, was made
 * for another branch or says more of the ticket than may be shown, and `outdated` if a fix's files have changed on the base. Never rejects.
 */
export async function publishStored(
  context: JobContext,
  state: TicketState,
  { stopIfBaseMoved }: { readonly stopIfBaseMoved: boolean },
): Promise<Attempt | 'void' | 'outdated'> {
  const { job, tickets, signal } = context;
  let change: FinishedChange | undefined;
  try {
    const text = await tickets.storedChange(job.key);
    change = text === undefined ? undefined : parseStoredText(text, job.paths);
    if (change?.branch !== job.branch || change.into !== job.into) return 'void';
    // Its words were made to be shown; they are made anew.
    if (job.withholds && !change.withholds) return 'void';
    const { heard, now } = await listen(context).look(state);
    if (heard.kind === 'news') return 'void';
    if (heard.kind === 'stop' && now !== undefined) {
      const stopped = { ...notStarted, reason: 'stopped', problem: heard.why } as const;
      return { state: withNow(state, now), result: stopped };
    }
    const isFix = stopReasons[change.reason].change === 'fix';
    const ended = { state, result: { ...notStarted, reason: change.reason } };
    const attempt = await publish(context, ended, change, stopIfBaseMoved && isFix);
    if ('tip' in attempt) return 'outdated';
    return { ...attempt, restored: change.patch, isStored: true };
  } catch (error) {
    const result = { ...notStarted, ...toFailure(error, signal) };
    return { state, result, unpublished: change, isStored: true };
  }
}
