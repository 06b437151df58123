import { joined, prefixed, withoutLineBreaks } from '../../../../core/text/index.ts';
import { kindOf, type Piece, renderPieces } from './line.ts';
import { List } from './list.ts';
import { type Macro, renderContainer, renderVerbatim, renderVerbatimInCell } from './macro.ts';
import { Table } from './table.ts';
import { tokensOf } from './token.ts';

/** Deeper than any text that a person writes; below it, macros stay text. */
const deepest = 10;

/**
 * Reads Jira's wiki markup for the model, in linear time. Any text is taken: what is no markup, or a
 * macro that is not known, stays as it was written, so nothing that a person wrote is lost.
 */
export function wikiToMarkdown(text: string): string {
  const frames = [new Frame()];
  for (const token of tokensOf(text.replaceAll(/\r\n?/g, '\n'))) {
    const frame = frames.at(-1) ?? new Frame();
    if (token.kind === 'text') frame.write({ kind: 'markup', text: token.text });
    else if (token.kind === 'break') frame.endLine();
    else if (token.kind === 'verbatim') frame.write(verbatimPiece(token.macro, token.body));
    else if (!turn(frames, token.macro, token.isClosed))
      frame.write({ kind: 'markup', text: token.source });
  }
  while (frames.length > 1) close(frames);
  return frames[0]?.render().trim() ?? '';
}

function verbatimPiece(macro: Macro, body: string): Piece {
  const inCell = renderVerbatimInCell(macro, body);
  return { kind: 'block', text: renderVerbatim(macro, body), inCell };
}

/** Opens or closes a container; `false` when it is never closed or would lie too deep. */
function turn(frames: Frame[], macro: Macro, isClosed: boolean): boolean {
  const open = frames.findLastIndex((frame) => frame.macro?.name === macro.name);
  if (open > 0 && macro.parameters === '') {
    while (frames.length > open) close(frames);
    return true;
  }
  if (!isClosed || frames.length > deepest) return false;
  frames.push(new Frame(macro));
  return true;
}

/** Ends the innermost container; what it holds becomes a block in the line where it began. */
function close(frames: Frame[]): void {
  const inner = frames.pop();
  if (inner?.macro === undefined) return;
  frames.at(-1)?.write({ kind: 'block', text: renderContainer(inner.macro, inner.render()) });
}

/** The lines of a container, made into blocks one after the other. */
class Frame {
  readonly macro: Macro | undefined;
  readonly #blocks: string[] = [];
  #line: Piece[] = [];
  #lines: string[] = [];
  #list: List | undefined;
  #table: Table | undefined;

  constructor(macro?: Macro) {
    this.macro = macro;
  }

  write(piece: Piece): void {
    const last = this.#line.at(-1);
    if (piece.kind === 'block' || last?.kind !== 'markup') this.#line.push(piece);
    else this.#line[this.#line.length - 1] = { kind: 'markup', text: last.text + piece.text };
  }

  endLine(): void {
    const line = this.#line;
    this.#line = [];
    const found = kindOf(line);
    if (found.kind === 'row') this.#addRow(line);
    else if (found.kind === 'item') this.#addItem(found.marker, found.rest);
    else if (found.kind === 'text') this.#addText(line);
    else {
      this.#settle();
      if (found.kind === 'rule') this.#blocks.push('---');
      if (found.kind === 'quote') this.#blocks.push(prefixed(renderPieces(found.rest), '> '));
      if (found.kind === 'heading') this.#addHeading(found.level, found.rest);
    }
  }

  render(): string {
    this.endLine();
    this.#settle();
    return joined(this.#blocks);
  }

  #addRow(line: readonly Piece[]): void {
    this.#settle('table');
    this.#table ??= new Table();
    this.#table.add(line);
  }

  #addHeading(level: number, line: readonly Piece[]): void {
    const [title, ...others] = line;
    const text = title === undefined ? '' : withoutLineBreaks(renderPieces([title]));
    this.#blocks.push(`${'#'.repeat(level)} ${text}`.trimEnd(), renderPieces(others));
  }

  #addItem(marker: string, line: readonly Piece[]): void {
    this.#settle('list');
    this.#list ??= new List();
    this.#list.add(marker, renderPieces(line));
  }

  #addText(line: readonly Piece[]): void {
    const isBlock = line.some(({ kind }) => kind === 'block');
    if (this.#table?.isOpen === true) this.#table.extend(line);
    else if (this.#list !== undefined) this.#list.extend(renderPieces(line), isBlock);
    else {
      if (isBlock || this.#table !== undefined) this.#settle();
      const kept = isBlock ? this.#blocks : this.#lines;
      kept.push(renderPieces(line));
    }
  }

  /** Ends the paragraph, list or table that is open, except one of the kind that goes on. */
  #settle(goesOn?: 'list' | 'table'): void {
    const list = goesOn === 'list' ? undefined : this.#list;
    const table = goesOn === 'table' ? undefined : this.#table;
    this.#blocks.push(this.#lines.join('\n'), list?.render() ?? '', table?.render() ?? '');
    this.#lines = [];
    if (list !== undefined) this.#list = undefined;
    if (table !== undefined) this.#table = undefined;
  }
}
