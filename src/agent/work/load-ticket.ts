import { withheldTicket } from '../../core/report/index.ts';
import { mergeRecords, type Ticket, type TicketRecord } from '../../core/tickets/index.ts';
import { settleAll } from '../async/index.ts';
import { type Failure, toFailure } from '../loop/index.ts';
import { findHome, nameHome, type TicketHome, withName } from './ticket-home.ts';
import type { Job, Sources, TicketState } from './ticket-state.ts';

/** A ticket that was read, or why it could not be. */
export type LoadedTicket =
  | { readonly kind: 'loaded'; readonly state: TicketState }
  | { readonly kind: 'unreadable'; readonly failure: Failure };

/** Reads a ticket and the record of earlier attempts. Never rejects. */
export async function loadTicket(
  place: Partial<TicketHome> & Pick<TicketHome, 'key'> & Pick<Partial<Job>, 'withholds' | 'part'>,
  sources: Sources,
): Promise<LoadedTicket> {
  const { tickets, signal } = sources;
  const { key, branch } = place;
  try {
    const asked = branch === undefined ? undefined : { key, branch };
    const [own, early] = await settleAll([
      tickets.recall(key),
      readShared(asked && withName(asked), sources),
    ]);
    const known = asked && (await findHome(asked, own, tickets));
    const { shared, unread } = known === undefined ? early : await readShared(known, sources);
    const kept = shared === undefined ? own : mergeRecords(shared, own);
    const record = place.part ? { ...kept, part: { ...kept.part, ...place.part } } : kept;
    const ticket = await tickets.read(key, record);
    const named = place.withholds ? withheldTicket(ticket) : ticket;
    const home = known ?? (asked && nameHome(asked, named, shared));
    const comment = statusComment(ticket, own);
    const state = { ticket, home, record, comment, unreadPullRequest: unread };
    return { kind: 'loaded', state };
  } catch (error) {
    return { kind: 'unreadable', failure: toFailure(error, signal) };
  }
}

/** Reads the record in the pull request of the branch, or why it cannot be read. Never rejects. */
async function readShared(
  home: TicketHome | undefined,
  { forge, tickets, signal }: Sources,
): Promise<{ readonly shared?: TicketRecord | undefined; readonly unread?: Failure }> {
  if (home === undefined) return {};
  try {
    return { shared: await forge?.recall(home.key, home.branch, tickets.seal) };
  } catch (error) {
    return { unread: toFailure(error, signal) };
  }
}

/**
 * Returns the newest comment of the record, unless the ticket shows only other comments of the agent: a
 * run that crashed before it could record its comment left them. Comments that a pull request names are
 * never rewritten, because anyone may have written there.
 */
function statusComment({ ownComments }: Ticket, { comments }: TicketRecord): string | undefined {
  return comments.findLast((id) => ownComments.includes(id)) ?? ownComments[0] ?? comments.at(-1);
}
