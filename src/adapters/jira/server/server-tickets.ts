import type { Tickets } from '../../../agent/ports.ts';
import { ownAccount } from '../account.ts';
import { jiraClient } from '../client.ts';
import { wikiToMarkdown } from '../formats/wiki/index.ts';
import type { CheckedSettings } from '../settings.ts';
import { ticketsIn } from '../site-tickets.ts';
import type { JiraTransport } from '../transport/index.ts';
import { commentPage } from './comments.ts';
import { postComment, rewriteComment } from './own-comment.ts';
import { findPage } from './search.ts';
import { issuePath } from './second-version.ts';

/** The tickets of a Jira Data Center. The settings are checked already. */
export function serverTickets(transport: JiraTransport, settings: CheckedSettings): Tickets {
  const account = ownAccount(transport, 'data-center');
  const dialect = {
    client: jiraClient(transport, 2),
    account: async () => (await account()).key,
    issue: (key: string, fields: readonly string[]) =>
      transport.send({
        method: 'GET',
        path: issuePath(key),
        query: { fields: fields.join(',') },
      }),
    markdown: wikiToMarkdown,
    // A file has its place under its number and its name, outside of the API.
    download: ({ id, name }: { readonly id: string; readonly name: string }, most: number) =>
      transport.download(['secure', 'attachment', id, name], most),
    commentPage: commentPage(transport, account),
    post: postComment(transport),
    rewrite: rewriteComment(transport),
    find: findPage(transport),
  };
  return ticketsIn(dialect, settings);
}
