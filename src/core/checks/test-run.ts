import type { CommandResult, StartedCommand } from './check-results.ts';
import { failureNames, namedFailures } from './failures.ts';
import { type TestCounts, testCounts } from './test-counts.ts';
import type { ReportedTest, TestReport } from './test-report.ts';
import { showsTests } from './tests-shown.ts';
import { wholeReport } from './whole-report.ts';

/** A test, or a file of tests, that failed in a run. */
export interface FailedTest {
  /** Its full name without its place; names may repeat in a run. */
  readonly name: string;
  /** Its file, or else the binary, project or task that it ran in. */
  readonly file?: string | undefined;
  /** Where in the file it is; it moves when lines are inserted above. */
  readonly place?: string | undefined;
  /** What the runner says of the failure; missing if it cannot be told which lines of the output are about it. */
  readonly message?: string | undefined;
  /** Whether the name is that of a file, package or task whose tests may never have started. */
  readonly isSuite?: boolean | undefined;
  /** Whether the name may stand for other tests, too, so that it does not prove which test failed. */
  readonly isShared?: boolean | undefined;
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
export function readTestRun(result: StartedCommand): TestRun {
  const { output } = result;
  const report = wholeReport(result);
  if (report !== undefined) return fromReport(report, output);
  return {
    source: 'output',
    counts: testCounts(output),
    failed: namedFailures(output).tests,
    ran: undefined,
    hasRun: showsTests(output),
  };
}

function fromReport({ tests }: TestReport, output: string): TestRun {
  const ran = tests.filter(({ state }) => state !== 'skipped');
  const failed = ran.filter(({ state }) => state === 'failed');
  return {
    source: 'report',
    counts: { run: ran.length, failed: failed.length },
    failed: [
      ...failed.map(({ name, file, message }: ReportedTest) => ({ name, file, message })),
      ...suitesBeside(failed, output),
    ],
    ran: ran.map(({ name }) => name),
    hasRun: ran.length > 0,
  };
}

/** Files and packages that failed before their first test: some runners report only tests. */
function suitesBeside(failed: readonly ReportedTest[], output: string): readonly FailedTest[] {
  return namedFailures(output).tests.filter(
    (suite) =>
      suite.isSuite === true &&
      !failed.some(
        ({ name, file }) =>
          name.startsWith(suite.name) || (file !== undefined && suite.name.includes(file)),
      ),
  );
}

/** Whether a command exited with code 0, and nothing that it says of its tests contradicts that. */
export function hasPassed(result: CommandResult): boolean {
  if (result.kind !== 'exited' || result.code !== 0) return false;
  return (readTestRun(result).counts?.failed ?? 0) === 0;
}

/** Returns what failed in a run, each with a name of its own, and how the run ended if that is unusual. */
export function findFailures(result: CommandResult): readonly string[] {
  if (result.kind === 'not-run') return [];
  const names =
    readTestRun(result).source === 'report'
      ? numbered(readTestRun(result).failed.map(({ name }) => name))
      : failureNames(result.output);
  if (result.kind === 'timed-out') return [...names, 'it timed out'];
  return result.code > 128 ? [...names, `it was killed (exit code ${result.code})`] : names;
}

/** Numbers the repetitions of a name. */
function numbered(names: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return nth === 1 ? name : `(${nth}) ${name}`;
  });
}
