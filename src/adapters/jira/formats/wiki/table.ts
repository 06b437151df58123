import { tableOf } from '../../../../core/text/index.ts';
import { bracketsOf, readBracket, readPicture } from './bracket.ts';
import { finderOf } from './finder.ts';
import { type Piece, renderPieces } from './line.ts';

/** A table under construction, one line of wiki markup after the other. */
export class Table {
  readonly #rows: Piece[][][] = [];
  #isOpen = false;

  /** Whether the newest row still waits for its end, which may stand in a later line. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Adds a line that starts a row. */
  add(line: readonly Piece[]): void {
    this.#rows.push(this.#cells(line));
  }

  /** Adds a line to a row that is still open. */
  extend(line: readonly Piece[]): void {
    const row = this.#rows.at(-1);
    const [first = [], ...others] = this.#cells(line);
    row?.at(-1)?.push(...first);
    row?.push(...others);
  }

  /** The table in Markdown. */
  render(): string {
    return tableOf(this.#rows.map((row) => row.map(renderPieces)));
  }

  #cells(line: readonly Piece[]): Piece[][] {
    const cells: Piece[][] = [[]];
    let closed = false;
    for (const piece of line) {
      const texts = piece.kind === 'block' ? [piece.inCell ?? piece.text] : cellTexts(piece.text);
      texts.forEach((text, index) => {
        if (index > 0) cells.push([]);
        if (text.trim() !== '') cells.at(-1)?.push({ kind: piece.kind, text });
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

/** The texts between the bars that part cells: not those that are escaped or inside other markup. */
function cellTexts(text: string): readonly string[] {
  const endOf = markupEnds(text);
  const found: string[] = [];
  let [start, at] = [0, 0];
  while (at < text.length) {
    separator.lastIndex = at;
    const match = separator.exec(text);
    if (match === null) break;
    const sign = match[0];
    at = endOf(sign, match.index) ?? match.index + sign.length;
    if (sign.startsWith('|')) {
      found.push(text.slice(start, match.index));
      start = at;
    }
  }
  return [...found, text.slice(start)];
}

/** Where monospace, a link or an image ends that starts at a position; `undefined` when none does. */
function markupEnds(text: string): (sign: string, at: number) => number | undefined {
  const [mono, bracket, bang] = [finderOf(text, '}}'), bracketsOf(text), finderOf(text, '!')];
  return (sign, at) => {
    if (sign === '{{') {
      const close = mono(at + 2);
      return close === -1 ? undefined : close + 2;
    }
    const close = sign === '[' ? bracket(at) : sign === '!' ? bang(at + 1) : -1;
    if (close === -1) return undefined;
    const inner = text.slice(at + 1, close);
    const markup = sign === '[' ? readBracket(inner, String) : readPicture(inner);
    return markup === undefined ? undefined : close + 1;
  };
}
