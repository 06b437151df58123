import { getComments } from 'jira.js/cloud';
import type { Client } from 'jira.js/core';
import { z } from 'zod';
import { adfToMarkdown } from '../../core/adf/markdown.ts';
import type { Comment, TicketKey } from '../../core/ticket.ts';

const Author = z.object({
  accountId: z.string().optional(),
  accountType: z.string().optional(),
  displayName: z.string().optional(),
});

const WrittenComment = z.object({
  id: z.string().regex(/^\d+$/),
  author: Author.nullish(),
  body: z.unknown(),
  created: z.union([z.date(), z.string()]).optional(),
});
type WrittenComment = z.infer<typeof WrittenComment>;

const Page = z.object({ comments: z.array(WrittenComment), total: z.number() });

/** More than Jira keeps on a ticket; a total that never comes true must not keep the agent reading. */
const mostComments = 5000;

/** Whose comments are not a person's: the agent's own account, and ids that it wrote earlier. */
export interface Own {
  readonly accountId: string;
  readonly comments: readonly string[];
}

/** The people's comments below a ticket, oldest first. */
export async function readComments(
  client: Client,
  key: TicketKey,
  own: Own,
): Promise<readonly Comment[]> {
  const written = await readAll(client, key);
  return written
    .filter((comment) => isFromPerson(comment, own))
    .map((comment) => ({
      id: comment.id,
      author: comment.author?.displayName ?? 'Someone',
      created: instant(comment.created),
      body: adfToMarkdown(comment.body),
    }))
    .sort((a, b) => a.created.localeCompare(b.created) || Number(a.id) - Number(b.id));
}

async function readAll(client: Client, key: TicketKey): Promise<readonly WrittenComment[]> {
  const found: WrittenComment[] = [];
  while (found.length < mostComments) {
    const page = Page.parse(
      await getComments(client, {
        issueIdOrKey: key,
        startAt: found.length,
        maxResults: 100,
        orderBy: 'created',
      }),
    );
    found.push(...page.comments);
    if (page.comments.length === 0 || found.length >= page.total) break;
  }
  return found;
}

function isFromPerson(comment: WrittenComment, own: Own): boolean {
  const isOwn = comment.author?.accountId === own.accountId || own.comments.includes(comment.id);
  return !isOwn && comment.author?.accountType !== 'app';
}

/** jira.js hands over a Date, or Jira's own text when an answer was not of the documented form. */
function instant(created: Date | string | undefined): string {
  const date = new Date(created ?? 0);
  return (Number.isNaN(date.getTime()) ? new Date(0) : date).toISOString();
}
