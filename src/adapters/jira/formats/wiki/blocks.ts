import { joined, prefixed, tableOf } from '../../../../core/text/index.ts';
import { enclosureReader } from './inline.ts';
import { type Piece, renderPiece } from './line.ts';

/** Deeper than anybody nests; deeper items are raised to this depth. */
const maxDepth = 10;

interface Level {
  readonly ordered: boolean;
  readonly indent: string;
  count: number;
  /** The width of the newest item's marker. */
  width: number;
}

/** Builds a list line by line. */
export class WikiList {
  readonly #items: { readonly indent: string; readonly parts: string[] }[] = [];
  #levels: readonly Level[] = [];

  /** Adds an item. `marker` is in wiki markup, such as `*#`. */
  add(marker: string, text: string): void {
    const depth = Math.min(marker.length, this.#levels.length + 1, maxDepth);
    const ordered = marker.endsWith('#');
    const parents = this.#levels.slice(0, depth - 1);
    const before = this.#levels[depth - 1];
    const level = before?.ordered === ordered ? before : levelBelow(parents.at(-1), ordered);
    level.count += 1;
    const sign = ordered ? `${level.count}. ` : '- ';
    level.width = sign.length;
    this.#levels = [...parents, level];
    const indent = level.indent + ' '.repeat(sign.length);
    this.#items.push({ indent, parts: [level.indent + sign + prefixed(text, indent).trimStart()] });
  }

  /** Adds a line to the newest item, below a blank line if it is a block. */
  extend(text: string, isBlock: boolean): void {
    const item = this.#items.at(-1);
    if (item === undefined || text === '') return;
    item.parts.push(`${isBlock ? '\n' : ''}${prefixed(text, item.indent)}`);
  }

  render(): string {
    return this.#items.map(({ parts }) => parts.join('\n')).join('\n');
  }
}

function levelBelow(parent: Level | undefined, ordered: boolean): Level {
  const indent = parent === undefined ? '' : parent.indent + ' '.repeat(parent.width);
  return { ordered, indent, count: 0, width: 0 };
}

/** Builds a table line by line. */
export class WikiTable {
  readonly #rows: string[][][] = [];
  #isOpen = false;

  /** Whether the newest row continues in the next line. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Adds a line that starts a row. */
  add(line: readonly Piece[]): void {
    this.#rows.push(this.#cells(line));
  }

  /** Adds a line to the open row. */
  extend(line: readonly Piece[]): void {
    const row = this.#rows.at(-1);
    const [first = [], ...others] = this.#cells(line);
    row?.at(-1)?.push(...first);
    row?.push(...others);
  }

  render(): string {
    return tableOf(this.#rows.map((row) => row.map(joined)));
  }

  /** Returns the blocks of each cell in a line. */
  #cells(line: readonly Piece[]): string[][] {
    const cells: string[][] = [[]];
    let closed = false;
    for (const piece of line) {
      const texts = piece.kind === 'block' ? [piece.inCell ?? piece.text] : cellTexts(piece.text);
      texts.forEach((text, index) => {
        if (index > 0) cells.push([]);
        cells.at(-1)?.push(renderPiece({ kind: piece.kind, text }));
      });
      closed = piece.kind === 'markup' && texts.length > 1 && texts.at(-1)?.trim() === '';
    }
    this.#isOpen = !closed;
    if (closed) cells.pop();
    const startsRow = line[0]?.kind === 'markup' && line[0].text.trimStart().startsWith('|');
    return startsRow ? cells.slice(1) : cells;
  }
}

const separator = /\\.|\|{1,2}|\{\{|\[|!/g;

/** Splits text at the bars between cells, but not at escaped ones or inside other markup. */
function cellTexts(text: string): readonly string[] {
  const enclosureAt = enclosureReader(text);
  const found: string[] = [];
  let [start, at] = [0, 0];
  while (at < text.length) {
    separator.lastIndex = at;
    const match = separator.exec(text);
    if (match === null) break;
    const [sign] = match;
    at = enclosureAt(match.index)?.end ?? match.index + sign.length;
    if (sign.startsWith('|')) {
      found.push(text.slice(start, match.index));
      start = at;
    }
  }
  return [...found, text.slice(start)];
}
