import { type Delta, deltaDiff, deltasOf, type Patch } from '../../../core/edits/index.ts';
import { feedback, keptPatch, longestShown, type Step } from '../../../core/run/index.ts';
import { clip } from '../../../core/text/index.ts';
import type { PerformStep } from '../context/index.ts';
import { askModel, guidance, patchedFiles, reviewMessages } from '../prompts/index.ts';
import { answerThrough, verdictTool } from '../tools/index.ts';
import { cutStep } from './cut.ts';

/** Asks for a review of the kept patch. The verdict is the input of a tool, never a word within a text. */
export const review: PerformStep = async (task, run, context) => {
  const patch = keptPatch(run);
  const messages = reviewMessages(task, {
    guidance: await guidance(task, context),
    diff: reviewedDiff(patch),
    files: patchedFiles(patch),
    notes: feedback(run),
  });
  const asked = await askModel(context, messages, { answer: verdictTool.spec });
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

/** Shortens the diffs of deleted files: otherwise a short reply could make the prompt very long. */
function reviewedDiff(patch: Patch): string {
  const deltas = deltasOf(patch);
  const space = Math.max(minShown, longestShown / deltas.filter(isDeleted).length);
  return deltas
    .map((delta) => {
      const diff = deltaDiff(delta);
      return isDeleted(delta) ? clip(diff, space, '\n(cut here)\n') : diff;
    })
    .join('');
}

const isDeleted = ({ kind }: Delta) => kind === 'deleted';

/** Minimum characters of a deleted file's diff that are shown: its path and its beginning. */
const minShown = 500;
