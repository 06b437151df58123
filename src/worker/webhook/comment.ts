import { hasCommentMark, textAfterCommand } from '../../core/tickets/index.ts';
import { at, listAt, textAt } from './json.ts';

/** What the payload tells of a comment that was just written; `undefined` for any other event. */
export interface WrittenComment {
  /** `''` where the payload does not tell it. */
  readonly id: string;
  /** Where its text is: wiki markup, or a document of Jira's. */
  readonly body: unknown;
  /** Whether a program wrote it. */
  readonly isByApp: boolean;
}

/** Cloud sends an event for it; Data Center tells its ticket only in the update that it is part of. */
export function writtenComment(payload: unknown): WrittenComment | undefined {
  const comment = at(payload, 'comment');
  if (typeof comment !== 'object' || comment === null || !isNew(payload)) return undefined;
  return {
    id: textAt(comment, 'id'),
    body: at(comment, 'body'),
    isByApp: textAt(comment, 'author', 'accountType') === 'app',
  };
}

function isNew(payload: unknown): boolean {
  const event = textAt(payload, 'webhookEvent');
  if (event !== 'jira:issue_updated') return event === 'comment_created';
  const type = textAt(payload, 'issue_event_type_name');
  if (type !== '') return !/^issue_comment_/.test(type);
  // The oldest servers name no type; an edit shows in the two instants.
  return textAt(payload, 'comment', 'created') === textAt(payload, 'comment', 'updated');
}

/** Whether the comment's first word is the command. A comment with the agent's mark is its own. */
export function asksByCommand({ body }: WrittenComment, command: string): boolean {
  const text = typeof body === 'string' ? body : firstLine(body);
  const start = text.trimStart().slice(0, command.length + 2);
  return textAfterCommand(start, command) !== undefined && !isMarked(body);
}

function isMarked(body: unknown): boolean {
  if (typeof body === 'string') return hasCommentMark(body);
  return hasCommentMark(paragraphText(listAt(body, 'content').at(-1)));
}

/** The first paragraph with any text, if nothing else stands before it: a quote or code is no command. */
function firstLine(body: unknown): string {
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
    // Anything else, a mention or a line break, ends a word.
    return text + (isText ? textAt(node, 'text') : '\n');
  }, '');
}
