import { patchDigest } from '../../../core/edits/index.ts';
import { keptPatch, type Step } from '../../../core/run/index.ts';
import { answerThrough, verdictTool } from '../../reply/index.ts';
import type { PerformStep } from '../context/index.ts';
import { askModel, reviewTask } from '../prompts/index.ts';
import { offerLooks } from '../tools/index.ts';
import { unansweredStep } from './unanswered.ts';

/**
 * Asks for a review of the kept patch, for which the model may look around. The verdict is the input of a tool, never a
 * word within a text.
 */
export const review: PerformStep = async (task, run, context) => {
  const place = { task, run, context };
  const looking = offerLooks('review', run, context);
  const asked = await askModel(task, run, context, {
    task: reviewTask(run, looking),
    answer: verdictTool.spec,
    reads: looking.offered,
    isReview: true,
  });
  const ways = { looking, answer: verdictTool.spec };
  const unanswered = await unansweredStep('review', asked, ways, place);
  if (unanswered !== undefined) return unanswered;
  const { reply, call } = asked;
  const unusable = (why: string): Step => ({ kind: 'unusable', asked: 'review', why, call });

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
