import { jiraTickets } from '../../src/adapters/jira/tickets.ts';
import type { TicketRecord } from '../../src/core/tickets/record.ts';
import type { Ticket } from '../../src/core/tickets/ticket.ts';
import { startJira } from '../../test/support/jira/jira.ts';
import { commentOf, jobOf, ticketOf } from '../../test/support/memory/samples.ts';
import { type JobServices, memoryServices } from '../../test/support/memory/services.ts';

/** The key of the ticket that every schedule is about. */
export const { key, branch } = jobOf();

/** A Jira with one ticket and a forge, and what people do there. */
export interface Site extends AsyncDisposable {
  readonly services: JobServices;
  /** Whether its calls end without a turn of the network, so that time itself can be played. */
  readonly isInMemory: boolean;
  readonly comment: (text: string) => void;
  readonly reopen: () => void;
  /** Ids of the agent's comments on the ticket. */
  readonly ownComments: () => readonly string[];
  /** The branches that were published to, once for each time. */
  readonly published: () => readonly string[];
  readonly record: () => Promise<TicketRecord>;
  /** What was wrong with the requests that Jira was sent. */
  readonly breaches: () => readonly string[];
}

/** Everything in memory. */
export function memorySite(): Site {
  let ticket: Ticket = ticketOf();
  let comments = 0;
  const services = memoryServices(() => ticket);
  return {
    isInMemory: true,
    services,
    comment: (text) => {
      comments += 1;
      ticket = { ...ticket, comments: [...ticket.comments, commentOf(String(comments), text)] };
    },
    reopen: () => services.setStatus({ name: 'Zu erledigen', category: 'new' }),
    ownComments: () => [...services.comments.keys()],
    published: () => services.publications.map((made) => made.branch),
    record: async () => services.record(),
    breaches: () => [],
    [Symbol.asyncDispose]: async () => {},
  };
}

/** The real adapter over the stand-in for Jira Cloud; the forge is in memory. */
export async function cloudSite(): Promise<Site> {
  const jira = await startJira();
  const { url: baseUrl, email, token } = jira;
  const { summary, description } = ticketOf();
  jira.addIssue({ key, summary, description });
  const tickets = jiraTickets({ baseUrl, email, token }, { wait: async () => {} });
  const { forge, publications } = memoryServices(() => ticketOf());
  const isOwn = ({ author }: { author: { accountId: string } }) =>
    author.accountId === jira.self.accountId;
  return {
    isInMemory: false,
    services: { tickets, forge },
    comment: (text) => {
      jira.addComment(key, 'Ada', text);
    },
    reopen: () => jira.reopen(key),
    ownComments: () =>
      jira
        .issue(key)
        .comments.filter(isOwn)
        .map(({ id }) => id),
    published: () => publications.map((made) => made.branch),
    record: () => tickets.recall(key),
    breaches: () => jira.violations,
    [Symbol.asyncDispose]: () => jira[Symbol.asyncDispose](),
  };
}
