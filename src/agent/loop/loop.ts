import {
  type Due,
  due,
  firstReason,
  newRun,
  nothingSpent,
  type Rules,
  type Run,
  record,
  type Spent,
  type StopReason,
} from '../../core/run/index.ts';
import { UserError } from '../../core/user-error.ts';
import { raceAbort } from '../async/index.ts';
import { newTrialMemory } from './check-run.ts';
import { BudgetSpent, meterModel } from './metered-model.ts';
import type { PerformStep, RunContext, StepContext, Task } from './run-context.ts';
import { check, edit, plan, review, rewrite, test } from './steps/index.ts';

const perform: Readonly<Record<Due, PerformStep>> = { plan, edit, rewrite, check, test, review };

/** How a run ended. `problem` is a sentence for people; `cause` is for the log. */
export interface LoopResult {
  readonly reason: StopReason;
  readonly run: Run;
  readonly spent: Spent;
  /** Milliseconds. */
  readonly elapsed: number;
  readonly problem?: string;
  readonly cause?: unknown;
}

/** A run that has not begun. */
export const notStarted = { run: newRun, spent: nothingSpent, elapsed: 0 } as const;

/**
 * Works on one ticket until a rule says stop. Never rejects, never costs more than `worstCase(rules)`,
 * and ends soon after its deadline whatever hangs.
 */
export async function runLoop(task: Task, world: RunContext, rules: Rules): Promise<LoopResult> {
  const start = world.now();
  const model = meterModel(world.model, rules);
  const deadline = AbortSignal.timeout(Math.ceil(rules.maxMinutes * 60_000));
  const signal = AbortSignal.any([world.signal, deadline]);
  const metered: StepContext = { ...world, model, signal, rules, trials: newTrialMemory() };
  const cost = () => ({ spent: model.spent(), elapsed: world.now() - start });
  let run = newRun;
  try {
    let stop = firstReason(run, rules);
    while (stop === undefined) {
      signal.throwIfAborted();
      const step = await raceAbort(perform[due(run)](task, run, metered), signal);
      run = record(run, step);
      stop = firstReason(run, rules);
      world.onStep?.(step, stop ?? due(run));
    }
    return { reason: stop, run, ...cost() };
  } catch (cause) {
    const isLate = deadline.aborted && !world.signal.aborted;
    return {
      run,
      ...cost(),
      ...(isLate ? { reason: 'deadline' } : failureOf(cause, world.signal)),
    };
  }
}

/** Why a run could not be finished, told apart by who can mend it. */
export function failureOf(
  cause: unknown,
  signal: AbortSignal,
): Pick<LoopResult, 'reason' | 'problem' | 'cause'> {
  if (signal.aborted) return { reason: 'cancelled', cause };
  if (cause instanceof UserError) return { reason: 'misconfigured', problem: cause.message };
  if (cause instanceof BudgetSpent) return { reason: 'budget-exhausted', problem: cause.message };
  const message = cause instanceof Error ? cause.message : String(cause);
  return { reason: 'failed', problem: message, cause };
}
