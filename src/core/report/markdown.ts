import { joined, prefixed } from '../../engines/text/index.ts';
import {
  type Block,
  boldMarkdown,
  escapeHtml,
  escapeMarkdown,
  type Inline,
  joinTexts,
  type ListBlock,
  linkTarget,
  safeCodeSpan,
  safeFence,
  type TableBlock,
  text,
} from '../markup/index.ts';
import type { TicketKey } from '../tickets/index.ts';
import { capBlocks } from './abridgement.ts';

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
      return renderList(block, own);
    case 'quote':
      return prefixed(renderAll(block.content, own), '> ');
    case 'table':
      return renderTable(block, own);
    case 'code':
      return safeFence(block.language, block.text, own);
    case 'details': {
      const summary = `<summary>${escapeHtml(block.title)}</summary>`;
      return `<details>${summary}\n\n${renderAll(block.content, own)}\n\n</details>`;
    }
  }
}

function renderAll(blocks: readonly Block[], own: TicketKey | undefined): string {
  return joined(blocks.map((block) => renderBlock(block, own)));
}

/** An item's further lines are indented below its text; a blank line would set all items apart. */
function renderList({ first, items }: ListBlock, own: TicketKey | undefined): string {
  const lines = items.map((item, index) => {
    const sign = first === undefined ? '- ' : `${first + index}. `;
    const isTight = item.every(({ kind }, at) => kind === (at === 0 ? 'paragraph' : 'list'));
    const body = isTight
      ? item.map((block) => renderBlock(block, own)).join('\n')
      : renderAll(item, own);
    return sign + prefixed(body, ' '.repeat(sign.length)).slice(sign.length);
  });
  return lines.join('\n');
}

function renderInlines(content: readonly Inline[], own: TicketKey | undefined): string {
  const plain = content.map((inline) =>
    inline.kind === 'link' && linkTarget(inline.url) === undefined ? text(inline.text) : inline,
  );
  const parts = plain.filter((inline) => inline.text !== '' || inline.kind === 'link');
  return joinTexts(parts)
    .map((inline) => renderInline(inline, own))
    .join('');
}

function renderInline(inline: Inline, own: TicketKey | undefined): string {
  switch (inline.kind) {
    case 'text':
      return inline.text
        .split(/\s*[\r\n\u2028\u2029]\s*/)
        .map((line) => escapeMarkdown(line, own))
        .join('\n');
    case 'strong':
      return boldMarkdown(inline.text, own);
    case 'code':
      return safeCodeSpan(inline.text, own);
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

/**
 * A cell is one line. A pipe in a code span would end it, and renderers differ in how it is escaped, so it
 * becomes text.
 */
function renderCell(cell: readonly Inline[], own: TicketKey | undefined): string {
  const safe = cell.map((inline) =>
    inline.kind === 'code' && inline.text.includes('|') ? text(inline.text) : inline,
  );
  return renderInlines(safe, own).replaceAll('\n', ' ');
}
