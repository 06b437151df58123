import type { ToolCall, ToolSpec } from '../ports.ts';

/** No name is longer, whatever an endpoint leaves around it. */
const longest = 100;

/**
 * Returns the offered tool that a name means: as it is, in another spelling such as `readFile`, or within
 * what templates and proxies leave around it, such as `functions.plan:0` and `plan<|channel|>commentary`; `undefined`
 * if none is meant.
 */
export function offeredTool(name: unknown, tools: readonly ToolSpec[]): ToolSpec | undefined {
  if (typeof name !== 'string' || name.length > longest) return undefined;
  return (
    tools.find((tool) => tool.name === name) ?? tools.find((tool) => form(tool.name).test(name))
  );
}

/** Whether a call has a name at all: one without is none, whatever its input. */
export function isNamed({ name }: ToolCall): boolean {
  return /\w/.test(name);
}

const forms = new Map<string, RegExp>();

/** What may stand directly before a name and after it; a name between other words is none. */
const before = String.raw`(?:^\s*|[.:/=<>|｜▁"'${'`'}([*]|__|(?:^|[^a-z\d])(?:tool|function|proxy|call)s?_)`;
const after = String.raw`(?:_(?:tool|function|call))?(?:[.:_#]\d{1,4}|\.call)?(?:\s*(?:$|[<|｜"'${'`'}()[\]*?!,;:>{])|__)`;

function form(name: string): RegExp {
  const known = forms.get(name);
  if (known !== undefined) return known;
  const made = new RegExp(`${before}${name.replaceAll('_', String.raw`[_\s-]?`)}${after}`, 'i');
  forms.set(name, made);
  return made;
}
