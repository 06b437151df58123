import { stopReasons } from '../../core/run/index.ts';
import { failureOf, notStarted } from '../loop/index.ts';
import { type FinishedChange, parseStoredText } from './finished-change.ts';
import { attemptOf, publish } from './publish.ts';
import type { Attempt, JobContext, TicketState } from './ticket-state.ts';

/**
 * Publishes the change that the ticket keeps, without a model. Resolves to `undefined` if it is void: it
 * cannot be read, was made for another branch, or its files have changed on the base. Never rejects.
 */
export async function publishStored(
  context: JobContext,
  state: TicketState,
): Promise<Attempt | undefined> {
  const { job, tickets, signal } = context;
  let change: FinishedChange | undefined;
  try {
    const text = await tickets.storedChange(job.key);
    change = text === undefined ? undefined : parseStoredText(text, job.paths);
    if (change?.branch !== job.branch || change.into !== job.into) return undefined;
    // Without an attempt left, a pull request that shows the conflict is worth more than none.
    const stopIfBaseMoved =
      stopReasons[change.reason].change === 'fix' && state.record.attempts < job.maxTicketAttempts;
    const result = await publish(context, state, change, stopIfBaseMoved);
    if (result.published.kind === 'base-moved') return undefined;
    const ended = { state, result: { ...notStarted, reason: change.reason } };
    return { ...attemptOf(job, ended, change, result), restored: change.patch };
  } catch (error) {
    const result = { ...notStarted, ...failureOf(error, signal) };
    return { state, result, unpublished: change };
  }
}
