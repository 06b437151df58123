import { type Delta, deltaDiff, deltasOf, type Patch } from '../../../core/edits/index.ts';
import { feedback, keptPatch, longestShown, type Step } from '../../../core/run/index.ts';
import { clip } from '../../../core/text/index.ts';
import { answerThrough, verdictTool } from '../answer-tools.ts';
import { askModel } from '../ask.ts';
import { guidance } from '../guidance.ts';
import { patchedFiles, reviewMessages } from '../prompt.ts';
import type { PerformStep } from '../run-context.ts';

/** Has the kept patch reviewed; the verdict is a tool call, never a word in the reply. */
export const review: PerformStep = async (task, run, world) => {
  const patch = keptPatch(run);
  const messages = reviewMessages(
    task.instruction,
    await guidance(task, world),
    reviewedDiff(patch),
    patchedFiles(patch),
    feedback(run),
  );
  const { reply, call } = await askModel(world, messages, { answer: verdictTool.spec });
  const unusable = (why: string): Step => ({ kind: 'unusable', asked: 'review', why, call });

  const answered = answerThrough(verdictTool, reply);
  if (answered.kind === 'missing') return unusable(answered.why);
  const { decision, summary, critique } = answered.input;
  if (decision === 'approve')
    return { kind: 'reviewed', verdict: { kind: 'approve', summary }, call };
  if (critique.trim() === '') return unusable('a verdict "revise" needs a critique');
  return { kind: 'reviewed', verdict: { kind: 'revise', critique }, call };
};

/** Of deleted files the beginning: else a reply of few words could make a prompt of any length. */
function reviewedDiff(patch: Patch): string {
  const deltas = deltasOf(patch);
  const room = Math.max(shortestShown, longestShown / deltas.filter(isDeleted).length);
  return deltas
    .map((delta) => {
      const diff = deltaDiff(delta);
      return isDeleted(delta) ? clip(diff, room, '\n(cut here)\n') : diff;
    })
    .join('');
}

const isDeleted = ({ kind }: Delta) => kind === 'deleted';

/** Characters of a deleted file's diff that are shown at the least: its path, and what it was. */
const shortestShown = 500;
