import { hasCommentMark, textAfterCommand } from '../../core/tickets/index.ts';
import { at, listAt, textAt } from './json.ts';
import { type Account, parseAccount } from './ticket.ts';

/** A comment that was just written. */
export interface NewComment {
  /** `''` if the webhook does not say. */
  readonly id: string;
  readonly author: Account | undefined;
  /** Whether a program wrote it. */
  readonly isByApp: boolean;
  /** Where a command would be: the whole text in wiki markup, the first paragraph of a Jira document. */
  readonly opening: string;
  /** Where the agent's mark would be: the whole text in wiki markup, the last paragraph of a document. */
  readonly closing: string;
}

/**
 * Reads the comment that a webhook reports as new; `undefined` if there is none. Cloud sends an event of its
 * own for it; Data Center names the ticket only in the update that the comment is part of.
 */
export function parseComment(payload: unknown): NewComment | undefined {
  const comment = at(payload, 'comment');
  if (typeof comment !== 'object' || comment === null || !isNew(payload)) return undefined;
  const body = at(comment, 'body');
  return {
    id: textAt(comment, 'id'),
    author: parseAccount(at(comment, 'author')),
    isByApp: textAt(comment, 'author', 'accountType') === 'app',
    opening: typeof body === 'string' ? body : firstText(body),
    closing: typeof body === 'string' ? body : paragraphText(listAt(body, 'content').at(-1)),
  };
}

/** Returns whether the comment's first word is the command. A comment with the agent's mark is its own. */
export function asksByCommand({ opening, closing }: NewComment, command: string): boolean {
  const start = opening.trimStart().slice(0, command.length + 2);
  return textAfterCommand(start, command) !== undefined && !hasCommentMark(closing);
}

function isNew(payload: unknown): boolean {
  if (textAt(payload, 'webhookEvent') === 'comment_created') return true;
  const type = textAt(payload, 'issue_event_type_name');
  if (type !== '') return !/^issue_comment_/.test(type);
  // The oldest servers send no type; there, an edit shows in the two times.
  return textAt(payload, 'comment', 'created') === textAt(payload, 'comment', 'updated');
}

/** Returns the first paragraph with text if no other block precedes it: a quote or code is no command. */
function firstText(body: unknown): string {
  for (const block of listAt(body, 'content')) {
    const text = paragraphText(block);
    if (textAt(block, 'type') !== 'paragraph' || text.trim() !== '') return text;
  }
  return '';
}

function paragraphText(block: unknown): string {
  if (textAt(block, 'type') !== 'paragraph') return '';
  return listAt(block, 'content').reduce<string>((text, node) => {
    const isText = textAt(node, 'type') === 'text';
    // Any other node, such as a mention or a line break, ends a word.
    return text + (isText ? textAt(node, 'text') : '\n');
  }, '');
}
