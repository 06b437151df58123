import { AuthError, ForbiddenError } from 'jira.js/core';
import { z } from 'zod';
import { UserError } from '../../engines/errors.ts';
import { ownAccount } from './account.ts';
import { jiraClient, unlessMissing } from './client.ts';
import { FoundIssue, foundFields, type JiraDialect, JiraPerson } from './dialect.ts';
import { blocksToWiki, nameWikiFiles } from './formats/wiki/index.ts';
import type { JiraRequest, JiraTransport } from './transport/index.ts';

/** Data Center's search has a total and no tokens. */
const Found = z.object({ issues: z.array(FoundIssue), total: z.number() });

/** The dialect of Jira Data Center, which has only version 2 of the API. */
export function serverDialect(transport: JiraTransport): JiraDialect {
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
    writeText: blocksToWiki,
    ...people(transport),
    searchPage: searchPage(transport),
    count: async (jql) => (await search(transport, { jql, maxResults: 0 })).total,
  };
}

/** Searches with GET. The token of a page is its start. */
function searchPage(transport: JiraTransport): JiraDialect['searchPage'] {
  return async ({ jql, size: maxResults, token = '0' }) => {
    if (!/^\d{1,6}$/.test(token)) throw new Error('This page token does not come from a search.');
    const startAt = Number(token);
    const query = { jql, startAt, maxResults, fields: foundFields.join(',') };
    const { issues, total } = await search(transport, query);
    const end = startAt + issues.length;
    return { issues, next: issues.length > 0 && end < total ? String(end) : undefined };
  };
}

async function search(transport: JiraTransport, query: JiraRequest['query']) {
  const path = ['rest', 'api', '2', 'search'];
  return Found.parse(await transport.send({ method: 'GET', path, query }));
}

/** Who gets a ticket. A history names people by their keys, an assignment by their names. */
function people(transport: JiraTransport): Pick<JiraDialect, 'findPerson' | 'assign'> {
  return {
    findPerson: async (person) => {
      if (person.name !== undefined || person.key === undefined) return person;
      const query = { key: person.key };
      const path = ['rest', 'api', '2', 'user'];
      const found = await unlessMissing(transport.send({ method: 'GET', path, query }));
      return JiraPerson.optional().parse(found);
    },
    assign: async (key, { name }) => {
      const path = ['rest', 'api', '2', 'issue', key, 'assignee'];
      await transport.send({ method: 'PUT', path, body: { name } }).catch(withoutPermission);
    },
  };
}

/** Data Center answers 401 to an account that may not assign tickets, though it has accepted its token. */
function withoutPermission(error: unknown): never {
  const { cause } = error instanceof UserError ? error : {};
  if (!(cause instanceof AuthError)) throw error;
  throw new ForbiddenError(cause.message, cause.statusText, cause.body);
}
