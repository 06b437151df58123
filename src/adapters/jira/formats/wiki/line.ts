import { joined } from '../../../../core/text/index.ts';
import { inlineToMarkdown } from './inline.ts';

/** Part of a line: wiki markup, or a block that is already Markdown, such as code. */
export interface Piece {
  readonly kind: 'markup' | 'block';
  readonly text: string;
  /** The block's form in a table cell, if different. */
  readonly inCell?: string;
}

/** Renders the pieces of a line: text in one paragraph, blocks on their own. */
export function renderPieces(line: readonly Piece[]): string {
  return joined(line.map(renderPiece));
}

/** Renders a piece in Markdown. */
export function renderPiece({ kind, text }: Piece): string {
  return kind === 'block' ? text : inlineToMarkdown(text.trimEnd()).trim();
}

/** What a line is. */
export type LineKind =
  | { readonly kind: 'blank' | 'rule' | 'row' | 'text' }
  | { readonly kind: 'heading'; readonly level: number; readonly rest: readonly Piece[] }
  | { readonly kind: 'quote'; readonly rest: readonly Piece[] }
  | { readonly kind: 'item'; readonly marker: string; readonly rest: readonly Piece[] };

/** Judges a line by how it starts. */
export function lineKind(line: readonly Piece[]): LineKind {
  const [first, ...others] = line;
  if (first === undefined) return { kind: 'blank' };
  if (first.kind === 'block') return { kind: 'text' };
  const text = first.text.trim();
  if (text === '' && others.length === 0) return { kind: 'blank' };
  if (/^-{4,}$/.test(text) && others.length === 0) return { kind: 'rule' };
  if (text.startsWith('|')) return { kind: 'row' };
  const rest = (mark: string): readonly Piece[] => [
    { kind: 'markup', text: text.slice(mark.length).trimStart() },
    ...others,
  ];
  const [heading, level] = /^h([1-6])\.(?=\s|$)/.exec(text) ?? [];
  if (heading !== undefined) return { kind: 'heading', level: Number(level), rest: rest(heading) };
  const [quote] = /^bq\.(?=\s|$)/.exec(text) ?? [];
  if (quote !== undefined) return { kind: 'quote', rest: rest(quote) };
  const [item] = /^(?:[*#]+|-)(?=\s)/.exec(`${text} `) ?? [];
  const holdsMore = others.length > 0 || text !== item;
  return item !== undefined && holdsMore
    ? { kind: 'item', marker: item, rest: rest(item) }
    : { kind: 'text' };
}
