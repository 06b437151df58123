import { emptyPatch, type Patch, samePatch } from '../edit/patch.ts';
import type { Refusal, Staged } from '../edit/stage.ts';
import type { Read } from '../explore/read.ts';
import type { RepoPath } from '../path.ts';
import { longestShown, maxRewrites } from './budget.ts';
import type { Plan, Verdict } from './plan.ts';
import { addSpent, nothingSpent, type Spent } from './spent.ts';

/** A problem that a check found in the new text of a file; `line` counts from 1. */
export interface Problem {
  readonly path: RepoPath;
  readonly line: number;
  readonly message: string;
}

/** What a call to the model was and gave: the prompt as sent, the whole reply, its cost, milliseconds. */
export interface Call {
  readonly prompt: string;
  readonly reply: string;
  readonly spent: Spent;
  readonly elapsed: number;
}

export type Step =
  /** The model looked around before it planned. */
  | { readonly kind: 'explored'; readonly reads: readonly Read[]; readonly call: Call }
  /** `unknown` are names in the text for the ticket's people that are not in the repository. */
  | {
      readonly kind: 'planned';
      readonly plan: Plan;
      readonly unknown: readonly string[];
      readonly call: Call;
    }
  | {
      readonly kind: 'edited';
      readonly patch: Patch;
      readonly refusals: readonly Refusal[];
      readonly call: Call;
    }
  | {
      readonly kind: 'rewritten';
      readonly patch: Patch;
      readonly refusals: readonly Refusal[];
      readonly call: Call;
    }
  | {
      readonly kind: 'checked';
      readonly problems: readonly Problem[];
      readonly unchecked: readonly RepoPath[];
    }
  | { readonly kind: 'reviewed'; readonly verdict: Verdict; readonly call: Call }
  /** The reply to `asked` could not be used; `why` names what was missing. */
  | {
      readonly kind: 'unusable';
      readonly asked: 'plan' | 'edit' | 'review';
      readonly why: string;
      readonly call: Call;
    };

/** What the run does next. */
export type Due = 'plan' | 'edit' | 'rewrite' | 'check' | 'review';

/** One attempt at a ticket, as it was recorded. */
export interface Run {
  readonly steps: readonly Step[];
}

export const newRun: Run = { steps: [] };

export function record(run: Run, step: Step): Run {
  return { ...run, steps: [...run.steps, step] };
}

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
      return last.problems.length === 0 ? 'review' : 'edit';
    case 'reviewed':
      return 'edit';
    case 'unusable':
      return last.asked;
  }
}

/** A patch that is empty, or is the kept one, is no attempt at the bug: there is nothing to review. */
function afterStaging(run: Run, { patch, refusals }: Staged): Due {
  if (refusals.length > 0) return mayRewrite(run) ? 'rewrite' : 'edit';
  return patch.size === 0 || samePatch(patch, keptPatch(run)) ? 'edit' : 'check';
}

/** Each file that the edit did not fit is asked for whole once, unless they are too many or too long. */
function mayRewrite(run: Run): boolean {
  const at = run.steps.findLastIndex((step) => step.kind === 'edited');
  const [edited, ...rewrites] = run.steps.slice(at);
  const refused = edited?.kind === 'edited' ? edited.refusals : [];
  const isShort = refused.every(({ length }) => length <= longestShown);
  return isShort && refused.length <= maxRewrites && rewrites.length < refused.length;
}

/** The plan that the run follows, once there is one. */
export function planOf(run: Run): Plan | undefined {
  return run.steps.findLast((step) => step.kind === 'planned')?.plan;
}

/** How often the model has edited. */
export function attempts(run: Run): number {
  return run.steps.filter((step) => step.kind === 'edited').length;
}

/** The patch as it was last staged, sound or not. */
export function stagedPatch(run: Run): Patch {
  const last = run.steps.findLast((step) => step.kind === 'edited' || step.kind === 'rewritten');
  return last?.patch ?? emptyPatch;
}

/** Every state that edits have led to, from the untouched repository on. */
export function stagedStates(run: Run): Patch[] {
  const staged = run.steps.flatMap((step) =>
    (step.kind === 'edited' || step.kind === 'rewritten') && step.refusals.length === 0
      ? [step.patch]
      : [],
  );
  return [emptyPatch, ...staged];
}

/** What the attempt that begins with the step at `index` has left refused. */
export function refusalsAfter(run: Run, index: number): readonly Refusal[] {
  const rest = run.steps.slice(index + 1);
  const end = rest.findIndex((step) => step.kind !== 'rewritten');
  const last = run.steps[end === -1 ? run.steps.length - 1 : index + end];
  return last?.kind === 'edited' || last?.kind === 'rewritten' ? last.refusals : [];
}

/** The file that the rewrite at `index` was asked for: the first that the step before had refused. */
export function rewrittenPath(run: Run, index: number): RepoPath | undefined {
  const before = run.steps[index - 1];
  return before !== undefined && 'refusals' in before ? before.refusals[0]?.path : undefined;
}

/** The last patch that passed its checks: what the next attempt starts from, and all that is ever kept. */
export function keptPatch(run: Run): Patch {
  const sound = run.steps.findLastIndex(
    (step) => step.kind === 'checked' && step.problems.length === 0,
  );
  return stagedPatch({ steps: run.steps.slice(0, sound + 1) });
}

/** What the run has cost so far. */
export function spentOf(run: Run): Spent {
  return run.steps.reduce(
    (sum, step) => ('call' in step ? addSpent(sum, step.call.spent) : sum),
    nothingSpent,
  );
}
