import { meterModel } from '../../../src/agent/loop/context/metered-model.ts';
import { repositoryFiles } from '../../../src/agent/loop/context/repository-files.ts';
import type { StepContext } from '../../../src/agent/loop/context/run-context.ts';
import { everyTool, readTools } from '../../../src/agent/loop/tools/offered.ts';
import type { Model } from '../../../src/agent/ports.ts';
import { defaultRules } from '../../../src/core/run/budget.ts';
import { type MemoryFiles, memoryContext } from './context.ts';

/** Creates the context of a single step, with the default limits. */
export function memoryStepContext(model: Model, files: MemoryFiles): StepContext {
  const rules = defaultRules;
  const metered = meterModel(model, rules);
  const context = memoryContext(model, files);
  const allTools = everyTool(context);
  const allReads = readTools(context).map(({ spec }) => spec);
  return {
    ...context,
    model: metered,
    rules,
    allTools,
    allReads,
    commandResults: new Map(),
    repository: repositoryFiles(context.workspace),
  };
}
