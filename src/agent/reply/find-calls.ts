import type { ModelReply, ModelRequest, ToolSpec } from '../../engines/model/port/index.ts';
import { messageText } from '../../engines/model/port/index.ts';
import { isObject, withoutThoughts } from '../../engines/text/index.ts';
import { parseLoosely } from './fit-input.ts';

type Called = Pick<ModelReply, 'text' | 'toolCalls'>;

/**
 * Returns the tool calls of a reply, with the names of the tools that they mean, and its text. Without any, returns the
 * one that its text writes out; the text is then what precedes it. A call without a name is none.
 */
export function findCalls({ toolCalls, text }: Called, request: ModelRequest): Called {
  const { answer, reads, allTools = [] } = request;
  const tools = [...(answer === undefined ? [] : [answer]), ...reads, ...allTools];
  const made = toolCalls.filter(({ name }) => /\w/.test(name));
  if (made.length === 0) return writtenCall(text, request) ?? { text, toolCalls: [] };
  const meant = (name: string) => offeredTool(name, tools)?.name ?? name;
  return { text, toolCalls: made.map((call) => ({ ...call, name: meant(call.name) })) };
}

/** What templates, servers and proxies leave around a name: `functions.plan:0`, `plan<|channel|>commentary`. */
const before = String.raw`(?:[\s\S]*(?:[.:/=]|__)|proxy_)?`;
const after = String.raw`(?:[.:]\d{1,4}|\(\))?\s*(?:<[\s\S]*)?`;

/** No name is longer, whatever an endpoint leaves around it. */
const longest = 100;

function offeredTool(name: unknown, tools: readonly ToolSpec[]): ToolSpec | undefined {
  if (typeof name !== 'string' || name.length > longest) return undefined;
  const means = (tool: ToolSpec) => new RegExp(`^${before}${tool.name}${after}$`).test(name.trim());
  return tools.find((tool) => tool.name === name) ?? tools.find(means);
}

/** A tag of any name that begins a line, and an object behind it. */
const marked = /^[^\S\n]*<[^<>\n]{1,60}>\s*\{/m;

/**
 * Returns the call of an offered tool that a text writes out: it is all of the text, but for a fence or tags around it
 * and, where a tag begins its line, what is said before. If the text has nothing but thoughts, such a call at their end
 * counts. One below other words that was in the prompt is quoted.
 */
function writtenCall(text: string, request: ModelRequest): Called | undefined {
  const said = withoutThoughts(text, () => []).trim();
  const alone = calledBy(unwrapped(said), request);
  if (alone !== undefined) return { text: '', toolCalls: [alone] };
  const whole = said || text.trim().replace(/^<[^<>\n]{1,60}>/, '');
  const at = whole.search(marked);
  const json = at < 0 ? '' : unwrapped(whole.slice(at).trim());
  const call = calledBy(json, request);
  if (call === undefined) return undefined;
  const isQuoted = request.messages.some((message) => messageText(message).includes(json));
  return isQuoted ? undefined : { text: whole.slice(0, at), toolCalls: [call] };
}

/** A fence, or tags of any name; more than these stand around no call. */
const tags = String.raw`(?:\s*(?:<[^<>\n]{1,60}>|\x60{3}\w*)){0,4}\s*`;
const [opening, closing] = [new RegExp(`^${tags}`), new RegExp(`^${tags}$`)];

/** Returns the object in a text that has nothing else but what may stand around it; empty if there is none. */
function unwrapped(text: string): string {
  const opened = text.replace(opening, '');
  const end = opened.lastIndexOf('}') + 1;
  return opened.startsWith('{') && closing.test(opened.slice(end)) ? opened.slice(0, end) : '';
}

/** Reads an object with `name` and `arguments`, or with the arguments of the answer alone. */
function calledBy(json: string, { answer, reads }: ModelRequest) {
  const value = parseLoosely(json);
  if (!isObject(value)) return undefined;
  const tool = offeredTool(value.name, answer === undefined ? reads : [answer, ...reads]);
  if (tool !== undefined && value.arguments !== undefined)
    return { name: tool.name, input: value.arguments };
  const { required } = answer?.parameters ?? {};
  const isAnswer = Array.isArray(required) && required.some((name) => Object.hasOwn(value, name));
  return answer !== undefined && isAnswer ? { name: answer.name, input: value } : undefined;
}
