import { getComment, getComments } from 'jira.js/cloud';
import { isNotFoundError } from 'jira.js/core';
import { z } from 'zod';
import type { Block } from '../../core/markup/index.ts';
import { renderMarkdown } from '../../core/report/index.ts';
import { lastMark, type Ticket, type TicketKey } from '../../core/tickets/index.ts';
import { UserError } from '../../engines/errors.ts';
import { isAccount, type OwnAccount } from './account.ts';
import {
  type ClassifiedComment,
  type CommentReading,
  classifyComment,
  JiraComment,
  writerOf,
} from './comment-writers.ts';
import type { JiraDialect } from './dialect.ts';

const CommentPage = z.object({ comments: z.array(JiraComment), total: z.number() });

/** More than any ticket has; bounds the reading if Jira's total is wrong. */
const maxComments = 5000;

/** Characters of all comments together: 256 of the longest that Jira takes by default. */
const maxCharacters = 256 * 32_767;

/** Reads all comments of a ticket that the account may see. Throws UserError if they are too long together. */
export async function readComments(
  dialect: JiraDialect,
  key: TicketKey,
  reading: CommentReading,
): Promise<readonly ClassifiedComment[]> {
  const found: ClassifiedComment[] = [];
  let characters = 0;
  while (found.length < maxComments) {
    const page = { startAt: found.length, maxResults: 100, orderBy: 'created' } as const;
    const { comments, total } = await commentPage(dialect, key, page);
    found.push(...comments.map((comment) => classifyComment(comment, reading)));
    characters += lengthOf(found.slice(page.startAt));
    requireShort(key, characters);
    if (comments.length === 0 || found.length >= total) break;
  }
  return found;
}

/**
 * Reads the comments that came with a ticket; all of the ticket's if some are missing, or if Jira says only elsewhere
 * which of them it hides. Throws UserError if they are too long together.
 */
export async function readEmbedded(
  dialect: JiraDialect,
  { key, isServiceDesk }: Pick<Ticket, 'key' | 'isServiceDesk'>,
  embedded: unknown,
  reading: CommentReading,
): Promise<readonly ClassifiedComment[]> {
  const { comments, total } = CommentPage.safeParse(embedded).data ?? { comments: [], total: 1 };
  const isHidden = isServiceDesk === true && dialect.commentExpand !== undefined && total > 0;
  if (isHidden || comments.length < total) return readComments(dialect, key, reading);
  const found = comments.map((comment) => classifyComment(comment, reading));
  requireShort(key, lengthOf(found));
  return found;
}

function lengthOf(comments: readonly ClassifiedComment[]): number {
  return comments
    .map(({ id, author, body }) => id.length + author.length + body.length)
    .reduce((sum, length) => sum + length, 0);
}

function requireShort(key: TicketKey, characters: number): void {
  if (characters <= maxCharacters) return;
  throw new UserError(
    `Delete long comments of ${key}: together, they have more than 8 million characters.`,
  );
}

interface PageRequest {
  readonly startAt?: number;
  readonly maxResults: number;
  readonly orderBy: 'created' | '-created';
}

async function commentPage(
  { client, commentExpand: expand }: JiraDialect,
  issueIdOrKey: TicketKey,
  page: PageRequest,
): Promise<z.infer<typeof CommentPage>> {
  return CommentPage.parse(await getComments(client, { issueIdOrKey, ...page, expand }));
}

const Posted = z.object({ id: z.string().regex(/^\d+$/) });

/** What the agent writes on a ticket. */
export interface NewComment {
  readonly key: TicketKey;
  readonly blocks: readonly Block[];
  /** Id of the comment to rewrite. */
  readonly replaces: string | undefined;
  /** Whether a new comment is hidden from customers. */
  readonly isInternal: () => Promise<boolean>;
}

/**
 * Rewrites the comment `replaces`; posts a new one if there is none, if it was deleted, or if a person has written
 * there since, whose words are left as they are. Resolves to the id.
 */
export async function writeComment(
  dialect: JiraDialect,
  comment: NewComment,
  own: OwnAccount,
): Promise<string> {
  const { key, blocks, replaces } = comment;
  if (replaces !== undefined) {
    const written = { key, id: replaces, blocks, isQuiet: false };
    if (await rewriteComment(dialect, written, own)) return replaces;
  }
  const find = () => findPosted(dialect, comment, own);
  const properties = (await comment.isInternal()) ? { properties: internalProperties } : {};
  const body = { body: dialect.writeText(blocks), ...properties };
  const sent = { url: commentsOf(key), method: 'POST', body } as const;
  return Posted.parse(await dialect.clientFor(find).sendRequest(sent)).id;
}

const commentsOf = (key: TicketKey) => `/rest/api/3/issue/${key}/comment`;

/** Hides a comment from the customers of Jira Service Management. */
const internalProperties = [{ key: 'sd.public.comment', value: { internal: true } }];

/** A new text for a comment. */
interface RewrittenComment {
  readonly key: TicketKey;
  readonly id: string;
  readonly blocks: readonly Block[];
  /** Whether nobody is notified, where that can be chosen. */
  readonly isQuiet: boolean;
}

async function replaceComment(
  { client, writeText, quietly }: JiraDialect,
  { key, id, blocks, isQuiet }: RewrittenComment,
): Promise<void> {
  await client.sendRequest({
    ...{ url: `${commentsOf(key)}/${encodeURIComponent(id)}`, method: 'PUT' },
    ...(isQuiet && quietly !== undefined ? { searchParams: quietly } : {}),
    body: { body: writeText(blocks) },
  });
}

/** Rewrites a comment unless it is deleted, or somebody else's; resolves to whether it did. */
export async function rewriteComment(
  dialect: JiraDialect,
  written: RewrittenComment,
  own: OwnAccount,
): Promise<boolean> {
  try {
    const place = { issueIdOrKey: written.key, id: encodeURIComponent(written.id) };
    const comment = JiraComment.parse(await getComment(dialect.client, place));
    if (!isAccount(writerOf(comment) ?? {}, own)) return false;
    await replaceComment(dialect, written);
    return true;
  } catch (error) {
    if (isNotFoundError(error)) return false;
    throw error;
  }
}

/**
 * Finds the comment of a POST that Jira did not answer. A repository keeps one comment per ticket and posts only if
 * there is none, so a comment that ends with the same mark can only be that one. Its text is written once more, in
 * case another run posted it.
 */
async function findPosted(
  dialect: JiraDialect,
  { key, blocks }: NewComment,
  own: OwnAccount,
): Promise<z.infer<typeof Posted> | undefined> {
  const { comments } = await commentPage(dialect, key, { orderBy: '-created', maxResults: 50 });
  const read = comments.map((comment) =>
    classifyComment(comment, { own, readText: dialect.readText }),
  );
  const mark = lastMark(renderMarkdown(blocks.slice(-1), maxMark));
  const posted = read.find(
    ({ isOwn, body }) => isOwn && mark !== undefined && lastMark(body) === mark,
  );
  if (posted === undefined) return undefined;
  await replaceComment(dialect, { key, id: posted.id, blocks, isQuiet: false });
  return { id: posted.id };
}

/** Characters of a mark: more than a repository's name can have. */
const maxMark = 1_000;
