import { patchDigest } from '../../../core/edits/index.ts';
import { attempts, keptPatch, type Run, type Step, type Verdict } from '../../../core/run/index.ts';
import { answerThrough, type VerdictInput, verdictTool } from '../../reply/index.ts';
import type { PerformStep, StepContext } from '../context/index.ts';
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
  const verdict = toVerdict(answer.input, mustStand(run, context));
  if (typeof verdict === 'string') return unusable(verdict);
  return { kind: 'reviewed', verdict, digest: patchDigest(keptPatch(run)), call };
};

/** Whether an approval stands with what it says is worse: the model was told once, or cannot edit again. */
function mustStand(run: Run, { rules }: StepContext): boolean {
  const wasTold = run.steps.some(
    (step) => step.kind === 'reviewed' && step.verdict.worse !== undefined,
  );
  return wasTold || attempts(run) >= rules.maxAttempts;
}

/** Returns the verdict of a review, or why its input is none. What is worse goes back to the model once. */
function toVerdict(
  { decision, summary, critique, noticed, worse }: VerdictInput,
  stands: boolean,
): Verdict | string {
  const named = worse.length > 0 ? { worse } : {};
  if (decision === 'approve' && (worse.length === 0 || stands)) {
    const besides = noticed.trim();
    return { kind: 'approve', summary, ...(besides && { noticed: besides }), ...named };
  }
  const harm =
    worse.length > 0 ? [`${worseTitle}\n${worse.map((one) => `- ${one}`).join('\n')}`] : [];
  const all = [critique.trim() === '' ? [] : [critique], harm].flat().join('\n\n');
  if (all === '') return `a verdict "${decision}" needs a critique`;
  const isPlanWrong = decision === 'replan' ? { isPlanWrong: true as const } : {};
  return { kind: 'revise', critique: all, ...isPlanWrong, ...named };
}

const worseTitle = 'This behaved well before the change and differs now:';
