import { newTrialMemory } from '../../../src/agent/loop/check-run.ts';
import { meterModel } from '../../../src/agent/loop/metered-model.ts';
import type { StepContext } from '../../../src/agent/loop/run-context.ts';
import type { Model } from '../../../src/agent/ports.ts';
import { defaultRules } from '../../../src/core/run/budget.ts';
import { type MemoryFiles, memoryWorld } from './memory.ts';

/** The world as a single step is given it, within the default bounds. */
export function meteredWorld(model: Model, files: MemoryFiles): StepContext {
  const rules = defaultRules;
  const metered = meterModel(model, rules);
  return { ...memoryWorld(model, files), model: metered, rules, trials: newTrialMemory() };
}
