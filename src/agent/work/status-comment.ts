import type { Block } from '../../core/markup/index.ts';
import { ticketComment } from '../../core/report/index.ts';
import { standing, type TicketRecord } from '../../core/tickets/index.ts';

/** The ticket's comment as its record has it; empty before the first attempt. */
export function statusComment(
  record: TicketRecord,
  { log, mayWork }: { readonly log?: string | undefined; readonly mayWork?: boolean } = {},
): readonly Block[] {
  const stands = standing(record, mayWork);
  const { repository } = record.part ?? {};
  return stands === undefined ? [] : ticketComment(stands, { repository, log });
}
