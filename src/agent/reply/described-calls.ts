import { parseLoosely, toMembers } from '../../core/text/index.ts';
import type { ToolCall, ToolSpec } from '../ports.ts';
import { type InputSchema, sharesMember } from './lenient-input.ts';
import { offeredName } from './offered-name.ts';
import { callMembers } from './other-names.ts';

/** A call is nested less deeply. */
const deepest = 3;

/** Returns the calls that a value describes: one call, a list of them, or an object that contains them. */
export function callsWithin(
  value: unknown,
  tools: readonly ToolSpec[],
  depth = 0,
): readonly ToolCall[] {
  if (depth > deepest) return [];
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
