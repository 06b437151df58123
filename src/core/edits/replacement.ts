import type { Replacement } from './edit.ts';
import { type Document, documentOf, inTheStyleOf, isBlank } from './lines.ts';
import { isEllipsis, isIdentical, locate, occurrences, rowsOf } from './place/index.ts';
import { leftOut, placeholderIn } from './placeholder.ts';
import { explainAbsent, explainAmbiguous } from './refusal.ts';
import { writeAt } from './write/index.ts';

/** The file as it would be, that nothing would change, or why the block does not fit. */
export type Replaced =
  | { readonly kind: 'replaced'; readonly document: Document }
  | { readonly kind: 'unchanged' | 'refused'; readonly why: string };

/**
 * Lays one SEARCH/REPLACE block over a file (`null`: there is no such file yet). SEARCH must mean
 * exactly one place; what it shares with REPLACE keeps the file's bytes. A block that was made already
 * changes nothing when `origin`, the file before any edit, held its SEARCH; else it is refused.
 */
export function applyReplacement(
  document: Document | null,
  block: Replacement,
  origin: string | null = null,
): Replaced {
  const { search, replace } = block;
  if (search.every(isBlank)) return createFile(document, block);
  if (document === null) return refused('there is no such file; an empty SEARCH creates one');
  const rows = rowsOf(document.lines.map((line) => line.text));
  const elided = search.filter(isEllipsis).length;
  const isPaired = elided > 0 && elided === replace.filter(isEllipsis).length;
  const placeholder = isPaired ? undefined : placeholderIn(replace, search, rows.texts);
  if (placeholder !== undefined) return refused(leftOut(placeholder));
  const found = locate(rows, { search, replace });
  if (found === undefined) return refused(explainAbsent(rows, { search, replace }));
  switch (found.kind) {
    case 'ambiguous':
      return refused(explainAmbiguous(rows, found));
    case 'present': {
      const why = `REPLACE is already present, from line ${found.at + 1} on`;
      const isMade = !found.isElsewhere && stoodIn(origin, search);
      return { kind: isMade ? 'unchanged' : 'refused', why };
    }
    case 'placed': {
      // From the bottom up, so that the places above keep their lines.
      const next = found.places.toReversed().reduce(writeAt, document);
      if (!isSame(next, document)) return { kind: 'replaced', document: next };
      const kind = isIdentical(block) ? 'unchanged' : 'refused';
      return { kind, why: 'REPLACE changes nothing' };
    }
  }
}

/** Whether the block means one place of the file, or was made there already. */
export function fitOf(
  document: Document | null | undefined,
  { search, replace }: Replacement,
): 'placed' | 'present' | undefined {
  if (document === null || document === undefined) return undefined;
  const rows = rowsOf(document.lines.map((line) => line.text));
  const kind = locate(rows, { search, replace })?.kind;
  return kind === 'ambiguous' ? undefined : kind;
}

function stoodIn(origin: string | null, search: readonly string[]): boolean {
  const texts = documentOf(origin ?? '').lines.map(({ text }) => text);
  return occurrences(texts, search).length > 0;
}

/** A new file ends in a newline. A file that holds nothing but blanks is as good as new. */
function createFile(document: Document | null, { replace }: Replacement): Replaced {
  if (document !== null && !document.lines.every(({ text }) => isBlank(text))) {
    return refused('SEARCH is empty, but the file has content: name the lines that are to change');
  }
  const placeholder = placeholderIn(replace);
  if (placeholder !== undefined) return refused(leftOut(placeholder));
  return { kind: 'replaced', document: inTheStyleOf(document, replace) };
}

function isSame(a: Document, b: Document): boolean {
  return (
    a.lines.length === b.lines.length &&
    a.lines.every((line, at) => {
      const other = b.lines[at];
      return line === other || (line.text === other?.text && line.ending === other.ending);
    })
  );
}

const refused = (why: string): Replaced => ({ kind: 'refused', why });
