import { z } from 'zod';
import type { ServerAccount } from '../account.ts';
import type { WrittenComment } from '../authorship.ts';
import { instant } from '../comments.ts';
import type { Dialect } from '../dialect.ts';
import { wikiToMarkdown } from '../formats/wiki/index.ts';
import type { JiraTransport } from '../transport/index.ts';
import { issuePath } from './second-version.ts';

const Author = z.object({
  name: z.string().optional(),
  key: z.string().optional(),
  displayName: z.string().optional(),
});

/** Service Management marks a comment that is not for customers so. */
const Internal = z.object({
  key: z.literal('sd.public.comment'),
  value: z.object({ internal: z.literal(true) }),
});

const ServerComment = z.object({
  id: z.string().regex(/^\d+$/),
  author: Author.nullish(),
  body: z.string().catch(''),
  created: z.string().catch(''),
  visibility: z.unknown().optional(),
  properties: z.array(z.unknown()).catch([]),
});

const Page = z.object({ comments: z.array(ServerComment), total: z.number() });

/** Reads a page of a ticket's comments; `account` is the author's key. */
export function commentPage(
  transport: JiraTransport,
  account: () => Promise<ServerAccount>,
): Dialect['commentPage'] {
  return async (key, startAt) => {
    const own = await account();
    const path = issuePath(key, 'comment');
    const query = { startAt, maxResults: 100, orderBy: 'created', expand: 'properties' };
    const { comments, total } = Page.parse(await transport.send({ method: 'GET', path, query }));
    return { comments: comments.map((comment) => writtenComment(comment, own)), total };
  };
}

function writtenComment(
  { id, author, body, created, visibility, properties }: z.infer<typeof ServerComment>,
  own: ServerAccount,
): WrittenComment {
  return {
    id,
    author: author?.displayName ?? author?.name ?? 'Someone',
    created: instant(created),
    body: wikiToMarkdown(body),
    account: author?.name === own.name ? own.key : (author?.key ?? author?.name),
    isApp: false,
    isRestricted:
      (visibility ?? null) !== null ||
      properties.some((property) => Internal.safeParse(property).success),
  };
}
