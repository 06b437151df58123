import { type AttemptRequest, type TicketKey, workedInputs } from '../../core/tickets/index.ts';
import { problemOf } from '../loop/index.ts';
import type { Tickets } from '../ports.ts';
import { storedText } from './finished-change.ts';
import type { Attempt } from './ticket-state.ts';

/** What became of a change that could not be published. */
export interface StorageResult {
  /** Fingerprints of the input whose change the ticket keeps. */
  readonly inputs?: readonly string[] | undefined;
  /** Says so to people. */
  readonly sentence?: string | undefined;
}

/** Where a change is stored, and what it answers. */
interface Storage {
  readonly job: AttemptRequest & { readonly key: TicketKey };
  readonly tickets: Tickets;
  readonly signal: AbortSignal;
}

/** Stores the change of an attempt that could not be published on its ticket. Never rejects. */
export async function storeUnpublished(
  { job, tickets, signal }: Storage,
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
