import { samePatch } from '../../engines/edits/index.ts';
import { proseFingerprint, sha256Hex } from '../../engines/text/index.ts';
import { hasLearnedMore, isExhausted } from './exploration.ts';
import { restatesPlan } from './plans.ts';
import type { Run, Step } from './run.ts';
import { isAskedAbout, keptPatch, stagedStates } from './state.ts';

// Texts are compared whole; they are shortened only for display.

/** Whether the reviewer made the same criticism twice, however it was worded. */
export function repeatsCritique(run: Run): boolean {
  const critiques = run.steps.flatMap((step) =>
    step.kind === 'reviewed' && step.verdict.kind === 'revise' ? [step.verdict.critique] : [],
  );
  return hasRepeat(critiques.map(proseFingerprint));
}

/** Whether an identical request ended the exploration and nothing else was learned, or no answer followed. */
export function repeatsRequest(run: Run): boolean {
  const last = run.steps.at(-1);
  const done = run.steps.findLast(({ kind }) => kind !== 'unusable');
  if (done?.kind !== 'explored' || !isExhausted(run)) return false;
  return last?.kind === 'unusable' || !hasLearnedMore(run);
}

/**
 * Whether the last reply was of no use and the same one was before, with nothing between that is new: a plan of the same
 * files tells no more than the one before it.
 */
export function repeatsUnusable(run: Run): boolean {
  const last = run.steps.at(-1);
  if (last?.kind !== 'unusable') return false;
  const isSame = (step: Step) =>
    step.kind === 'unusable' && step.asked === last.asked && step.call.reply === last.call.reply;
  const at = run.steps.slice(0, -1).findLastIndex(isSame);
  return at >= 0 && run.steps.slice(at + 1).every((_, index) => isIdle(run, at + 1 + index));
}

/** Whether a step did nothing, learned nothing, and planned what was planned. */
function isIdle(run: Run, at: number): boolean {
  const step = run.steps[at];
  if (step?.kind === 'explored') return step.reads.every(({ ruling }) => ruling !== 'fresh');
  return step?.kind === 'unusable' || restatesPlan({ ...run, steps: run.steps.slice(0, at + 1) });
}

/**
 * Whether an edit was sent twice, or restored an earlier state. An edit may be sent again to say that its hidden
 * characters are meant.
 */
export function repeatsEdit(whole: Run): boolean {
  const run = withoutAsked(whole);
  const edits = run.steps.flatMap((step) =>
    step.kind === 'edited' ? [sha256Hex(step.call.reply)] : [],
  );
  return hasRepeat(edits) || leadsBack(run);
}

/** The run without edits that were dropped only to ask about their hidden characters. */
function withoutAsked(run: Run): Run {
  const steps: Step[] = [];
  for (const step of run.steps) {
    if (step.kind === 'checked' && isAskedAbout(step)) {
      steps.splice(steps.findLastIndex(({ kind }) => kind === 'edited'));
    } else steps.push(step);
  }
  return { ...run, steps };
}

/** Whether the newest edit restores a state that the run has left. */
function leadsBack(run: Run): boolean {
  const [newest, ...earlier] = stagedStates(run).reverse();
  if (newest === undefined || samePatch(newest, keptPatch(run))) return false;
  return earlier.some((state) => samePatch(state, newest));
}

function hasRepeat(fingerprints: readonly string[]): boolean {
  return new Set(fingerprints).size < fingerprints.length;
}
