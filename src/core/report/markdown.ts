import { capBlocks } from './cap.ts';
import { type Block, type Inline, link, wholeText } from './document.ts';

/**
 * Blocks as Markdown for GitHub, shortened where they would have more than `room` characters. The only
 * function that lets untrusted text into a Markdown body.
 */
export function renderMarkdown(blocks: readonly Block[], room: number): string {
  const between = '\n\n';
  const sizeOf = (block: Block) => renderBlock(block).length + between.length;
  return `${capBlocks(blocks, sizeOf, room).map(renderBlock).join(between)}\n`;
}

function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `### ${plain(oneLine(block.text))}`;
    case 'paragraph':
      return renderInlines(block.content);
    case 'list':
      return block.items.map((item) => `- ${renderInlines(item)}`).join('\n');
    case 'quote':
      return block.text
        .split(/\r?\n/)
        .map((line) => `> ${plain(line)}`)
        .join('\n');
    case 'code':
      return folded(block.title, fenced(block.language, block.text), block.whole);
  }
}

function renderInlines(content: readonly Inline[]): string {
  return content.map(renderInline).join('');
}

function renderInline(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
      return plain(oneLine(inline.text));
    case 'strong':
      return bold(plain(oneLine(inline.text)));
    case 'code':
      return codeSpan(oneLine(inline.text));
    case 'link':
      return isWebAddress(inline.url)
        ? `[${plain(oneLine(inline.text))}](<${inline.url}>)`
        : plain(oneLine(inline.text));
  }
}

/** Text that stays text: no markup, no HTML and no reference. */
function plain(text: string): string {
  const escaped = text
    .replace(/[\\`*_{}[\]()<>|~!&$]/g, (sign) => `\\${sign}`)
    .replace(/^(\s*)(?=[-+](?:\s|$)|--|=|#+(?:\s|$))/, '$1\\')
    .replace(/^(\s*\d+)(?=\.)/, '$1\\');
  return unlinked(escaped);
}

/**
 * Text without what would notify a person, link a ticket or close an issue: a zero-width space breaks
 * a reference and does not change the look.
 */
function unlinked(text: string): string {
  return text
    .replace(/[@#](?=[\p{L}\p{N}_])/gu, '$&\u200B')
    .replace(/\bGH-(?=\d)/gi, '$&\u200B')
    .replace(/\bwww(?=\.)/gi, '$&\u200B')
    .replace(/:(?=\/\/)/g, '$&\u200B');
}

/** Asterisks beside a blank mark nothing, so the blanks at the ends stay outside. */
function bold(text: string): string {
  return text.replace(/\S(?:.*\S)?/u, '**$&**');
}

function codeSpan(text: string): string {
  const ticks = '`'.repeat(longestRun(text, /`+/g) + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return text === '' ? '' : `${ticks}${pad}${text}${pad}${ticks}`;
}

/** A fence longer than any run of backticks in the text, so that the text cannot end it. */
function fenced(language: string, text: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text, /`{3,}/g) + 1));
  const info = language.replace(/[^\w+-]/g, '');
  return `${fence}${info}\n${text}${text.endsWith('\n') ? '' : '\n'}${fence}`;
}

function folded(title: string, body: string, whole: string | undefined): string {
  const more = whole === undefined ? '' : `\n\n${renderInline(link(wholeText, whole))}`;
  return `<details><summary>${html(title)}</summary>\n\n${body}${more}\n\n</details>`;
}

function html(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return unlinked(oneLine(text)).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

function longestRun(text: string, runs: RegExp): number {
  return (text.match(runs) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^\s<>]+$/.test(url);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
