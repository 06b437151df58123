import { z } from 'zod';
import { ownAccount } from './account.ts';
import { jiraClient } from './client.ts';
import { FoundIssue, foundFields, internalProperties, type JiraDialect } from './dialect.ts';
import { blocksToWiki, nameWikiFiles, wikiWithStatus } from './formats/wiki/index.ts';
import type { JiraTransport } from './transport/index.ts';

/** Data Center's search has a total and no tokens. */
const Found = z.object({ issues: z.array(FoundIssue), total: z.number() });

/** The dialect of Jira Data Center, which has only version 2 of the API. */
export function serverDialect(transport: JiraTransport): JiraDialect {
  const replaceText: JiraDialect['replaceText'] = (key, id, body) => {
    const path = ['rest', 'api', '2', 'issue', key, 'comment', id];
    return transport.send({ method: 'PUT', path, body: { body } });
  };
  return {
    client: jiraClient(transport, 2),
    clientFor: (find) => jiraClient(transport, 2, find),
    account: () => ownAccount(transport, 'data-center'),
    readText: nameWikiFiles,
    download: async ({ id, name }, maxBytes) => {
      const { bytes } = await transport.download(['secure', 'attachment', id, name], maxBytes);
      return { bytes };
    },
    commentExpand: 'properties',
    postComment: (key, { blocks, isInternal, find }) => {
      const path = ['rest', 'api', '2', 'issue', key, 'comment'];
      const properties = isInternal ? { properties: internalProperties } : {};
      const body = { body: blocksToWiki(blocks), ...properties };
      return transport.send({ method: 'POST', path, body, find });
    },
    rewriteComment: (key, blocks, id) => replaceText(key, id, blocksToWiki(blocks)),
    noteStatus: (body, status) =>
      typeof body === 'string' ? wikiWithStatus(body, status) : undefined,
    replaceText,
    searchPage: searchPage(transport),
  };
}

/** Searches with GET. The token of a page is its start. */
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
