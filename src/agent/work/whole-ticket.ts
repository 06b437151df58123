import {
  type TicketKey,
  type TicketPart,
  type WholeStanding,
  wholeStanding,
} from '../../core/tickets/index.ts';
import type { Tickets } from '../ports.ts';

/** Returns how the ticket stands in all of its repositories. */
export async function wholeOf(
  key: TicketKey,
  own: TicketPart,
  tickets: Pick<Tickets, 'otherParts'>,
): Promise<WholeStanding> {
  return wholeStanding([own, ...(await tickets.otherParts(key))]);
}
