import type { TicketKey } from '../../core/tickets/index.ts';
import type { WrittenComment } from './authorship.ts';
import type { Dialect } from './dialect.ts';

/** More than a ticket has; a total that never comes true must not keep the agent reading. */
const mostComments = 5000;

/** Every comment below a ticket that the account may see. */
export async function readComments(
  { commentPage }: Pick<Dialect, 'commentPage'>,
  key: TicketKey,
): Promise<readonly WrittenComment[]> {
  const found: WrittenComment[] = [];
  while (found.length < mostComments) {
    const { comments, total } = await commentPage(key, found.length);
    found.push(...comments);
    if (comments.length === 0 || found.length >= total) break;
  }
  return found;
}

/** A time of Jira's as text of one form; the beginning of 1970 for what is no time. */
export function instant(created: Date | string | undefined): string {
  const date = new Date(created ?? 0);
  return (Number.isNaN(date.getTime()) ? new Date(0) : date).toISOString();
}
