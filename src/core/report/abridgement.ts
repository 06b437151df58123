import {
  clip,
  counted,
  firstLines,
  hideKeys,
  largestFitting,
  mapTexts,
} from '../../engines/text/index.ts';
import { type Block, type Inline, type Prose, paragraph, text } from '../markup/index.ts';

/** How much may be shown: characters of a code block and of prose, items of a list, number of blocks. */
interface Limits {
  readonly code: number;
  readonly prose: number;
  readonly items: number;
  readonly blocks: number;
}

/** What is shown at a size from 0: of all the same share, but code is shortened before prose. */
const limitsAt = (size: number, maxCode: number): Limits => ({
  code: Math.min(size, maxCode),
  prose: Math.max(4 * size, 80),
  items: Math.max(Math.ceil(size / 30), 4),
  blocks: size,
});

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
  const blocks = mapTexts(all, hideKeys);
  const shorten = (size: number) => abridgeAll(blocks, limitsAt(size, maxCode));
  const fits = (size: number) => isWithin(shorten(size), sizeOf, room);
  return [...shorten(fits(room) ? room : largestFitting(0, room, fits))];
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
function* abridgeAll(blocks: readonly Block[], limits: Limits): Generator<Block> {
  const body: readonly Block[] = firstOf(blocks.slice(0, -1), limits.blocks, partsNotShown);
  for (const block of [...body, ...blocks.slice(-1)]) yield abridge(block, limits);
}

function abridge<Part extends Block>(block: Part, limits: Limits): Part;
function abridge(block: Block, limits: Limits): Block {
  switch (block.kind) {
    case 'heading':
      return { ...block, text: clip(block.text, limits.prose) };
    case 'paragraph':
      return { ...block, content: abridgeLine(block.content, limits) };
    case 'list': {
      const items = firstOf(block.items, limits.items, (hidden) => [
        paragraph(text(notShown(hidden, 'item'))),
      ]);
      return { ...block, items: items.map((item) => abridgeProse(item, limits)) };
    }
    case 'quote':
      return { ...block, content: abridgeProse(block.content, limits) };
    case 'table': {
      const others = block.header.slice(1).map(() => []);
      const rows = firstOf(block.rows, Math.max(limits.items, minRows), (hidden) => [
        [text(notShown(hidden, 'row'))],
        ...others,
      ]);
      return {
        ...block,
        header: block.header.map((name) => clip(name, limits.prose)),
        rows: rows.map((row) => row.map((cell) => abridgeLine(cell, limits))),
      };
    }
    case 'code':
      return { ...block, text: headAndTail(block.text, limits.code) };
    case 'details':
      return {
        ...block,
        title: clip(block.title, Math.min(limits.prose, 200)),
        content: block.content.map((part) => abridge(part, limits)),
      };
  }
}

/** Rows that a table keeps in any case, so that the checklist of evidence is never cut. */
const minRows = 8;

function abridgeProse(parts: readonly Prose[], limits: Limits): readonly Prose[] {
  const shown: readonly Prose[] = firstOf(parts, limits.items, partsNotShown);
  return shown.map((part) => abridge(part, limits));
}

function abridgeLine(content: readonly Inline[], limits: Limits): readonly Inline[] {
  const shown = firstOf(content, limits.items, () => text(' …'));
  return shown.map((inline) => ({ ...inline, text: clip(inline.text, limits.prose) }));
}

/** Whole lines from the start and, half as many, from the end: errors appear at either. */
function headAndTail(source: string, room: number): string {
  if (source.length <= room) return source;
  const lines = source.split('\n').map((line) => clip(line, Math.min(room, 500)));
  const head = firstLines(lines, (room * 2) / 3);
  const tail = firstLines(lines.slice(head.length).reverse(), room / 3).toReversed();
  const hidden = lines.length - head.length - tail.length;
  const gap = hidden > 0 ? [notShown(hidden, 'line')] : [];
  return [...head, ...gap, ...tail].join('\n');
}

/** The first of some parts and, if there are more, one that says how many. */
function firstOf<Part>(
  all: readonly Part[],
  most: number,
  hiding: (hidden: number) => Part,
): readonly Part[] {
  const hidden = all.length - most;
  return hidden > 0 ? [...all.slice(0, most), hiding(hidden)] : all;
}

const partsNotShown = (hidden: number) => paragraph(text(notShown(hidden, 'part')));

const notShown = (count: number, what: string) => `… ${counted(count, what)} not shown`;
