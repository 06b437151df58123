import { type Refusal, samePatch } from '../../engines/edits/index.ts';
import { isRed } from '../../engines/evidence/index.ts';
import { longestShown } from './budget.ts';
import { mayReplan } from './plans.ts';
import type { Run, Step, StepOf } from './run.ts';
import {
  currentPatch,
  filesToFix,
  findStagings,
  isSound,
  rewrittenPath,
  sincePlan,
  withoutCuts,
} from './state.ts';

/** What the run does next. */
export type Due = 'plan' | 'edit' | 'rewrite' | 'check' | 'test' | 'review';

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
    case 'rewritten':
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
  return isOver && mayBeSentBack[due({ steps })];
}

/** The steps after which an edit is over. */
const endsEdit: Readonly<Record<Step['kind'], boolean>> = {
  ...{ edited: true, rewritten: true, checked: true, tested: true, reviewed: true },
  ...{ explored: false, planned: false, merged: false, cut: false, unusable: false },
};

const mayBeSentBack: Readonly<Record<Due, boolean>> = {
  ...{ plan: true, edit: true, rewrite: true },
  ...{ check: false, test: false, review: false },
};

const isPlanWrong = ({ verdict }: StepOf<'reviewed'>) =>
  verdict.kind === 'revise' && verdict.isPlanWrong === true;

/**
 * A refused edit is requested again as an edit, then as whole files; if it was for other files than the planned
 * ones, the plan is due again. An unchanged patch needs no review.
 */
function afterStaging(run: Run, { patch, refusals }: StepOf<'edited' | 'rewritten'>): Due {
  if (refusals.length > 0) {
    if (isOutsidePlan(run) && mayReplan(run)) return 'plan';
    return mayRewrite(run) ? 'rewrite' : 'edit';
  }
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

/** Files that may be requested whole in one attempt. */
export const maxRewrites = 3;

/**
 * Whether the first file still refused may be requested whole. That takes two refused edits in a row,
 * and files that are few, short, still there and not to be moved. Each file is requested once; one
 * failure ends it.
 */
export function mayRewrite(run: Run): boolean {
  const edited = run.steps.findLast((step) => step.kind === 'edited');
  if (edited === undefined || !isRefusedAgain(run) || hasFailed(run)) return false;
  const { patch, refusals } = edited;
  const isRewritable = ({ path, length, isMove, obstacle }: Refusal) =>
    (isMove ?? obstacle) === undefined && length <= longestShown && patch.get(path)?.after !== null;
  return refusals.length <= maxRewrites && refusals.every(isRewritable);
}

/** Whether the last two edits for the plan were both refused, with nothing sound between them. */
export function isRefusedAgain(run: Run): boolean {
  const stagings = findStagings(sincePlan(run));
  const edit = stagings.findLastIndex(({ kind }) => kind === 'edited');
  // What an edit leaves refused is what its last rewrite left refused.
  const lastTwo = stagings.slice(Math.max(edit - 1, 0), edit + 1);
  return lastTwo.length === 2 && lastTwo.every(({ refusals }) => refusals.length > 0);
}

/** Whether the file just requested whole is still refused. */
function hasFailed(run: Run): boolean {
  const last = run.steps.at(-1);
  const requested = rewrittenPath(run, run.steps.length - 1);
  return last?.kind === 'rewritten' && last.refusals.some(({ path }) => path === requested);
}
