import { meterModel } from '../../../src/agent/loop/context/metered-model.ts';
import type { StepContext } from '../../../src/agent/loop/context/run-context.ts';
import type { Model } from '../../../src/agent/ports.ts';
import { defaultRules } from '../../../src/core/run/budget.ts';
import { type MemoryFiles, memoryContext } from './context.ts';

/** Creates the context of a single step, with the default limits. */
export function memoryStepContext(model: Model, files: MemoryFiles): StepContext {
  const rules = defaultRules;
  const metered = meterModel(model, rules);
  return { ...memoryContext(model, files), model: metered, rules, commandResults: new Map() };
}
