import type { Call, StepOf } from '../../../core/run/index.ts';
import { withoutThoughts } from '../../../core/text/index.ts';
import type { ModelReply } from '../../ports.ts';

interface Asked {
  readonly reply: ModelReply;
  readonly call: Call;
  readonly isReading: boolean;
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
  const isStray = isReading && (asked === 'edit' || asked === 'rewrite');
  return isStray ? { kind: 'cut', asked, why: 'calls', call } : undefined;
}
