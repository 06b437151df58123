export { plantCanary, whyNoEvidence } from './canary.ts';
export {
  type CheckResults,
  describeWeakening,
  isRed,
  type ProjectCommand,
  type Regression,
  type Runnable,
  type Weakening,
  whyInconclusive,
} from './check-results.ts';
export { commandFor, isJobVariable, shellArgument, takesFiles } from './commands.ts';
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
export { type PatchParts, splitPatch, touchesOldTests, writesTests } from './patch-parts.ts';
export {
  type RegressionResult,
  type RegressionRuns,
  tooSlowToRepeat,
  verifyRegression,
  verifyStanding,
  type WantedRun,
} from './regression.ts';
export { adviseReport, findTestSource, reporters, type TestSource } from './reporters.ts';
export { findWeakenings } from './weakenings.ts';
