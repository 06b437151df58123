import { readMembers } from '../../../../engines/text/index.ts';

/** A node of a document, made regular from any JSON. Only nodes of type `text` have text. */
export interface AdfNode {
  readonly type: string;
  readonly text: string;
  /** Returns an attribute, of the node or of its data, as text; `''` if it is absent, or no single value. */
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
  const attrs = readMembers(fields.get('attrs'));
  // What an editor does not support, it keeps whole.
  const content = parseNodes([fields.get('content'), attrs.get('originalValue')].flat(), depth);
  if (type === 'text' && content.length === 0) return textNode(text, marks);
  const all = text === '' ? content : [textNode(text, marks), ...content];
  if (type === 'text') return group(all);
  const data = readMembers(attrs.get('data'));
  const attribute = (name: string) =>
    attributeText(attrs.get(name)) || attributeText(data.get(name));
  const node = { ...group(all), type, attribute, label: labelOf(attribute, attrs) };
  return text === '' ? { ...node, marks } : node;
}

function parseNodes(value: unknown, depth: number): readonly AdfNode[] {
  return Array.isArray(value)
    ? value.map((entry) => parseNode(entry, depth + 1)).filter((node) => node !== undefined)
    : [];
}

const labels = ['text', 'title', 'alt', 'name', 'url', 'extensionKey', 'resourceId', 'id'];

/** Of an extension or a query also its parameters. */
function labelOf(attribute: AdfNode['attribute'], attrs: ReadonlyMap<string, unknown>): string {
  const label = labels.map(attribute).find(Boolean) ?? '';
  const macro = readMembers(readMembers(attrs.get('parameters')).get('macroParams'));
  const source = readMembers(readMembers(attrs.get('datasource')).get('parameters'));
  const parameters = [...macro, ...source].flatMap(([name, value]) => {
    const text = asText(value) || asText(readMembers(value).get('value'));
    return text === '' ? [] : [`${name}=${text}`];
  });
  return [label, ...parameters].filter(Boolean).join(' ');
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

/** An address in JSON-LD may be a link of its own, or the first of several. */
function attributeText(attribute: unknown): string {
  if (typeof attribute === 'boolean') return String(attribute);
  const first: unknown = Array.isArray(attribute) ? attribute[0] : attribute;
  const link = readMembers(first);
  return asText(first) || asText(link.get('href')) || asText(link.get('@id'));
}
