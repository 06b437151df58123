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
import { enclosed, plain } from './escape.ts';

/** Jira takes 32,767 characters in a comment. */
const longestText = 30_000;

const between = '\n\n';

/**
 * Writes a report in Jira's wiki markup, at most 30,000 characters. Text from outside stays text: no
 * macro, mention, image or link comes out of it.
 */
export function blocksToWiki(blocks: readonly Block[]): string {
  const sizeOf = (block: Block) => writeBlock(block).length + between.length;
  return capBlocks(blocks, sizeOf, longestText).map(writeBlock).join(between);
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `h3. ${plain(cleanLine(block.text))}`;
    case 'paragraph':
      return writeInlines(block.content, clean);
    case 'list':
      return block.items.map((item) => `* ${writeInlines(item, withoutBlankLines)}`).join('\n');
    case 'quote':
      return `{quote}\n${plain(clean(block.text))}\n{quote}`;
    case 'table':
      return writeTable(block);
    case 'code':
      return writeCode(block);
  }
}

/** An empty cell needs its blank: two bars side by side would begin the cells of a header. */
function writeTable({ header, rows }: TableBlock): string {
  if (header.length === 0) return '';
  const head = header.map((name) => ` ${writeCell([text(name)])} `).join('||');
  const body = rows.map((row) => `|${row.map((cell) => ` ${writeCell(cell)} `).join('|')}|`);
  return [`||${head}||`, ...body].join('\n');
}

/** A bar in a cell is an entity: it ends no cell, whether escapes are read before the cells or after. */
function writeCell(content: readonly Inline[]): string {
  return writeInlines(content, cleanLine).replaceAll('\\|', '&#124;');
}

/**
 * Code stands in `noformat`: Data Center prints an error instead of the highlighting of a language
 * that it does not know, `diff` among them. The title stands above, because no escape is sure to
 * work in a parameter. Only its own name can end the macro, and the blank in that name shows.
 */
function writeCode({ title, text: source, whole }: CodeBlock): string {
  const body = clean(source).replaceAll(/(?<=\{\s*)no(?=format)/gi, '$& ');
  const name = cleanLine(title).trim();
  const heading = name === '' ? '' : `*${plain(name)}*\n`;
  const more = whole === undefined ? '' : `\n${writeInline(link(wholeText, whole), clean)}`;
  return `${heading}{noformat}\n${body}\n{noformat}${more}`;
}

function writeInlines(content: readonly Inline[], prepare: (text: string) => string): string {
  return withTextsJoined(content)
    .map((inline) => writeInline(inline, prepare))
    .join('');
}

/** Texts side by side are one text: `h` and `1. ` would make a heading that neither is. */
function withTextsJoined(content: readonly Inline[]): readonly Inline[] {
  const all: Inline[] = [];
  for (const inline of content) {
    const last = all.at(-1);
    if (inline.kind !== 'text' || last?.kind !== 'text') all.push(inline);
    else all[all.length - 1] = { kind: 'text', text: last.text + inline.text };
  }
  return all;
}

function writeInline(inline: Inline, prepare: (text: string) => string): string {
  switch (inline.kind) {
    case 'text':
      return plain(prepare(inline.text));
    case 'strong':
      return around('*', plain(cleanLine(inline.text)), '*');
    case 'code':
      return around('{{', enclosed(cleanLine(inline.text)), '}}');
    case 'link':
      return writeLink(cleanLine(inline.text), inline.url);
  }
}

/** Signs beside a blank mark nothing, so the blanks at the ends stay outside. */
function around(before: string, text: string, after: string): string {
  return text.replace(/\S(?:.*\S)?/u, (core) => before + core + after);
}

/** Only web addresses become links; of anything else, such as `javascript:`, the text remains. */
function writeLink(text: string, url: string): string {
  const href = pageUrl(url)?.replaceAll(/[[\]|{}!^\\"<>]/g, percentEncoded);
  if (href === undefined) return plain(text);
  return text.trim() === '' ? `[${href}]` : `[${enclosed(text.trim())}|${href}]`;
}

const percentEncoded = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
const withoutBlankLines = (text: string) => clean(text).replaceAll(/\n\s*\n/g, '\n');
