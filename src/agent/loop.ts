import { type Rules, worstCaseCalls } from '../core/budget.ts';
import { type Due, due, newRun, type Run, record } from '../core/run.ts';
import { firstReason, type StopReason } from '../core/stop.ts';
import { UserError } from '../core/user-error.ts';
import { limitCalls } from './limited-model.ts';
import { check } from './steps/check.ts';
import { edit } from './steps/edit.ts';
import { plan } from './steps/plan.ts';
import { review } from './steps/review.ts';
import { rewrite } from './steps/rewrite.ts';
import type { Performer, Task, World } from './world.ts';

const perform: Readonly<Record<Due, Performer>> = { plan, edit, rewrite, check, review };

/** How a run ended. `problem` is a sentence for people; `cause` is for the log. */
export interface Ended {
  readonly reason: StopReason;
  readonly run: Run;
  readonly problem?: string;
  readonly cause?: unknown;
}

/**
 * Works on one ticket until a rule says stop. Never rejects, and never makes more calls to the model
 * than `worstCaseCalls(rules)`.
 */
export async function fixTicket(task: Task, world: World, rules: Rules): Promise<Ended> {
  const bounded: World = { ...world, model: limitCalls(world.model, worstCaseCalls(rules)) };
  let run = newRun;
  try {
    let stop = firstReason(run, rules);
    while (stop === undefined) {
      world.signal.throwIfAborted();
      const step = await perform[due(run)](task, run, bounded);
      run = record(run, step);
      world.onStep?.(step);
      stop = firstReason(run, rules);
    }
    return { reason: stop, run };
  } catch (cause) {
    return { run, ...failure(cause, world.signal) };
  }
}

/** Why a run could not be finished, told apart by who can mend it. */
export function failure(cause: unknown, signal: AbortSignal): Omit<Ended, 'run'> {
  if (signal.aborted) return { reason: 'cancelled', cause };
  if (cause instanceof UserError) return { reason: 'misconfigured', problem: cause.message };
  const message = cause instanceof Error ? cause.message : String(cause);
  return { reason: 'failed', problem: message, cause };
}
