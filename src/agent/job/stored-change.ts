import { stopReasons } from '../../core/run/index.ts';
import { workedInputs } from '../../core/tickets/index.ts';
import { failureOf, notStarted, problemOf } from '../loop/index.ts';
import { type FinishedChange, parseStoredText, storedText } from './finished-change.ts';
import { publish } from './publish.ts';
import type { Attempt, JobContext, ReportContext, TicketState } from './ticket-state.ts';

/**
 * Publishes the change that the ticket keeps, without a model. It is `void` if it cannot be read or was made
 * for another branch, and `outdated` if a fix's files have changed on the base. Never rejects.
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
    const isFix = stopReasons[change.reason].change === 'fix';
    const ended = { state, result: { ...notStarted, reason: change.reason } };
    const attempt = await publish(context, ended, change, stopIfBaseMoved && isFix);
    if ('tip' in attempt) return 'outdated';
    return { ...attempt, restored: change.patch, isStored: true };
  } catch (error) {
    const result = { ...notStarted, ...failureOf(error, signal) };
    return { state, result, unpublished: change, isStored: true };
  }
}

/** What became of a change that could not be published. */
export interface StorageResult {
  /** Fingerprints of the input whose change the ticket keeps. */
  readonly inputs?: readonly string[] | undefined;
  /** Says so to people. */
  readonly sentence?: string | undefined;
}

/** Stores the change of an attempt that could not be published on its ticket. Never rejects. */
export async function storeUnpublished(
  { job, tickets, signal }: ReportContext,
  { state: { ticket, record }, unpublished, isStored = false }: Attempt,
): Promise<StorageResult> {
  if (unpublished === undefined) return {};
  const sentence = 'The finished change is kept: the next run publishes it without a model.';
  if (isStored) return { inputs: record.unpublished, sentence };
  const inputs = workedInputs(ticket, job);
  try {
    await tickets.storeChange(ticket.key, storedText(unpublished));
    await tickets.remember(ticket.key, { ...record, unpublished: inputs });
    return { inputs, sentence };
  } catch (error) {
    const why = problemOf(error, signal);
    return { sentence: `The finished change could not be kept on the ticket: ${why}` };
  }
}
