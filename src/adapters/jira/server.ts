import { z } from 'zod';
import { ownAccount } from './account.ts';
import { jiraClient } from './client.ts';
import { FoundIssue, foundFields, type JiraDialect } from './dialect.ts';
import { blocksToWiki, wikiToMarkdown } from './formats/wiki/index.ts';
import type { JiraTransport } from './transport/index.ts';

/** Data Center's search has a total and no tokens. */
const Found = z.object({ issues: z.array(FoundIssue), total: z.number() });

/** The dialect of Jira Data Center, which has only version 2 of the API. */
export function serverDialect(transport: JiraTransport): JiraDialect {
  return {
    client: jiraClient(transport, 2),
    account: () => ownAccount(transport, 'data-center'),
    markdown: wikiToMarkdown,
    download: ({ id, name }, maxBytes) =>
      transport.download(['secure', 'attachment', id, name], maxBytes),
    commentExpand: 'properties',
    writeComment: (key, blocks, id) => {
      const method = id === undefined ? 'POST' : 'PUT';
      const comment = id === undefined ? [] : [id];
      const path = ['rest', 'api', '2', 'issue', key, 'comment', ...comment];
      return transport.send({ method, path, body: { body: blocksToWiki(blocks) } });
    },
    searchPage: searchPage(transport),
  };
}

/** Searches with GET, which may be retried. The token of a page is its start. */
function searchPage(transport: JiraTransport): JiraDialect['searchPage'] {
  return async ({ jql, size: maxResults, token = '0' }) => {
    if (!/^\d{1,6}$/.test(token)) throw new Error('This page token does not come from a search.');
    const startAt = Number(token);
    const query = { jql, startAt, maxResults, fields: foundFields.join(',') };
    const path = ['rest', 'api', '2', 'search'];
    const { issues, total } = Found.parse(await transport.send({ method: 'GET', path, query }));
    const end = startAt + issues.length;
    return { issues, next: issues.length > 0 && end < total ? String(end) : undefined };
  };
}
