import { applyBlock } from '../../../src/core/edits/apply.ts';
import { documentOf, textOf } from '../../../src/core/edits/patch/document.ts';
import { locateBlock } from '../../../src/core/edits/place/locate.ts';

/** What became of a text that a block was laid over. */
export type Laid =
  | { readonly kind: 'replaced'; readonly text: string }
  | { readonly kind: 'unchanged' | 'refused'; readonly why: string };

/** The lines of one side of a block; a newline at the end only ends the last of them. */
export function linesOf(side: string): readonly string[] {
  return side === '' ? [] : side.replace(/\n$/, '').split('\n');
}

/** Lays a block over a file's text (`null`: there is no such file). */
export function lay(
  text: string | null,
  search: string,
  replace: string,
  origin: string | null = null,
): Laid {
  return layLines(text, linesOf(search), linesOf(replace), origin);
}

/** The same with the sides as lines. */
export function layLines(
  text: string | null,
  search: readonly string[],
  replace: readonly string[],
  origin: string | null = null,
): Laid {
  const document = text === null ? null : documentOf(text);
  const replaced = applyBlock(locateBlock(document, { search, replace }), origin);
  if (replaced.kind !== 'replaced') return replaced;
  return { kind: 'replaced', text: textOf(replaced.document) };
}

/** That the text is now another. */
export function written(text: string): Laid {
  return { kind: 'replaced', text };
}
