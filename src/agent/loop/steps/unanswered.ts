import type { Call, StepOf } from '../../../core/run/index.ts';
import type { ModelReply, ToolCall, ToolSpec } from '../../../engines/model/port/index.ts';
import { clip, withoutThoughts } from '../../../engines/text/index.ts';
import type { DraftedEdits, StepPlace } from '../context/index.ts';
import { explore, type ReadTool } from '../tools/index.ts';

interface Asked {
  readonly reply: ModelReply;
  readonly call: Call;
  readonly isReading: boolean;
  readonly draft?: DraftedEdits | undefined;
}

/** What the model may still look at. */
interface Looking {
  readonly tools: readonly ReadTool[];
  readonly left: number;
  readonly atOnce: number;
}

/**
 * Returns the step that a reply is if it does not call the tool that carries the answer: it was cut, or the model
 * looks before it answers.
 */
export async function unansweredStep(
  step: StepOf<'explored'>['asked'],
  asked: Asked,
  { looking, answer }: { readonly looking: Looking; readonly answer: ToolSpec },
  place: StepPlace,
): Promise<StepOf<'cut' | 'explored'> | undefined> {
  const cut = cutStep(step, asked);
  if (cut !== undefined) return cut;
  const calls = asked.reply.toolCalls;
  const answers = calls.some(({ name }) => name === answer.name);
  const isLooking = looking.left > 0 && calls.length > 0 && !answers;
  return isLooking ? exploredStep(step, asked, { calls, looking }, place) : undefined;
}

/**
 * The step that a reply is if it was cut off at a length limit, has nothing but thoughts, or calls reading tools
 * where an edit was asked for; `undefined` for any other. Whatever of such a reply looks complete is not used: only
 * a model that has finished has said all it means.
 */
export function cutStep(
  asked: StepOf<'cut'>['asked'],
  { reply: { ended, text, toolCalls }, call, isReading }: Asked,
): StepOf<'cut'> | undefined {
  if (ended === 'cut') return { kind: 'cut', asked, why: 'length', call };
  const isEmpty = toolCalls.length === 0 && withoutThoughts(text, () => []).trim() === '';
  if (isEmpty) return { kind: 'cut', asked, why: 'empty', call };
  return isReading && asked === 'edit' ? { kind: 'cut', asked, why: 'calls', call } : undefined;
}

/** Maximum characters of what the model says beside its calls that later requests repeat, in words and with edits. */
const maxSaid = { words: 4_000, edits: 16_000 } as const;

/** Makes the calls of a reply that looks before it answers. */
export async function exploredStep(
  asked: StepOf<'explored'>['asked'],
  { reply, call, draft }: Omit<Asked, 'isReading'>,
  { calls, looking }: { readonly calls: readonly ToolCall[]; readonly looking: Looking },
  { context, ...place }: StepPlace,
): Promise<StepOf<'explored'>> {
  const given = { ...context, ...place, draft };
  const reads = await explore(calls, looking.tools, looking.atOnce, given);
  // What the endpoint wants back belongs to the calls as the model made them.
  const isEach = reads.length === reply.toolCalls.length;
  const most = draft === undefined ? maxSaid.words : maxSaid.edits;
  const said = clip(withoutThoughts(reply.text, () => []).trim(), most, '\n(cut here)');
  return {
    kind: 'explored',
    asked,
    reads,
    ...(said === '' ? {} : { said }),
    ...(isEach ? { continuation: reply.continuation } : {}),
    call,
  };
}
