import type { StartedCommand } from './check-results.ts';
import type { TestCounts } from './summary-forms.ts';
import type { TestReport } from './test-report.ts';

/** Returns the report of a run, unless its exit code or the counts in its output say that more failed. */
export function wholeReport(
  result: StartedCommand,
  counts: TestCounts | undefined,
): TestReport | undefined {
  const { report } = result;
  if (report === undefined || report.tests.length === 0 || result.kind !== 'exited')
    return undefined;
  const failed = report.tests.filter(({ state }) => state === 'failed').length;
  // A crash, or another runner of the same command.
  if (failed === 0 && result.code !== 0) return undefined;
  return (counts?.failed ?? 0) > failed ? undefined : report;
}
