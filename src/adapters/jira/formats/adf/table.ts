import { tableOf } from '../../../../core/text/index.ts';
import { type AdfNode, codeText } from './node.ts';

/** A table in GitHub's form, the first row as its head; a cell of several blocks is one line. */
export function renderTable(
  table: AdfNode,
  renderBlocks: (nodes: readonly AdfNode[]) => string,
): string {
  const cell = (node: AdfNode) =>
    renderBlocks((isCell(node) ? node.content : [node]).map(withoutFences));
  const rows = table.content.map((row) => (row.type === 'tableRow' ? row.content : [row]));
  return tableOf(rows.map((row) => row.map(cell)));
}

const isCell = (node: AdfNode) => node.type === 'tableCell' || node.type === 'tableHeader';

/** A cell is one line, in which a fence means nothing: its code is shown as a span for each line. */
function withoutFences(node: AdfNode): AdfNode {
  if (node.type !== 'codeBlock') return { ...node, content: node.content.map(withoutFences) };
  const spans = codeText(node)
    .split('\n')
    .flatMap((line) => [{ ...plain, type: 'hardBreak' }, codeSpan(line)]);
  return { ...plain, type: 'paragraph', content: spans.slice(1) };
}

const plain: AdfNode = { type: 'text', text: '', attrs: new Map(), marks: [], content: [] };
const codeMark: AdfNode = { ...plain, type: 'code' };

function codeSpan(text: string): AdfNode {
  return text.trim() === '' ? { ...plain, text } : { ...plain, text, marks: [codeMark] };
}
