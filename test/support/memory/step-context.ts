import {
  meterModel,
  repositoryFiles,
  type StepContext,
} from '../../../src/agent/loop/context/index.ts';
import { everyTool, readTools } from '../../../src/agent/loop/tools/index.ts';
import { defaultRules } from '../../../src/core/run/index.ts';
import type { Model } from '../../../src/engines/model/port/index.ts';
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
