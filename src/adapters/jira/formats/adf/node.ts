/** A node as the reader sees it, made regular out of whatever JSON it was. Text stands only in nodes of type `text`. */
export interface AdfNode {
  readonly type: string;
  readonly text: string;
  readonly attrs: ReadonlyMap<string, unknown>;
  readonly marks: readonly AdfNode[];
  readonly content: readonly AdfNode[];
}

/** Deeper than any document that an editor makes; below it, texts are kept and structure is not. */
const deepest = 60;

/** Makes a node of any JSON value; `undefined` for null and its like. */
export function parseNode(value: unknown, depth = 0): AdfNode | undefined {
  if (value === null || value === undefined) return undefined;
  if (depth > deepest) return textNode(scatteredText(value));
  if (Array.isArray(value)) return group(parseNodes(value, depth));
  if (typeof value !== 'object') return textNode(String(value));
  const fields = new Map<string, unknown>(Object.entries(value));
  const type = asText(fields.get('type'));
  const text = asText(fields.get('text'));
  const marks = parseNodes(fields.get('marks'), depth);
  const content = parseNodes([fields.get('content')].flat(), depth);
  if (type === 'text' && content.length === 0) return textNode(text, marks);
  const all = text === '' ? content : [textNode(text, marks), ...content];
  if (type === 'text') return group(all);
  const own = text === '' ? marks : [];
  return { ...group(all), type, attrs: mapOf(fields.get('attrs')), marks: own };
}

function parseNodes(value: unknown, depth: number): readonly AdfNode[] {
  return Array.isArray(value)
    ? value.map((entry) => parseNode(entry, depth + 1)).filter((node) => node !== undefined)
    : [];
}

/** An attribute as text; `''` when it is absent or neither text nor a number. */
export function attribute(node: AdfNode, name: string): string {
  return asText(node.attrs.get(name));
}

/** What a node without text goes by: its title, name, address or the like, or `''`. */
export function label(node: AdfNode): string {
  const inner = mapOf(node.attrs.get('data'));
  const names = ['text', 'title', 'alt', 'name', 'url', 'extensionKey', 'resourceId', 'id'];
  return names.map((name) => attribute(node, name) || asText(inner.get(name))).find(Boolean) ?? '';
}

/** The characters below a node without any formatting. */
function plainText(node: AdfNode): string {
  const own = node.type === 'hardBreak' ? '\n' : node.text;
  return own + node.content.map(plainText).join('') || label(node);
}

/** The text of a code block: nothing that the block itself goes by is in it. */
export function codeText(block: AdfNode): string {
  return plainText({ ...block, attrs: new Map() });
}

/** Every `text` below a value, in order, without recursion: the value may be nested without end. */
function scatteredText(value: unknown): string {
  const found: string[] = [];
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') found.push(next);
    if (typeof next !== 'object' || next === null) continue;
    const fields = mapOf(next);
    const inner = Array.isArray(next) ? next : [fields.get('text'), fields.get('content')];
    for (const entry of inner.toReversed()) waiting.push(entry);
  }
  return found.join(' ');
}

function textNode(text: string, marks: readonly AdfNode[] = []): AdfNode {
  return { type: 'text', text, marks, attrs: new Map(), content: [] };
}

function group(content: readonly AdfNode[]): AdfNode {
  return { type: 'doc', text: '', marks: [], attrs: new Map(), content };
}

function mapOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
