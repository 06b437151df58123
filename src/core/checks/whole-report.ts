import type { StartedCommand } from './check-results.ts';
import { testCounts } from './test-counts.ts';
import type { TestReport } from './test-report.ts';

/** Returns the report of a run unless the run says otherwise that more failed than it knows: then words decide. */
export function wholeReport(result: StartedCommand): TestReport | undefined {
  const { report } = result;
  if (report === undefined || report.tests.length === 0 || result.kind !== 'exited')
    return undefined;
  const failed = report.tests.filter(({ state }) => state === 'failed').length;
  // A crash, or another runner of the same command.
  if (failed === 0 && result.code !== 0) return undefined;
  return (testCounts(result.output)?.failed ?? 0) > failed ? undefined : report;
}
