export {
  type CheckFinding,
  type CommandName,
  type CommandResult,
  describeTimeLimit,
  firstTimeLimit,
  formatDuration,
  isProgramMissing,
  type StartedCommand,
  type TimeLimit,
  timeLimitOf,
} from './command-result.ts';
export { type ComparedRuns, compareRuns, type RunComparison } from './compare-runs.ts';
export { servicesOutput } from './failed-output.ts';
export { type ReportFile, readCompleteReports, readReports } from './formats/index.ts';
export {
  consoles,
  type FailedTest,
  isSameOutput,
  newFailures,
  normalizeOutput,
  plainOutput,
  printedCommands,
  type ReportedTest,
  readOutput,
  repeatedFailures,
  shortenOutput,
  type TestCounts,
  type TestReport,
  tellingLine,
} from './reading/index.ts';
export {
  comparableCounts,
  findFailures,
  foundNoTest,
  hasPassed,
  numberedNames,
  readTestRun,
  type TestRun,
} from './test-run.ts';
