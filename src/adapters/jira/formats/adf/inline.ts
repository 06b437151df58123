import { codeSpan, linkTo } from '../../../../engines/text/index.ts';
import type { AdfNode } from './node.ts';

type Render = (node: AdfNode) => string;

const renderers = new Map<string, Render>(
  Object.entries({
    text: (node) => textOf(node),
    hardBreak: () => '\n',
    mention: (node) => `@${node.label.replace(/^@/, '')}`,
    emoji: (node) => node.attribute('text') || node.attribute('shortName') || '[emoji]',
    date: (node) => calendarDay(node.attribute('timestamp')),
    status: (node) => `[${node.attribute('text')}]`,
    placeholder: (node) => `[${node.attribute('text')}]`,
    inlineCard: (node) => card(node),
    media: (node) => media(node, 'image'),
    mediaInline: (node) => media(node, 'attachment'),
  } satisfies Record<string, Render>),
);

/** Whether the node is part of a line of text. */
export function isInline(node: AdfNode): boolean {
  return renderers.has(node.type);
}

/** Renders nodes of one line; `renderOther` renders those that are not inline. */
export function renderInlineNodes(nodes: readonly AdfNode[], renderOther: Render): string {
  const rendered = nodes.map((node) => {
    const known = renderers.get(node.type);
    if (known === undefined) return renderOther(node);
    const text = node.marks.reduceRight(withMark, known(node));
    return text + renderInlineNodes(node.content, renderOther);
  });
  return rendered.join('');
}

/** Names a node of an unknown type, so that nothing is lost silently. */
export function placeholder(node: AdfNode): string {
  const type = node.type || 'unknown';
  return node.label === '' ? `[${type}]` : `[${type}: ${node.label}]`;
}

/** Renders an embedded page by its address, and its name if it has one. */
export function card(node: AdfNode): string {
  const url = node.attribute('url') || node.attribute('@id');
  if (node.label === '' && url === '') return placeholder(node);
  const isNamed = ![url, ''].includes(node.label) && url !== '';
  return isNamed ? linkTo(node.label, url) : `<${url || node.label}>`;
}

/** A picture of another site has an address; the name of other files says where the ticket keeps them. */
function media(node: AdfNode, kind: string): string {
  const [name, url] = [node.attribute('alt') || node.label || 'unnamed', node.attribute('url')];
  return `[${kind}: ${name}]${url === '' || url === name ? '' : `(${url})`}`;
}

const textOf = (node: AdfNode) =>
  node.marks.some((mark) => mark.type === 'code') ? codeSpan(node.text) : node.text;

/** What goes before a marked text and, if it differs, after it. */
const wrappings: ReadonlyMap<string, readonly [string, string?]> = new Map([
  ['strong', ['**']],
  ['em', ['*']],
  ['strike', ['~~']],
  ['sub', ['<sub>', '</sub>']],
  ['sup', ['<sup>', '</sup>']],
]);

const wrappingOf = (mark: AdfNode) => (mark.type === 'subsup' ? mark.attribute('type') : mark.type);

function withMark(text: string, mark: AdfNode): string {
  if (mark.type === 'link') return linkTo(text, mark.attribute('href'));
  const [before, after = before] = wrappings.get(wrappingOf(mark)) ?? [];
  const core = text.trim();
  return before === undefined || core === ''
    ? text
    : text.replace(core, () => `${before}${core}${after}`);
}

/** Returns the ISO date of a timestamp in milliseconds; otherwise what was given. */
function calendarDay(timestamp: string): string {
  const date = new Date(timestamp === '' ? Number.NaN : Number(timestamp));
  const isValid = !Number.isNaN(date.getTime());
  return isValid ? date.toISOString().slice(0, 10) : `[date: ${timestamp}]`;
}
