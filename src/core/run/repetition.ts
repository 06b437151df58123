import { samePatch } from '../edits/index.ts';
import { editFingerprint, proseFingerprint } from '../text/index.ts';
import { answersOf } from './completion.ts';
import { hasLearntMore, isExhausted } from './exploration.ts';
import { rewrittenPath } from './refusals.ts';
import { keptPatch, type Run, stagedStates } from './run.ts';

// Texts are compared whole: shortening comes after, for display.

/** Whether the ticket's people would be told the same a second time. */
export function repeatsAnswer(run: Run): boolean {
  const answers = answersOf(run).map(({ plan }) => (plan.kind === 'fix' ? '' : plan.reply));
  return hasRepeat(answers.map(proseFingerprint));
}

/** Whether the reviewer asked for the same a second time, in whatever clothes. */
export function repeatsCritique(run: Run): boolean {
  const critiques = run.steps.flatMap((step) =>
    step.kind === 'reviewed' && step.verdict.kind === 'revise' ? [step.verdict.critique] : [],
  );
  return hasRepeat(critiques.map(proseFingerprint));
}

/**
 * Whether an identical request has ended the exploration in vain: nothing else was learnt, or the one
 * plan that was asked for after it did not come.
 */
export function repeatsRequest(run: Run): boolean {
  if (!isExhausted(run)) return false;
  const last = run.steps.at(-1);
  const isStuck = last?.kind === 'explored' && !hasLearntMore(run);
  const isPlanless = last?.kind === 'unusable' && last.asked === 'plan';
  return isStuck || isPlanless;
}

/**
 * Whether an edit came a second time, or led back to where the run has been. Two files may well get
 * the same text, so that a rewrite is compared with its file; but a rewrite is no edit sent again.
 */
export function repeatsEdit(run: Run): boolean {
  const edits = repliesTo(run, 'edited').map(({ reply }) => reply);
  const rewrites = repliesTo(run, 'rewritten');
  const named = rewrites.map(({ index, reply }) => `${rewrittenPath(run, index)}\n${reply}`);
  const isSentAgain = rewrites.some(({ reply }) => edits.includes(reply));
  return isSentAgain || hasRepeat(edits) || hasRepeat(named) || leadsBack(run);
}

/** The fingerprints of the replies to one kind of request, and where their steps stand. */
function repliesTo(run: Run, kind: 'edited' | 'rewritten') {
  return run.steps.flatMap((step, index) =>
    step.kind === kind ? [{ index, reply: editFingerprint(step.call.reply) }] : [],
  );
}

/** Whether the newest edit restores a state that an earlier one has left. */
function leadsBack(run: Run): boolean {
  const [newest, ...earlier] = stagedStates(run).reverse();
  if (newest === undefined || samePatch(newest, keptPatch(run))) return false;
  return earlier.some((state) => samePatch(state, newest));
}

function hasRepeat(fingerprints: readonly string[]): boolean {
  return new Set(fingerprints).size < fingerprints.length;
}
