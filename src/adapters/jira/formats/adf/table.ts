import type { AdfNode } from './node.ts';

/** Columns that a cell may span, in which it may reach into rows below, and to which shorter rows are filled up. */
const maxColumns = 50;

/** The cells of a table by row and column; `undefined` where another cell reaches to, or none is. */
export function gridOf(table: AdfNode): readonly (readonly (AdfNode | undefined)[])[] {
  const grid: (AdfNode | undefined)[][] = [];
  let held: ReadonlyMap<number, number> = new Map();
  for (const row of table.content) {
    const placed = placeRow(row.type === 'tableRow' ? row.content : [row], held);
    grid.push(placed.row);
    held = placed.held;
  }
  const width = Math.min(Math.max(0, ...grid.map((row) => row.length)), maxColumns);
  return grid.map((row) => Array.from({ length: Math.max(row.length, width) }, (_, at) => row[at]));
}

/** Places the cells of a row between those above that reach into it. `held` are rows by column that they still take. */
function placeRow(cells: readonly AdfNode[], held: ReadonlyMap<number, number>) {
  const row: (AdfNode | undefined)[] = [];
  const below = new Map<number, number>();
  for (const [column, rows] of held) if (rows > 1) below.set(column, rows - 1);
  const skipHeld = () => {
    while (held.has(row.length)) row.push(undefined);
  };
  for (const cell of cells) {
    skipHeld();
    const rows = spanOf(cell, 'rowspan');
    const columns = Math.min(spanOf(cell, 'colspan'), maxColumns);
    for (let column = 0; column < columns; column += 1) {
      if (rows > 1 && row.length < maxColumns) below.set(row.length, rows - 1);
      row.push(column === 0 ? cell : undefined);
    }
  }
  skipHeld();
  return { row, held: below };
}

function spanOf(cell: AdfNode, name: 'colspan' | 'rowspan'): number {
  return Math.max(1, Math.trunc(Number(cell.attribute(name))) || 1);
}
