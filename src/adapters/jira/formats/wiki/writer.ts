import {
  type Block,
  breakCommands,
  type CodeBlock,
  type Inline,
  joinTexts,
  type ListBlock,
  type Prose,
  pageUrl,
  type TableBlock,
  text,
} from '../../../../core/markup/index.ts';
import { capBlocks } from '../../../../core/report/index.ts';
import { clean, cleanCode, cleanCodeLine, cleanLine } from '../../../../engines/text/index.ts';

/** Jira's limit for a comment is 32,767 characters. */
const maxText = 30_000;

/** Wiki markup cannot fold code, so less of it is shown. */
const longestCode = 3_000;

const separator = '\n\n';

/**
 * Writes a report in Jira's wiki markup, at most 30,000 characters. Untrusted text stays text: it
 * becomes no macro, mention, image or link.
 */
export function blocksToWiki(blocks: readonly Block[]): string {
  const sizeOf = (block: Block) => writeBlock(block).length + separator.length;
  return capBlocks(blocks, sizeOf, maxText, longestCode).map(writeBlock).join(separator);
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `h3. ${escapeWiki(breakCommands(cleanLine(block.text), 'prose'))}`;
    case 'paragraph':
      return writeInlines(block.content, clean);
    case 'list':
      return writeList(block, '');
    case 'quote':
      return `{quote}\n${writeAll(block.content).replaceAll(quoteInCode, '$& ')}\n{quote}`;
    case 'table':
      return writeTable(block);
    case 'code':
      return writeCode(block);
    case 'details':
      return `${writeTitle(block.title)}${writeAll(block.content)}`;
  }
}

function writeAll(blocks: readonly Block[]): string {
  return blocks.map(writeBlock).join(separator);
}

/** Of the signs of a quote, only those in code are not escaped. */
const quoteInCode = /(?<=(?<!\\)\{\s*)quo(?=te)/gi;

/**
 * A list's sign repeats the signs of the lists around it. Blank lines would end the list. Jira counts from 1, so
 * the items of a list that begins later are lines with their own numbers.
 */
function writeList({ first, items }: ListBlock, around: string): string {
  if (first !== undefined && first !== 1)
    return items.map((item, index) => `${first + index}. ${writeItem(item, '')}`).join('\n');
  const sign = around + (first === undefined ? '*' : '#');
  return items.map((item) => `${sign} ${writeItem(item, sign)}`).join('\n');
}

function writeItem(item: readonly Prose[], sign: string): string {
  const parts = item.map((block, index) => {
    if (block.kind === 'paragraph') return writeInlines(block.content, withoutBlankLines);
    if (block.kind === 'code') return writeCode(block);
    return (index === 0 ? '\n' : '') + writeList(block, sign);
  });
  return parts.join('\n');
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

function writeTitle(title: string): string {
  const name = cleanLine(title).trim();
  return name === '' ? '' : `*${escapeWiki(name)}*\n`;
}

/**
 * Writes code as `noformat`: for a language that it does not know, such as `diff`, Data Center prints an
 * error instead. Only its own name can end the macro, so that name gets a visible space.
 */
function writeCode({ text: source }: CodeBlock): string {
  const body = breakCommands(cleanCode(source), 'code').replaceAll(
    /(?<=\{\s*)no(?=format)/gi,
    '$& ',
  );
  return `{noformat}\n${body}\n{noformat}`;
}

function writeInlines(content: readonly Inline[], prepare: (text: string) => string): string {
  return joinTexts(content)
    .map((inline) => writeInline(inline, prepare))
    .join('');
}

function writeInline(inline: Inline, prepare: (text: string) => string): string {
  switch (inline.kind) {
    case 'text':
      return escapeWiki(breakCommands(prepare(inline.text), 'prose'));
    case 'strong':
      return around('*', escapeWiki(breakCommands(cleanLine(inline.text), 'prose')), '*');
    case 'code':
      return around('{{', escapeEnclosed(cleanCodeLine(inline.text)), '}}');
    case 'link':
      return writeLink(breakCommands(cleanLine(inline.text), 'prose'), inline.url);
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

/** Characters that are markup anywhere in a line. */
const markup = /[{}[\]!|*_+^~]/g;

/**
 * Escapes text: it becomes no macro, mention, image, link or markup. An invisible zero-width space
 * breaks what a backslash cannot.
 */
function escapeWiki(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      withoutAutolinks(line.replaceAll(/&(?=#?\w+;)/g, '&amp;').replaceAll('\\', '&#92;'))
        .replaceAll(markup, '\\$&')
        .replaceAll(/\?(?=\?)|(?<=\?)\?/g, '\\?')
        .replaceAll(/(?<![\p{L}\p{N}])-(?=\S)|(?<=\S)-(?![\p{L}\p{N}])/gu, '\\-')
        .replaceAll(/\((?=(?:[xyi/?]|\\[!*+]|\\-|on|off|flag|flagoff)\\?\))/gi, '\\(')
        .replace(/^(\s*)(?=(?:[#-](?:[#*-]|\\\*)*(?:\s|$))|#)/, '$1\\')
        .replace(/^(\s*)(h[1-6]|bq)(?=\.)/i, '$1$2\u200B'),
    )
    .join('\n');
}

/** Escapes text inside monospace or a link, where a backslash does not always work. */
function escapeEnclosed(text: string): string {
  return withoutAutolinks(text.replaceAll(/&(?=#?\w+;)/g, '&amp;')).replaceAll(
    /[\\{}[\]!|*_+^~?()]|(?<![\p{L}\p{N}])-|-(?![\p{L}\p{N}])/gu,
    (sign) => `&#${sign.charCodeAt(0)};`,
  );
}

/** Keeps Jira from turning addresses into links. */
function withoutAutolinks(text: string): string {
  return text
    .replaceAll(/:(?=\/\/)/g, ':\u200B')
    .replaceAll(/\b(?:mailto|news|nntp|irc|file)(?=:)/gi, '$&\u200B')
    .replaceAll(/\bwww(?=\.)/gi, '$&\u200B');
}
