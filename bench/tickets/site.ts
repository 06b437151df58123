import { jiraTickets } from '../../src/adapters/jira/index.ts';
import type { Ticket, TicketRecord } from '../../src/core/tickets/index.ts';
import { startJira } from '../../test/support/jira/jira.ts';
import { jobOf } from '../../test/support/memory/samples/jobs.ts';
import { commentOf, ticketOf } from '../../test/support/memory/samples/tickets.ts';
import { type JobServices, memoryServices } from '../../test/support/memory/services.ts';

/** The ticket and the branch of every schedule. */
export const { key, branch } = jobOf();

/** A Jira with one ticket and a forge, with the actions of people. */
export interface Site extends AsyncDisposable {
  readonly services: JobServices;
  /** Whether calls need no network, so that timers can be faked. */
  readonly isInMemory: boolean;
  readonly comment: (text: string) => void;
  /** Moves the ticket back to a status of the category. */
  readonly reopen: (to: 'new' | 'indeterminate') => void;
  /** When people last changed the ticket, by Jira's clock. */
  readonly changed: () => string | undefined;
  /** Ids of the agent's comments on the ticket. */
  readonly ownComments: () => readonly string[];
  /** The branch of each publication. */
  readonly published: () => readonly string[];
  readonly record: () => Promise<TicketRecord>;
  /** Breaches of Jira's contract. */
  readonly breaches: () => readonly string[];
}

/** Statuses that people reopen a ticket to. */
const reopenedTo = { new: 'Zu erledigen', indeterminate: 'In Arbeit' } as const;

/** Creates a site in memory. */
export function memorySite(): Site {
  let ticket: Ticket = ticketOf();
  let comments = 0;
  let changes = 0;
  const change = (changed: Partial<Ticket>) => {
    changes += 1;
    const updated = new Date(Date.UTC(2026, 0, 5) + changes * 60_000).toISOString();
    ticket = { ...ticket, ...changed, updated };
  };
  const services = memoryServices(() => ticket);
  return {
    isInMemory: true,
    services,
    comment: (text) => {
      comments += 1;
      change({ comments: [...ticket.comments, commentOf(String(comments), text)] });
    },
    reopen: (category) => {
      change({});
      services.setStatus({ name: reopenedTo[category], category });
    },
    changed: () => ticket.updated,
    ownComments: () => [...services.comments.keys()],
    published: () => services.publications.map((made) => made.branch),
    record: async () => services.record(),
    breaches: () => [],
    [Symbol.asyncDispose]: async () => {},
  };
}

/** Starts a site with the real adapter and a stand-in for Jira Cloud. The forge is in memory. */
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
    reopen: (category) => {
      jira.reopen(key);
      jira.setStatus(key, reopenedTo[category]);
    },
    changed: () => jira.issue(key).updated,
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
