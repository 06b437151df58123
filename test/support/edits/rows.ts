import { diffArrays } from 'diff';

/** A line of a changed file: on both sides of the change, or on one of them. */
export interface Row {
  readonly kind: 'both' | 'old' | 'new';
  readonly text: string;
}

/** Returns a change as rows, top to bottom. Both texts end in a newline. */
export function rowsOf(before: string, after: string): readonly Row[] {
  return diffArrays([...linesOf(before)], [...linesOf(after)]).flatMap(
    ({ value, added, removed }) =>
      value.map((text): Row => ({ kind: added ? 'new' : removed ? 'old' : 'both', text })),
  );
}

/** Returns the lines before the change; for a block, its SEARCH. */
export function oldLines(rows: readonly Row[]): readonly string[] {
  return rows.filter(({ kind }) => kind !== 'new').map(({ text }) => text);
}

/** Returns the lines after the change; for a block, its REPLACE. */
export function newLines(rows: readonly Row[]): readonly string[] {
  return rows.filter(({ kind }) => kind !== 'old').map(({ text }) => text);
}

/** Splits a text that ends in a newline into lines. */
export function linesOf(text: string): readonly string[] {
  return text.split('\n').slice(0, -1);
}

/** Joins lines, each with a newline. */
export function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/** Counts where the wanted lines occur in a row. */
export function countOf(wanted: readonly string[], lines: readonly string[]): number {
  let count = 0;
  for (let at = 0; at + wanted.length <= lines.length; at += 1) {
    if (wanted.every((line, offset) => lines[at + offset] === line)) count += 1;
  }
  return count;
}
