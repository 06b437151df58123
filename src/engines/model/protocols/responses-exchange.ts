import type { ResponseInputItem } from 'openai/resources/responses/responses';
import { z } from 'zod';
import type { Dialect } from '../dialect/index.ts';
import { type CallIds, formatArguments } from '../message/index.ts';
import type { Exchange } from '../port/index.ts';
import { breakpoint } from './fields.ts';

const Reasoning = z.object({
  type: z.literal('reasoning'),
  id: z.string(),
  summary: z.array(z.object({ type: z.literal('summary_text'), text: z.string() })).catch([]),
  encrypted_content: z.string(),
});

/** What a reply keeps of its output, so that it can be sent back. */
const Kept = z.object({
  api: z.literal('responses'),
  thoughts: z.array(Reasoning),
  ids: z.array(z.string()),
});
type Kept = z.infer<typeof Kept>;

/** Returns tool calls and their results as items; each call gets an id of its own. */
export function exchangeItems(
  { said, calls, continuation, isMarked }: Exchange & { readonly isMarked: boolean },
  ids: CallIds,
  { thoughts, marks }: Dialect,
): readonly ResponseInputItem[] {
  const kept = Kept.safeParse(continuation).data;
  const isWhole = kept?.ids.length === calls.length;
  const made = calls.map(({ name, input, result }, at) => {
    const call_id = ids.take((isWhole ? kept.ids[at] : undefined) ?? '');
    return { call_id, name, input, result };
  });
  const last = made.length - 1;
  const isBreak = isMarked && marks === 'prompt_cache_breakpoint';
  return [
    ...(isWhole && thoughts ? kept.thoughts : []),
    ...(said === undefined ? [] : [{ role: 'assistant' as const, content: said }]),
    ...made.map(({ call_id, name, input }) => ({
      type: 'function_call' as const,
      ...{ call_id, name, arguments: formatArguments(input) },
    })),
    ...made.map(({ call_id, result }, at) => ({
      type: 'function_call_output' as const,
      call_id,
      output:
        isBreak && at === last
          ? [{ type: 'input_text' as const, text: result, ...breakpoint }]
          : result,
    })),
  ];
}

/** What the next request needs of the output of a reply with tool calls. Thoughts that are not encrypted are lost. */
export function keptOutput(output: readonly unknown[], ids: readonly string[]): Kept {
  const thoughts = output.flatMap((item) => Reasoning.safeParse(item).data ?? []);
  return { api: 'responses', thoughts, ids: [...ids] };
}
