import {
  findJson,
  type JsonSpan,
  parseLoosely,
  toMembers,
  withoutThoughts,
} from '../../core/text/index.ts';
import type { ModelReply, ModelRequest, ToolCall, ToolSpec } from '../ports.ts';
import { fitInput, type InputSchema, meantValue, requiredBy } from './lenient-input.ts';
import { callMembers } from './other-names.ts';
import { findQuotations } from './quotation.ts';
import {
  firstCalls,
  keywordCalls,
  offeredName,
  taggedCalls,
  type WrittenCall,
} from './written-calls.ts';

/**
 * Returns the tool calls of a reply, and its text. Without any, returns those that its text writes out, as models do
 * whose endpoint does not recognise calls: in any common form that names an offered tool, else as the bare input of
 * the tool that carries the answer, unless that may be text; the text is then what precedes them. Text that names no
 * offered tool or is only quoted is no call.
 */
export function findCalls(
  { toolCalls, text }: ModelReply,
  { answer, mayBeText, reads, messages }: ModelRequest,
): Pick<ModelReply, 'text' | 'toolCalls'> {
  const tools = answer === undefined ? reads : [answer, ...reads];
  if (mayBeText || tools.length === 0) return { text, toolCalls };
  if (toolCalls.length > 0) {
    const named = toolCalls.map((call) => {
      return { ...call, name: offeredName(call.name, tools) ?? call.name };
    });
    return { text, toolCalls: named };
  }
  const own = withoutThoughts(text, findJson);
  const written = writtenIn(own, tools, answer, findQuotations(own, messages));
  const [first] = written.map(({ start }) => start).sort((a, b) => a - b);
  const before = first === undefined ? text : own.slice(0, first).replace(opening, '');
  return { text: before, toolCalls: written.map(({ call }) => call) };
}

/** A fence, a tag or a sign that opens a call. */
const opening = /(?:```\w*|<[^<>\n]{1,40}>|\[[A-Z_]{1,20}\])\s*$/;

/** Returns the calls of `tools` that a text writes out, or bare inputs of `answer`, and the text around them. */
export function callsInText(
  text: string,
  tools: readonly ToolSpec[],
  answer: ToolSpec | undefined,
) {
  const own = withoutThoughts(text, findJson);
  const written = writtenIn(own, tools, answer, findQuotations(own, []));
  const rest = [...written, undefined].map((part, at) =>
    own.slice(written[at - 1]?.end ?? 0, part?.start),
  );
  return { calls: written.map(({ call }) => call), rest: rest.join('') };
}

/** Divides a reply into what may be edits, and the calls of other tools that it makes or writes out. */
export function dividedReply(reply: ModelReply, others: readonly ToolSpec[]) {
  const nameOf = ({ name }: ToolCall) => offeredName(name, others);
  const made = reply.toolCalls.flatMap((call) => {
    const name = nameOf(call);
    return name === undefined ? [] : [{ ...call, name }];
  });
  const toolCalls = reply.toolCalls.filter((call) => nameOf(call) === undefined);
  const isText = reply.toolCalls.length === 0 && others.length > 0;
  const calls = isText ? callsInText(reply.text, others, undefined).calls : made;
  return { own: { ...reply, toolCalls }, calls };
}

/** Returns the calls that a text writes out, in the first form in which one is meant and not only quoted. */
function writtenIn(
  own: string,
  tools: readonly ToolSpec[],
  answer: ToolSpec | undefined,
  isQuoted: (part: WrittenCall) => boolean,
): readonly WrittenCall[] {
  const spans = findJson(own);
  const forms = [
    () => taggedCalls(own, tools),
    () => keywordCalls(own, tools),
    () => spans.flatMap((span) => namedCalls(span, own, tools)),
    () => (answer === undefined ? [] : bareInputs(spans, answer)),
    () => (answer === undefined || spans.length > 0 ? [] : oneWord(own, answer)),
  ];
  for (const written of forms) {
    const calls = firstCalls(written()).filter((part) => !isQuoted(part));
    if (calls.length > 0) return calls;
  }
  return [];
}

/** The calls that JSON describes, or the one whose tool is named before its input. */
function namedCalls(
  span: JsonSpan,
  text: string,
  tools: readonly ToolSpec[],
): readonly WrittenCall[] {
  const within = callsWithin(span.value, tools);
  return within.length > 0
    ? within.map((call) => ({ start: span.start, end: span.end, call }))
    : callNamedBefore(span, text, tools);
}

/** Returns the calls that a value describes: one call, a list of them, or an object that contains them. */
function callsWithin(value: unknown, tools: readonly ToolSpec[], depth = 0): readonly ToolCall[] {
  if (depth > 3 || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((one) => callsWithin(one, tools, depth + 1));
  const call = toMembers(value);
  const member = callMembers.name.find((name) => offeredName(call[name], tools) !== undefined);
  const name = offeredName(member && call[member], tools);
  if (member !== undefined && name !== undefined) {
    const input = inputOf(call, member);
    return isInputOf(tools, name, input) ? [{ name, input }] : [];
  }
  const inner = callMembers.calls.flatMap((one) => callsWithin(call[one], tools, depth + 1));
  if (inner.length > 0) return inner;
  const [[only, input] = [], ...others] = Object.entries(call);
  const keyed = others.length === 0 ? offeredName(only, tools) : undefined;
  return keyed !== undefined && typeof input === 'object' ? [{ name: keyed, input }] : [];
}

/** The input has a member of its own, or its members are beside the name. */
function inputOf(call: InputSchema, nameMember: string): unknown {
  const member = callMembers.input.find((name) => call[name] !== undefined);
  if (member !== undefined) {
    const input = call[member];
    return typeof input === 'string' ? (parseLoosely(input) ?? input) : input;
  }
  const { [nameMember]: _, id: __, type: ___, ...input } = call;
  return input;
}

/** Whether an input has one of its tool's members, or none at all. */
function isInputOf(tools: readonly ToolSpec[], name: string, input: unknown): boolean {
  const tool = tools.find((one) => one.name === name);
  const isEmpty = typeof input === 'object' && Object.keys(toMembers(input)).length === 0;
  return isEmpty || (tool !== undefined && sharesMember(input, tool.parameters, Object.keys));
}

/** What may stand between the name of a tool and its input: `plan[ARGS]{`, `plan({`, "Action Input: {". */
const beforeInput =
  /(?<![\w.-])(?:functions?\.)?(?<name>\w+)[^\w{}[\]\n]{0,8}(?:\[ARGS\])?(?:\s*<\|\w+\|>\w*)*\s*(?:(?:action )?input:\s*)?(?:```\w*\s*)?$/i;

/** Characters before an input that are searched for the name. */
const reach = 120;

function callNamedBefore(
  { start, end, value }: JsonSpan,
  text: string,
  tools: readonly ToolSpec[],
): readonly WrittenCall[] {
  const from = Math.max(0, start - reach);
  const before = beforeInput.exec(text.slice(from, start));
  const name = offeredName(before?.groups?.name, tools);
  const tool = tools.find((one) => one.name === name);
  return before !== null && tool !== undefined && sharesMember(value, tool.parameters, Object.keys)
    ? [{ start: from + before.index, end, call: { name: tool.name, input: value } }]
    : [];
}

/** Whether a value has one of the members of a tool's input that `namesOf` selects. */
function sharesMember(
  value: unknown,
  parameters: InputSchema,
  namesOf: (properties: InputSchema) => readonly string[],
): boolean {
  const input = toMembers(fitInput(value, parameters));
  return namesOf(toMembers(parameters.properties)).some((name) => Object.hasOwn(input, name));
}

/** Objects with a required member of the answer's input. */
function bareInputs(spans: readonly JsonSpan[], { name, parameters }: ToolSpec): WrittenCall[] {
  const required = requiredBy(parameters);
  return spans.flatMap(({ start, end, value }) =>
    (Array.isArray(value) ? value : [value])
      .filter((input) => sharesMember(input, parameters, () => required))
      .map((input) => ({ start, end, call: { name, input } })),
  );
}

/** A text of one word that means a value of a required member. */
function oneWord(text: string, { name, parameters }: ToolSpec): WrittenCall[] {
  const word = text.length > maxWord ? '' : (onlyWord.exec(text)?.[1] ?? '');
  const properties = toMembers(parameters.properties);
  const member = requiredBy(parameters).find(
    (required) => meantValue(word, toMembers(properties[required])) !== undefined,
  );
  if (member === undefined) return [];
  return [{ start: 0, end: text.length, call: { name, input: { [member]: word } } }];
}

/** Characters of a text that may be one word. */
const maxWord = 60;

/** One value and nothing else, optionally with a label: `APPROVED`, `**Decision:** approve`. */
const onlyWord = /^\W*(?:\w+\W*:)?\W*([a-z][a-z -]{1,30})[^\w?]*$/i;
