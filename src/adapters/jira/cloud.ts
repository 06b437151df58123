import {
  addComment,
  getComments,
  getIssue,
  searchAndReconsileIssuesUsingJqlPost,
  updateComment,
} from 'jira.js/cloud';
import { z } from 'zod';
import type { Block } from '../../core/report/index.ts';
import { ownAccount } from './account.ts';
import { jiraClient } from './client.ts';
import {
  FoundIssue,
  foundFields,
  type JiraComment,
  type JiraDialect,
  JiraTime,
} from './dialect.ts';
import { adfToMarkdown, blocksToAdf } from './formats/adf/index.ts';
import type { JiraTransport } from './transport/index.ts';

const OwnAccount = z.object({ accountId: z.string().min(1) });

const Author = z.object({
  accountId: z.string().optional(),
  accountType: z.string().optional(),
  displayName: z.string().optional(),
});

const CloudComment = z
  .object({
    id: z.string().regex(/^\d+$/),
    author: Author.nullish(),
    body: z.unknown().optional(),
    created: JiraTime,
    visibility: z.unknown().optional(),
    jsdPublic: z.boolean().optional().catch(undefined),
  })
  .transform(
    ({ id, author, body, created, visibility, jsdPublic }): JiraComment => ({
      id,
      author: author?.displayName ?? 'Someone',
      created,
      body: adfToMarkdown(body),
      account: author?.accountId,
      isApp: author?.accountType === 'app',
      isRestricted: (visibility ?? null) !== null || jsdPublic === false,
    }),
  );

const Comments = z.object({ comments: z.array(CloudComment), total: z.number() });

/** Cloud's search has tokens and no total. */
const Found = z.object({
  issues: z.array(FoundIssue).default([]),
  nextPageToken: z.string().min(1).optional().catch(undefined),
});

/** The dialect of Jira Cloud. */
export function cloudDialect(transport: JiraTransport): JiraDialect {
  const client = jiraClient(transport, 3);
  const account = ownAccount(transport, 'cloud', OwnAccount);
  return {
    client,
    account: async () => (await account()).accountId,
    issue: (key, fields) => getIssue(client, { issueIdOrKey: key, fields: [...fields] }),
    markdown: (text) => text,
    download: ({ id }, maxBytes) =>
      transport.download(['rest', 'api', '3', 'attachment', 'content', id], maxBytes),
    commentPage: async (key, startAt) => {
      const page = { startAt, maxResults: 100, orderBy: 'created' } as const;
      return Comments.parse(await getComments(client, { issueIdOrKey: key, ...page }));
    },
    postComment: (key, blocks) =>
      addComment(client, { issueIdOrKey: key, body: documentOf(blocks) }),
    rewriteComment: (key, id, blocks) => {
      const body = { body: documentOf(blocks) };
      return updateComment(client, { issueIdOrKey: key, id: encodeURIComponent(id), body });
    },
    searchPage: async ({ jql, size: maxResults, token }) => {
      const page = token === undefined ? { maxResults } : { maxResults, nextPageToken: token };
      const search = { jql, fields: [...foundFields], ...page };
      const found = Found.parse(await searchAndReconsileIssuesUsingJqlPost(client, search));
      return { issues: found.issues, next: found.nextPageToken };
    },
  };
}

/** Returns the document in jira.js's mutable type. */
function documentOf(blocks: readonly Block[]) {
  const { content, ...document } = blocksToAdf(blocks);
  return { ...document, content: content.map((block) => ({ ...block })) };
}
