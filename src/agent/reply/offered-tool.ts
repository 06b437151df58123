import type { ToolCall, ToolSpec } from '../ports.ts';

/** No name is longer, whatever an endpoint leaves around it. */
const longest = 100;

/** What endpoints leave before a name: a namespace, a server, a proxy or a recipient. */
const before = String.raw`(?:[\s\S]*(?:[.:/=]|__)|proxy_)?`;
/** What they leave after it: a number, brackets or tokens of the template. */
const after = String.raw`(?:[.:]\d{1,4}|\(\))?\s*(?:<[\s\S]*)?`;

/**
 * Returns the offered tool that a name means: as it is, or within what templates and proxies leave around it, such as
 * `functions.plan:0` and `plan<|channel|>commentary`; `undefined` if none is meant.
 */
export function offeredTool(name: unknown, tools: readonly ToolSpec[]): ToolSpec | undefined {
  if (typeof name !== 'string' || name.length > longest) return undefined;
  const means = (tool: ToolSpec) => new RegExp(`^${before}${tool.name}${after}$`).test(name.trim());
  return tools.find((tool) => tool.name === name) ?? tools.find(means);
}

/** Whether a call has a name at all: one without is none, whatever its input. */
export function isNamed({ name }: ToolCall): boolean {
  return /\w/.test(name);
}
