import { attempts, keptPatch, type Run, type Step, type Verdict } from '../../../core/run/index.ts';
import { applyEdits, patchDigest } from '../../../engines/edits/index.ts';
import { answerThrough, verdictSpec, verdictTool } from '../../reply/index.ts';
import type { PerformStep, StepContext } from '../context/index.ts';
import { askModel, reviewedDiff, reviewTask } from '../prompts/index.ts';
import { offerLooks } from '../tools/index.ts';
import { draftIn } from './edited-repository.ts';
import { unansweredStep } from './unanswered.ts';

/**
 * Asks for a review of the kept patch, for which the model may look around. The verdict is the input of a tool, never a
 * word within a text.
 */
export const review: PerformStep = async (task, run, context) => {
  const place = { task, run, context };
  const looking = offerLooks('review', run, context);
  const spec = verdictSpec(task);
  const diff = await reviewedDiff(run, context);
  const asked = await askModel(task, run, context, {
    task: reviewTask(run, looking, diff),
    answer: spec,
    reads: looking.offered,
  });
  const ways = { looking, answer: spec };
  const draft = await draftIn(asked.reply.text, place, applyEdits);
  const unanswered = await unansweredStep('review', { ...asked, draft }, ways, place);
  if (unanswered !== undefined) return unanswered;
  const { reply, call } = asked;
  const unusable = (why: string): Step => ({ kind: 'unusable', asked: 'review', why, call });

  const answer = answerThrough(verdictTool, reply);
  if (answer.kind === 'invalid') return unusable(answer.why);
  const { decision, summary, critique, worseFor, answers, ...told } = answer.input;
  const worse = worseFor === 'nobody' ? '' : told.worse;
  const harm = worse === '' ? {} : { worse };
  const reviewed = (verdict: Verdict): Step => {
    const digest = patchDigest(keptPatch(run));
    return { kind: 'reviewed', verdict, digest, call };
  };
  if (decision === 'approve') {
    if (worse !== '' && mayMend(run, context))
      return reviewed({ kind: 'revise', critique: harmCritique(worse), ...harm });
    const rare = worse === '' ? told.worse : '';
    const noticed = [told.noticed.trim(), rare].filter((text) => text !== '').join('\n');
    const said = answers && { answers };
    return reviewed({ kind: 'approve', summary, ...said, ...(noticed && { noticed }), ...harm });
  }
  const wanted = [critique.trim() && critique, worse && harmCritique(worse)].filter(Boolean);
  if (wanted.length === 0) return unusable(`a verdict "${decision}" needs a critique`);
  const isPlanWrong = decision === 'replan' ? { isPlanWrong: true as const } : {};
  return reviewed({ kind: 'revise', critique: wanted.join('\n'), ...isPlanWrong, ...harm });
};

/** Whether a change that is approved all the same goes back for what it makes worse: once, if there is an attempt left. */
function mayMend(run: Run, { rules }: StepContext): boolean {
  const isTold = run.steps.some(
    (one) => one.kind === 'reviewed' && one.verdict.worse !== undefined,
  );
  return !isTold && attempts(run) < rules.maxAttempts;
}

const harmCritique = (worse: string) => `The change must not make this worse: ${worse}`;
