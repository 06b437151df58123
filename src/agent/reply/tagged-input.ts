import { isObject, JsonReader, type Members, type Span, toMembers } from '../../core/text/index.ts';
import type { InputSchema } from './lenient-input.ts';
import { callMembers, memberNames } from './other-names.ts';

/** A tag of a call's body. `key` is the member that it names beside its own word. */
interface Tag extends Span {
  readonly word: string;
  readonly key?: string | undefined;
  readonly closes: boolean;
}

const before = String.raw`(?:\]<\]\w{1,20}\[>\[)?`;
const prefix = String.raw`(?:\w{1,20}:(?!opensource)|\s?[|｜‖]{1,2}\s?(?!open|close)\w{1,20}\s?[|｜‖]{1,2}\s?)?`;

/** How tags begin and end: `<`, `<ns:`, `<｜DSML｜`, Kimi's `<|open|>`, MiniMax's sign, Hunyuan's `:opensource>`. */
export const tagOpen = String.raw`(?:${before}<${prefix}|<\|open\|>)`;
export const tagClose = String.raw`(?:${before}<\/${prefix}|<\|close\|>)`;
export const tagEnd = String.raw`(?:(?::opensource)?>|<\|sep\|>)`;

const tag = new RegExp(
  [
    String.raw`${tagOpen}arg_key${tagEnd}(?<argument>[\w-]+)${tagClose}arg_key${tagEnd}\s*${tagOpen}(?<value>arg_value)${tagEnd}`,
    String.raw`${tagOpen}(?<word>\w+)(?:=["']?(?<key>[\w-]+)["']?|(?:\s[^<>]{0,60}?)?(?:name|key)\s*=\s*["'](?<named>[\w-]+)["'])?[^<>\n]{0,40}${tagEnd}`,
    String.raw`${tagClose}(?<closed>\w+)${tagEnd}`,
  ].join('|'),
  'g',
);

/** The words of tags that name their member, such as `<parameter=kind>`. */
const parameter = /^(?:param(?:eter)?|arg(?:ument)?)$/;

/**
 * Reads the inputs that tags write out: one for each member, `<parameter=kind>fix</parameter>` or `<kind>fix</kind>`,
 * or one that holds JSON. Several are those of calls that share a tag. None: the body is something else.
 */
export function taggedInputs(body: string, schema: InputSchema): readonly Members[] {
  const tags = [...body.matchAll(tag)].map(({ 0: text, index, groups = {} }): Tag => {
    const { argument, value, word, key = groups.named, closed } = groups;
    const span = { start: index, end: index + text.length, closes: closed !== undefined };
    return { ...span, word: closed ?? value ?? word ?? '', key: argument ?? key };
  });
  const named = tags.filter((one) => isMember(body, one));
  if (named.length > 0) return [Object.fromEntries(namedMembers(body, tags, named))];
  return inputsWithin({ body, start: 0, end: body.length, tags, depth: 0 }, schema);
}

/** Reads the members that are attributes of a call's own tag: `<read_file path="a.ts"/>`. */
export function attributesIn(rest: string, { properties }: InputSchema): Members {
  const written = [...rest.matchAll(/(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
  const known = written.filter(([, name = '']) => Object.hasOwn(toMembers(properties), name));
  return Object.fromEntries(known.map(([, name, double, single]) => [name, double ?? single]));
}

/** Whether a tag opens a member that it names; what stands within a line is text of another member. */
function isMember(body: string, { start, word, key }: Tag): boolean {
  if (key === undefined || !(parameter.test(word) || word === 'arg_value')) return false;
  return /(?:^|[\n>])\s*$/.test(body.slice(Math.max(0, start - 9), start));
}

/** The members that tags name. What closes one may be missing, and a text may mention it. */
function namedMembers(body: string, tags: readonly Tag[], named: readonly Tag[]) {
  let next = 0;
  return named.map((one, at) => {
    const until = named[at + 1]?.start ?? body.length;
    let last = until;
    for (; (tags[next]?.start ?? until) < until; next += 1) {
      const { word, closes, start } = tags[next] ?? one;
      if (closes && word === one.word && start >= one.end) last = start;
    }
    return [one.key ?? '', trimmed(body.slice(one.end, last))] as const;
  });
}

const trimmed = (text: string) =>
  text.replace(/^\s*<!\[CDATA\[([\s\S]*)\]\]>\s*$/, '$1').replace(/^\r?\n|\r?\n$/g, '');

/** A part of a call's body, its tags, and the number of those around it. */
interface Part extends Span {
  readonly body: string;
  readonly tags: readonly Tag[];
  readonly depth: number;
}

/** An input is nested less deeply. */
const deepest = 8;

/** A part between a tag and what closes it. */
interface Element extends Part {
  readonly name: string;
}

const textOf = ({ body, start, end: to }: Part) => body.slice(start, to);

/** The members that have tags of their own; tags around them, such as `<args>`, are seen through. */
function inputsWithin(part: Part, schema: InputSchema): readonly Members[] {
  const properties = toMembers(schema.properties);
  const names = new Set([...Object.keys(properties), ...Object.keys(properties).flatMap(others)]);
  const own: [string, unknown][] = [];
  const inner: Members[] = [];
  const found = elements(part, (name) => names.has(name) || around.has(name));
  const above = part.body.slice(part.start, found[0]?.start ?? part.end);
  if (/\w/.test(above.replace(tag, ''))) return [];
  for (const element of found) {
    const { name } = element;
    const isAround = around.has(name) && !Object.hasOwn(properties, name);
    const within = isAround ? withinOrJson(element, schema) : [];
    if (within.length > 0) inner.push(...within);
    else if (names.has(name)) own.push([name, memberValue(element, toMembers(properties[name]))]);
  }
  const members = Object.fromEntries(own);
  if (inner.length > 0) return inner.map((one) => ({ ...members, ...one }));
  return own.length > 0 ? [members] : [];
}

const others = (property: string) => memberNames[property] ?? [];

/** Tags around the members of a call. */
const around: ReadonlySet<string> = new Set([...callMembers.input, 'file']);

function withinOrJson(element: Element, schema: InputSchema): readonly Members[] {
  const value = new JsonReader(textOf(element)).first();
  return isObject(value) ? [value] : inputsWithin(element, schema);
}

/** The text of a member; a list or an object, if it has tags of its own. */
function memberValue(element: Element, schema: InputSchema): unknown {
  const text = trimmed(textOf(element));
  if (schema.type === 'object') return inputsWithin(element, schema)[0] ?? text;
  if (schema.type !== 'array' || /^\s*[[{]/.test(text)) return text;
  const items = elements(element, () => true);
  return items.length === 0
    ? text
    : items.map((item) => memberValue(item, toMembers(schema.items)));
}

/** The outermost elements of a part whose names are known. */
function elements(
  { body, tags, depth }: Part,
  isKnown: (name: string) => boolean,
): readonly Element[] {
  if (depth > deepest) return [];
  const last = new Map(tags.flatMap(({ word, closes }, at) => (closes ? [[word, at]] : [])));
  const found: Element[] = [];
  for (let at = 0; at < tags.length; at += 1) {
    const opened = tags[at];
    if (opened === undefined || opened.closes || !isKnown(opened.word)) continue;
    if ((last.get(opened.word) ?? -1) < at) continue;
    const closed = closingOf(tags, at, isKnown);
    found.push({
      ...{ name: opened.word, body, depth: depth + 1, tags: tags.slice(at + 1, closed) },
      ...{ start: opened.end, end: tags[closed]?.start ?? opened.end },
    });
    at = closed;
  }
  return found;
}

/** The last tag that closes an element before another one opens: its text may mention the tag. */
function closingOf(tags: readonly Tag[], at: number, isKnown: (name: string) => boolean): number {
  const word = tags[at]?.word;
  let closed = -1;
  for (let next = at + 1; next < tags.length; next += 1) {
    const { word: other, closes } = tags[next] ?? { word: '', closes: false };
    if (closes && other === word) closed = next;
    else if (closed >= 0 && !closes && isKnown(other)) break;
  }
  return closed;
}
