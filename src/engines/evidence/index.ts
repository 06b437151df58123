export {
  type CheckFinding,
  type CommandName,
  type CommandResult,
  isMissing,
  type StartedCommand,
  type TimeLimit,
  whyInconclusive,
} from './command-result.ts';
export { type BaseComparison, type ComparedRuns, compareWithBase } from './compare-with-base.ts';
export { servicesSaid } from './failed-output.ts';
export { type ReportFile, readAsked, readReports } from './formats/index.ts';
export {
  type FailedTest,
  isSameOutput,
  newFailures,
  normalizeOutput,
  plainOutput,
  type ReportedTest,
  readOutput,
  repeatedFailures,
  shortenOutput,
  type TestCounts,
  type TestReport,
  tellingLine,
} from './reading/index.ts';
export { adviceAfter, findTestSource, reporters, type TestSource } from './reporters.ts';
export {
  countBoth,
  findFailures,
  foundNoTest,
  hasPassed,
  namesOf,
  readTestRun,
  type TestRun,
} from './test-run.ts';
export { describeLimit, duration, firstLimit, limitOf } from './time-limit.ts';
