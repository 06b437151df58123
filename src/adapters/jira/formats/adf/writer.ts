import {
  type Block,
  breakCommands,
  type CodeBlock,
  type Inline,
  type ListBlock,
  pageUrl,
  type TableBlock,
  text,
} from '../../../../core/markup/index.ts';
import { capBlocks } from '../../../../core/report/index.ts';
import { clean, cleanCode, cleanCodeLine, cleanLine } from '../../../../engines/text/index.ts';

/** A node of Atlassian's document format. The tests hold what is written against Atlassian's schema. */
type Written = {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, string | number>>;
  readonly content?: readonly Written[];
  /** Never empty: Jira rejects a document with an empty text node. */
  readonly text?: string;
  readonly marks?: readonly Written[];
};

/** Jira's limit for a comment is 32,767 characters; how it counts them is not documented. */
const maxDocument = 30_000;

/** Writes a report as a document that Jira accepts: valid, and at most 30,000 characters of JSON. */
export function blocksToAdf(blocks: readonly Block[]) {
  return documentOf(capBlocks(blocks, sizeOf, maxDocument - emptySize));
}

const documentOf = (blocks: readonly Block[]) => ({
  ...({ version: 1, type: 'doc' } as const),
  content: blocks.flatMap(writeBlock),
});

const emptySize = JSON.stringify(documentOf([])).length;

/** Returns the characters of JSON that a block adds to a document, its comma included. */
function sizeOf(block: Block): number {
  return JSON.stringify(writeBlock(block)).length;
}

function writeBlock(block: Block): readonly Written[] {
  switch (block.kind) {
    case 'heading':
      return [{ type: 'heading', attrs: { level: 3 }, content: textNodes(cleanLine(block.text)) }];
    case 'paragraph':
      return [paragraph(block.content)];
    case 'list':
      return block.items.length === 0 ? [] : [list(block)];
    case 'code':
      return [code(block)];
    case 'quote':
      return [{ type: 'blockquote', content: orEmpty(block.content.flatMap(writeBlock)) }];
    case 'table':
      return block.header.length === 0 ? [] : [table(block)];
    case 'details': {
      const content = orEmpty(block.content.flatMap(writeBlock));
      return [{ type: 'expand', attrs: { title: cleanLine(block.title) }, content }];
    }
  }
}

/** An item must not begin with a list. */
function list({ first, items }: ListBlock): Written {
  const content = items.map((item): Written => {
    const blocks = orEmpty(item.flatMap(writeBlock));
    const isList = blocks[0]?.type === 'bulletList' || blocks[0]?.type === 'orderedList';
    return { type: 'listItem', content: isList ? [paragraph([]), ...blocks] : blocks };
  });
  return first === undefined
    ? { type: 'bulletList', content }
    : { type: 'orderedList', attrs: { order: first }, content };
}

/** A container must not be empty. */
function orEmpty(content: readonly Written[]): readonly Written[] {
  return content.length === 0 ? [paragraph([])] : content;
}

function table({ header, rows }: TableBlock): Written {
  const head = header.map((name) => cell('tableHeader', [text(name)]));
  const body = rows.map((row) => row.map((content) => cell('tableCell', content)));
  const content = [head, ...body].map((cells) => ({ type: 'tableRow', content: cells }));
  return { type: 'table', content };
}

function cell(type: string, content: readonly Inline[]): Written {
  return { type, content: [paragraph(content)] };
}

function code({ language, text: body }: CodeBlock): Written {
  const name = language.replace(/[^\w+#.-]/g, '').slice(0, 40);
  const attrs = name === '' ? {} : { language: name };
  return { type: 'codeBlock', attrs, content: textNodes(breakCommands(cleanCode(body), 'code')) };
}

function paragraph(content: readonly Inline[]): Written {
  return { type: 'paragraph', content: content.flatMap(writeInline) };
}

function writeInline(inline: Inline): readonly Written[] {
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
function writeLink(text: string, url: string): readonly Written[] {
  const href = pageUrl(url);
  if (href === undefined) return textNodes(text);
  return textNodes(text || href, { type: 'link', attrs: { href } });
}

/** Returns text with its line breaks, which are nodes in a document. */
function lines(text: string): readonly Written[] {
  return breakCommands(clean(text), 'prose')
    .split('\n')
    .flatMap((line, index): readonly Written[] =>
      index === 0 ? textNodes(line) : [{ type: 'hardBreak' }, ...textNodes(line)],
    );
}

function textNodes(text: string, ...marks: readonly Written[]): readonly Written[] {
  if (text === '') return [];
  return [marks.length === 0 ? { type: 'text', text } : { type: 'text', text, marks }];
}
