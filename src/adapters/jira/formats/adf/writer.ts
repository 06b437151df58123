import {
  type Block,
  type CodeBlock,
  capBlocks,
  type Inline,
  link,
  type TableBlock,
  text,
  wholeText,
} from '../../../../core/report/index.ts';
import { clean, cleanLine, pageUrl } from '../../../../core/text/index.ts';
import type {
  AdfBlock,
  AdfCell,
  AdfDocument,
  AdfInline,
  AdfMark,
  AdfParagraph,
  AdfRow,
  AdfText,
} from './document.ts';

/** Jira takes 32,767 characters in a comment, and does not say how it counts them. */
const longestDocument = 30_000;

/** Writes a report as a document that Jira takes: valid, and at most 30,000 characters of JSON. */
export function blocksToAdf(blocks: readonly Block[]): AdfDocument {
  return documentOf(capBlocks(blocks, sizeOf, longestDocument - sizeOfNothing));
}

function documentOf(blocks: readonly Block[]): AdfDocument {
  return { version: 1, type: 'doc', content: blocks.flatMap(writeBlock) };
}

const sizeOfNothing = JSON.stringify(documentOf([])).length;

/** Characters of JSON that the block adds to a document, its comma included. */
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

function tableRow(content: readonly AdfCell[]): AdfRow {
  return { type: 'tableRow', content };
}

function cell(type: AdfCell['type'], content: readonly Inline[]): AdfCell {
  return { type, content: [paragraph(content)] };
}

function codeUnderTitle({ title, language, text: body, whole }: CodeBlock): AdfBlock {
  const name = language.replace(/[^\w+#.-]/g, '').slice(0, 40);
  return {
    type: 'expand',
    attrs: { title: cleanLine(title) },
    content: [
      {
        type: 'codeBlock',
        attrs: name === '' ? {} : { language: name },
        content: textNodes(clean(body)),
      },
      ...(whole === undefined ? [] : [paragraph([link(wholeText, whole)])]),
    ],
  };
}

function paragraph(content: readonly Inline[]): AdfParagraph {
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

/** Only web addresses become links; of anything else, such as `javascript:`, the text remains. */
function writeLink(text: string, url: string): readonly AdfInline[] {
  const href = pageUrl(url);
  if (href === undefined) return textNodes(text);
  return textNodes(text || href, { type: 'link', attrs: { href } });
}

/** Text with its line breaks, which a document holds as nodes of their own. */
function lines(text: string): readonly AdfInline[] {
  return clean(text)
    .split('\n')
    .flatMap((line, index): readonly AdfInline[] =>
      index === 0 ? textNodes(line) : [{ type: 'hardBreak' }, ...textNodes(line)],
    );
}

function textNodes(text: string, ...marks: readonly AdfMark[]): AdfText[] {
  if (text === '') return [];
  return [marks.length === 0 ? { type: 'text', text } : { type: 'text', text, marks }];
}
