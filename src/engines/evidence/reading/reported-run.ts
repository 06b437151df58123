import type { FailureMatch } from './runner-run.ts';
import type { ReportedTest, TestReport } from './test-report.ts';

/**
 * Reads a run from its report. `suites` are those that its output names; of them, what failed before its first test
 * is added: some runners report only tests.
 */
export function readReportedRun({ tests }: TestReport, suites: readonly FailureMatch[]) {
  const ran = tests.filter(({ state }) => state !== 'skipped');
  const failed = ran.filter(({ state }) => state === 'failed');
  const repeated = repeatedIn(ran);
  const unknown = suites.filter(({ name }) => !isReported(name, failed));
  return {
    counts: { run: ran.length, failed: failed.length },
    failures: [
      ...failed.map((test) => failureOf(test, repeated.has(keyOf(test)))),
      ...unknown.map((match) => ({ ...match, text: [] })),
    ],
    ran: ran.map(({ name }) => name),
    hasRun: ran.length > 0,
  };
}

function failureOf(
  { name, file, message, isProgram }: ReportedTest,
  isRepeated: boolean,
): FailureMatch {
  // Some runners report a file that could not be loaded as a test.
  const isSuite = file === name || file?.endsWith(`/${name}`) === true;
  const isShared = isRepeated || isProgram === true;
  const text = message?.split('\n') ?? [];
  return { name, section: file, line: 0, isSuite, isShared, text };
}

const keyOf = ({ file = '', name }: ReportedTest) => `${file}\n${name}`;

/** The tests whose names repeat: which of them failed, no name says. */
function repeatedIn(tests: readonly ReportedTest[]): ReadonlySet<string> {
  const [seen, repeated] = [new Set<string>(), new Set<string>()];
  for (const key of tests.map(keyOf)) (seen.has(key) ? repeated : seen).add(key);
  return repeated;
}

const isReported = (suite: string, failed: readonly ReportedTest[]) =>
  failed.some(
    ({ name, file }) => name.startsWith(suite) || (file !== undefined && suite.includes(file)),
  );
