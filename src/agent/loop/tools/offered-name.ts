import type { ToolSpec } from '../../ports.ts';

/** Returns the name of the tool that a name means, such as `functions.plan`; `undefined` if none is offered. */
export function offeredName(name: unknown, tools: readonly ToolSpec[]): string | undefined {
  if (typeof name !== 'string' || name.length > 100) return undefined;
  const bare = name.trim().replace(/^(?:functions?|tools?|default_api)[.:/]/i, '');
  const wanted = bare.toLowerCase().replaceAll('-', '_');
  return tools.find((tool) => tool.name === wanted)?.name;
}
