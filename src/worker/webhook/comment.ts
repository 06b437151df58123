import { hasCommentMark, textAfterCommand } from '../../core/tickets/index.ts';
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

/** Macros whose text is not the author's, code in a line, and mentions: `[~name]`, `[~accountid:…]`, `[alias|~name]`. */
const signs =
  /\{(quote|code|noformat)(?::[^{}\n]{0,300})?\}|(\{\{|\}\})|(?<!\\)\[(?:[^\][|\n]{1,200}\|)?~(?:accountid:)?([^\][|\n]{1,200})\]/g;

/** Returns the accounts that a text in wiki markup mentions, outside quotes and code. */
function mentionsInWiki(text: string): readonly string[] {
  const found: string[] = [];
  let open = '';
  for (const line of text.split(/\r\n?|\n/)) {
    if (open === '' && /^\s*(?:bq\.|>)/.test(line)) continue;
    const lastCode = line.lastIndexOf('}}');
    let isCode = false;
    for (const { index, 1: macro, 2: code, 3: name } of line.matchAll(signs)) {
      if (macro !== undefined) open = afterMacro(open, macro);
      else if (code !== undefined) isCode = code === '{{' && index < lastCode;
      else if (name !== undefined && open === '' && !isCode) found.push(name.trim());
    }
  }
  return found;
}

/** Only its own name ends a macro. */
function afterMacro(open: string, macro: string): string {
  if (open === '') return macro;
  return open === macro ? '' : open;
}

/** Returns the accounts that a Jira document mentions, outside quotes and code; of any JSON, however deep. */
function mentionsInDocument(document: unknown): readonly string[] {
  const found: string[] = [];
  const waiting = [document];
  while (waiting.length > 0) {
    const node = waiting.pop();
    const type = textAt(node, 'type');
    if (type === 'mention') found.push(textAt(node, 'attrs', 'id'));
    if (foreign.has(type)) continue;
    for (const child of listAt(node, 'content')) waiting.push(child);
  }
  return found.filter((id) => id !== '');
}

const foreign: ReadonlySet<string> = new Set(['blockquote', 'codeBlock']);

/** Returns the text of a paragraph or heading, with code, strikes and mentions as in wiki markup; `''` of any other block. */
function blockText(block: unknown): string {
  if (!readable.has(textAt(block, 'type'))) return '';
  return listAt(block, 'content').map(inlineText).join('');
}

const readable: ReadonlySet<string> = new Set(['paragraph', 'heading']);

/** A node of an unknown type, such as a line break, ends a word. */
function inlineText(node: unknown): string {
  const type = textAt(node, 'type');
  if (type === 'mention') return `[~accountid:${textAt(node, 'attrs', 'id')}]`;
  if (type !== 'text') return '\n';
  const marks = new Set(listAt(node, 'marks').map((mark) => textAt(mark, 'type')));
  const text = textAt(node, 'text');
  if (marks.has('code')) return `{{${text}}}`;
  return marks.has('strike') ? `-${text}-` : text;
}
