import { fenced, joined, prefixed, withoutLineBreaks } from '../../../../core/text/index.ts';
import { card, isInline, namedPlaceholder, renderInline } from './inline.ts';
import { type AdfNode, attribute, codeText, parseNode } from './node.ts';
import { renderTable } from './table.ts';

type Render = (node: AdfNode) => string;

/**
 * Reads a document for the model. Any JSON is taken: what is not known shows as a named placeholder
 * with its text, so nothing that a person wrote is lost.
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
    codeBlock: (node) => fenced(attribute(node, 'language'), codeText(node)),
    blockquote: (node) => prefixed(renderBlocks(node.content), '> '),
    panel: (node) =>
      prefixed(joined([`**${attribute(node, 'panelType')}**`, renderBlocks(node.content)]), '> '),
    expand: (node) => titled(node),
    nestedExpand: (node) => titled(node),
    table: (node) => renderTable(node, renderBlocks),
    mediaSingle: (node) => renderBlocks(node.content),
    mediaGroup: (node) => renderAttachments(node.content),
    blockCard: (node) => joined([card(node), renderBlocks(node.content)]),
    embedCard: (node) => joined([card(node), renderBlocks(node.content)]),
    layoutSection: (node) => renderBlocks(node.content),
    layoutColumn: (node) => renderBlocks(node.content),
  } satisfies Record<string, Render>),
);

/** Blocks one below the other; inline nodes that stray among them make a paragraph of their own. */
function renderBlocks(nodes: readonly AdfNode[]): string {
  const parts: string[] = [];
  let stray: AdfNode[] = [];
  const settle = () => {
    parts.push(renderLine(stray));
    stray = [];
  };
  for (const node of nodes) {
    if (isInline(node)) stray.push(node);
    else {
      settle();
      parts.push(renderBlock(node));
    }
  }
  settle();
  return joined(parts);
}

function renderBlock(node: AdfNode): string {
  const render = renderers.get(node.type);
  return render?.(node) ?? joined([namedPlaceholder(node), renderBlocks(node.content)]);
}

function renderLine(nodes: readonly AdfNode[]): string {
  return renderInline(nodes, (node) =>
    renderers.has(node.type)
      ? `\n${renderBlock(node)}\n`
      : namedPlaceholder(node) + renderLine(node.content),
  );
}

function renderItems(items: readonly AdfNode[], marker: (index: number) => string): string {
  return items
    .map((item, index) => {
      const sign = lists.has(item.type) ? '  ' : marker(index);
      return sign + prefixed(renderBlocks([item]), ' '.repeat(sign.length)).trimStart();
    })
    .join('\n');
}

/** A list of tasks may stand between the tasks of another: it has no mark of its own. */
const lists = new Set(['bulletList', 'orderedList', 'taskList', 'decisionList']);

/** One below the other; a group holds files of any kind. */
function renderAttachments(nodes: readonly AdfNode[]): string {
  return nodes
    .map((node) => renderBlocks([node.type === 'media' ? { ...node, type: 'mediaInline' } : node]))
    .join('\n');
}

function titled(node: AdfNode): string {
  const title = withoutLineBreaks(attribute(node, 'title'));
  return joined([title && `**${title}**`, renderBlocks(node.content)]);
}

function headingLevel(node: AdfNode): number {
  return Math.min(Math.max(Math.trunc(Number(attribute(node, 'level'))) || 1, 1), 6);
}

function firstNumber(node: AdfNode): number {
  const order = Number(attribute(node, 'order') || '1');
  return Number.isSafeInteger(order) && order >= 0 ? order : 1;
}

const checkbox = (node: AdfNode) => (attribute(node, 'state') === 'DONE' ? '[x]' : '[ ]');
