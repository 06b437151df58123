import { statSync } from 'node:fs';
import type { JiraSettings } from '../../adapters/jira/index.ts';
import { type TicketKey, ticketKey } from '../../core/tickets/index.ts';
import { UserError } from '../../core/user-error.ts';

/** Where the ticket is read from. The path `-` is standard input. */
export type TicketSource =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'jira'; readonly key: TicketKey; readonly jira: JiraSettings };

/** What the arguments call the ticket. */
export type NamedTicket =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'key'; readonly key: TicketKey };

/**
 * Returns the ticket that the words after `run`, or else `option`, name. Either takes a key, in any case, or
 * a file; a file in the option and a key among the words have priority. Throws UserError if no ticket or
 * several are named.
 */
export function namedTicket(words: readonly string[], option: string | undefined): NamedTicket {
  const [word, ...others] = [...words, ...(option === undefined ? [] : [option])];
  if (word === undefined) {
    throw new UserError('Name the ticket: a file such as bug.md, or a key such as APP-17.');
  }
  if (others.length > 0) {
    const more = others.map((other) => JSON.stringify(other)).join(', ');
    throw new UserError(`One run works on one ticket: remove ${JSON.stringify(word)} or ${more}.`);
  }
  const key = ticketKey(word.toUpperCase());
  const isExactly = key === word && option === undefined;
  if (key !== undefined && (isExactly || !isFile(word))) return { kind: 'key', key };
  if (option !== undefined || seemsFile(word)) return { kind: 'file', path: word };
  throw new UserError(
    `${JSON.stringify(word)} is neither a file nor a ticket key: name a file such as bug.md, or a key such as APP-17.`,
  );
}

/** Whether a word names a file, even one that does not exist. */
export function seemsFile(word: string): boolean {
  return word === '-' || /[\\/]|\.(md|markdown|txt|json)$/i.test(word) || isFile(word);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
