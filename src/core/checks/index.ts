export {
  type CheckFinding,
  type CheckResults,
  type CommandName,
  type CommandResult,
  hasPassed,
  isRed,
  type ProjectCommand,
  type Regression,
} from './check-results.ts';
export { type BaseComparison, type ComparedRuns, compareWithBase } from './compare-with-base.ts';
export { isJobVariable } from './job-variables.ts';
export { testFilesOf, withUnreadableTests } from './own-tests.ts';
export {
  type RegressionResult,
  type RegressionRuns,
  verifyRegression,
  type WantedRun,
} from './regression.ts';
export { shortenOutput } from './shorten-output.ts';
export type { TestCounts } from './test-counts.ts';
export { onlyTests, testsTouched } from './test-files.ts';
