import {
  type Block,
  type CodeBlock,
  clip,
  counted,
  type FoldedBlock,
  firstLines,
  hideIn,
  hideKeys,
  type Inline,
  type ListBlock,
  largestFitting,
  type Prose,
  paragraph,
  type TableBlock,
  text,
} from '../text/index.ts';

/** How much may be shown: characters of a code block and of prose, items of a list, number of blocks. */
interface Limits {
  readonly code: number;
  readonly prose: number;
  readonly items: number;
  readonly blocks: number;
}

/** What is shortened first, and how far, before the next thing is. */
const concessions: readonly (readonly [keyof Limits, number])[] = [
  ['code', 400],
  ['items', 12],
  ['prose', 400],
  ['code', 0],
  ['items', 4],
  ['prose', 80],
  ['blocks', 0],
];

/** The smallest size of a block or item in characters; limits the search, however many there are. */
const minPart = 30;

/**
 * Shortens code to at most `maxCode` characters, and blocks until their sizes add up to at most `room`. Each
 * cut says how much is not shown. What looks like a key is replaced, while it is whole.
 */
export function capBlocks(
  all: readonly Block[],
  sizeOf: (block: Block) => number,
  room: number,
  maxCode = room,
): readonly Block[] {
  const blocks = hideIn(all, hideKeys);
  const fits = (limits: Limits) => isWithin(abridge(blocks, limits), sizeOf, room);
  const parts = Math.ceil(room / minPart);
  let limits: Limits = { code: maxCode, prose: room, items: parts, blocks: parts };
  for (const [name, floor] of concessions) {
    if (fits(limits)) break;
    const before = limits;
    const at = (value: number) => ({ ...before, [name]: value });
    limits = at(largestFitting(floor, before[name], (value) => fits(at(value))));
  }
  return [...abridge(blocks, limits)];
}

function isWithin(
  blocks: Iterable<Block>,
  sizeOf: (block: Block) => number,
  room: number,
): boolean {
  let total = 0;
  for (const block of blocks) {
    total += sizeOf(block);
    if (total > room) return false;
  }
  return true;
}

/** Yields the blocks within the limits as needed. The last is always kept: it names the author. */
function* abridge(blocks: readonly Block[], limits: Limits): Generator<Block> {
  const body = blocks.slice(0, -1);
  const shown = body.slice(0, limits.blocks);
  for (const block of shown) yield abridgeBlock(block, limits);
  const hidden = body.length - shown.length;
  if (hidden > 0) yield paragraph(text(notShown(hidden, 'part')));
  for (const block of blocks.slice(-1)) yield abridgeBlock(block, limits);
}

function abridgeBlock(block: Block, limits: Limits): Block {
  switch (block.kind) {
    case 'heading':
      return { ...block, text: clip(block.text, limits.prose) };
    case 'details':
      return {
        ...block,
        title: clip(block.title, Math.min(limits.prose, 200)),
        content: block.content.map((part) => abridgeFolded(part, limits)),
      };
    default:
      return abridgeFolded(block, limits);
  }
}

function abridgeFolded(block: FoldedBlock, limits: Limits): FoldedBlock {
  switch (block.kind) {
    case 'quote':
      return { ...block, content: abridgeParts(block.content, limits) };
    case 'table':
      return abridgeTable(block, limits);
    default:
      return abridgeProse(block, limits);
  }
}

function abridgeProse(block: Prose, limits: Limits): Prose {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, content: abridgeInlines(block.content, limits) };
    case 'list':
      return { ...block, items: abridgeItems(block, limits) };
    case 'code':
      return abridgeCodeBlock(block, limits);
  }
}

/** The link to the full text is kept only if the text is cut. */
function abridgeCodeBlock(block: CodeBlock, limits: Limits): CodeBlock {
  const shown = abridgeCode(block.text, limits.code);
  if (shown === block.text && !block.isCut) return { ...block, fullTextUrl: undefined };
  return { ...block, text: shown, isCut: true };
}

function abridgeItems({ items }: ListBlock, limits: Limits): ListBlock['items'] {
  const shown = items.slice(0, limits.items).map((item) => abridgeParts(item, limits));
  const hidden = items.length - shown.length;
  return hidden > 0 ? [...shown, [paragraph(text(notShown(hidden, 'item')))]] : shown;
}

function abridgeParts(parts: readonly Prose[], limits: Limits): readonly Prose[] {
  const shown = parts.slice(0, limits.items).map((part) => abridgeProse(part, limits));
  const hidden = parts.length - shown.length;
  return hidden > 0 ? [...shown, paragraph(text(notShown(hidden, 'part')))] : shown;
}

/** Rows that a table keeps in any case, so that the checklist of evidence is never cut. */
const minRows = 8;

function abridgeTable({ kind, header, rows }: TableBlock, limits: Limits): TableBlock {
  const shown = rows
    .slice(0, Math.max(limits.items, minRows))
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

/** Whole lines from the start and, half as many, from the end: errors appear at either. */
function abridgeCode(source: string, budget: number): string {
  if (source.length <= budget) return source;
  const lines = source.split('\n').map((line) => clip(line, Math.min(budget, 500)));
  const head = firstLines(lines, (budget * 2) / 3);
  const tail = firstLines(lines.slice(head.length).reverse(), budget / 3).toReversed();
  const hidden = lines.length - head.length - tail.length;
  const gap = hidden > 0 ? [notShown(hidden, 'line')] : [];
  return [...head, ...gap, ...tail].join('\n');
}

const notShown = (count: number, what: string) => `… ${counted(count, what)} not shown`;
