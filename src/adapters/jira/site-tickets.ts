import type { Tickets } from '../../agent/ports.ts';
import type { TicketKey } from '../../core/tickets/index.ts';
import { sortComments } from './authorship.ts';
import { readComments } from './comments.ts';
import type { Dialect } from './dialect.ts';
import type { KnownField } from './fields.ts';
import { knownFields, readIssue } from './issue.ts';
import { writeComment } from './living-comment.ts';
import { moveTicket } from './move.ts';
import { onTicket, type Permission } from './refusal.ts';
import { linkPage } from './remote-link.ts';
import { searchTickets } from './search.ts';
import type { CheckedSettings } from './settings.ts';
import { sweepTickets } from './sweep.ts';
import { readRecord, writeRecord } from './ticket-record.ts';

/** The tickets of a site that speaks so. */
export function ticketsIn(dialect: Dialect, settings: CheckedSettings): Tickets {
  const { client, account, find } = dialect;
  const { baseUrl, email, ticketFields = [] } = settings;
  const fields = knownFields(client, ticketFields);

  const errand = async <T>(
    key: TicketKey,
    needs: Permission,
    call: (account: string) => Promise<T>,
  ): Promise<T> => {
    const own = await account();
    return onTicket({ key, needs, email }, () => call(own));
  };

  return {
    read: (key, { comments }) =>
      errand(key, 'Browse projects', async (own) => {
        const { issue, written } = await readWhole(dialect, key, await fields());
        const url = `${baseUrl}/browse/${issue.key}`;
        return { ...issue, url, ...sortComments(written, { account: own, comments }) };
      }),
    search: (near, query) =>
      errand(near, 'Browse projects', () => searchTickets(find, near, query)),
    recall: (key) => errand(key, 'Browse projects', () => readRecord(client, key)),
    remember: (key, record) => errand(key, 'Edit issues', () => writeRecord(client, key, record)),
    comment: (key, body, replaces) =>
      errand(key, 'Add comments', () => writeComment(dialect, key, body, replaces)),
    move: (key, target) => errand(key, 'Transition issues', () => moveTicket(client, key, target)),
    link: (key, page) => errand(key, 'Link issues', () => linkPage(client, key, page)),
    sweep: async (scope) => {
      await account();
      return sweepTickets(find, scope);
    },
  };
}

/** A ticket and its comments, asked for at once; those of one that was moved again, under its new key. */
async function readWhole(dialect: Dialect, key: TicketKey, fields: readonly KnownField[]) {
  const asked = readIssue(dialect, key, fields);
  const early = readComments(dialect, key);
  await Promise.allSettled([asked, early]);
  const issue = await asked;
  const written = issue.key === key ? await early : await readComments(dialect, issue.key);
  return { issue, written };
}
