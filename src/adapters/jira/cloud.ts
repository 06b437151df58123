import { assignIssue, countIssues, searchAndReconsileIssuesUsingJqlPost } from 'jira.js/cloud';
import { z } from 'zod';
import { ownAccount } from './account.ts';
import { jiraClient } from './client.ts';
import { FoundIssue, foundFields, type JiraDialect } from './dialect.ts';
import { blocksToAdf } from './formats/adf/index.ts';
import type { JiraTransport } from './transport/index.ts';

/** Cloud's search has tokens and no total. */
const Found = z.object({
  issues: z.array(FoundIssue).default([]),
  nextPageToken: z.string().min(1).optional().catch(undefined),
});

/** The dialect of Jira Cloud. */
export function cloudDialect(transport: JiraTransport): JiraDialect {
  const client = jiraClient(transport, 3);
  return {
    client,
    clientFor: (find) => jiraClient(transport, 3, find),
    account: () => ownAccount(transport, 'cloud'),
    readText: (text) => text,
    download: async ({ id }, maxBytes) => {
      const path = ['rest', 'api', '3', 'attachment', 'content', id];
      const { bytes, url } = await transport.download(path, maxBytes);
      return { bytes, mediaId: /\/file\/([\da-f-]{36})\//i.exec(url)?.[1] };
    },
    writeText: blocksToAdf,
    quietly: { notifyUsers: false },
    findPerson: async (person) => person,
    assign: (issueIdOrKey, { accountId }) => assignIssue(client, { issueIdOrKey, accountId }),
    searchPage: async ({ jql, size: maxResults, token: nextPageToken }) => {
      const search = { jql, maxResults, nextPageToken, fields: [...foundFields] };
      const found = Found.parse(await searchAndReconsileIssuesUsingJqlPost(client, search));
      return { issues: found.issues, next: found.nextPageToken };
    },
    count: async (jql) => (await countIssues(client, { jql })).count ?? 0,
  };
}
