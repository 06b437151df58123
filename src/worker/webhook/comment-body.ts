import { listAt, textAt } from './json.ts';

/** Macros whose text is not the author's, code in a line, and mentions: `[~name]`, `[~accountid:…]`, `[alias|~name]`. */
const signs =
  /\{(quote|code|noformat)(?::[^{}\n]{0,300})?\}|(\{\{|\}\})|(?<!\\)\[(?:[^\][|\n]{1,200}\|)?~(?:accountid:)?([^\][|\n]{1,200})\]/g;

/** Returns the accounts that a text in wiki markup mentions, outside quotes and code. */
export function mentionsInWiki(text: string): readonly string[] {
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
export function mentionsInDocument(document: unknown): readonly string[] {
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
export function blockText(block: unknown): string {
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
