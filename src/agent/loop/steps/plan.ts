import { editsBeside, planSpec } from '../../reply/index.ts';
import type { PerformStep } from '../context/index.ts';
import { askModel, planTask } from '../prompts/index.ts';
import { offerLooks } from '../tools/index.ts';
import { draftIn } from './drafted-edits.ts';
import { plannedStep } from './planned-step.ts';
import { unansweredStep } from './unanswered.ts';

/** Asks what the ticket needs and which files it concerns; the model may look around before it answers. */
export const plan: PerformStep = async (task, run, context) => {
  const place = { task, run, context };
  const answer = planSpec(context.rules);
  const looking = offerLooks('plan', run, context);
  const asked = await askModel(task, run, context, {
    task: planTask(run, looking),
    answer,
    reads: looking.offered,
  });
  const draft = await draftIn(asked.reply.text, place);
  const unanswered = await unansweredStep('plan', { ...asked, draft }, { looking, answer }, place);
  if (unanswered !== undefined) return unanswered;
  return plannedStep('plan', { ...asked, edits: editsBeside(asked.reply) }, place);
};
