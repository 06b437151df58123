import { readMembers } from '../../../../core/text/index.ts';

/** A node of a document, made regular from any JSON. Only nodes of type `text` have text. */
export interface AdfNode {
  readonly type: string;
  readonly text: string;
  /** Returns an attribute as text; `''` if it is absent, or neither text nor a number. */
  readonly attribute: (name: string) => string;
  /** What identifies a node without text: its title, name, address or the like; or `''`. */
  readonly label: string;
  readonly marks: readonly AdfNode[];
  readonly content: readonly AdfNode[];
}

/** Deeper than any editor nests; below it, text is kept and structure is not. */
const maxDepth = 60;

/** More than there are; each is written around the text and all the others. */
const maxMarks = 20;

/** Makes a node from any JSON value; `undefined` from null or undefined. */
export function parseNode(value: unknown, depth = 0): AdfNode | undefined {
  if (value === null || value === undefined) return undefined;
  if (depth > maxDepth) return textNode(allText(value));
  if (Array.isArray(value)) return group(parseNodes(value, depth));
  if (typeof value !== 'object') return textNode(String(value));
  const fields = readMembers(value);
  const type = asText(fields.get('type'));
  const text = asText(fields.get('text'));
  const marks = parseNodes(fields.get('marks'), depth).slice(0, maxMarks);
  const content = parseNodes([fields.get('content')].flat(), depth);
  if (type === 'text' && content.length === 0) return textNode(text, marks);
  const all = text === '' ? content : [textNode(text, marks), ...content];
  if (type === 'text') return group(all);
  const attrs = readMembers(fields.get('attrs'));
  const attribute = (name: string) => asText(attrs.get(name));
  const node = { ...group(all), type, attribute, label: labelOf(attrs) };
  return text === '' ? { ...node, marks } : node;
}

function parseNodes(value: unknown, depth: number): readonly AdfNode[] {
  return Array.isArray(value)
    ? value.map((entry) => parseNode(entry, depth + 1)).filter((node) => node !== undefined)
    : [];
}

const labels = ['text', 'title', 'alt', 'name', 'url', 'extensionKey', 'resourceId', 'id'];

function labelOf(attrs: ReadonlyMap<string, unknown>): string {
  const data = readMembers(attrs.get('data'));
  const found = labels.map((name) => asText(attrs.get(name)) || asText(data.get(name)));
  return found.find(Boolean) ?? '';
}

/** Returns the text of a code block, without what identifies the block. */
export function codeText(block: AdfNode): string {
  return plainText({ ...block, label: '' });
}

function plainText(node: AdfNode): string {
  const own = node.type === 'hardBreak' ? '\n' : node.text;
  return own + node.content.map(plainText).join('') || node.label;
}

/** Returns every `text` below a value, in order. Not recursive, as the value may be nested without end. */
function allText(value: unknown): string {
  const found: string[] = [];
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') found.push(next);
    if (typeof next !== 'object' || next === null) continue;
    const fields = readMembers(next);
    const inner = Array.isArray(next) ? next : [fields.get('text'), fields.get('content')];
    for (const entry of inner.toReversed()) waiting.push(entry);
  }
  return found.join(' ');
}

/** Makes a text node. */
export function textNode(text: string, marks: readonly AdfNode[] = []): AdfNode {
  return { ...group([]), type: 'text', text, marks };
}

/** Makes a node that groups others. */
export function group(content: readonly AdfNode[], type = 'doc'): AdfNode {
  return { type, text: '', attribute: () => '', label: '', marks: [], content };
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
