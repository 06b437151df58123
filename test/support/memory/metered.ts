import { meterModel } from '../../../src/agent/metered-model.ts';
import type { Model } from '../../../src/agent/ports.ts';
import type { MeteredWorld } from '../../../src/agent/world.ts';
import { defaultRules } from '../../../src/core/run/budget.ts';
import { type MemoryFiles, memoryWorld } from './memory.ts';

/** The world as a single step is given it, within the default bounds. */
export function meteredWorld(model: Model, files: MemoryFiles): MeteredWorld {
  return { ...memoryWorld(model, files), model: meterModel(model, defaultRules) };
}
