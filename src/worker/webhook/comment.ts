import { hasCommentMark, textAfterCommand } from '../../core/tickets/index.ts';
import { blockText, mentionsInDocument, mentionsInWiki } from './comment-body.ts';
import { at, listAt, textAt } from './json.ts';
import { type Account, parseAccount } from './ticket.ts';

/** A comment that was just written. */
export interface CommentFacts {
  /** `''` if the webhook does not say. */
  readonly id: string;
  /** Whose words it has: who rewrote it, or else who wrote it. */
  readonly author: Account | undefined;
  /** Whether a program wrote it. */
  readonly isByApp: boolean;
  /** Whether only some of the ticket's readers may see it. */
  readonly isRestricted: boolean;
  /** Where a command would be: the whole text in wiki markup, the first paragraph of a Jira document. */
  readonly opening: string;
  /** Where the agent's mark would be: the whole text in wiki markup, the last paragraph of a document. */
  readonly closing: string;
  /** The accounts that it mentions, outside quotes and code. */
  readonly mentions: readonly string[];
}

/**
 * Reads the comment that a webhook reports as new; `undefined` if there is none. Cloud sends an event of its
 * own for it; Data Center names the ticket only in the update that the comment is part of.
 */
export function parseComment(payload: unknown): CommentFacts | undefined {
  const comment = at(payload, 'comment');
  if (typeof comment !== 'object' || comment === null || !isNew(payload)) return undefined;
  const body = at(comment, 'body');
  const isText = typeof body === 'string';
  const editor = at(comment, 'updateAuthor');
  const writer = parseAccount(editor) === undefined ? at(comment, 'author') : editor;
  return {
    id: textAt(comment, 'id'),
    author: parseAccount(writer),
    isByApp: textAt(writer, 'accountType') === 'app',
    isRestricted: isRestricted(comment),
    opening: isText ? body : firstText(body),
    closing: isText ? body : blockText(listAt(body, 'content').at(-1)),
    mentions: isText ? mentionsInWiki(body) : mentionsInDocument(body),
  };
}

/** Returns whether the comment begins with the command. A comment with the agent's mark is its own. */
export function asksByCommand({ opening, closing }: CommentFacts, command: string): boolean {
  return textAfterCommand(opening, command) !== undefined && !hasCommentMark(closing);
}

/** Returns whether the comment mentions one of the accounts, and is not the agent's own. */
export function asksByMention(
  { mentions, closing }: CommentFacts,
  accounts: ReadonlySet<string>,
): boolean {
  return mentions.some((name) => accounts.has(name)) && !hasCommentMark(closing);
}

/** Jira Service Management hides a comment from customers on Cloud by `jsdPublic`, on Data Center by a property. */
function isRestricted(comment: object): boolean {
  const isInternal = listAt(comment, 'properties').some(
    (property) =>
      textAt(property, 'key') === 'sd.public.comment' && at(property, 'value', 'internal') === true,
  );
  return (
    isInternal || at(comment, 'jsdPublic') === false || (at(comment, 'visibility') ?? null) !== null
  );
}

function isNew(payload: unknown): boolean {
  if (textAt(payload, 'webhookEvent') === 'comment_created') return true;
  const type = textAt(payload, 'issue_event_type_name');
  if (type !== '') return !/^issue_comment_/.test(type);
  // The oldest servers send no type; there, an edit shows in the two times.
  return textAt(payload, 'comment', 'created') === textAt(payload, 'comment', 'updated');
}

/** Returns the first paragraph or heading with text if no other block precedes it: a quote or code is no command. */
function firstText(body: unknown): string {
  for (const block of listAt(body, 'content')) {
    const text = blockText(block);
    if (textAt(block, 'type') !== 'paragraph' || text.trim() !== '') return text;
  }
  return '';
}
