import type { Call, Run, StepOf } from '../../../core/run/index.ts';
import { clip, withoutThoughts } from '../../../core/text/index.ts';
import type { ModelReply, ToolCall } from '../../ports.ts';
import type { StepContext, Task } from '../context/index.ts';
import { explore, type ReadTool } from '../tools/index.ts';

/** Calls of a reply, the tools that can make them, and how many are made. */
interface Calls {
  readonly calls: readonly ToolCall[];
  readonly looking: { readonly tools: readonly ReadTool[]; readonly atOnce: number };
}

/** Maximum characters of what the model says beside its calls that later requests repeat. */
const maxSaid = 4_000;

/** Makes the calls of a reply that looks before it answers. */
export async function exploredStep(
  asked: StepOf<'explored'>['asked'],
  { reply, call }: { readonly reply: ModelReply; readonly call: Call },
  { calls, looking: { tools, atOnce } }: Calls,
  place: { readonly task: Task; readonly run: Run; readonly context: StepContext },
): Promise<StepOf<'explored'>> {
  const { context, ...rest } = place;
  const reads = await explore(calls, tools, atOnce, { ...context, ...rest });
  // What the endpoint wants back belongs to the calls as the model made them.
  const isEach = reads.length === reply.toolCalls.length;
  const said = clip(withoutThoughts(reply.text, () => []).trim(), maxSaid, '\n(cut here)');
  return {
    kind: 'explored',
    asked,
    reads,
    ...(said === '' ? {} : { said }),
    ...(isEach ? { continuation: reply.continuation } : {}),
    call,
  };
}
