import { due, looksLeft, lossesOf, type Run, type StepOf } from '../../../core/run/index.ts';
import { clip, withoutThoughts } from '../../../core/text/index.ts';
import type { ToolCall, ToolSpec } from '../../ports.ts';
import type { StepContext, Task } from '../context/index.ts';
import type { AskResult } from '../prompts/index.ts';
import { codeTools, explore, maxCalls, type ReadTool, readTools } from '../tools/index.ts';

/** What the model may look at before it answers a step. */
export interface Looking {
  readonly tools: readonly ReadTool[];
  /** Those that the request offers. */
  readonly offered: readonly ToolSpec[];
  /** The looks that are left, and how many one reply may have; 0 if nothing can be read any more. */
  readonly left: number;
  readonly atOnce: number;
}

/** Returns what the model may look at in the step that is due; nothing once its endpoint takes no tools. */
export function lookingIn(run: Run, context: StepContext): Looking {
  const isBlind = lossesOf(run).some(({ ability }) => ability === 'tools');
  const left = isBlind ? 0 : looksLeft(run, context.rules);
  const tools = left > 0 ? readTools(context) : [];
  const offered = due(run) === 'plan' ? tools : tools.filter((tool) => codeTools.includes(tool));
  return {
    tools,
    offered: offered.map(({ spec }) => spec),
    left,
    atOnce: Math.min(left, maxCalls),
  };
}

/** Maximum characters of what the model says beside its calls that later requests repeat. */
const maxSaid = 4_000;

/** Makes the calls of a reply that looks before it answers. */
export async function exploredStep(
  asked: StepOf<'explored'>['asked'],
  { reply, call }: AskResult,
  calls: readonly ToolCall[],
  { tools, atOnce }: Looking,
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
