import type { TicketKey, TicketRecord } from '../../core/tickets/index.ts';
import { type WholeStanding, wholeStanding } from '../../core/work/index.ts';
import type { Tickets } from '../ports.ts';

/** Returns how the ticket stands in all of its repositories. */
export async function wholeOf(
  key: TicketKey,
  own: TicketRecord,
  tickets: Pick<Tickets, 'otherRecords'>,
): Promise<WholeStanding> {
  return wholeStanding([own, ...(await tickets.otherRecords(key))]);
}
