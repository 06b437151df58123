import { stageEdits } from '../../../core/edits/index.ts';
import { currentPatch } from '../../../core/run/index.ts';
import { editsAsText, editsBeside, editsInText, planSpec } from '../../reply/index.ts';
import type { PerformStep } from '../context/index.ts';
import { askModel, planTask } from '../prompts/index.ts';
import { offerLooks } from '../tools/index.ts';
import { draftIn } from './drafted-edits.ts';
import { editedRepository, readWithNames } from './edited-repository.ts';
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
  const { text } = reply;
  const draft = await draftIn(
    text,
    await readWithNames(text, editsInText, place),
    place,
    async (edits) => stageEdits(currentPatch(run), await editedRepository(edits, place), edits),
  );
  const unanswered = await unansweredStep(
    'plan',
    { ...asked, reply, draft },
    { looking, answer },
    place,
  );
  if (unanswered !== undefined) return unanswered;
  return plannedStep('plan', { ...asked, reply, edits: editsBeside(reply) }, place);
};
