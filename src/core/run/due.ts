import { samePatch } from '../../engines/edits/index.ts';
import { isRed } from '../proof/index.ts';
import { mayReplan } from './plans.ts';
import type { Run, Step, StepOf } from './run.ts';
import {
  currentPatch,
  filesToFix,
  findStagings,
  isSound,
  sincePlan,
  withoutCuts,
} from './state.ts';

/** What the run does next. */
export type Due = 'plan' | 'edit' | 'check' | 'test' | 'review';

/** The next step, derived from what was done and never from the words of a reply. */
export function due(whole: Run): Due {
  const run = withoutCuts(whole);
  const last = run.steps.at(-1);
  if (last === undefined) return 'plan';
  switch (last.kind) {
    case 'planned':
      return last.plan.kind === 'fix' ? 'edit' : 'plan';
    case 'merged':
      return last.refusals.length > 0 ? 'edit' : 'check';
    case 'edited':
      return afterStaging(run, last);
    case 'checked':
      if (!isSound(last)) return 'edit';
      return last.commands === undefined ? 'review' : 'test';
    case 'tested':
      return isRed(last.results) || last.wantsTest ? 'edit' : 'review';
    case 'reviewed':
      return isPlanWrong(last) && mayReplan(run) ? 'plan' : 'edit';
    case 'explored':
    case 'unusable':
    case 'cut':
      return last.asked;
  }
}

/** Whether a check, a test, a review or a refusal has sent the last edit back, so that another one is paid for. */
export function isSentBack({ steps }: Run): boolean {
  const last = steps.at(-1)?.kind;
  const isOver = last !== undefined && endsEdit[last];
  return isOver && wantsEdit[due({ steps })];
}

/** The steps after which an edit is over. */
const endsEdit: Readonly<Record<Step['kind'], boolean>> = {
  ...{ edited: true, checked: true, tested: true, reviewed: true },
  ...{ explored: false, planned: false, merged: false, cut: false, unusable: false },
};

/** The steps that are pointless without an edit after them. */
export const wantsEdit: Readonly<Record<Due, boolean>> = {
  ...{ plan: true, edit: true },
  ...{ check: false, test: false, review: false },
};

const isPlanWrong = ({ verdict }: StepOf<'reviewed'>) =>
  verdict.kind === 'revise' && verdict.isPlanWrong === true;

/**
 * A refused edit is requested again; if two were for other files than the planned ones, the plan is. An unchanged patch
 * needs no review.
 */
function afterStaging(run: Run, { patch, refusals }: StepOf<'edited'>): Due {
  if (refusals.length > 0) return isOutsidePlan(run) && mayReplan(run) ? 'plan' : 'edit';
  return patch.size === 0 || samePatch(patch, currentPatch(run)) ? 'edit' : 'check';
}

/** Whether the last two edits were refused for files that the plan does not name, and for no others. */
function isOutsidePlan(run: Run): boolean {
  const planned = new Set(filesToFix(run).map(({ path }) => path));
  const edits = findStagings(sincePlan(run)).slice(-2);
  const isOutside = ({ refusals }: Pick<StepOf<'edited'>, 'refusals'>) =>
    refusals.length > 0 && refusals.every(({ path }) => !planned.has(path));
  return edits.length === 2 && edits.every(isOutside);
}
