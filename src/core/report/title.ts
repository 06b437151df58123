import { clipWithin, withoutForeignKeys, withoutInvisible } from '../text/index.ts';
import type { TicketKey } from '../tickets/index.ts';

/**
 * The title of the pull request and of its commit. A `#word` in a commit can move or log time on a
 * ticket, another ticket's key links and moves that one, an issue's number or address can close it, and
 * an `@name` notifies a stranger, so a ticket's author gets none of them.
 */
export function changeTitle(key: TicketKey, summary: string): string {
  const visible = withoutInvisible(summary.toWellFormed().replace(/\p{Cc}+/gu, ' '));
  const unlinked = visible
    .replace(/[#@]+(?=[\p{L}\p{N}_])/gu, '')
    .replace(/\bGH-+(?=\d)/gi, 'GH ')
    .replace(/:\/\/+/g, ': ');
  const plain = withoutForeignKeys(unlinked, key).replace(/\s+/g, ' ').trim();
  const title = `${key}: ${plain || 'fix'}`;
  return clipWithin(title, longest);
}

/** Characters. */
const longest = 120;
