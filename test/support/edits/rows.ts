import { diffArrays } from 'diff';

/** A line of a changed file: on both sides of the change, or on one of them. */
export interface Row {
  readonly kind: 'both' | 'old' | 'new';
  readonly text: string;
}

/** A change as rows, top to bottom. Both texts end in a newline. */
export function rowsOf(before: string, after: string): readonly Row[] {
  return diffArrays([...linesOf(before)], [...linesOf(after)]).flatMap(
    ({ value, added, removed }) =>
      value.map((text): Row => ({ kind: added ? 'new' : removed ? 'old' : 'both', text })),
  );
}

/** The lines before the change; of a block, its SEARCH. */
export function oldLines(rows: readonly Row[]): readonly string[] {
  return rows.filter(({ kind }) => kind !== 'new').map(({ text }) => text);
}

/** The lines after the change; of a block, its REPLACE. */
export function newLines(rows: readonly Row[]): readonly string[] {
  return rows.filter(({ kind }) => kind !== 'old').map(({ text }) => text);
}

/** The lines of a text that ends in a newline. */
export function linesOf(text: string): readonly string[] {
  return text.split('\n').slice(0, -1);
}

/** The text of lines, each ended by a newline. */
export function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/** How often the wanted lines stand in a row among the lines. */
export function countOf(wanted: readonly string[], lines: readonly string[]): number {
  let count = 0;
  for (let at = 0; at + wanted.length <= lines.length; at += 1) {
    if (wanted.every((line, offset) => lines[at + offset] === line)) count += 1;
  }
  return count;
}
