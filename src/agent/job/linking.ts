import { changeTitle } from '../../core/report/index.ts';
import type { Ticket } from '../../core/tickets/index.ts';
import type { LinkedPage, Published, Tickets } from '../ports.ts';
import { problemOf } from './start-attempt.ts';

type PullRequest = Extract<Published, { kind: 'published' }>['pullRequest'];

/** Links what was published to the ticket; one that cannot be linked is worth a note, and no more. */
export async function linkTicket(
  tickets: Tickets,
  signal: AbortSignal,
  ticket: Ticket,
  published: Published | undefined,
): Promise<readonly string[]> {
  if (published?.kind !== 'published') return [];
  try {
    await tickets.link(ticket.key, pageOf(ticket, published.pullRequest));
    return [];
  } catch (thrown) {
    return [`The pull request could not be linked to the ticket: ${problemOf(thrown, signal)}`];
  }
}

/** The same id for the same pull request, so that a second link takes the place of the first. */
function pageOf({ key, summary }: Ticket, { number, url }: PullRequest): LinkedPage {
  const [, repository] = /^https?:\/\/[^/]+\/([^/]+\/[^/]+)\/pull\/\d+$/.exec(url) ?? [];
  return {
    id: repository === undefined ? url : `github:${repository}#${number}`,
    url,
    title: `#${number} ${changeTitle(key, summary)}`,
  };
}
