import type { Dialect } from '../dialect/index.ts';
import type { Layout } from '../message/index.ts';
import type { ModelRequest, ToolSpec } from '../port/index.ts';

/** How a protocol writes a tool, and the choice of some of the tools by their names. */
interface ToolWriting<Tool, Choice> {
  readonly tool: (tool: ToolSpec) => Tool;
  readonly only: (mode: 'required' | 'auto', names: readonly string[]) => Choice;
}

/** Returns the fields with the tools of a request; none if it offers none. */
export function toolFields<Tool, Choice>(
  { tools, allowed, isForced }: Layout,
  { tool, only }: ToolWriting<Tool, Choice>,
): { tools?: Tool[]; tool_choice?: Choice | 'required' | 'auto' | 'none' } {
  if (tools.length === 0) return {};
  const offered = { tools: tools.map(tool) };
  const mode = isForced ? 'required' : 'auto';
  if (allowed === undefined) return isForced ? { ...offered, tool_choice: mode } : offered;
  if (allowed.length === 0) return { ...offered, tool_choice: 'none' };
  const names = allowed.map(({ name }) => name);
  return { ...offered, tool_choice: only(mode, names) };
}

/** The input of a tool as the form of a reply. */
export function namedSchema({ name, parameters }: ToolSpec) {
  return { name, schema: { ...parameters } };
}

/** The mark of OpenAI at the end of a prefix that can be cached. */
export const breakpoint = { prompt_cache_breakpoint: { mode: 'explicit' as const } };

/** Returns the fields about the cache of prompts. */
export function cacheFields(
  { cacheKey }: Pick<ModelRequest, 'cacheKey'>,
  dialect: Dialect,
): { prompt_cache_key?: string; prompt_cache_options?: { mode: 'explicit' } } {
  return {
    ...(cacheKey !== undefined && dialect.cacheKey && { prompt_cache_key: cacheKey }),
    ...(dialect.marks === 'prompt_cache_breakpoint' && {
      prompt_cache_options: { mode: 'explicit' },
    }),
  };
}

/** Adds members to the last of some parts. */
export function markLast<Part extends object>(parts: readonly Part[], mark: object): Part[] {
  return parts.map((part, at) => (at === parts.length - 1 ? { ...part, ...mark } : part));
}
