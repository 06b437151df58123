import type { Step } from '../../../core/run/index.ts';
import type { PerformStep } from '../context/index.ts';
import { askModel, reviewTask } from '../prompts/index.ts';
import { answerThrough, verdictTool } from '../tools/index.ts';
import { cutStep } from './cut.ts';

/** Asks for a review of the kept patch. The verdict is the input of a tool, never a word within a text. */
export const review: PerformStep = async (task, run, context) => {
  const asked = await askModel(task, run, context, {
    task: reviewTask(run),
    answer: verdictTool.spec,
  });
  const cut = cutStep('review', asked);
  if (cut !== undefined) return cut;
  const { reply, call } = asked;
  const unusable = (why: string): Step => ({ kind: 'unusable', asked: 'review', why, call });

  const answer = answerThrough(verdictTool, reply);
  if (answer.kind === 'invalid') return unusable(answer.why);
  const { decision, summary, critique } = answer.input;
  if (decision === 'approve')
    return { kind: 'reviewed', verdict: { kind: 'approve', summary }, call };
  if (critique.trim() === '') return unusable('a verdict "revise" needs a critique');
  return { kind: 'reviewed', verdict: { kind: 'revise', critique }, call };
};
