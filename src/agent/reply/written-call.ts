import { isObject, withoutThoughts } from '../../core/text/index.ts';
import { type Message, messageText, type ToolCall, type ToolSpec } from '../ports.ts';
import { parseLoosely, requiredBy } from './fit-input.ts';
import { offeredTool } from './offered-tool.ts';

/** A call that a text writes out, and the text before it. */
export interface WrittenCall {
  readonly call: ToolCall;
  readonly before: string;
}

/** What may carry a reply that is text: the tool for the answer, and others. */
export interface Offered {
  readonly answer?: ToolSpec | undefined;
  readonly others: readonly ToolSpec[];
  /** What was shown: a call that stands in it and is not alone in the reply is quoted. */
  readonly prompt?: readonly Message[];
}

/**
 * Returns the call that a text writes out: one JSON object with `name` and `arguments`, or with the arguments of the
 * answer alone. It is all of the text, but for a fence or tags around it and, where a tag begins its line, what is said
 * before. If the text has nothing but thoughts, such a call at their end counts.
 */
export function writtenCall(text: string, offered: Offered): WrittenCall | undefined {
  const said = withoutThoughts(text, () => []).trim();
  const alone = said === '' ? undefined : calledBy(unwrapped(said), offered);
  if (alone !== undefined) return { call: alone, before: '' };
  const thoughts = text.trim().replace(/^<[^<>\n]{1,60}>/, '');
  return callBelow(said === '' ? thoughts : said, offered);
}

/** The call in tags with which a text ends, unless it was in the prompt. */
function callBelow(text: string, offered: Offered): WrittenCall | undefined {
  const at = text.search(/^[^\S\n]*<[^<>\n]{1,60}>\s*\{/m);
  const json = at < 0 ? '' : unwrapped(text.slice(at).trim());
  const call = calledBy(json, offered);
  const isQuoted = offered.prompt?.some((message) => messageText(message).includes(json));
  return call === undefined || isQuoted ? undefined : { call, before: text.slice(0, at) };
}

/** Tags of any name; more than these stand around no call. */
const tags = String.raw`(?:\s*<[^<>\n]{1,60}>){0,4}\s*`;

/** Characters at the end of a text that may be tags. */
const reach = 300;

/** Returns a text without the fence or the tags around it. */
function unwrapped(text: string): string {
  const [, fenced] = /^```\w*\n([\s\S]*)\n```$/.exec(text) ?? [];
  if (fenced !== undefined) return fenced;
  const opened = text.replace(new RegExp(`^${tags}`), '');
  const from = Math.max(0, opened.length - reach);
  return opened.slice(0, from) + opened.slice(from).replace(new RegExp(`${tags}$`), '');
}

function calledBy(json: string, { answer, others }: Offered): ToolCall | undefined {
  const value = json.startsWith('{') ? parseLoosely(json) : undefined;
  if (!isObject(value)) return undefined;
  const tool = offeredTool(value.name, answer === undefined ? others : [answer, ...others]);
  if (tool !== undefined && value.arguments !== undefined)
    return { name: tool.name, input: value.arguments };
  const isAnswer = requiredBy(answer?.parameters ?? {}).some((name) => Object.hasOwn(value, name));
  return answer !== undefined && isAnswer ? { name: answer.name, input: value } : undefined;
}
