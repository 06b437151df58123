export { type CommandContext, commandResult } from './command-result.ts';
export {
  currentPaths,
  currentText,
  pathsInOrder,
  scanCurrent,
  similarFiles,
} from './current-files.ts';
export { BudgetSpent, type MeterOptions, meterModel, promptBound } from './metered-model.ts';
export { locate, repositoryFiles, requireFiles } from './repository-files.ts';
export type {
  DraftedEdits,
  LoopResult,
  PerformStep,
  RepositoryFiles,
  RunContext,
  StepContext,
  StepPlace,
  Task,
  ToolContext,
} from './run-context.ts';
