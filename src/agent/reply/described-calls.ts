import { isObject, toMembers } from '../../core/text/index.ts';
import type { ToolCall, ToolSpec } from '../ports.ts';
import { type InputSchema, sharesMember, unquoted } from './lenient-input.ts';
import { offeredTool } from './offered-tool.ts';
import { callMembers } from './other-names.ts';

/** A call is nested less deeply. */
const deepest = 3;

/** Returns the calls that a value describes: one call, a list of them, or an object that contains them. */
export function callsWithin(
  call: unknown,
  tools: readonly ToolSpec[],
  depth = 0,
): readonly ToolCall[] {
  if (depth > deepest) return [];
  if (Array.isArray(call)) return call.flatMap((one) => callsWithin(one, tools, depth + 1));
  if (!isObject(call)) return [];
  for (const member of callMembers.name) {
    const tool = offeredTool(call[member], tools);
    if (tool === undefined) continue;
    const input = inputOf(call, member);
    const isEmpty = typeof input === 'object' && Object.keys(toMembers(input)).length === 0;
    return isEmpty || sharesMember(input, tool) ? [{ name: tool.name, input }] : [];
  }
  const inner = callMembers.calls.flatMap((one) => callsWithin(call[one], tools, depth + 1));
  if (inner.length > 0) return inner;
  const [[only, input] = [], ...others] = Object.entries(call);
  const keyed = others.length === 0 ? offeredTool(only, tools) : undefined;
  return keyed !== undefined && typeof input === 'object' ? [{ name: keyed.name, input }] : [];
}

/** The input has a member of its own, or its members are beside the name. */
function inputOf(call: InputSchema, nameMember: string): unknown {
  const member = callMembers.input.find((name) => call[name] !== undefined);
  if (member !== undefined) return unquoted(call[member]);
  const { [nameMember]: _, id: __, type: ___, ...input } = call;
  return input;
}
