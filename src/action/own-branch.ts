import { type TicketKey, ticketKey } from '../core/tickets/index.ts';

/** The ticket that a branch of the agent is for; `undefined` for any other branch. */
export function ticketOfBranch(branch: string, prefix: string): TicketKey | undefined {
  return branch.startsWith(prefix) ? ticketKey(branch.slice(prefix.length)) : undefined;
}
