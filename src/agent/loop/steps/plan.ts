import { editsBeside, planTool } from '../../reply/index.ts';
import type { PerformStep } from '../context/index.ts';
import { askModel, planTask } from '../prompts/index.ts';
import { lookingIn } from '../tools/index.ts';
import { cutStep } from './cut.ts';
import { exploredStep } from './explored.ts';
import { plannedStep } from './planned-step.ts';

/** Asks what the ticket needs and which files it concerns; the model may look around before it answers. */
export const plan: PerformStep = async (task, run, context) => {
  const looking = lookingIn('plan', run, context);
  const asked = await askModel(task, run, context, {
    task: planTask(run, context.edits ?? 'blocks', looking),
    answer: planTool.spec,
    reads: looking.offered,
  });
  const cut = cutStep('plan', asked);
  if (cut !== undefined) return cut;
  const { reply } = asked;
  const answers = reply.toolCalls.some(({ name }) => name === planTool.spec.name);
  if (looking.left > 0 && reply.toolCalls.length > 0 && !answers)
    return exploredStep('plan', asked, { calls: reply.toolCalls, looking }, { task, run, context });
  return plannedStep('plan', { ...asked, edits: editsBeside(reply) }, { task, run, context });
};
