export {
  isBeside,
  mayHoldTests,
  mentionOf,
  nearestFirst,
  plantCanary,
  whyNoEvidence,
} from './canary/index.ts';
export {
  type CheckFinding,
  type CheckResults,
  type CommandName,
  type CommandResult,
  isRed,
  type ProjectCommand,
  type Regression,
  type Runnable,
  type TimeLimit,
  whyInconclusive,
} from './check-results.ts';
export { commandFor, isJobVariable, shellArgument, takesFiles } from './commands.ts';
export { type BaseComparison, type ComparedRuns, compareWithBase } from './compare-with-base.ts';
export { type ReportFile, readAsked, readReports } from './formats/index.ts';
export {
  compareWithOldTests,
  type OldTestRuns,
  type OldTestsResult,
  type TestParts,
} from './old-tests.ts';
export {
  findTestFiles,
  findTouchedTests,
  namesAllFiles,
  withUnreadableTests,
} from './own-tests.ts';
export {
  plainOutput,
  type ReportedTest,
  shortenOutput,
  type TestCounts,
  type TestReport,
  tellingLine,
} from './reading/index.ts';
export {
  type RegressionResult,
  type RegressionRuns,
  tooSlowToRepeat,
  verifyRegression,
  verifyStanding,
  type WantedRun,
} from './regression.ts';
export { findTestSource, reporters, type TestSource } from './reporters.ts';
export { servicesSaid } from './services-said.ts';
export {
  describeWeakening,
  findWeakenings,
  type Weakening,
} from './test-changes/index.ts';
export { type PatchParts, splitPatch, touchesOldTests, writesTests } from './test-files.ts';
export {
  findFailures,
  foundNoTest,
  hasPassed,
  readTestRun,
} from './test-run.ts';
export { describeLimit, duration, firstLimit, limitOf } from './time-limit.ts';
