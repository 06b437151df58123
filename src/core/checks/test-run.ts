import type { StartedCommand } from './check-results.ts';
import { namedFailures } from './failures.ts';
import { type TestCounts, testCounts } from './test-counts.ts';
import type { ReportedTest, TestReport } from './test-report.ts';
import { showsTests } from './tests-shown.ts';

/** A test, or a file of tests, that failed in a run. */
export interface FailedTest {
  readonly name: string;
  readonly file?: string | undefined;
  /** What the runner says of the failure; missing if it cannot be told which lines of the output are about it. */
  readonly message?: string | undefined;
  /** Whether the name is that of a file, package or task whose tests may never have started. */
  readonly isSuite?: boolean | undefined;
}

/** What one run of a command says about tests. */
export interface TestRun {
  /** A report is read in place of the words on the console. */
  readonly source: 'report' | 'output';
  readonly counts: TestCounts | undefined;
  readonly failed: readonly FailedTest[];
  /** The names of all tests that ran, as often as they ran; only a report has them. */
  readonly ran: readonly string[] | undefined;
  /** Whether anything shows that a test ran. */
  readonly hasRun: boolean;
}

/** Reads what a run says about tests: from its report, or else from its output. */
export function readTestRun({ report, output }: StartedCommand): TestRun {
  if (report !== undefined && report.tests.length > 0) return fromReport(report);
  return {
    source: 'output',
    counts: testCounts(output),
    failed: namedFailures(output).tests,
    ran: undefined,
    hasRun: showsTests(output),
  };
}

function fromReport({ tests }: TestReport): TestRun {
  const ran = tests.filter(({ state }) => state !== 'skipped');
  const failed = ran.filter(({ state }) => state === 'failed');
  return {
    source: 'report',
    counts: { run: ran.length, failed: failed.length },
    failed: failed.map(({ name, file, message }: ReportedTest) => ({ name, file, message })),
    ran: ran.map(({ name }) => name),
    hasRun: ran.length > 0,
  };
}
