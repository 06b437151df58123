import { getComments } from 'jira.js/cloud';
import type { Client } from 'jira.js/core';
import { z } from 'zod';
import type { WrittenComment } from '../authorship.ts';
import { instant } from '../comments.ts';
import type { Dialect } from '../dialect.ts';
import { adfToMarkdown } from '../formats/adf/index.ts';

const Author = z.object({
  accountId: z.string().optional(),
  accountType: z.string().optional(),
  displayName: z.string().optional(),
});

const JiraComment = z
  .object({
    id: z.string().regex(/^\d+$/),
    author: Author.nullish(),
    body: z.unknown().optional(),
    created: z.union([z.date(), z.string()]).optional(),
    visibility: z.unknown().optional(),
    jsdPublic: z.boolean().optional().catch(undefined),
  })
  .transform(
    ({ id, author, body, created, visibility, jsdPublic }): WrittenComment => ({
      id,
      author: author?.displayName ?? 'Someone',
      created: instant(created),
      body: adfToMarkdown(body),
      account: author?.accountId,
      isApp: author?.accountType === 'app',
      isRestricted: (visibility ?? null) !== null || jsdPublic === false,
    }),
  );

const Page = z.object({ comments: z.array(JiraComment), total: z.number() });

/** Reads a page of a ticket's comments. */
export function commentPage(client: Client): Dialect['commentPage'] {
  return async (key, startAt) => {
    const order = { maxResults: 100, orderBy: 'created' } as const;
    return Page.parse(await getComments(client, { issueIdOrKey: key, startAt, ...order }));
  };
}
