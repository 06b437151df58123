import { type FailedTest, failedTest } from './failed-test.ts';
import { namedFailures } from './failures.ts';
import type { TestCounts } from './summary-forms.ts';
import type { ReportedTest, TestReport } from './test-report.ts';

/** What a report says of a run. */
interface ReportedRun {
  readonly counts: TestCounts;
  readonly failed: readonly FailedTest[];
  readonly ran: readonly string[];
  readonly hasRun: boolean;
}

/** Reads a run from its report. Of the output, only what failed before its first test is added. */
export function readReportedRun({ tests }: TestReport, output: string): ReportedRun {
  const ran = tests.filter(({ state }) => state !== 'skipped');
  const failed = ran.filter(({ state }) => state === 'failed');
  const repeated = repeatedIn(ran);
  return {
    counts: { run: ran.length, failed: failed.length },
    failed: [
      ...failed.map((test) => failureOf(test, repeated.has(keyOf(test)))),
      ...suitesBeside(failed, output),
    ],
    ran: ran.map(({ name }) => name),
    hasRun: ran.length > 0,
  };
}

function failureOf(
  { name, file, message, isProgram }: ReportedTest,
  isRepeated: boolean,
): FailedTest {
  const text = message?.split('\n') ?? [];
  // Some runners report a file that could not be loaded as a test.
  const isSuite = file === name || file?.endsWith(`/${name}`) === true;
  const isShared = isRepeated || isProgram === true;
  return failedTest({ name, section: file, line: 0, isSuite, isShared }, text, undefined);
}

const keyOf = ({ file = '', name }: ReportedTest) => `${file}\n${name}`;

/** The tests whose names repeat: which of them failed, no name says. */
function repeatedIn(tests: readonly ReportedTest[]): ReadonlySet<string> {
  const [seen, repeated] = [new Set<string>(), new Set<string>()];
  for (const key of tests.map(keyOf)) (seen.has(key) ? repeated : seen).add(key);
  return repeated;
}

/** Files and packages that failed before their first test: some runners report only tests. */
function suitesBeside(failed: readonly ReportedTest[], output: string): readonly FailedTest[] {
  const isKnown = (suite: string) =>
    failed.some(
      ({ name, file }) => name.startsWith(suite) || (file !== undefined && suite.includes(file)),
    );
  return namedFailures(output)
    .tests.filter(({ name, isSuite }) => isSuite === true && !isKnown(name))
    .map((suite) => failedTest(suite, [], undefined));
}
