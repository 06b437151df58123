import { getIssue } from 'jira.js/cloud';
import type { Tickets } from '../../../agent/ports.ts';
import { ownAccount } from '../account.ts';
import { jiraClient } from '../client.ts';
import type { CheckedSettings } from '../settings.ts';
import { ticketsIn } from '../site-tickets.ts';
import type { JiraTransport } from '../transport/index.ts';
import { commentPage } from './comments.ts';
import { postComment, rewriteComment } from './own-comment.ts';
import { findPage } from './search.ts';

/** The tickets of a Jira Cloud site. The settings are checked already. */
export function cloudTickets(transport: JiraTransport, settings: CheckedSettings): Tickets {
  const client = jiraClient(transport, 3);
  const dialect = {
    client,
    account: ownAccount(transport, 'cloud'),
    issue: (key: string, fields: readonly string[]) =>
      getIssue(client, { issueIdOrKey: key, fields: [...fields] }),
    markdown: (text: string) => text,
    download: ({ id }: { readonly id: string }, most: number) =>
      transport.download(['rest', 'api', '3', 'attachment', 'content', id], most),
    commentPage: commentPage(client),
    post: postComment(client),
    rewrite: rewriteComment(client),
    find: findPage(client),
  };
  return ticketsIn(dialect, settings);
}
