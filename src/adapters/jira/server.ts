import { z } from 'zod';
import { ownAccount } from './account.ts';
import { jiraClient } from './client.ts';
import {
  FoundIssue,
  foundFields,
  type JiraComment,
  type JiraDialect,
  JiraTime,
} from './dialect.ts';
import { blocksToWiki, wikiToMarkdown } from './formats/wiki/index.ts';
import type { JiraTransport } from './transport/index.ts';

/** `name` may change, `key` never does. */
const OwnAccount = z.object({ name: z.string().min(1), key: z.string().min(1) });

const Author = z.object({
  name: z.string().optional(),
  key: z.string().optional(),
  displayName: z.string().optional(),
});

/** Jira Service Management sets this property on comments that are hidden from customers. */
const Internal = z.object({
  key: z.literal('sd.public.comment'),
  value: z.object({ internal: z.literal(true) }),
});

const ServerComment = z.object({
  id: z.string().regex(/^\d+$/),
  author: Author.nullish(),
  body: z.string().catch(''),
  created: JiraTime,
  visibility: z.unknown().optional(),
  properties: z.array(z.unknown()).catch([]),
});

const Comments = z.object({ comments: z.array(ServerComment), total: z.number() });

/** Data Center's search has a total and no tokens. */
const Found = z.object({ issues: z.array(FoundIssue), total: z.number() });

/** The dialect of Jira Data Center, which has only version 2 of the API. */
export function serverDialect(transport: JiraTransport): JiraDialect {
  const account = ownAccount(transport, 'data-center', OwnAccount);
  return {
    client: jiraClient(transport, 2),
    account: async () => (await account()).key,
    issue: (key, fields) => {
      const query = { fields: fields.join(',') };
      return transport.send({ method: 'GET', path: issuePath(key), query });
    },
    markdown: wikiToMarkdown,
    download: ({ id, name }, maxBytes) =>
      transport.download(['secure', 'attachment', id, name], maxBytes),
    commentPage: async (key, startAt) => {
      const own = await account();
      const path = issuePath(key, 'comment');
      const query = { startAt, maxResults: 100, orderBy: 'created', expand: 'properties' };
      const { comments, total } = Comments.parse(
        await transport.send({ method: 'GET', path, query }),
      );
      return { comments: comments.map((comment) => jiraComment(comment, own)), total };
    },
    postComment: (key, blocks) => {
      const body = { body: blocksToWiki(blocks) };
      return transport.send({ method: 'POST', path: issuePath(key, 'comment'), body });
    },
    rewriteComment: (key, id, blocks) => {
      const body = { body: blocksToWiki(blocks) };
      return transport.send({ method: 'PUT', path: issuePath(key, 'comment', id), body });
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

function jiraComment(
  { id, author, body, created, visibility, properties }: z.infer<typeof ServerComment>,
  own: z.infer<typeof OwnAccount>,
): JiraComment {
  return {
    id,
    author: author?.displayName ?? author?.name ?? 'Someone',
    created,
    body: wikiToMarkdown(body),
    account: author?.name === own.name ? own.key : (author?.key ?? author?.name),
    isApp: false,
    isRestricted:
      (visibility ?? null) !== null ||
      properties.some((property) => Internal.safeParse(property).success),
  };
}

function issuePath(key: string, ...below: readonly string[]): readonly string[] {
  return ['rest', 'api', '2', 'issue', key, ...below];
}
