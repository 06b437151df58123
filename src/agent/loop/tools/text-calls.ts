import { type JsonSpan, jsonIn, parseLoosely, withoutThoughts } from '../../../core/text/index.ts';
import type { ModelReply, ModelRequest, ToolCall, ToolSpec } from '../../ports.ts';
import { fitInput, type InputSchema, meantValue, recordOf, requiredBy } from './lenient-input.ts';

/** The tools that a request offers. */
type OfferedTools = Pick<ModelRequest, 'answer' | 'reads'>;

/**
 * Returns the tool calls of a reply. Without any, returns those that its text writes out, as models do whose
 * endpoint does not recognise calls: in any common form that names an offered tool, else as the bare input
 * of the tool that carries the answer. Text that names no offered tool is no call.
 */
export function callsIn(
  { toolCalls, text }: ModelReply,
  offered: OfferedTools,
): readonly ToolCall[] {
  const { answer, reads } = offered;
  const tools = answer === undefined ? reads : [answer, ...reads];
  if (tools.length === 0) return toolCalls;
  if (toolCalls.length > 0) {
    return toolCalls.map((call) => ({ ...call, name: offeredName(call.name, tools) ?? call.name }));
  }
  const own = withoutThoughts(text, jsonIn);
  const tagged = taggedCalls(own, tools);
  if (tagged.length > 0) return tagged;
  const spans = jsonIn(own);
  const stated = spans.filter((span) => isStated(span, own));
  const named = spans.flatMap((span) => {
    const within = stated.includes(span) ? callsWithin(span.value, tools) : [];
    return within.length > 0 ? within : callNamedBefore(span, own, tools);
  });
  if (named.length > 0 || answer === undefined) return named;
  const inputs = bareInputs(stated, answer);
  return inputs.length > 0 || spans.length > 0 ? inputs : oneWord(own, answer);
}

/** Whether JSON begins a line or follows a colon or a tag. Within a sentence, it is only quoted. */
function isStated({ start }: JsonSpan, text: string): boolean {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).slice(-reach);
  return /^[\W_]*$|[:>\])=][^\w\s]*\s*[`*([]*$/.test(line);
}

/** Members in which a call has its tool's name, in the order in which they count. */
const nameMembers = ['name', 'tool', 'tool_name', 'function', 'function_name', 'action'];

/** Members in which a call has its input. */
const inputMembers = [
  'arguments',
  'parameters',
  'input',
  'args',
  'params',
  'action_input',
  'kwargs',
];

/** Members that contain calls. */
const callMembers = ['tool_calls', 'tool_call', 'function_call', 'function', 'calls', 'tool_uses'];

/** Returns the calls that a value describes: one call, a list of them, or an object that contains them. */
function callsWithin(value: unknown, tools: readonly ToolSpec[], depth = 0): readonly ToolCall[] {
  if (depth > 3) return [];
  if (Array.isArray(value)) return value.flatMap((one) => callsWithin(one, tools, depth + 1));
  const call = recordOf(value);
  const member = nameMembers.find((name) => offeredName(call[name], tools) !== undefined);
  const name = offeredName(member && call[member], tools);
  if (member !== undefined && name !== undefined) return [{ name, input: inputOf(call, member) }];
  const inner = callMembers.flatMap((one) => callsWithin(call[one], tools, depth + 1));
  if (inner.length > 0) return inner;
  const [[only, input] = [], ...others] = Object.entries(call);
  const keyed = others.length === 0 ? offeredName(only, tools) : undefined;
  return keyed !== undefined && typeof input === 'object' ? [{ name: keyed, input }] : [];
}

/** The input has a member of its own, or its members are beside the name. */
function inputOf(call: InputSchema, nameMember: string): unknown {
  const member = inputMembers.find((name) => call[name] !== undefined);
  if (member !== undefined) {
    const input = call[member];
    return typeof input === 'string' ? (parseLoosely(input) ?? input) : input;
  }
  const { [nameMember]: _, id: __, type: ___, ...input } = call;
  return input;
}

/** Returns the name of the tool that a name means, such as `functions.plan`; `undefined` if none is offered. */
function offeredName(name: unknown, tools: readonly ToolSpec[]): string | undefined {
  if (typeof name !== 'string' || name.length > 100) return undefined;
  const bare = name.trim().replace(/^(?:functions?|tools?|default_api)[.:/]/i, '');
  const wanted = bare.toLowerCase().replaceAll('-', '_');
  return tools.find((tool) => tool.name === wanted)?.name;
}

/** What may stand between the name of a tool and its input: `plan[ARGS]{`, `plan({`, "Action Input: {". */
const beforeInput =
  /(?<![\w.-])(?:functions?\.)?(?<name>\w+)[^\w{}[\]\n]{0,8}(?:\[ARGS\])?(?:\s*<\|\w+\|>\w*)*\s*(?:(?:action )?input:\s*)?(?:```\w*\s*)?$/i;

/** Characters before an input that are searched for the name. */
const reach = 120;

function callNamedBefore(
  { start, value }: JsonSpan,
  text: string,
  tools: readonly ToolSpec[],
): readonly ToolCall[] {
  const before = text.slice(Math.max(0, start - reach), start);
  const name = offeredName(beforeInput.exec(before)?.groups?.name, tools);
  const tool = tools.find((one) => one.name === name);
  return tool !== undefined && sharesMember(value, tool, Object.keys)
    ? [{ name: tool.name, input: value }]
    : [];
}

/** Whether a value has one of the members of a tool's input that `namesOf` selects. */
function sharesMember(
  value: unknown,
  { parameters }: ToolSpec,
  namesOf: (properties: InputSchema) => readonly string[],
): boolean {
  const input = recordOf(fitInput(value, parameters));
  return namesOf(recordOf(parameters.properties)).some((name) => Object.hasOwn(input, name));
}

/** Returns objects with a required member of the answer's input as its input. */
function bareInputs(spans: readonly JsonSpan[], tool: ToolSpec): readonly ToolCall[] {
  const required = requiredBy(tool.parameters);
  return spans
    .flatMap(({ value }) => (Array.isArray(value) ? value : [value]))
    .filter((value) => sharesMember(value, tool, () => required))
    .map((input) => ({ name: tool.name, input }));
}

/** Returns a text of one word that means a value of a required member as that member. */
function oneWord(text: string, { name, parameters }: ToolSpec): readonly ToolCall[] {
  const word = text.length > maxWord ? '' : (onlyWord.exec(text)?.[1] ?? '');
  const properties = recordOf(parameters.properties);
  const member = requiredBy(parameters).find(
    (required) => meantValue(word, recordOf(properties[required])) !== undefined,
  );
  return member === undefined ? [] : [{ name, input: { [member]: word } }];
}

/** Characters of a text that may be one word. */
const maxWord = 60;

/** One value and nothing else, optionally with a label: `APPROVED`, `**Decision:** approve`. */
const onlyWord = /^\W*(?:\w+\W*:)?\W*([a-z][a-z -]{1,30})\W*$/i;

/** A call whose members are tags: `<function=plan><parameter=kind>fix</parameter></function>`. */
const taggedCall =
  /<(?:function=|invoke name=)"?([\w.-]+)"?>((?:(?!<\/?(?:function|invoke))[\s\S])*)<\/(?:function|invoke)>/g;
const taggedMember = /<parameter(?:=| name=)"?([\w-]+)"?>\n?([\s\S]*?)\n?<\/parameter>/g;

function taggedCalls(text: string, tools: readonly ToolSpec[]): readonly ToolCall[] {
  return [...text.matchAll(taggedCall)].flatMap(([, called, body = '']) => {
    const name = offeredName(called, tools);
    const members = [...body.matchAll(taggedMember)].map(([, member = '', value = '']) => [
      member,
      value,
    ]);
    return name === undefined || members.length === 0
      ? []
      : [{ name, input: Object.fromEntries(members) }];
  });
}
