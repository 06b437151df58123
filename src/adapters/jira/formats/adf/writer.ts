import { capBlocks } from '../../../../core/report/index.ts';
import {
  type Block,
  breakCommands,
  type CodeBlock,
  clean,
  cleanCode,
  cleanCodeLine,
  cleanLine,
  type FoldedBlock,
  type Inline,
  type ListBlock,
  type Prose,
  pageUrl,
  type QuoteBlock,
  type TableBlock,
  text,
} from '../../../../core/text/index.ts';

/** Atlassian's document format, as far as the agent writes it. jira.js takes only a mutable list. */
type AdfDocument = {
  readonly version: 1;
  readonly type: 'doc';
  readonly content: AdfBlock[];
};

interface Parent<Type extends string, Child> {
  readonly type: Type;
  readonly content: readonly Child[];
}

interface WithAttrs<Attrs> {
  readonly attrs: Attrs;
}

type Paragraph = Parent<'paragraph', AdfInline>;
type Cell = Parent<'tableHeader' | 'tableCell', Paragraph>;
type Row = Parent<'tableRow', Cell>;
type Code = Parent<'codeBlock', Text> & WithAttrs<{ readonly language?: string }>;

type Item = Parent<'listItem', AdfProse>;
type List =
  | Parent<'bulletList', Item>
  | (Parent<'orderedList', Item> & WithAttrs<{ readonly order: number }>);
type AdfProse = Paragraph | List | Code;
type AdfFolded = AdfProse | Parent<'blockquote', AdfProse> | Parent<'table', Row>;

type AdfBlock =
  | AdfFolded
  | (Parent<'heading', Text> & WithAttrs<{ readonly level: 3 }>)
  | (Parent<'expand', AdfFolded> & WithAttrs<{ readonly title: string }>);

type AdfInline = Text | { readonly type: 'hardBreak' };

/** `text` is never empty: Jira rejects a document with an empty text node. */
interface Text {
  readonly type: 'text';
  readonly text: string;
  readonly marks?: readonly Mark[];
}

type Mark =
  | { readonly type: 'strong' | 'code' }
  | ({ readonly type: 'link' } & WithAttrs<{ readonly href: string }>);

/** Jira's limit for a comment is 32,767 characters; how it counts them is not documented. */
const maxDocument = 30_000;

/** Writes a report as a document that Jira accepts: valid, and at most 30,000 characters of JSON. */
export function blocksToAdf(blocks: readonly Block[]): AdfDocument {
  return documentOf(capBlocks(blocks, sizeOf, maxDocument - emptySize));
}

function documentOf(blocks: readonly Block[]): AdfDocument {
  return { version: 1, type: 'doc', content: blocks.flatMap(writeBlock) };
}

const emptySize = JSON.stringify(documentOf([])).length;

/** Returns the characters of JSON that a block adds to a document, its comma included. */
function sizeOf(block: Block): number {
  return JSON.stringify(writeBlock(block)).length;
}

function writeBlock(block: Block): AdfBlock[] {
  switch (block.kind) {
    case 'heading':
      return [{ type: 'heading', attrs: { level: 3 }, content: textNodes(cleanLine(block.text)) }];
    case 'details': {
      const content: readonly AdfFolded[] = orEmpty(block.content.flatMap(writeFolded));
      return [{ type: 'expand', attrs: { title: cleanLine(block.title) }, content }];
    }
    default:
      return writeFolded(block);
  }
}

function writeFolded(block: FoldedBlock): AdfFolded[] {
  switch (block.kind) {
    case 'quote':
      return [quote(block)];
    case 'table':
      return block.header.length === 0 ? [] : [table(block)];
    default:
      return writeProse(block);
  }
}

function writeProse(block: Prose): AdfProse[] {
  switch (block.kind) {
    case 'paragraph':
      return [paragraph(block.content)];
    case 'list':
      return block.items.length === 0 ? [] : [list(block)];
    case 'code':
      return [code(block)];
  }
}

function quote({ content }: QuoteBlock): Parent<'blockquote', AdfProse> {
  return { type: 'blockquote', content: orEmpty(content.flatMap(writeProse)) };
}

/** An item must not begin with a list. */
function list({ first, items }: ListBlock): List {
  const content = items.map((item): Item => {
    const blocks = orEmpty(item.flatMap(writeProse));
    const isList = blocks[0]?.type === 'bulletList' || blocks[0]?.type === 'orderedList';
    return { type: 'listItem', content: isList ? [paragraph([]), ...blocks] : blocks };
  });
  return first === undefined
    ? { type: 'bulletList', content }
    : { type: 'orderedList', attrs: { order: first }, content };
}

/** A container must not be empty. */
function orEmpty<Child>(content: readonly Child[]): readonly (Child | Paragraph)[] {
  return content.length === 0 ? [paragraph([])] : content;
}

function table({ header, rows }: TableBlock): AdfFolded {
  const head = header.map((name) => cell('tableHeader', [text(name)]));
  const body = rows.map((row) => tableRow(row.map((content) => cell('tableCell', content))));
  return { type: 'table', content: [tableRow(head), ...body] };
}

function tableRow(content: readonly Cell[]): Row {
  return { type: 'tableRow', content };
}

function cell(type: Cell['type'], content: readonly Inline[]): Cell {
  return { type, content: [paragraph(content)] };
}

function code({ language, text: body }: CodeBlock): Code {
  const name = language.replace(/[^\w+#.-]/g, '').slice(0, 40);
  const attrs = name === '' ? {} : { language: name };
  return { type: 'codeBlock', attrs, content: textNodes(breakCommands(cleanCode(body), 'code')) };
}

function paragraph(content: readonly Inline[]): Paragraph {
  return { type: 'paragraph', content: content.flatMap(writeInline) };
}

function writeInline(inline: Inline): readonly AdfInline[] {
  switch (inline.kind) {
    case 'text':
      return lines(inline.text);
    case 'strong':
      return textNodes(breakCommands(cleanLine(inline.text), 'prose'), { type: 'strong' });
    case 'code':
      return textNodes(cleanCodeLine(inline.text), { type: 'code' });
    case 'link':
      return writeLink(breakCommands(cleanLine(inline.text), 'prose'), inline.url);
  }
}

/** Links only to web pages; of anything else, such as `javascript:`, only the text remains. */
function writeLink(text: string, url: string): readonly AdfInline[] {
  const href = pageUrl(url);
  if (href === undefined) return textNodes(text);
  return textNodes(text || href, { type: 'link', attrs: { href } });
}

/** Returns text with its line breaks, which are nodes in a document. */
function lines(text: string): readonly AdfInline[] {
  return breakCommands(clean(text), 'prose')
    .split('\n')
    .flatMap((line, index): readonly AdfInline[] =>
      index === 0 ? textNodes(line) : [{ type: 'hardBreak' }, ...textNodes(line)],
    );
}

function textNodes(text: string, ...marks: readonly Mark[]): readonly Text[] {
  if (text === '') return [];
  return [marks.length === 0 ? { type: 'text', text } : { type: 'text', text, marks }];
}
