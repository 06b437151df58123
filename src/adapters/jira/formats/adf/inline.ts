import { codeSpan, linkTo } from '../../../../core/text/index.ts';
import { type AdfNode, attribute, label } from './node.ts';

type Render = (node: AdfNode) => string;

const renderers = new Map<string, Render>(
  Object.entries({
    text: (node) => asCode(node),
    hardBreak: () => '\n',
    mention: (node) => `@${label(node).replace(/^@/, '')}`,
    emoji: (node) => attribute(node, 'text') || attribute(node, 'shortName') || '[emoji]',
    date: (node) => calendarDay(attribute(node, 'timestamp')),
    status: (node) => `[${attribute(node, 'text')}]`,
    placeholder: (node) => `[${attribute(node, 'text')}]`,
    inlineCard: (node) => card(node),
    media: (node) => `[image: ${mediaName(node)}]`,
    mediaInline: (node) => `[attachment: ${mediaName(node)}]`,
  } satisfies Record<string, Render>),
);

/** Whether the node stands inside a line of text. */
export function isInline(node: AdfNode): boolean {
  return renderers.has(node.type);
}

/** A run of nodes as one piece of Markdown; `other` renders those that do not belong in a line. */
export function renderInline(nodes: readonly AdfNode[], other: Render): string {
  const render = (node: AdfNode) => {
    const known = renderers.get(node.type);
    if (known === undefined) return other(node);
    return node.marks.reduceRight(withMark, known(node)) + renderInline(node.content, other);
  };
  return nodes.map(render).join('');
}

/** The name of a node that the reader does not know, so that nothing goes unseen. */
export function namedPlaceholder(node: AdfNode): string {
  const name = label(node);
  const type = node.type || 'unknown';
  return name === '' ? `[${type}]` : `[${type}: ${name}]`;
}

/** A page that is shown in place, by its address or its name. */
export function card(node: AdfNode): string {
  const name = label(node);
  return name === '' ? namedPlaceholder(node) : `<${name}>`;
}

function mediaName(node: AdfNode): string {
  return attribute(node, 'alt') || label(node) || 'without a name';
}

const asCode = (node: AdfNode) =>
  node.marks.some((mark) => mark.type === 'code') ? codeSpan(node.text) : node.text;

/** What stands before a marked text and, where it is not the same, after it. */
const wrappings: ReadonlyMap<string, readonly [string, string?]> = new Map([
  ['strong', ['**']],
  ['em', ['*']],
  ['strike', ['~~']],
  ['sub', ['<sub>', '</sub>']],
  ['sup', ['<sup>', '</sup>']],
]);

const wrappingOf = (mark: AdfNode) =>
  mark.type === 'subsup' ? attribute(mark, 'type') : mark.type;

function withMark(text: string, mark: AdfNode): string {
  if (mark.type === 'link') return linkTo(text, attribute(mark, 'href'));
  const [before, after = before] = wrappings.get(wrappingOf(mark)) ?? [];
  const core = text.trim();
  return before === undefined || core === ''
    ? text
    : text.replace(core, () => `${before}${core}${after}`);
}

/** The ISO day of a timestamp in milliseconds; the timestamp itself when it is not one. */
function calendarDay(timestamp: string): string {
  const date = new Date(Number(timestamp));
  return timestamp === '' || Number.isNaN(date.getTime())
    ? `[date: ${timestamp}]`
    : date.toISOString().slice(0, 10);
}
