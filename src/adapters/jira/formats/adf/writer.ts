import {
  type Block,
  type CodeBlock,
  capBlocks,
  fullTextLabel,
  type Inline,
  link,
  type TableBlock,
  text,
} from '../../../../core/report/index.ts';
import { clean, cleanLine, pageUrl } from '../../../../core/text/index.ts';

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

type AdfBlock =
  | Paragraph
  | (Parent<'heading', Text> & WithAttrs<{ readonly level: 3 }>)
  | Parent<'bulletList', Parent<'listItem', Paragraph>>
  | Parent<'blockquote', Paragraph>
  | Parent<'table', Row>
  | (Parent<'expand', Code | Paragraph> & WithAttrs<{ readonly title: string }>);

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
    case 'paragraph':
      return [paragraph(block.content)];
    case 'list':
      return block.items.length === 0 ? [] : [bulletList(block.items)];
    case 'quote':
      return [{ type: 'blockquote', content: [{ type: 'paragraph', content: lines(block.text) }] }];
    case 'table':
      return block.header.length === 0 ? [] : [table(block)];
    case 'code':
      return [codeUnderTitle(block)];
  }
}

function bulletList(items: readonly (readonly Inline[])[]): AdfBlock {
  return {
    type: 'bulletList',
    content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
  };
}

function table({ header, rows }: TableBlock): AdfBlock {
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

function codeUnderTitle({ title, language, text: body, fullTextUrl }: CodeBlock): AdfBlock {
  const name = language.replace(/[^\w+#.-]/g, '').slice(0, 40);
  const attrs = name === '' ? {} : { language: name };
  const code: Code = { type: 'codeBlock', attrs, content: textNodes(clean(body)) };
  const more = fullTextUrl === undefined ? [] : [paragraph([link(fullTextLabel, fullTextUrl)])];
  return { type: 'expand', attrs: { title: cleanLine(title) }, content: [code, ...more] };
}

function paragraph(content: readonly Inline[]): Paragraph {
  return { type: 'paragraph', content: content.flatMap(writeInline) };
}

function writeInline(inline: Inline): readonly AdfInline[] {
  switch (inline.kind) {
    case 'text':
      return lines(inline.text);
    case 'strong':
      return textNodes(cleanLine(inline.text), { type: 'strong' });
    case 'code':
      return textNodes(cleanLine(inline.text), { type: 'code' });
    case 'link':
      return writeLink(cleanLine(inline.text), inline.url);
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
  return clean(text)
    .split('\n')
    .flatMap((line, index): readonly AdfInline[] =>
      index === 0 ? textNodes(line) : [{ type: 'hardBreak' }, ...textNodes(line)],
    );
}

function textNodes(text: string, ...marks: readonly Mark[]): readonly Text[] {
  if (text === '') return [];
  return [marks.length === 0 ? { type: 'text', text } : { type: 'text', text, marks }];
}
