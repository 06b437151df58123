import type { CheckResults, CommandName } from '../checks/index.ts';
import { emptyPatch, type Patch, type Refusal } from '../edits/index.ts';
import type { RepoPath } from '../repository/index.ts';
import type { Plan, Verdict } from './plan.ts';
import type { Read } from './read.ts';
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
  /** A patch with refusals is never kept as it is; rewrites may complete it. */
  | {
      readonly kind: 'edited';
      readonly patch: Patch;
      readonly refusals: readonly Refusal[];
      readonly call: Call;
    }
  /** The file that was asked for is among the refusals again when the rewrite failed. */
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
      /** Why the change is more than the settings allow; missing when it is not. */
      readonly excess?: string;
      /** The project's own commands that are to try the change next; missing where there are none. */
      readonly commands?: readonly CommandName[];
    }
  /** The project's own commands were run on the staged patch. */
  | {
      readonly kind: 'tested';
      readonly trial: CheckResults;
      /** How the commands were kept from the job, a sentence. */
      readonly isolation: string;
      /** Whether the change is sent back for a test that fails without the fix. */
      readonly wantsTest: boolean;
    }
  | { readonly kind: 'reviewed'; readonly verdict: Verdict; readonly call: Call }
  /** The reply to `asked` could not be used; `why` names what was missing. */
  | {
      readonly kind: 'unusable';
      readonly asked: 'plan' | 'edit' | 'review';
      readonly why: string;
      readonly call: Call;
    };

/** One attempt at a ticket, as it was recorded. */
export interface Run {
  readonly steps: readonly Step[];
}

export const newRun: Run = { steps: [] };

export function record(run: Run, step: Step): Run {
  return { ...run, steps: [...run.steps, step] };
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

/** The last patch that passed its checks: what the next attempt starts from, and all that is ever kept. */
export function keptPatch(run: Run): Patch {
  return stagedPatch({ steps: run.steps.slice(0, lastSound(run) + 1) });
}

/** Whether a checked patch is kept. */
export function isSound({ problems, excess }: Extract<Step, { kind: 'checked' }>): boolean {
  return problems.length === 0 && excess === undefined;
}

function lastSound({ steps }: Run): number {
  return steps.findLastIndex((step) => step.kind === 'checked' && isSound(step));
}

/** What the project's own commands said of the kept patch; `undefined` where they were not asked. */
export function trialOf(run: Run): CheckResults | undefined {
  const next = run.steps[lastSound(run) + 1];
  return next?.kind === 'tested' ? next.trial : undefined;
}

/** What the run has cost so far. */
export function spentOf(run: Run): Spent {
  return run.steps.reduce(
    (sum, step) => ('call' in step ? addSpent(sum, step.call.spent) : sum),
    nothingSpent,
  );
}
