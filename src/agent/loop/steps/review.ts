import { patchDigest } from '../../../core/edits/index.ts';
import { keptPatch, type Step } from '../../../core/run/index.ts';
import { answerThrough, verdictTool } from '../../reply/index.ts';
import type { PerformStep } from '../context/index.ts';
import { askModel, reviewTask } from '../prompts/index.ts';
import { lookingIn } from '../tools/index.ts';
import { cutStep } from './cut.ts';
import { exploredStep } from './explored.ts';

/**
 * Asks for a review of the kept patch, for which the model may look around. The verdict is the input of a tool, never a
 * word within a text.
 */
export const review: PerformStep = async (task, run, context) => {
  const looking = lookingIn('review', run, context);
  const asked = await askModel(task, run, context, {
    task: reviewTask(run, looking),
    answer: verdictTool.spec,
    reads: looking.offered,
    isReview: true,
  });
  const cut = cutStep('review', asked);
  if (cut !== undefined) return cut;
  const { reply, call } = asked;
  const unusable = (why: string): Step => ({ kind: 'unusable', asked: 'review', why, call });

  const answers = reply.toolCalls.some(({ name }) => name === verdictTool.spec.name);
  if (looking.left > 0 && reply.toolCalls.length > 0 && !answers)
    return exploredStep(
      'review',
      asked,
      { calls: reply.toolCalls, looking },
      { task, run, context },
    );
  const answer = answerThrough(verdictTool, reply);
  if (answer.kind === 'invalid') return unusable(answer.why);
  const { decision, summary, critique } = answer.input;
  const digest = patchDigest(keptPatch(run));
  const noticed = answer.input.noticed.trim() || undefined;
  if (decision === 'approve')
    return {
      kind: 'reviewed',
      verdict: { kind: 'approve', summary, ...(noticed && { noticed }) },
      digest,
      call,
    };
  if (critique.trim() === '') return unusable(`a verdict "${decision}" needs a critique`);
  const isPlanWrong = decision === 'replan' ? { isPlanWrong: true as const } : {};
  return { kind: 'reviewed', verdict: { kind: 'revise', critique, ...isPlanWrong }, digest, call };
};
