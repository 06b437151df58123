import { keywordsAt, type Span } from '../../core/text/index.ts';
import type { ToolCall, ToolSpec } from '../ports.ts';

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

/** Returns the name of the tool that a name means, such as `functions.plan`; `undefined` if none is offered. */
export function offeredName(name: unknown, tools: readonly ToolSpec[]): string | undefined {
  if (typeof name !== 'string' || name.length > 100) return undefined;
  const bare = name.trim().replace(/^(?:functions?|tools?|default_api)[.:/]/i, '');
  const wanted = bare.toLowerCase().replaceAll('-', '_');
  return tools.find((tool) => tool.name === wanted)?.name;
}

/** The start of a call, such as `<function=plan>`, `<ns:invoke name="plan">`, or `<tool_call>plan` before tags. */
const opening =
  /<(?:(?:\w+:|｜\w+｜)?(?:function=|invoke name=)"?(?<tool>[\w.-]+)"?>|tool_call>\s*(?<bare>[\w.-]+)\s*(?=<))/g;

const closing = /<\/(?:\w+:|｜\w+｜)?(?:function|invoke|tool_call)>/g;

/** The start of a member, such as `<parameter=kind>` or `<arg_key>kind</arg_key><arg_value>`; never within a line. */
const memberOpening =
  /(?<=(?:^|[\n>])\s{0,8})<(?:(?:\w+:|｜\w+｜)?parameter(?:=| name=)"?(?<name>[\w-]+)"?[^<>\n]{0,40}>|arg_key>(?<key>[\w-]+)<\/arg_key>\s*<arg_value>)/g;

const memberClosing = /<\/(?:(?:\w+:|｜\w+｜)?parameter|arg_value)>/g;

/** Calls whose members are tags: `<function=plan><parameter=kind>fix</parameter></function>`. */
export function taggedCalls(text: string, tools: readonly ToolSpec[]): readonly WrittenCall[] {
  const openings = [...text.matchAll(opening)].flatMap(({ 0: tag, index: start, groups = {} }) => {
    const name = offeredName(groups.tool ?? groups.bare, tools);
    return name === undefined ? [] : [{ name, start, from: start + tag.length }];
  });
  return openings.flatMap(({ name, start, from }, at) => {
    const body = untilLast(closing, text.slice(from, openings[at + 1]?.start));
    const input = membersIn(body);
    return input === undefined ? [] : [{ start, end: from + body.length, call: { name, input } }];
  });
}

/** The members of a body; `undefined` if it is something else. A tag that closes one may be missing. */
function membersIn(body: string): Readonly<Record<string, string>> | undefined {
  const members = [...body.matchAll(memberOpening)];
  if (members.length === 0 && body.trim() !== '') return undefined;
  return Object.fromEntries(
    members.map(({ 0: tag, index, groups = {} }, at) => {
      const value = untilLast(
        memberClosing,
        body.slice(index + tag.length, members[at + 1]?.index),
      );
      return [groups.name ?? groups.key ?? '', value.replace(/^\n|\n$/g, '')];
    }),
  );
}

/** The text before the last tag of a kind, or all of it: what a tag holds may mention the tag. */
function untilLast(tag: RegExp, text: string): string {
  return text.slice(0, [...text.matchAll(tag)].at(-1)?.index);
}

/** Limits the calls that are tried in vain, because each may be searched to the end of the text. */
const maxFailures = 20;

/** Calls with keywords, as Python writes them: `plan(kind="fix", files=[])`. */
export function keywordCalls(text: string, tools: readonly ToolSpec[]): readonly WrittenCall[] {
  let [failures, last] = [0, 0];
  return [...text.matchAll(/(?<![\w.-])([\w.]{1,60})\((?=\s*(?:\w+\s*=(?!=)|\)))/g)].flatMap(
    ({ 0: before, 1: called = '', index: start }) => {
      const name = offeredName(called.replace(/\.call$/, ''), tools);
      // What stands within a call is its input.
      if (name === undefined || start < last || failures > maxFailures) return [];
      const read = keywordsAt(text, start + before.length - 1);
      if (read === undefined) failures += 1;
      last = read?.end ?? last;
      return read ? [{ start, end: read.end, call: { name, input: read.value } }] : [];
    },
  );
}
