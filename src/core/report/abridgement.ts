import { clip } from '../text/index.ts';
import { type Block, type CodeBlock, type Inline, type TableBlock, text } from './document.ts';

/** How much of each thing may be shown: characters of a code text and of prose, list items, blocks. */
export interface Limits {
  readonly code: number;
  readonly prose: number;
  readonly items: number;
  readonly blocks: number;
}

/**
 * The blocks within the limits, one by one, so that a reader may stop once its room is used up. The last
 * one always stays: it says whose words these are.
 */
export function* abridge(blocks: readonly Block[], limits: Limits): Generator<Block> {
  const body = blocks.slice(0, -1);
  const shown = body.slice(0, limits.blocks);
  for (const block of shown) yield abridgeBlock(block, limits);
  const hidden = body.length - shown.length;
  if (hidden > 0) yield { kind: 'paragraph', content: [text(notShown(hidden, 'part'))] };
  for (const block of blocks.slice(-1)) yield abridgeBlock(block, limits);
}

function abridgeBlock(block: Block, limits: Limits): Block {
  switch (block.kind) {
    case 'heading':
    case 'quote':
      return { ...block, text: clip(block.text, limits.prose) };
    case 'paragraph':
      return { ...block, content: abridgeInlines(block.content, limits) };
    case 'list':
      return { ...block, items: abridgeItems(block.items, limits) };
    case 'table':
      return abridgeTable(block, limits);
    case 'code':
      return abridgeCodeBlock(block, limits);
  }
}

/** Where the whole text is matters only when it is not shown. */
function abridgeCodeBlock({ whole, ...block }: CodeBlock, limits: Limits): CodeBlock {
  const shown = abridgeCode(block.text, limits.code);
  return {
    ...block,
    title: clip(block.title, Math.min(limits.prose, 200)),
    text: shown,
    ...(whole === undefined || shown === block.text ? {} : { whole }),
  };
}

function abridgeItems(items: readonly (readonly Inline[])[], limits: Limits) {
  const shown = items.slice(0, limits.items).map((item) => abridgeInlines(item, limits));
  const hidden = items.length - shown.length;
  return hidden > 0 ? [...shown, [text(notShown(hidden, 'item'))]] : shown;
}

/** Rows that a table keeps in any case: the evidence is whole or not there. */
const leastRows = 8;

function abridgeTable({ kind, header, rows }: TableBlock, limits: Limits): TableBlock {
  const shown = rows
    .slice(0, Math.max(limits.items, leastRows))
    .map((row) => row.map((cell) => abridgeInlines(cell, limits)));
  const hidden = rows.length - shown.length;
  const [, ...others] = header;
  const rest = hidden > 0 ? [[[text(notShown(hidden, 'row'))], ...others.map(() => [])]] : [];
  return {
    kind,
    header: header.map((name) => clip(name, limits.prose)),
    rows: [...shown, ...rest],
  };
}

function abridgeInlines(content: readonly Inline[], limits: Limits): readonly Inline[] {
  const shown = content
    .slice(0, limits.items)
    .map((inline) => ({ ...inline, text: clip(inline.text, limits.prose) }));
  return shown.length < content.length ? [...shown, text(' …')] : shown;
}

/** Whole lines of the start and, half as many, of the end: errors stand at either. */
function abridgeCode(code: string, budget: number): string {
  if (code.length <= budget) return code;
  const lines = code.split('\n').map((line) => clip(line, Math.min(budget, 500)));
  const head = linesWithin(lines, (budget * 2) / 3);
  const tail = linesWithin(lines.slice(head).reverse(), budget / 3);
  const hidden = lines.length - head - tail;
  const gap = hidden > 0 ? [notShown(hidden, 'line')] : [];
  return [...lines.slice(0, head), ...gap, ...lines.slice(lines.length - tail)].join('\n');
}

/** How many of the first lines fit into `budget` characters. */
function linesWithin(lines: readonly string[], budget: number): number {
  let used = 0;
  const end = lines.findIndex((line) => {
    used += line.length + 1;
    return used > budget;
  });
  return end === -1 ? lines.length : end;
}

const notShown = (count: number, what: string) =>
  `… ${count} ${what}${count === 1 ? '' : 's'} not shown`;
