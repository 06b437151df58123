import { type Due, due, firstReason, newRun, type Rules, record } from '../../core/run/index.ts';
import { raceAbort } from '../async/index.ts';
import { newTrialMemory } from './check-run.ts';
import { failureOf } from './failure.ts';
import { meterModel } from './metered-model.ts';
import type { LoopResult, PerformStep, RunContext, StepContext, Task } from './run-context.ts';
import { check, edit, plan, review, rewrite, test } from './steps/index.ts';

const perform: Readonly<Record<Due, PerformStep>> = { plan, edit, rewrite, check, test, review };

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
