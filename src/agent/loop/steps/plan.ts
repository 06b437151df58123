import { applyEdits } from '../../../engines/edits/index.ts';
import { editsAsText, planSpec } from '../../reply/index.ts';
import type { PerformStep } from '../context/index.ts';
import { askModel, planTask } from '../prompts/index.ts';
import { offerLooks } from '../tools/index.ts';
import { draftIn } from './edited-repository.ts';
import { plannedStep } from './planned-step.ts';
import { unansweredStep } from './unanswered.ts';

/** Asks what the ticket needs and which files it concerns; the model may look around before it answers. */
export const plan: PerformStep = async (task, run, context) => {
  const place = { task, run, context };
  const answer = planSpec(context.rules, task);
  const looking = offerLooks('plan', run, context);
  const { reply: whole, ...asked } = await askModel(task, run, context, {
    task: planTask(run, looking, context.rules.planFirst === undefined),
    answer,
    reads: looking.offered,
  });
  const reply = editsAsText(whole);
  const draft = await draftIn(reply.text, place, applyEdits);
  const drafted = { ...asked, reply, draft };
  const unanswered = await unansweredStep('plan', drafted, { looking, answer }, place);
  return unanswered ?? plannedStep('plan', { ...asked, reply }, place);
};
