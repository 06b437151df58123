import { isObject, JsonReader, type Span, toMembers } from '../../core/text/index.ts';
import type { ToolCall, ToolSpec } from '../ports.ts';
import { type InputSchema, sharesMember } from './lenient-input.ts';
import { offeredTool } from './offered-tool.ts';
import { attributesIn, tagClose, tagEnd, taggedInputs, tagOpen } from './tagged-input.ts';

/** A call that a text writes out, and where. */
export interface WrittenCall extends Span {
  readonly call: ToolCall;
}

/** The calls of a text that are read. */
const mostCalls = 100;

/** Returns the calls that are read; no reply needs more. */
export function firstCalls(calls: readonly WrittenCall[]): readonly WrittenCall[] {
  return calls.slice(0, mostCalls);
}

/**
 * How the name of a call stands in a text: in a tag, behind a token or a word such as `call:` that only calls have, or
 * as any word.
 */
type Mark = 'tag' | 'token' | 'call' | 'none';

/** The name of an offered tool in a text, and what marks it as that of a call. */
interface Head extends Span {
  readonly tool: ToolSpec;
  readonly mark: Mark;
}

const token = String.raw`(?:<[|｜][^<>\n]{1,40}>|<\w{1,20}[|｜]>|\[[A-Z_]{4,20}\])\s*`;

/** What may stand before the name of a call, and how it marks it. */
const marks: readonly (readonly [Mark, RegExp])[] = [
  ['call', new RegExp(String.raw`(?:${token})*(?:<call>|:?\bcall:)\s*$`)],
  ['token', new RegExp(String.raw`(?:${token})*(?:(?:analysis|commentary|final)\s+)?\bto=\s*$`)],
  [
    'tag',
    new RegExp(
      String.raw`${tagOpen}(?:\w*(?:tool|function|call|invoke|name|action)\w*${tagEnd}\s*|\w+(?:[=(/]|(?:\s[^<>]{0,60}?)?(?:name|tool|function)\s*=)\s*["']?)?$`,
    ),
  ],
  ['token', new RegExp(String.raw`(?:${token})+(?:function[<|｜▁\w]*>)?$`)],
  ['none', /(?:\bprint\()?$/],
];

/** Characters before a name that are searched for its mark. */
const reach = 120;

const names = /[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)*/g;

/** The words before the names of functions that code defines or calls. */
const inCode =
  /(?:[\w.+\-/@$#\\]|\b(?:def|func|function|fn|fun|sub|class|new|async|await|return|yield|const|let|var)\s+)$/;

const plainNamespace = /^(?:(?:functions?|tools?|default_api)[.:])?[\w-]+$/;

/** Returns the names of offered tools in a text that may be those of calls. */
function headsIn(
  text: string,
  tools: readonly ToolSpec[],
  isMentioned: (part: Span) => boolean,
): readonly Head[] {
  const meant = new Map<string, ToolSpec | undefined>();
  const toolOf = (name: string) => {
    if (!meant.has(name)) meant.set(name, offeredTool(name, tools));
    return meant.get(name);
  };
  return [...text.matchAll(names)].flatMap(({ 0: name, index }): Head[] => {
    const tool = toolOf(name);
    if (tool === undefined) return [];
    const { mark, start } = markBefore(text, index);
    const before = text.slice(Math.max(0, start - reach), start);
    if (mark === 'none' && (!plainNamespace.test(name) || inCode.test(before))) return [];
    const end = index + name.length;
    return isMentioned({ start, end }) ? [] : [{ tool, mark, start, end }];
  });
}

/** Returns what marks a name that begins at a place, and where the mark begins. */
function markBefore(text: string, at: number): Pick<Head, 'mark' | 'start'> {
  const before = text.slice(Math.max(0, at - reach), at);
  for (const [mark, sign] of marks) {
    const index = before.search(sign);
    if (index >= 0) return { mark, start: at - before.length + index };
  }
  return { mark: 'none', start: at };
}

/**
 * Returns the calls of a text whose tool is named before its input. An input has one of three shapes: an object,
 * `plan{"kind":"fix"}`, with any tokens between; arguments, `plan(kind="fix")`; or a tag for each member.
 */
export function writtenCalls(
  text: string,
  tools: readonly ToolSpec[],
  isMentioned: (part: Span) => boolean,
): readonly WrittenCall[] {
  const heads = headsIn(text, tools, isMentioned);
  const tags = heads.filter(({ mark }) => mark === 'tag');
  const nextTag = following(tags, text.length);
  const nextPart = following(
    tags.filter((tag) => beginsPart(text, tag)),
    text.length,
  );
  const values = new JsonReader(text);
  const calls: WrittenCall[] = [];
  let [read, searched] = [0, 0];
  for (const head of heads) {
    const [tag, part] = [nextTag(head.start), nextPart(head.start)];
    // What stands within a call is its input, and no value is read twice.
    if (head.start < read) continue;
    const isTag = head.mark === 'tag';
    // A tag that is searched already may still hold a call, up to the next one.
    const until = head.start < searched ? tag : part;
    const found = isTag
      ? tagCalls(text, values, head, until)
      : valueCall(text, values, head, head.end);
    calls.push(...found.calls);
    read = found.end;
    if (isTag) searched = Math.max(searched, until);
  }
  return calls;
}

/** Returns where the next of some spans begins after a place; asked for places in order. */
function following(spans: readonly Span[], last: number): (place: number) => number {
  let next = 0;
  return (place) => {
    while ((spans[next]?.start ?? place + 1) <= place) next += 1;
    return spans[next]?.start ?? last;
  };
}

/** Whether a tag ends the call before it: it begins a line or follows a tag, and has an input. Others are mentioned. */
function beginsPart(text: string, { tool, start, end }: Head): boolean {
  const before = text.slice(Math.max(0, start - reach), start);
  if (!/(?:^|\n|<[^<>\n]{1,80}>|\])\s{0,8}$/.test(before)) return false;
  const { rest, ends } = restOfTag(text, end);
  if (isClosed(ends)) return true;
  if (ends === '' && !/>\s*[\w.-]+$/.test(text.slice(start, end))) return false;
  const input = new RegExp(String.raw`\s*(?:${tagOpen}\w|[{\x60]|$|${closingOf(tool)})`, 'y');
  input.lastIndex = end + rest.length;
  return input.test(text);
}

/** The calls of one head, and up to where nothing else is to be read. */
interface Found {
  readonly calls: readonly WrittenCall[];
  readonly end: number;
}

/** The rest of the tag that has the name of a tool, or the tag that closes the one around the name. */
const tagRest = new RegExp(
  String.raw`["']?\)?(?:\s+\w+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))*\s*(?<ends>\/?${tagEnd}|${tagClose}\w+${tagEnd})?`,
  'y',
);

function restOfTag(text: string, at: number) {
  tagRest.lastIndex = at;
  const { 0: rest = '', groups: { ends = '' } = {} } = tagRest.exec(text) ?? {};
  return { rest, ends };
}

/** Whether what ends a tag ends the call: `<plan/>`, `<tool_call>plan</tool_call>`. */
const isClosed = (ends: string) => ends.startsWith('/') || /\/\w*call/.test(ends);

/** Reads a call in a tag, up to the next such call: its members are tags as well, or its input is an object. */
function tagCalls(text: string, values: JsonReader, head: Head, until: number): Found {
  const { tool, start } = head;
  const { rest, ends } = restOfTag(text, head.end);
  const from = head.end + rest.length;
  const schema = understoodSchema(tool);
  const attributes = attributesIn(rest, schema);
  const isWhole = isClosed(ends);
  const closings = [...text.slice(from, until).matchAll(new RegExp(closingOf(tool), 'g'))];
  // What a tag holds may mention the tag.
  const to = closings.length === 0 ? until : from + (closings.at(-1)?.index ?? 0);
  const body = text.slice(from, to);
  const isEmpty = body.trim() === '' && closings.length > 0;
  const inputs = isWhole || isEmpty ? [attributes] : taggedInputs(body, schema);
  if (inputs.length === 0) return valueCall(text, values, head, from);
  const end = isWhole ? from : to;
  return { calls: inputs.map((input) => ({ start, end, call: { name: tool.name, input } })), end };
}

/** The schema of a tool with the members that it also reads. */
function understoodSchema({ parameters, alsoReads = [] }: ToolSpec): InputSchema {
  const others = Object.fromEntries(alsoReads.map((member) => [member, {}]));
  return { properties: { ...others, ...toMembers(parameters.properties) } };
}

const closingOf = ({ name }: ToolSpec) =>
  `${tagClose}(?:function|function_call|invoke|call|tool|tool_call|tool_use|${name})${tagEnd}`;

/** A piece of what may stand between the name of a call and its input. */
const between =
  /\s+|[:.]\d+|[^\w\s{}()[\]<>]+|<[|｜]?\/?[\w▁]{1,40}[|｜]?>|\[(?:ARGS|CALL_ID)\][\w-]*|(?:json|code|action input|input|arguments|args|parameters|analysis|commentary|final)(?!\w)/iy;

/** Characters that may stand between the name of a call and its input. */
const mostBetween = 160;

/** Reads a call whose input is an object or arguments. */
function valueCall(
  text: string,
  values: JsonReader,
  { tool, mark, start }: Head,
  from: number,
): Found {
  let at = from;
  between.lastIndex = at;
  while (at - from < mostBetween && between.test(text)) at = between.lastIndex;
  const isArguments = text[at] === '(' && text.slice(from, at).trim() === '';
  if (text[at] !== '{' && !isArguments) return { calls: [], end: from };
  const { value, end } = values.read(at, !isArguments && mark === 'call');
  const input = isArguments && Array.isArray(value) ? onlyOne(value) : value;
  if (input === undefined || (isArguments && isDefinition(text, end))) return { calls: [], end };
  const isEmpty = isObject(input) && Object.keys(input).length === 0;
  const isInput = isEmpty ? isArguments || mark !== 'none' : sharesMember(input, tool);
  return { calls: isInput ? [{ start, end, call: { name: tool.name, input } }] : [], end };
}

/** The only one of the arguments of a call; an empty input if it has none. */
function onlyOne([only = {}, ...others]: readonly unknown[]): unknown {
  return others.length === 0 ? only : undefined;
}

/** Whether code goes on after the brackets of a call: a body, a type or a member. */
function isDefinition(text: string, at: number): boolean {
  return /^[^\S\n]{0,8}(?:\{|=>|->|\??\.\w)/.test(text.slice(at, at + 12));
}
