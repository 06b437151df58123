import { applyHunks } from '../../../src/engines/edits/apply.ts';
import { parseDocument, textOf } from '../../../src/engines/edits/patch/index.ts';

/** The text after a block, or why the block changes nothing or does not fit. */
export type AppliedText =
  | { readonly kind: 'replaced'; readonly text: string }
  | { readonly kind: 'unchanged' | 'refused'; readonly why: string };

/** Splits one side of a block into lines; a final newline adds none. */
export function linesOf(side: string): readonly string[] {
  return side === '' ? [] : side.replace(/\n$/, '').split('\n');
}

/** Applies a block to the text of a file (`null`: no such file). */
export function applyTo(
  text: string | null,
  search: string,
  replace: string,
  origin: string | null = null,
): AppliedText {
  return applyLinesTo(text, linesOf(search), linesOf(replace), origin);
}

/** Applies a block whose sides are lines. */
export function applyLinesTo(
  text: string | null,
  search: readonly string[],
  replace: readonly string[],
  origin: string | null = null,
): AppliedText {
  const document = text === null ? null : parseDocument(text);
  const replaced = applyHunks(document, { kind: 'replacement', search, replace }, origin);
  if (replaced.kind !== 'replaced') return replaced;
  return { kind: 'replaced', text: textOf(replaced.document) };
}

/** Expects a new text. */
export function replacedBy(text: string): AppliedText {
  return { kind: 'replaced', text };
}
