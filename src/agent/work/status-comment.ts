import { ticketComment } from '../../core/report/index.ts';
import type { Block } from '../../core/text/index.ts';
import { standing, type TicketRecord } from '../../core/tickets/index.ts';

/** The ticket's comment as its record has it; empty before the first attempt. */
export function statusComment(record: TicketRecord, log?: string): readonly Block[] {
  const now = standing(record);
  return now === undefined ? [] : ticketComment(now, { repository: record.part?.repository, log });
}
