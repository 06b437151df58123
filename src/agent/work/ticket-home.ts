import {
  branchName,
  isNamedByKey,
  type Ticket,
  type TicketKey,
  type TicketRecord,
  ticketOfBranch,
} from '../../core/tickets/index.ts';
import { settleAll } from '../../engines/async.ts';
import type { Tickets } from '../ports.ts';

/** The key under which a ticket was first worked. Its branch, lock and marks keep it if the ticket moves. */
export interface TicketHome {
  readonly key: TicketKey;
  /** Its name or, as long as that is not known, its template. */
  readonly branch: string;
}

/**
 * Returns the home that the record names, in case the ticket was moved or its summary has changed since the first
 * attempt. The record may name any branch, so another key counts only if Jira says that it is an earlier one of this
 * ticket.
 */
export async function findHome(
  { key: asked, branch: template }: TicketHome,
  { branch = '' }: TicketRecord,
  tickets: Tickets,
): Promise<TicketHome | undefined> {
  const key = ticketOfBranch(template, branch);
  if (key === undefined) return undefined;
  if (key === asked) return isNamedByKey(template) ? undefined : { key, branch };
  const [current, earlier] = await settleAll([tickets.keyOf(asked), tickets.keyOf(key)]);
  return current === earlier ? { key, branch } : undefined;
}

/** Returns the home with the name of its branch, if the key alone makes it, else with the template. */
export function withName({ key, branch }: TicketHome): TicketHome {
  return isNamedByKey(branch)
    ? { key, branch: branchName(branch, { key, summary: '' }) }
    : { key, branch };
}

/** Returns the home by the ticket or, if its name has changed, by the pull request that is there. */
export function nameHome(
  { key, branch: template }: TicketHome,
  ticket: Ticket,
  shared: TicketRecord | undefined,
): TicketHome {
  const name = branchName(template, { ...ticket, key });
  return { key, branch: isNamedByKey(template) ? name : (shared?.branch ?? name) };
}
