import { groupedBy } from '../text/index.ts';
import type { CommandResult, StartedCommand } from './command-result.ts';
import { timedOut } from './command-result.ts';
import {
  type FailedTest,
  type FailureMatch,
  failedTest,
  failureNames,
  identityOf,
  type ReadOutput,
  type ReportedTest,
  readOutput,
  saysNoTest,
  saysPassed,
  type TestCounts,
  type TestReport,
  testsSaid,
} from './reading/index.ts';

/** What one run of a command says about tests. */
export interface TestRun {
  /** A report is read in place of the words on the console, and those only of runners that are known. */
  readonly source: 'report' | 'console' | 'exit code';
  readonly counts: TestCounts | undefined;
  readonly failed: readonly FailedTest[];
  /** Failures of tests that passed later in the same run; none of them is among `failed` if the command passed. */
  readonly retried: readonly FailedTest[];
  /** Whether some of those were left out of `failed`, against the base. */
  readonly isRetried?: true | undefined;
  /** The names of all tests that ran, as often as they ran; only a report has them. */
  readonly ran: readonly string[] | undefined;
  /** Whether anything shows that a test ran. */
  readonly hasRun: boolean;
  /** How the run ended, if not by itself, so that tests may be missing. */
  readonly end: string | undefined;
  /** What it printed, if it may have ended before everything ran. */
  readonly cut?: string | undefined;
}

/** Reads what a run says about tests: from its report, or else from its output. */
export function readTestRun(result: StartedCommand): TestRun {
  const read = readOutput(result.output);
  const end = endOf(result);
  const report = wholeReport(result, read.counts);
  if (report !== undefined) return { ...fromReport(report, read, hasCodeZero(result)), end };
  return {
    source: read.runners.length > 0 ? 'console' : 'exit code',
    counts: read.counts,
    failed: failedTests(read),
    retried: [],
    ran: undefined,
    hasRun: hasRun(read, result.output),
    end,
  };
}

function fromReport(
  report: TestReport,
  { tests }: ReadOutput,
  isGreen: boolean,
): Omit<TestRun, 'end'> {
  const suites = tests.filter(({ isSuite }) => isSuite === true);
  const passedLast = retriesIn(report.tests);
  const kept = report.tests.filter((test) => !isGreen || !passedLast.has(test));
  const { failures, ...run } = readReportedRun({ ...report, tests: kept }, suites);
  const retried = readReportedRun({ ...report, tests: [...passedLast] }, []).failures;
  const read = { failed: failures.map(failedTest), retried: retried.map(failedTest) };
  return { source: 'report', ...run, ...read };
}

/** Whether an output shows that tests ran: it counts some, names one, or says that some passed. */
function hasRun({ runners, counts, hasPassed, tests }: ReadOutput, output: string): boolean {
  if (tests.some(({ isSuite }) => isSuite !== true)) return true;
  if (counts !== undefined) return counts.run > counts.failed;
  return runners.length > 0 ? hasPassed : saysPassed(output);
}

/**
 * How many tests ran in each of two runs: as both count them, or else as the words of both say; `undefined` if one does
 * not tell. A run that shows no test has none.
 */
export function comparableCounts(
  one: StartedCommand,
  other: StartedCommand,
): readonly [one: number, other: number] | undefined {
  const [first, second] = [one, other].map(readTestRun);
  const ran = first?.counts?.run ?? (first?.hasRun ? undefined : 0);
  const known = second?.counts?.run;
  if (ran !== undefined && known !== undefined) return [ran, known];
  if (first?.counts ?? second?.counts) return undefined;
  const [said, before] = [testsSaid(one.output), testsSaid(other.output)];
  return said === undefined || before === undefined ? undefined : [said, before];
}

/** Whether a runner says that there is no test in what it was given. */
export function foundNoTest(output: string): boolean {
  const none = saysNoTest(output);
  const read = readOutput(output);
  if (none === undefined || hasRun(read, output)) return false;
  return none === 'says' || read.tests.length + read.problems.length === 0;
}

/** Whether the output of a linter shows that it found problems. */
export function showsProblems(output: string): boolean {
  const { tests, problems } = readOutput(output);
  return problems.length > 0 || tests.some(({ isSuite }) => isSuite !== true);
}

/** How a run ended, if not by itself. Shells add the number of a signal, up to 64, to 128. */
function endOf(result: StartedCommand): string | undefined {
  if (result.kind === 'timed-out') return timedOut;
  if (result.code > 128 && result.code <= 192) return `it was killed (exit code ${result.code})`;
  return aborted.test(result.output) ? 'the test run was aborted' : undefined;
}

/** How runners say that they stopped before the last test, whatever their exit code. */
const aborted =
  /^(?:Test Run Aborted\b|The active test run was aborted\b|Bail out!|\S*(?:Segmentation fault|Aborted|Illegal instruction|Bus error) \(core dumped\)$)/m;

/** An unusual end as a failure. What came after it is not known, so that none is like another. */
export function unusualEnd(result: StartedCommand): readonly FailedTest[] {
  const name = endOf(result);
  return name === undefined ? [] : [{ name, isShared: true }];
}

/** Whether a command exited with code 0, and nothing that it says of its tests contradicts that. */
export function hasPassed(result: CommandResult): boolean {
  if (result.kind !== 'exited' || result.code !== 0) return false;
  const { counts, end } = readTestRun(result);
  return end === undefined && (counts?.failed ?? 0) === 0;
}

/** Returns what failed in a run, each with a name of its own, and how the run ended if that is unusual. */
export function findFailures(result: CommandResult): readonly string[] {
  if (result.kind === 'not-run') return [];
  const { failed, source } = readTestRun(result);
  const names = source === 'report' ? numberedNames(failed) : failureNames(result.output);
  return [...names, ...unusualEnd(result).map(({ name }) => name)];
}

/** Returns the names of failures, repetitions with their number. */
export function numberedNames(tests: readonly FailedTest[]): readonly string[] {
  return numbered(tests.map(({ name }) => name));
}

/** Returns the failures that an output names, tests and problems, each with what is said of it. */
function failedTests({ tests, problems }: ReadOutput): readonly FailedTest[] {
  const files = new Set(tests.flatMap(({ section, isSuite }) => (isSuite ? [] : (section ?? []))));
  // A file whose failing tests are named is none of them.
  const own = tests.filter(({ isSuite, name }) => isSuite !== true || !files.has(name));
  return [
    ...[...groupedBy(own, identityOf).values()].flatMap(([first]) =>
      first ? failedTest(first) : [],
    ),
    ...problems.map(({ name, section, mark }) => ({ name, file: section, place: mark })),
  ];
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

/** Returns the report of a run, unless its exit code or the counts in its output say that more failed. */
function wholeReport(
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
  return report;
}

const isFailed = ({ state }: ReportedTest) => state === 'failed';

const hasCodeZero = (result: StartedCommand) => result.kind === 'exited' && result.code === 0;

/** The failures whose test is reported again later, as passed: some runners repeat what fails. */
function retriesIn(tests: readonly ReportedTest[]): ReadonlySet<ReportedTest> {
  const passedLater = new Set<string>();
  const found = tests.toReversed().filter((test) => {
    if (test.state === 'passed') passedLater.add(keyOf(test));
    return isFailed(test) && passedLater.has(keyOf(test));
  });
  return new Set(found.toReversed());
}

/**
 * Reads a run from its report. `suites` are those that its output names; of them, what failed before its first test
 * is added: some runners report only tests.
 */
function readReportedRun({ tests }: TestReport, suites: readonly FailureMatch[]) {
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
