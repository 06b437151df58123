import type { TicketKey } from '../tickets/index.ts';

/** Signs that turn the direction of a line or break a word unseen: what is shown is what is meant. */
const invisible = /[\u200B\u200E\u200F\u2060\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** Jira's apps look for keys in any case; a hyphen that does not break looks the same and makes none. */
const keyLike = /(?<![\p{L}0-9])\p{L}[\p{L}\p{N}_]*-\p{N}+/gu;

/** Text without signs that nobody sees. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** Text in which no ticket but this one is named in a form that links it or moves it. */
export function withoutForeignKeys(text: string, own: TicketKey): string {
  return text.replace(keyLike, (found) => (found === own ? found : found.replace('-', '\u2011')));
}
