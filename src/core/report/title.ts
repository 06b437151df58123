import type { TicketKey } from '../ticket.ts';

/**
 * The title of the pull request and of its commit. A `#word` in a commit can move or log time on a
 * ticket, an issue's number or address can close it, and an `@name` notifies a stranger, so a
 * ticket's author gets none of them.
 */
export function changeTitle(key: TicketKey, summary: string): string {
  const plain = summary
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[#@]+(?=[\p{L}\p{N}_])/gu, '')
    .replace(/\bGH-+(?=\d)/gi, 'GH ')
    .replace(/:\/\/+/g, ': ')
    .replace(/\s+/g, ' ')
    .trim();
  const title = `${key}: ${plain || 'fix'}`;
  return title.length <= 120 ? title : `${title.slice(0, 119).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
