import { isRed } from '../checks/index.ts';
import { samePatch } from '../edits/index.ts';
import { mayRewrite } from './refusals.ts';
import { isSound, keptPatch, type Run, type Step } from './run.ts';

/** What the run does next. */
export type Due = 'plan' | 'edit' | 'rewrite' | 'check' | 'test' | 'review';

/** The steps that lay a reply over the files. */
type Staging = Extract<Step, { kind: 'edited' | 'rewritten' }>;

/** The next step, from what was done and never from what was said. */
export function due(run: Run): Due {
  const last = run.steps.at(-1);
  if (last === undefined) return 'plan';
  switch (last.kind) {
    case 'explored':
      return 'plan';
    case 'planned':
      return last.plan.kind === 'fix' ? 'edit' : 'plan';
    case 'edited':
    case 'rewritten':
      return afterStaging(run, last);
    case 'checked':
      if (!isSound(last)) return 'edit';
      return last.commands === undefined ? 'review' : 'test';
    case 'tested':
      return isRed(last.trial) || last.wantsTest ? 'edit' : 'review';
    case 'reviewed':
      return 'edit';
    case 'unusable':
      return last.asked;
  }
}

/**
 * What did not fit is asked for once more as an edit, then whole. A patch that is empty, or is the kept
 * one, is no attempt at the bug: there is nothing to review.
 */
function afterStaging(run: Run, { patch, refusals }: Staging): Due {
  if (refusals.length > 0) return mayRewrite(run) ? 'rewrite' : 'edit';
  return patch.size === 0 || samePatch(patch, keptPatch(run)) ? 'edit' : 'check';
}
