import { type Edit, noEdits, stageEdits } from '../../../core/edits/index.ts';
import { resolveName } from '../../../core/repository/index.ts';
import { currentPatch } from '../../../core/run/index.ts';
import type { ModelReply } from '../../ports.ts';
import { editsBeside, editsInText, planSpec } from '../../reply/index.ts';
import type { DraftedEdits, PerformStep, StepPlace } from '../context/index.ts';
import { askModel, planTask } from '../prompts/index.ts';
import { offerLooks } from '../tools/index.ts';
import { editedRepository } from './edited-repository.ts';
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
  const draft = await draftBeside(asked.reply, place);
  const unanswered = await unansweredStep('plan', { ...asked, draft }, { looking, answer }, place);
  if (unanswered !== undefined) return unanswered;
  return plannedStep('plan', { ...asked, edits: editsBeside(asked.reply) }, place);
};

/** Places the edits that a reply has beside its calls, in memory only; `undefined` if it has none. */
async function draftBeside(
  { text }: Pick<ModelReply, 'text'>,
  place: StepPlace,
): Promise<DraftedEdits | undefined> {
  const parsed = editsInText(text);
  if (parsed.kind === 'malformed')
    return parsed.why === noEdits ? undefined : { kind: 'refused', text, why: parsed.why };
  const { paths } = await place.context.repository(place.task);
  // Below the name of a file that exists, a fence may only quote.
  const isQuote = (one: Edit) =>
    one.kind === 'whole-file' && resolveName(one.file ?? '', paths).length > 0;
  if (parsed.edits.some(isQuote)) return undefined;
  const staged = stageEdits(
    currentPatch(place.run),
    await editedRepository(parsed.edits, place),
    parsed.edits,
  );
  if (staged.kind === 'unplaced') return { kind: 'refused', text, why: staged.why };
  const { patch, refusals } = staged;
  const why = refusals.map((one) => `${one.path}: ${one.why}`).join('\n');
  return why === '' ? { kind: 'applies', text, patch } : { kind: 'refused', text, why };
}
