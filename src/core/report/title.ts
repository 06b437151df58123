import type { TicketKey } from '../ticket.ts';
import { clip } from './clipping.ts';

/**
 * The title of the pull request and of its commit. A `#word` in a commit can move or log time on a
 * ticket, another ticket's key links and moves that one, an issue's number or address can close it, and
 * an `@name` notifies a stranger, so a ticket's author gets none of them.
 */
export function changeTitle(key: TicketKey, summary: string): string {
  const plain = summary
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .replace(invisible, '')
    .replace(/[#@]+(?=[\p{L}\p{N}_])/gu, '')
    .replace(/\bGH-+(?=\d)/gi, 'GH ')
    .replace(/:\/\/+/g, ': ')
    .replace(keyLike, (found) => (found === key ? found : found.replace('-', '\u2011')))
    .replace(/\s+/g, ' ')
    .trim();
  const title = `${key}: ${plain || 'fix'}`;
  return title.length <= longest ? title : clip(title, longest - 1);
}

/** Characters. */
const longest = 120;

/** Signs that turn the direction of a line or break a word unseen: what is shown is what is meant. */
const invisible = /[\u200B\u200E\u200F\u2060\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** Jira's apps look for keys in any case; a hyphen that does not break looks the same and makes none. */
const keyLike = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}_]*-\p{N}+/gu;
