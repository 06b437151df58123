import {
  codeLines,
  fenced,
  joined,
  prefixed,
  withoutLineBreaks,
  writeMarkdownTable,
} from '../../../../engines/text/index.ts';
import { card, isInline, placeholder, renderInlineNodes } from './inline.ts';
import { type AdfNode, codeText, group, parseNode, textNode } from './node.ts';

type Render = (node: AdfNode) => string;

/**
 * Converts a document to Markdown for the model. Accepts any JSON: an unknown node becomes a named
 * placeholder with its text, so that nothing a person wrote is lost.
 */
export function adfToMarkdown(document: unknown): string {
  const node = parseNode(document);
  return node === undefined ? '' : renderBlocks([node]).trim();
}

const renderers = new Map<string, Render>(
  Object.entries({
    doc: (node) => renderBlocks(node.content),
    paragraph: (node) => renderLine(node.content),
    heading: (node) =>
      `${'#'.repeat(headingLevel(node))} ${withoutLineBreaks(renderLine(node.content))}`,
    caption: (node) => renderLine(node.content),
    rule: (node) => joined(['---', renderBlocks(node.content)]),
    bulletList: (node) => renderItems(node.content, () => '- '),
    orderedList: (node) => renderItems(node.content, (index) => `${firstNumber(node) + index}. `),
    taskList: (node) => renderItems(node.content, () => '- '),
    decisionList: (node) => renderItems(node.content, () => '- '),
    listItem: (node) => renderBlocks(node.content),
    taskItem: (node) => `${checkbox(node)} ${renderBlocks(node.content)}`,
    blockTaskItem: (node) => `${checkbox(node)} ${renderBlocks(node.content)}`,
    decisionItem: (node) => `Decision: ${renderBlocks(node.content)}`,
    codeBlock: (node) => fenced(node.attribute('language'), codeText(node)),
    blockquote: (node) => prefixed(renderBlocks(node.content), '> '),
    panel: (node) =>
      prefixed(joined([`**${node.attribute('panelType')}**`, renderBlocks(node.content)]), '> '),
    expand: (node) => titled(node),
    nestedExpand: (node) => titled(node),
    table: (node) => renderTable(node),
    mediaSingle: (node) => renderBlocks(node.content),
    mediaGroup: (node) => renderAttachments(node.content),
    blockCard: (node) => joined([card(node), renderBlocks(node.content)]),
    embedCard: (node) => joined([card(node), renderBlocks(node.content)]),
    layoutSection: (node) => renderBlocks(node.content),
    layoutColumn: (node) => renderBlocks(node.content),
    extensionFrame: (node) => renderBlocks(node.content),
  } satisfies Record<string, Render>),
);

/** Renders blocks below each other; inline nodes among them become paragraphs. */
function renderBlocks(nodes: readonly AdfNode[]): string {
  const parts: string[] = [];
  let line: AdfNode[] = [];
  const endLine = () => {
    parts.push(renderLine(line));
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) line.push(node);
    else {
      endLine();
      parts.push(renderBlock(node));
    }
  }
  endLine();
  return joined(parts);
}

function renderBlock(node: AdfNode): string {
  const render = renderers.get(node.type);
  return render?.(node) ?? joined([placeholder(node), renderBlocks(node.content)]);
}

function renderLine(nodes: readonly AdfNode[]): string {
  return renderInlineNodes(nodes, (node) =>
    renderers.has(node.type)
      ? `\n${renderBlock(node)}\n`
      : placeholder(node) + renderLine(node.content),
  );
}

function renderItems(items: readonly AdfNode[], marker: (index: number) => string): string {
  return items
    .map((item, index) => {
      const prefix = lists.has(item.type) ? '  ' : marker(index);
      return prefix + prefixed(renderBlocks([item]), ' '.repeat(prefix.length)).trimStart();
    })
    .join('\n');
}

/** A nested list of tasks is a sibling of the tasks and has no marker of its own. */
const lists = new Set(['bulletList', 'orderedList', 'taskList', 'decisionList']);

/** Renders files below each other: a group holds any kind, not only images. */
function renderAttachments(nodes: readonly AdfNode[]): string {
  return nodes
    .map((node) => renderBlocks([node.type === 'media' ? { ...node, type: 'mediaInline' } : node]))
    .join('\n');
}

/** Renders a table with the first row as its head; a cell of several blocks becomes one line. */
function renderTable(table: AdfNode): string {
  const grid = gridOf(table);
  const rows = grid.map((row) => row.map((cell) => (cell === undefined ? '' : renderCell(cell))));
  if (table.attribute('isNumberColumnEnabled') !== 'true') return writeMarkdownTable(rows);
  const headed = grid[0]?.every((cell) => cell === undefined || cell.type === 'tableHeader');
  const numberOf = (index: number) => (headed ? index || '' : index + 1);
  return writeMarkdownTable(rows.map((row, index) => [String(numberOf(index)), ...row]));
}

/** Columns that a cell may span, in which it may reach into rows below, and to which shorter rows are filled up. */
const maxColumns = 50;

/** The cells of a table by row and column; `undefined` where another cell reaches to, or none is. */
function gridOf(table: AdfNode): readonly (readonly (AdfNode | undefined)[])[] {
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

function renderCell(node: AdfNode): string {
  const isCell = node.type === 'tableCell' || node.type === 'tableHeader';
  return renderBlocks((isCell ? node.content : [node]).map(withoutFences));
}

/** Turns the code blocks of a cell, where fences do not work, into one code span per line. */
function withoutFences(node: AdfNode): AdfNode {
  if (node.type !== 'codeBlock') return { ...node, content: node.content.map(withoutFences) };
  return group([textNode(codeLines(codeText(node)))], 'paragraph');
}

function titled(node: AdfNode): string {
  const title = withoutLineBreaks(node.attribute('title'));
  return joined([title && `**${title}**`, renderBlocks(node.content)]);
}

function headingLevel(node: AdfNode): number {
  return Math.min(Math.max(Math.trunc(Number(node.attribute('level'))) || 1, 1), 6);
}

function firstNumber(node: AdfNode): number {
  const order = Number(node.attribute('order') || '1');
  return Number.isSafeInteger(order) && order >= 0 ? order : 1;
}

const checkbox = (node: AdfNode) => (node.attribute('state') === 'DONE' ? '[x]' : '[ ]');
