import { meterModel } from '../../../src/agent/metered-model.ts';
import type { Model } from '../../../src/agent/ports.ts';
import { newTrialMemory } from '../../../src/agent/trial.ts';
import type { MeteredWorld } from '../../../src/agent/world.ts';
import { defaultRules } from '../../../src/core/run/budget.ts';
import { type MemoryFiles, memoryWorld } from './memory.ts';

/** The world as a single step is given it, within the default bounds. */
export function meteredWorld(model: Model, files: MemoryFiles): MeteredWorld {
  const rules = defaultRules;
  const metered = meterModel(model, rules);
  return { ...memoryWorld(model, files), model: metered, rules, trials: newTrialMemory() };
}
