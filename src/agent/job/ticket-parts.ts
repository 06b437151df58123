import { partsComment } from '../../core/report/index.ts';
import type { TicketKey, TicketPart, TicketRecord } from '../../core/tickets/index.ts';
import type { Tickets } from '../ports.ts';

/** Where the work in one of a ticket's repositories is shown. */
interface PartPlace {
  readonly key: TicketKey;
  /** The own record, as it is stored. */
  readonly record: TicketRecord;
}

/** What a ticket of several repositories shows, and in which comment. */
interface ShownParts {
  readonly comment: string;
  readonly parts: readonly TicketPart[];
}

/** What the repositories of a ticket show together with. */
export type PartTickets = Pick<Tickets, 'parts' | 'comment' | 'ownComments' | 'dropComment'>;

/** More than the records of the other repositories can change meanwhile: each change is shown by its own run, too. */
const maxRounds = 12;

/**
 * Writes all sections of the ticket's one comment from the records as they are now, and again if one has changed
 * meanwhile; sets the label of the state likewise. Call it once the own record is stored: then the last comment written
 * by anybody shows the last records of all. Of several comments, the oldest stays.
 */
export async function showParts(
  { key, record }: PartPlace,
  tickets: PartTickets,
): Promise<ShownParts> {
  const dropped = new Set<string>();
  let shown: { readonly body: string; readonly comment: string } | undefined;
  for (let round = 1; ; round += 1) {
    const [parts, own] = await Promise.all([tickets.parts(key, record), tickets.ownComments(key)]);
    const [oldest, ...younger] = own.filter((id) => !dropped.has(id));
    const blocks = partsComment(parts);
    const body = JSON.stringify(blocks);
    const isShown = shown?.body === body && shown.comment === oldest && younger.length === 0;
    if (shown !== undefined && (isShown || round > maxRounds)) {
      return { comment: shown.comment, parts };
    }
    shown = { body, comment: await tickets.comment(key, blocks, oldest) };
    for (const id of younger) {
      await tickets.dropComment(key, id);
      dropped.add(id);
    }
  }
}
