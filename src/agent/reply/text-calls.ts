import { findCode } from '../../core/edits/index.ts';
import {
  findJson,
  type JsonSpan,
  type Span,
  toMembers,
  withoutThoughts,
} from '../../core/text/index.ts';
import type { Message, ModelReply, ModelRequest, ToolCall, ToolSpec } from '../ports.ts';
import { callsWithin } from './described-calls.ts';
import { meantValue, requiredBy, sharesMember } from './lenient-input.ts';
import { isNamed, offeredTool } from './offered-tool.ts';
import { findQuotations, isCode, isWithin } from './quotation.ts';
import { firstCalls, type WrittenCall, writtenCalls } from './written-calls.ts';

/**
 * Returns the tool calls of a reply, and its text. Without any, returns those that its text writes out, as models do
 * whose endpoint does not recognise calls: in any common form that names an offered tool, else as the bare input of
 * the tool that carries the answer, unless that may be text; the text is then what precedes them. Text that names no
 * offered tool or is only quoted is no call.
 */
export function findCalls(
  { toolCalls: made, text }: ModelReply,
  { answer, mayBeText, reads, messages }: ModelRequest,
): Pick<ModelReply, 'text' | 'toolCalls'> {
  const toolCalls = made.filter(isNamed);
  const tools = answer === undefined ? reads : [answer, ...reads];
  if (mayBeText || tools.length === 0) return { text, toolCalls };
  if (toolCalls.length > 0) return { text, toolCalls: renamed(toolCalls, tools) };
  const { own, written } = writtenIn(text, tools, answer, messages);
  const [first] = written.map(({ start }) => start).sort((a, b) => a - b);
  const before = first === undefined ? text : textBefore(own, first);
  return { text: before, toolCalls: written.map(({ call }) => call) };
}

/** Gives calls the names of the tools that they mean. */
function renamed(calls: readonly ToolCall[], tools: readonly ToolSpec[]): readonly ToolCall[] {
  return calls.map((call) => ({ ...call, name: offeredTool(call.name, tools)?.name ?? call.name }));
}

/** The fences, tags and signs that open a call. */
const opening =
  /(?:(?:```\w*|<[^<>\n]{1,60}>|<\|open\|>\w+<\|sep\|>|\]<\]\w+\[>\[|\[(?:[A-Z_]{1,20}\])?)\s*)+$/;

/** Characters before a call that are searched for what opens it. */
const reach = 300;

/** The text before a call. */
function textBefore(text: string, start: number): string {
  const from = Math.max(0, start - reach);
  return text.slice(0, from) + text.slice(from, start).replace(opening, '');
}

/** Returns the calls of `tools` that a text writes out, or bare inputs of `answer`, and the text around them. */
export function callsInText(
  text: string,
  tools: readonly ToolSpec[],
  answer: ToolSpec | undefined,
) {
  const { own, written } = writtenIn(text, tools, answer, []);
  const rest = [...written, undefined].map((part, at) =>
    own.slice(written[at - 1]?.end ?? 0, part?.start),
  );
  return { calls: written.map(({ call }) => call), rest: rest.join('') };
}

/** Divides a reply into what may be edits, and the calls of other tools that it makes or writes out. */
export function dividedReply(reply: ModelReply, others: readonly ToolSpec[]) {
  const { text, toolCalls: made } = reply;
  const isOther = ({ name }: ToolCall) => offeredTool(name, others) !== undefined;
  const toolCalls = made.filter((call) => !isOther(call));
  const isText = made.length === 0 && others.length > 0;
  const calls = isText
    ? callsInText(text, others, undefined).calls
    : renamed(made.filter(isOther), others);
  return { own: { ...reply, toolCalls }, calls };
}

/** Returns the calls that a text writes out, in the first form in which one is meant and not only quoted, and its own part. */
function writtenIn(
  text: string,
  tools: readonly ToolSpec[],
  answer: ToolSpec | undefined,
  prompt: readonly Message[],
) {
  const own = withoutThoughts(text, findJson);
  const { isMentioned, isQuoted } = findQuotations(own, prompt, findCode(own, isCode));
  const values = findJson(own);
  // What stands within a value is a part of it.
  const isPart = (part: Span) => isWithin(values, part.start) || isMentioned(part);
  const forms = [
    () => inOrder(writtenCalls(own, tools, isPart), describedCalls(values, tools)),
    () => (answer === undefined ? [] : bareInputs(values, answer)),
    () => (answer === undefined || values.length > 0 ? [] : oneWord(own, answer)),
  ];
  for (const read of forms) {
    const calls = firstCalls(read()).filter((part) => !isQuoted(part));
    if (calls.length > 0) return { own, written: calls };
  }
  return { own, written: [] };
}

function describedCalls(
  values: readonly JsonSpan[],
  tools: readonly ToolSpec[],
): readonly WrittenCall[] {
  return values.flatMap(({ start, end, value }) =>
    callsWithin(value, tools).map((call) => ({ start, end, call })),
  );
}

/** The calls in their order, without those within another: the input of one is no call. */
function inOrder(
  named: readonly WrittenCall[],
  described: readonly WrittenCall[],
): readonly WrittenCall[] {
  const others = described.filter(({ start }) => !isWithin(named, start));
  return [...named, ...others].sort((a, b) => a.start - b.start);
}

/** Objects with a required member of the answer's input. */
function bareInputs(spans: readonly JsonSpan[], tool: ToolSpec): WrittenCall[] {
  const required = requiredBy(tool.parameters);
  return spans.flatMap(({ start, end, value }) =>
    (Array.isArray(value) ? value : [value])
      .filter((input) => sharesMember(input, tool, required))
      .map((input) => ({ start, end, call: { name: tool.name, input } })),
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
