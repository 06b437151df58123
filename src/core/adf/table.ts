import type { AdfNode } from './node.ts';

/** A table in GitHub's form, the first row as its head; a cell of several blocks is one line. */
export function renderTable(
  table: AdfNode,
  renderBlocks: (nodes: readonly AdfNode[]) => string,
): string {
  const cell = (node: AdfNode) =>
    renderBlocks(isCell(node) ? node.content : [node])
      .replaceAll('|', '\\|')
      .replaceAll(/\n+/g, '<br>');
  const rows = table.content.map((row) => (row.type === 'tableRow' ? row.content : [row]));
  const lines = rows.map((row) => `| ${row.map(cell).join(' | ')} |`);
  const rule = `|${' --- |'.repeat(Math.max(rows[0]?.length ?? 0, 1))}`;
  return lines.toSpliced(1, 0, rule).join('\n');
}

const isCell = (node: AdfNode) => node.type === 'tableCell' || node.type === 'tableHeader';
