import type { StartedCommand } from './check-results.ts';
import type { ReportedTest, TestCounts, TestReport } from './reading/index.ts';

/** Returns the report of a run, unless its exit code or the counts in its output say that more failed. */
export function wholeReport(
  result: StartedCommand,
  counts: TestCounts | undefined,
): TestReport | undefined {
  const { report } = result;
  if (report === undefined || report.tests.length === 0 || result.kind !== 'exited')
    return undefined;
  const failed = report.tests.filter(isFailed).length;
  // A crash, or another runner of the same command.
  if (failed === 0 && result.code !== 0) return undefined;
  if ((counts?.failed ?? 0) > failed) return undefined;
  return result.code === 0 ? { ...report, tests: withoutReruns(report.tests) } : report;
}

const isFailed = ({ state }: ReportedTest) => state === 'failed';

/** Leaves out failures of tests that passed when they were repeated, which some runners report as tests of a name. */
function withoutReruns(tests: readonly ReportedTest[]): readonly ReportedTest[] {
  const keyOf = ({ file = '', name }: ReportedTest) => `${file}\n${name}`;
  const passed = new Set(tests.filter(({ state }) => state === 'passed').map(keyOf));
  return tests.filter((test) => !isFailed(test) || !passed.has(keyOf(test)));
}
