import {
  boldMarkdown,
  escapeHtml,
  escapeMarkdown,
  linkTarget,
  safeCodeSpan,
  safeFence,
} from '../text/index.ts';
import type { TicketKey } from '../tickets/index.ts';
import { capBlocks } from './abridgement.ts';
import { type Block, fullTextLabel, type Inline, link, type TableBlock, text } from './document.ts';

/**
 * Renders blocks as Markdown for GitHub, shortened to at most `room` characters. No other function may put
 * untrusted text into a Markdown body. With `own`, the body is a pull request's, which a squash may turn into
 * a commit's message: it links no other ticket, and nothing in it acts there.
 */
export function renderMarkdown(blocks: readonly Block[], room: number, own?: TicketKey): string {
  const between = '\n\n';
  const render = (block: Block) => renderBlock(block, own);
  const sizeOf = (block: Block) => render(block).length + between.length;
  return `${capBlocks(blocks, sizeOf, room).map(render).join(between)}\n`;
}

function renderBlock(block: Block, own: TicketKey | undefined): string {
  switch (block.kind) {
    case 'heading':
      return `### ${escapeMarkdown(block.text, own)}`;
    case 'paragraph':
      return renderInlines(block.content, own);
    case 'list':
      return block.items.map((item) => `- ${renderInlines(item, own)}`).join('\n');
    case 'quote':
      return block.text
        .split(/\r\n?|\n/)
        .map((line) => `> ${escapeMarkdown(line, own)}`)
        .join('\n');
    case 'table':
      return renderTable(block, own);
    case 'code':
      return folded(
        block.title,
        safeFence(block.language, block.text, own !== undefined),
        block.fullTextUrl,
      );
  }
}

function renderInlines(content: readonly Inline[], own: TicketKey | undefined): string {
  return content.map((inline) => renderInline(inline, own)).join('');
}

function renderInline(inline: Inline, own: TicketKey | undefined): string {
  switch (inline.kind) {
    case 'text':
      return escapeMarkdown(inline.text, own);
    case 'strong':
      return boldMarkdown(inline.text, own);
    case 'code':
      return safeCodeSpan(inline.text, own !== undefined);
    case 'link': {
      const [name, target] = [escapeMarkdown(inline.text, own), linkTarget(inline.url)];
      return target === undefined ? name : `[${name}](<${target}>)`;
    }
  }
}

function renderTable({ header, rows }: TableBlock, own: TicketKey | undefined): string {
  if (header.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = line(header.map((name) => escapeMarkdown(name, own)));
  const body = rows.map((row) => line(row.map((cell) => renderCell(cell, own))));
  return [head, `|${' --- |'.repeat(header.length)}`, ...body].join('\n');
}

/** A pipe in a code span would end the cell, and renderers differ in how it is escaped, so it becomes text. */
function renderCell(cell: readonly Inline[], own: TicketKey | undefined): string {
  const safe = cell.map((inline) =>
    inline.kind === 'code' && inline.text.includes('|') ? text(inline.text) : inline,
  );
  return renderInlines(safe, own);
}

function folded(title: string, body: string, url: string | undefined): string {
  const more = url === undefined ? '' : `\n\n${renderInline(link(fullTextLabel, url), undefined)}`;
  return `<details><summary>${escapeHtml(title)}</summary>\n\n${body}${more}\n\n</details>`;
}
