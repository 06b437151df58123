export {
  type CheckFinding,
  type CheckResults,
  type CommandName,
  type CommandResult,
  hasPassed,
  isRed,
  type ProjectCommand,
  type Regression,
  type Runnable,
} from './check-results.ts';
export { commandFor, isJobVariable, takesFiles } from './commands.ts';
export { type BaseComparison, type ComparedRuns, compareWithBase } from './compare-with-base.ts';
export { findFailures } from './failures.ts';
export { findTestFiles, withUnreadableTests } from './own-tests.ts';
export {
  type RegressionResult,
  type RegressionRuns,
  verifyRegression,
  type WantedRun,
} from './regression.ts';
export { shortenOutput, tellingLine } from './shorten-output.ts';
export { type TestCounts, testCounts } from './test-counts.ts';
export { onlyTests, testsTouched } from './test-files.ts';
export type { ReportedTest, TestReport } from './test-report.ts';
export { type FailedTest, readTestRun, type TestRun } from './test-run.ts';
export { foundNoTest } from './tests-shown.ts';
export { describeLimit, duration, firstLimit, limitOf, type TimeLimit } from './time-limit.ts';
