export { BudgetSpent, type MeterOptions, meterModel } from './metered-model.ts';
export {
  currentPaths,
  currentText,
  repositoryFiles,
  requireFiles,
} from './repository-files.ts';
export type {
  LoopResult,
  PerformStep,
  RunContext,
  StepContext,
  Task,
  ToolContext,
} from './run-context.ts';
export { unknownNames } from './unknown-names.ts';
