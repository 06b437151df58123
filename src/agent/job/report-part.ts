import { type Outcome, partEnd } from '../../core/report/index.ts';
import { isConclusive } from '../../core/run/index.ts';
import {
  goInputs,
  type PartEnd,
  type TicketPart,
  type TicketRecord,
  workedInputs,
} from '../../core/tickets/index.ts';
import { UserError } from '../../core/user-error.ts';
import { latestRecord } from './final-record.ts';
import { unreportedEnd } from './late-report.ts';
import { showParts } from './ticket-parts.ts';
import type { Attempt, ReportContext } from './ticket-state.ts';

/** What an attempt at a ticket of several repositories has told the others and the ticket. */
export interface ToldPart {
  readonly ended: PartEnd;
  /** The one comment, and how all stood once it showed this end; missing if it could not be written. */
  readonly comment?: string | undefined;
  readonly parts?: readonly TicketPart[] | undefined;
  /** Why not. */
  readonly error?: unknown;
}

/** An attempt that is over, whenever that is asked. */
const over = new Date(0).toISOString();

/**
 * Records how the attempt ended in this repository, then shows it with all others; `undefined` for a ticket of one. The
 * record says that it has yet to be reported, until the comment shows it: after a crash, the next run goes on from there.
 * Never rejects.
 */
export async function tellPart(
  { job, tickets }: ReportContext,
  { state, earlier }: Attempt,
  outcome: Outcome,
): Promise<ToldPart | undefined> {
  const { ticket, record } = state;
  if (record.siblings === undefined) return undefined;
  const known = await latestRecord(tickets, state);
  const ended = (earlier && known.ended) ?? partEnd(outcome);
  const inputs = [...workedInputs(ticket, job), ...goInputs(ticket, job)];
  const end = isConclusive(outcome.reason)
    ? (known.open?.end ?? unreportedEnd(outcome, { inputs, seen: ticket.updated }))
    : undefined;
  const open = { until: known.open?.until ?? over, ...(end && { end }) };
  const pending: TicketRecord = { ...known, ended, open };
  try {
    const { showsState } = job;
    await tickets.remember(ticket.key, pending).catch((error: unknown) => {
      // The others would show this attempt in progress; a ticket that keeps no record shows it as long as it can.
      if (!(error instanceof UserError)) throw error;
    });
    return {
      ended,
      ...(await showParts({ key: ticket.key, record: pending, showsState }, tickets)),
    };
  } catch (error) {
    return { ended, error };
  }
}

/** Whether the work is over in all repositories of the ticket, or in the only one. */
export function isOverIn(told: ToldPart | undefined): boolean {
  if (told === undefined) return true;
  const { parts = [] } = told;
  return parts.length > 0 && parts.every(({ record }) => record.ended !== undefined);
}
