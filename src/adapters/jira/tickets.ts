import type { Tickets } from '../../agent/ports.ts';
import type { TicketKey } from '../../core/ticket.ts';
import { ownAccount } from './account.ts';
import { jiraClient } from './client.ts';
import { readComments } from './comments.ts';
import { readIssue } from './issue.ts';
import { moveTicket } from './move.ts';
import { writeComment } from './own-comment.ts';
import { onTicket, type Permission } from './refusal.ts';
import { searchTickets } from './search.ts';
import { checkSettings, type JiraSettings } from './settings.ts';
import { readRecord, writeRecord } from './ticket-record.ts';

/** The tickets of a Jira Cloud site. Throws a UserError when a setting cannot be what it should. */
export function jiraTickets(given: JiraSettings): Tickets {
  const settings = checkSettings(given);
  const client = jiraClient(settings);
  const account = ownAccount(client, settings.baseUrl);

  const errand = async <T>(
    key: TicketKey,
    needs: Permission,
    call: (accountId: string) => Promise<T>,
  ): Promise<T> => {
    const accountId = await account();
    return onTicket({ key, needs, email: settings.email }, () => call(accountId));
  };

  return {
    read: (key, { comments }) =>
      errand(key, 'Browse projects', async (accountId) => {
        const issue = await readIssue(client, key);
        const people = await readComments(client, issue.key, { accountId, comments });
        return { ...issue, url: `${settings.baseUrl}/browse/${issue.key}`, comments: people };
      }),
    search: (near, query) =>
      errand(near, 'Browse projects', () => searchTickets(client, near, query)),
    recall: (key) => errand(key, 'Browse projects', () => readRecord(client, key)),
    remember: (key, record) => errand(key, 'Edit issues', () => writeRecord(client, key, record)),
    comment: (key, body, replaces) =>
      errand(key, 'Add comments', () => writeComment(client, key, body, replaces)),
    move: (key, target) => errand(key, 'Transition issues', () => moveTicket(client, key, target)),
  };
}
