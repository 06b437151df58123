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
import { escapeEnclosed, escapeWiki } from './escape.ts';

/** Jira's limit for a comment is 32,767 characters. */
const maxText = 30_000;

const separator = '\n\n';

/**
 * Writes a report in Jira's wiki markup, at most 30,000 characters. Untrusted text stays text: it
 * becomes no macro, mention, image or link.
 */
export function blocksToWiki(blocks: readonly Block[]): string {
  const sizeOf = (block: Block) => writeBlock(block).length + separator.length;
  return capBlocks(blocks, sizeOf, maxText).map(writeBlock).join(separator);
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `h3. ${escapeWiki(cleanLine(block.text))}`;
    case 'paragraph':
      return writeInlines(block.content, clean);
    case 'list':
      return block.items.map((item) => `* ${writeInlines(item, withoutBlankLines)}`).join('\n');
    case 'quote':
      return `{quote}\n${escapeWiki(clean(block.text))}\n{quote}`;
    case 'table':
      return writeTable(block);
    case 'code':
      return writeCode(block);
  }
}

/** An empty cell needs its space: two adjacent bars start a header cell. */
function writeTable({ header, rows }: TableBlock): string {
  if (header.length === 0) return '';
  const head = header.map((name) => ` ${writeCell([text(name)])} `).join('||');
  const body = rows.map((row) => `|${row.map((cell) => ` ${writeCell(cell)} `).join('|')}|`);
  return [`||${head}||`, ...body].join('\n');
}

/** A bar becomes an entity: it never ends the cell, whether cells or escapes are read first. */
function writeCell(content: readonly Inline[]): string {
  return writeInlines(content, cleanLine).replaceAll('\\|', '&#124;');
}

/**
 * Writes code as `noformat`: for a language that it does not know, such as `diff`, Data Center prints
 * an error instead. The title goes above, because escapes may not work in a parameter. Only its own
 * name can end the macro, so that name gets a visible space.
 */
function writeCode({ title, text: source, fullTextUrl }: CodeBlock): string {
  const body = clean(source).replaceAll(/(?<=\{\s*)no(?=format)/gi, '$& ');
  const name = cleanLine(title).trim();
  const heading = name === '' ? '' : `*${escapeWiki(name)}*\n`;
  const more =
    fullTextUrl === undefined ? '' : `\n${writeInline(link(fullTextLabel, fullTextUrl), clean)}`;
  return `${heading}{noformat}\n${body}\n{noformat}${more}`;
}

function writeInlines(content: readonly Inline[], prepare: (text: string) => string): string {
  return withTextsJoined(content)
    .map((inline) => writeInline(inline, prepare))
    .join('');
}

/** Joins adjacent texts before escaping: `h` and `1. ` together would start a heading. */
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
      return escapeWiki(prepare(inline.text));
    case 'strong':
      return around('*', escapeWiki(cleanLine(inline.text)), '*');
    case 'code':
      return around('{{', escapeEnclosed(cleanLine(inline.text)), '}}');
    case 'link':
      return writeLink(cleanLine(inline.text), inline.url);
  }
}

/** Keeps spaces at the ends outside: a sign next to a space is no markup. */
function around(before: string, text: string, after: string): string {
  return text.replace(/\S(?:.*\S)?/u, (core) => before + core + after);
}

/** Links only to web pages; of anything else, such as `javascript:`, only the text remains. */
function writeLink(text: string, url: string): string {
  const href = pageUrl(url)?.replaceAll(/[[\]|{}!^\\"<>]/g, percentEncoded);
  if (href === undefined) return escapeWiki(text);
  return text.trim() === '' ? `[${href}]` : `[${escapeEnclosed(text.trim())}|${href}]`;
}

const percentEncoded = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
const withoutBlankLines = (text: string) => clean(text).replaceAll(/\n\s*\n/g, '\n');
