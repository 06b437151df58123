import { getComment, getComments } from 'jira.js/cloud';
import { type Client, isApiError, isNotFoundError } from 'jira.js/core';
import { z } from 'zod';
import type { Block } from '../../core/report/index.ts';
import {
  type Comment,
  hasCommentMark,
  type Ticket,
  type TicketKey,
} from '../../core/tickets/index.ts';
import { UserError } from '../../core/user-error.ts';
import type { OwnAccount } from './account.ts';
import { isReporter, type Reporters } from './audience.ts';
import { type JiraDialect, JiraPerson, JiraTime } from './dialect.ts';
import { adfToMarkdown } from './formats/adf/index.ts';

const Author = JiraPerson.extend({
  accountType: z.string().optional(),
  displayName: z.string().optional(),
});

const JiraComment = z.object({
  id: z.string().regex(/^\d+$/),
  author: Author.nullish(),
  body: z.unknown().optional(),
  created: JiraTime,
  visibility: z.unknown().optional(),
  /** `false` in Cloud for a comment that Jira Service Management hides from customers. */
  jsdPublic: z.boolean().optional().catch(undefined),
  properties: z.array(z.unknown()).catch([]),
});

const CommentPage = z.object({ comments: z.array(JiraComment), total: z.number() });

/** The property of a comment in Data Center that Jira Service Management hides from customers. */
const Internal = z.object({
  key: z.literal('sd.public.comment'),
  value: z.object({ internal: z.literal(true) }),
});

interface ClassifiedComment extends Comment {
  readonly isOwn: boolean;
  readonly isApp: boolean;
  /** Whether the comment is hidden from some of the ticket's readers, or not by a reporter. */
  readonly isRestricted: boolean;
}

/** More than any ticket has; bounds the reading if Jira's total is wrong. */
const maxComments = 5000;

/** Characters of all comments together: 256 of the longest that Jira takes by default. */
const maxCharacters = 256 * 32_767;

/** Reads all comments of a ticket that the account may see. Throws UserError if they are too long together. */
export async function readComments(
  dialect: JiraDialect,
  key: TicketKey,
  own: OwnAccount,
  reporters: Reporters = new Set(),
): Promise<readonly ClassifiedComment[]> {
  const found: ClassifiedComment[] = [];
  let characters = 0;
  while (found.length < maxComments) {
    const page = { startAt: found.length, maxResults: 100, orderBy: 'created' } as const;
    const { comments, total } = await commentPage(dialect, key, page);
    found.push(
      ...comments.map((comment) => {
        const classified = classifyComment(comment, own, dialect.readText);
        return isReporter(comment.author, reporters)
          ? classified
          : { ...classified, isRestricted: true };
      }),
    );
    for (const { id, author, body } of found.slice(page.startAt)) {
      characters += id.length + author.length + body.length;
    }
    if (characters > maxCharacters) {
      throw new UserError(
        `Delete long comments of ${key}: together, they have more than 8 million characters.`,
      );
    }
    if (comments.length === 0 || found.length >= total) break;
  }
  return found;
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

function classifyComment(
  { id, author, body, created, ...comment }: z.infer<typeof JiraComment>,
  own: OwnAccount,
  readText: JiraDialect['readText'],
): ClassifiedComment {
  return {
    id,
    author: author?.displayName ?? author?.name ?? 'Someone',
    created: created ?? '1970-01-01T00:00:00.000Z',
    body: typeof body === 'string' ? readText(body) : adfToMarkdown(body),
    isOwn: isAccount(author ?? {}, own),
    isApp: author?.accountType === 'app',
    isRestricted:
      (comment.visibility ?? null) !== null ||
      comment.jsdPublic === false ||
      comment.properties.some((property) => Internal.safeParse(property).success),
  };
}

function isAccount({ accountId, name, key }: z.infer<typeof Author>, own: OwnAccount): boolean {
  if ('accountId' in own) return accountId === own.accountId;
  return name === own.name || (key ?? name) === own.key;
}

/**
 * Separates people's comments, oldest first, from those of other programs and of the agent, which wrote
 * those in `recorded` too. Leaves out restricted comments, because a pull request could reveal them.
 */
export function sortComments(
  all: readonly ClassifiedComment[],
  recorded: readonly string[],
): Pick<Ticket, 'comments' | 'ownComments' | 'restrictedComments'> {
  const inOrder = all.toSorted(
    (a, b) => a.created.localeCompare(b.created) || Number(a.id) - Number(b.id),
  );
  const people = inOrder.filter(
    ({ id, isOwn, isApp }) => !isOwn && !isApp && !recorded.includes(id),
  );
  const open = people.filter(({ isRestricted }) => !isRestricted);
  const restricted = people.length - open.length;
  return {
    comments: open.map(({ id, author, created, body }) => ({ id, author, created, body })),
    ownComments: inOrder
      .filter(({ isOwn, body }) => isOwn && hasCommentMark(body))
      .map(({ id }) => id),
    ...(restricted === 0 ? {} : { restrictedComments: restricted }),
  };
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

/** Rewrites the comment `replaces`; posts a new one if there is none or it was deleted. Resolves to the id. */
export async function writeComment(
  dialect: JiraDialect,
  comment: NewComment,
  own: OwnAccount,
): Promise<string> {
  const { key, blocks, replaces } = comment;
  if (replaces !== undefined) {
    try {
      await dialect.rewriteComment(key, blocks, replaces);
      return replaces;
    } catch (error) {
      if (!(await isDeleted(dialect.client, key, replaces, error))) throw error;
    }
  }
  const find = () => findPosted(dialect, comment, own);
  const isInternal = await comment.isInternal();
  return Posted.parse(await dialect.postComment(key, { blocks, isInternal, find })).id;
}

/** What the agent says in a comment of its own about how things stand. */
interface Note {
  readonly key: TicketKey;
  readonly id: string;
  readonly status: string;
}

/** Writes a status line into a comment of the agent. Does nothing if it is deleted, or somebody else's. */
export async function writeNote(
  dialect: JiraDialect,
  { key, id, status }: Note,
  own: OwnAccount,
): Promise<void> {
  const { client, noteStatus, replaceText } = dialect;
  try {
    const asked = { issueIdOrKey: key, id: encodeURIComponent(id) };
    const { author, body } = JiraComment.parse(await getComment(client, asked));
    const noted = isAccount(author ?? {}, own) ? noteStatus(body, status) : undefined;
    if (noted !== undefined) await replaceText(key, id, noted);
  } catch (error) {
    if (!(await isDeleted(client, key, id, error))) throw error;
  }
}

/**
 * Finds the comment of a POST that Jira did not answer. The agent keeps one comment per ticket and posts only
 * if there is none, so a comment with its mark can only be that one. Its text is written once more, in case
 * another run posted it.
 */
async function findPosted(
  dialect: JiraDialect,
  { key, blocks }: NewComment,
  own: OwnAccount,
): Promise<z.infer<typeof Posted> | undefined> {
  const { comments } = await commentPage(dialect, key, { orderBy: '-created', maxResults: 50 });
  const read = comments.map((comment) => classifyComment(comment, own, dialect.readText));
  const posted = read.find(({ isOwn, body }) => isOwn && hasCommentMark(body));
  if (posted === undefined) return undefined;
  await dialect.rewriteComment(key, blocks, posted.id);
  return { id: posted.id };
}

/** Whether the comment was deleted. Some versions answer 400 then, in the account's language. */
async function isDeleted(
  client: Client,
  key: TicketKey,
  id: string,
  error: unknown,
): Promise<boolean> {
  if (isNotFoundError(error)) return true;
  if (!isApiError(error) || error.status !== 400) return false;
  return getComment(client, { issueIdOrKey: key, id: encodeURIComponent(id) }).then(
    () => false,
    isNotFoundError,
  );
}
