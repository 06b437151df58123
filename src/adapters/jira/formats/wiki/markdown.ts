import { joined, prefixed, withoutLineBreaks } from '../../../../core/text/index.ts';
import { WikiList, WikiTable } from './blocks.ts';
import { lineKind, type Piece, renderPieces } from './line.ts';
import { renderContainer, verbatimPiece } from './macro.ts';
import { type Macro, scanTokens } from './scan.ts';

/** Deeper than anybody nests; deeper macros stay text. */
const maxDepth = 10;

/**
 * Converts Jira's wiki markup to Markdown for the model, in linear time. Accepts any text: unknown
 * macros and anything that is not markup stay as they are, so that nothing a person wrote is lost.
 */
export function wikiToMarkdown(text: string): string {
  const frames = [new Frame()];
  for (const token of scanTokens(text.replaceAll(/\r\n?/g, '\n'))) {
    const frame = frames.at(-1) ?? new Frame();
    if (token.kind === 'text') frame.write({ kind: 'markup', text: token.text });
    else if (token.kind === 'break') frame.endLine();
    else if (token.kind === 'verbatim') frame.write(verbatimPiece(token.macro, token.body));
    else if (!openOrClose(frames, token.macro, token.isClosed))
      frame.write({ kind: 'markup', text: token.source });
  }
  while (frames.length > 1) close(frames);
  return frames[0]?.render().trim() ?? '';
}

/** Opens or closes a container; `false` if it is never closed or nested too deeply. */
function openOrClose(frames: Frame[], macro: Macro, isClosed: boolean): boolean {
  const open = frames.findLastIndex((frame) => frame.macro?.name === macro.name);
  if (open > 0 && macro.parameters === '') {
    while (frames.length > open) close(frames);
    return true;
  }
  if (!isClosed || frames.length > maxDepth) return false;
  frames.push(new Frame(macro));
  return true;
}

/** Ends the innermost container; it becomes a block in the line where it started. */
function close(frames: Frame[]): void {
  const inner = frames.pop();
  if (inner?.macro === undefined) return;
  frames.at(-1)?.write({ kind: 'block', text: renderContainer(inner.macro, inner.render()) });
}

/** Collects the lines of a container, or of the whole text, into blocks. */
class Frame {
  readonly macro: Macro | undefined;
  readonly #blocks: string[] = [];
  #line: Piece[] = [];
  #lines: string[] = [];
  /** What the next line may continue. */
  #open: WikiList | WikiTable | undefined;

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
    const found = lineKind(line);
    if (found.kind === 'row') this.#addRow(line);
    else if (found.kind === 'item') this.#addItem(found.marker, found.rest);
    else if (found.kind === 'text') this.#addText(line);
    else {
      this.#endBlock();
      if (found.kind === 'rule') this.#blocks.push('---');
      if (found.kind === 'quote') this.#blocks.push(prefixed(renderPieces(found.rest), '> '));
      if (found.kind === 'heading') this.#addHeading(found.level, found.rest);
    }
  }

  render(): string {
    this.endLine();
    this.#endBlock();
    return joined(this.#blocks);
  }

  #addRow(line: readonly Piece[]): void {
    if (!(this.#open instanceof WikiTable)) {
      this.#endBlock();
      this.#open = new WikiTable();
    }
    this.#open.add(line);
  }

  #addHeading(level: number, line: readonly Piece[]): void {
    const [title, ...others] = line;
    const text = title === undefined ? '' : withoutLineBreaks(renderPieces([title]));
    this.#blocks.push(`${'#'.repeat(level)} ${text}`.trimEnd(), renderPieces(others));
  }

  #addItem(marker: string, line: readonly Piece[]): void {
    if (!(this.#open instanceof WikiList)) {
      this.#endBlock();
      this.#open = new WikiList();
    }
    this.#open.add(marker, renderPieces(line));
  }

  #addText(line: readonly Piece[]): void {
    const isBlock = line.some(({ kind }) => kind === 'block');
    if (this.#open instanceof WikiTable && this.#open.isOpen) this.#open.extend(line);
    else if (this.#open instanceof WikiList) this.#open.extend(renderPieces(line), isBlock);
    else {
      if (isBlock || this.#open !== undefined) this.#endBlock();
      (isBlock ? this.#blocks : this.#lines).push(renderPieces(line));
    }
  }

  /** Ends the open paragraph, list or table. */
  #endBlock(): void {
    this.#blocks.push(this.#lines.join('\n'), this.#open?.render() ?? '');
    this.#lines = [];
    this.#open = undefined;
  }
}
