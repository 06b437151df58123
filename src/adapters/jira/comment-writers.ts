import { z } from 'zod';
import {
  type Comment,
  commentMarkOf,
  hasCommentMark,
  lastMark,
  type Ticket,
  type TicketRecord,
} from '../../core/tickets/index.ts';
import { isAccount, type OwnAccount } from './account.ts';
import { isReporter, type Reporters } from './audience.ts';
import { type JiraDialect, JiraPerson, JiraTime } from './dialect.ts';
import { adfToMarkdown } from './formats/adf/index.ts';

/** A comment in Jira's form. */
export const JiraComment = z.object({
  id: z.string().regex(/^\d+$/),
  author: JiraPerson.nullish(),
  /** Who wrote the text that it has now, if somebody has rewritten it. */
  updateAuthor: JiraPerson.nullish().catch(undefined),
  body: z.unknown().optional(),
  created: JiraTime,
  visibility: z.unknown().optional(),
  /** `false` in Cloud for a comment that Jira Service Management hides from customers. */
  jsdPublic: z.boolean().optional().catch(undefined),
  properties: z.array(z.unknown()).catch([]),
});
export type JiraComment = z.infer<typeof JiraComment>;

/** The property of a comment in Data Center that Jira Service Management hides from customers. */
const Internal = z.object({
  key: z.literal('sd.public.comment'),
  value: z.object({ internal: z.literal(true) }),
});

/** A comment, and whose it is: that of the person who wrote the text that it has now. */
export interface ClassifiedComment extends Comment {
  readonly isOwn: boolean;
  readonly isApp: boolean;
  /** Whether the agent posted it, whoever has rewritten it since. */
  readonly isPosted: boolean;
  /** Whether somebody else than its author has rewritten it. */
  readonly isRewritten: boolean;
  /** Whether the comment is hidden from some of the ticket's readers, or not by a reporter. */
  readonly isRestricted: boolean;
}

/** How the comments of a site are read. */
export interface CommentReading {
  readonly own: OwnAccount;
  readonly readText: JiraDialect['readText'];
  readonly reporters?: Reporters | undefined;
}

/** Reads a comment, with its text in Markdown and whose it is. */
export function classifyComment(
  comment: JiraComment,
  { own, readText, reporters = new Set() }: CommentReading,
): ClassifiedComment {
  const { id, body, created } = comment;
  const writer = writerOf(comment);
  return {
    id,
    author: writer?.displayName ?? writer?.name ?? 'Someone',
    created: created ?? '1970-01-01T00:00:00.000Z',
    body: typeof body === 'string' ? readText(body) : adfToMarkdown(body),
    isOwn: isAccount(writer ?? {}, own),
    isApp: writer?.accountType === 'app',
    isPosted: isAccount(comment.author ?? {}, own),
    isRewritten: idOf(writer) !== idOf(comment.author),
    isRestricted:
      (comment.visibility ?? null) !== null ||
      comment.jsdPublic === false ||
      comment.properties.some((property) => Internal.safeParse(property).success) ||
      !isReporter(writer, reporters),
  };
}

/** Who wrote the text that the comment has now. */
export function writerOf({ author, updateAuthor }: JiraComment): JiraComment['author'] {
  return idOf(updateAuthor) === undefined ? author : updateAuthor;
}

const idOf = (person: JiraComment['author']) => person?.accountId ?? person?.key ?? person?.name;

/**
 * Separates people's comments, oldest first, from those of other programs and of the agent, which posted those of the
 * record, too; its own are those of the record's repository. One of the agent's that a person has rewritten is the
 * person's, unless it still ends with the agent's mark: then, nobody can tell whose words are whose. Leaves out
 * restricted comments, because a pull request could reveal them.
 */
export function sortComments(
  all: readonly ClassifiedComment[],
  { comments: recorded, part }: Pick<TicketRecord, 'comments' | 'part'>,
): Pick<Ticket, 'comments' | 'ownComments' | 'restrictedComments'> {
  const inOrder = all.toSorted(
    (a, b) => a.created.localeCompare(b.created) || Number(a.id) - Number(b.id),
  );
  const isAgents = ({ id, body, isPosted, isRewritten }: ClassifiedComment) =>
    (isPosted || recorded.includes(id)) && (!isRewritten || hasCommentMark(body));
  const people = inOrder.filter(
    (comment) => !comment.isOwn && !comment.isApp && !isAgents(comment),
  );
  const open = people.filter(({ isRestricted }) => !isRestricted);
  const restricted = people.length - open.length;
  return {
    comments: open.map(({ id, author, created, body }) => ({ id, author, created, body })),
    ownComments: inOrder
      .filter(({ isOwn, body }) => isOwn && lastMark(body) === commentMarkOf(part?.repository))
      .map(({ id }) => id),
    ...(restricted === 0 ? {} : { restrictedComments: restricted }),
  };
}
