import { type AdfNode, attribute, label } from './node.ts';

type Render = (node: AdfNode) => string;

const renderers = new Map<string, Render>(
  Object.entries({
    text: (node) => node.marks.reduceRight(withMark, asCode(node)),
    hardBreak: () => '\n',
    mention: (node) => `@${label(node).replace(/^@/, '')}`,
    emoji: (node) => attribute(node, 'text') || attribute(node, 'shortName'),
    date: (node) => calendarDay(attribute(node, 'timestamp')),
    status: (node) => `[${attribute(node, 'text')}]`,
    placeholder: (node) => `[${attribute(node, 'text')}]`,
    inlineCard: (node) => `<${label(node)}>`,
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
    return known === undefined ? other(node) : known(node) + renderInline(node.content, other);
  };
  return nodes.map(render).join('');
}

/** The name of a node that the reader does not know, so that nothing goes unseen. */
export function namedPlaceholder(node: AdfNode): string {
  const name = label(node);
  const type = node.type || 'unknown';
  return name === '' ? `[${type}]` : `[${type}: ${name}]`;
}

function mediaName(node: AdfNode): string {
  return attribute(node, 'alt') || label(node) || 'without a name';
}

const asCode = (node: AdfNode) =>
  node.marks.some((mark) => mark.type === 'code') ? codeSpan(node.text) : node.text;

function codeSpan(text: string): string {
  const fence = backticks(text, 1);
  return `${fence}${fence.length > 1 ? ` ${text} ` : text}${fence}`;
}

/** A fence of at least `least` backticks that the text cannot close. */
export function backticks(text: string, least: number): string {
  const runs = text.match(/`+/g) ?? [];
  return '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run.length + 1), least));
}

const wrappings = new Map([
  ['strong', '**'],
  ['em', '*'],
  ['strike', '~~'],
]);

function withMark(text: string, mark: AdfNode): string {
  if (mark.type === 'link') return linkTo(text, attribute(mark, 'href'));
  const wrapping = wrappings.get(mark.type);
  const core = text.trim();
  return wrapping === undefined || core === ''
    ? text
    : text.replace(core, () => `${wrapping}${core}${wrapping}`);
}

const linkTo = (text: string, url: string) =>
  url === '' || url === text ? text : `[${text}](${url})`;

/** The ISO day of a timestamp in milliseconds; the timestamp itself when it is not one. */
function calendarDay(timestamp: string): string {
  const date = new Date(Number(timestamp));
  return timestamp === '' || Number.isNaN(date.getTime())
    ? `[date: ${timestamp}]`
    : date.toISOString().slice(0, 10);
}
