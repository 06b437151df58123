import type { CommandResult, StartedCommand } from './check-results.ts';
import {
  type FailedTest,
  type FailureMatch,
  failedTest,
  failureNames,
  failureTexts,
  identityOf,
  namedFailures,
  type ReportedTest,
  readReportedRun,
  readStreams,
  repeatedTests,
  restOf,
  type StreamFailures,
  saysNoTest,
  showsPassed,
  type TestCounts,
  type TestReport,
  testCounts,
  verdictsOn,
} from './reading/index.ts';
import { timedOut } from './time-limit.ts';

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
  /** How the run ended, if not by itself, so that tests may be missing. */
  readonly end: string | undefined;
  /** What it printed, if it may have ended before everything ran. */
  readonly cut?: string | undefined;
}

/** Reads what a run says about tests: from its report, or else from its output. */
export function readTestRun(result: StartedCommand): TestRun {
  const { output } = result;
  const [counts, end] = [testCounts(output), endOf(result)];
  const report = wholeReport(result, counts);
  if (report !== undefined) return { ...fromReport(report, output), end };
  return {
    source: 'output',
    counts,
    failed: failedTests(output),
    ran: undefined,
    hasRun: showsTests(output),
    end,
  };
}

function fromReport(report: TestReport, output: string): Omit<TestRun, 'end'> {
  const suites = namedFailures(output).tests.filter(({ isSuite }) => isSuite === true);
  const { failures, ...run } = readReportedRun(report, suites);
  const failed = failures.map(({ match, text }) => failedTest(match, text, undefined));
  return { source: 'report', ...run, failed };
}

/** Whether an output shows that tests ran: it counts some, names one, or says that some passed. */
export function showsTests(output: string): boolean {
  const hasPassing = showsPassed(output, testCounts(output));
  return hasPassing || namedFailures(output).tests.some(({ isSuite }) => isSuite !== true);
}

/** Whether a runner says that there is no test in what it was given. */
export function foundNoTest(output: string): boolean {
  const none = saysNoTest(output);
  if (none === undefined || showsTests(output)) return false;
  return none === 'says' || failureNames(output).length === 0;
}

/** Whether the output of a linter shows that it found problems. */
export function showsProblems(output: string): boolean {
  const { tests, problems } = namedFailures(output);
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
  const names = source === 'report' ? namesOf(failed) : failureNames(result.output);
  return [...names, ...unusualEnd(result).map(({ name }) => name)];
}

/** Returns the names of failures, repetitions with their number. */
export function namesOf(tests: readonly FailedTest[]): readonly string[] {
  return numbered(tests.map(({ name }) => name));
}

/** Returns the failures that an output names, tests and problems, each with what is said of it. */
function failedTests(output: string): readonly FailedTest[] {
  return readStreams(output).flatMap(failuresOf);
}

function failuresOf({ lines: all, tests, problems }: StreamFailures): readonly FailedTest[] {
  if (tests.length + problems.length === 0) return [];
  const lines = all.map(({ line }) => line);
  const positions = new Map(all.map(({ at }, index) => [at, index]));
  const positionOf = ({ line }: FailureMatch) => positions.get(line) ?? lines.length;
  const named = withoutFiles(tests);
  const { distinct, numberOf } = withNumbers(named);
  const names = distinct.map(({ name }) => name);
  const anchors = named.map((match) => ({
    line: positionOf(match),
    failure: numberOf(match),
    isBelow: match.isBelow,
  }));
  const texts = failureTexts(lines, names, anchors);
  const rests = names.map(() => new Set<string>());
  for (const { line, failure } of anchors) {
    rests[failure]?.add(restOf(lines[line] ?? '', names[failure] ?? ''));
  }
  const verdicts = repeatedTests(lines);
  const owned = new Set(texts.flat());
  return [
    ...distinct.map((match, number) => {
      // CTest puts the number of a program before its lines.
      const label = match.isShared ? /^\d{1,6}: / : '';
      const text = (texts[number] ?? []).map((index) => lines[index]?.replace(label, '') ?? '');
      const rest = match.isSuite || match.isShared ? [] : (rests[number] ?? []);
      return failedTest(match, [...rest, ...text], verdictsOn(match.name, verdicts));
    }),
    ...withNumbers(problems.filter((problem) => !owned.has(positionOf(problem)))).distinct.map(
      ({ name, section, mark }) => ({ name, file: section, place: mark }),
    ),
  ];
}

/** Leaves out files whose failing tests are named. */
function withoutFiles(tests: readonly FailureMatch[]): readonly FailureMatch[] {
  const files = new Set(tests.flatMap(({ section, isSuite }) => (isSuite ? [] : (section ?? []))));
  return tests.filter(({ isSuite, name }) => isSuite !== true || !files.has(name));
}

/** The failures without repetitions, in order. */
function withNumbers(matches: readonly FailureMatch[]) {
  const first = new Map<string, FailureMatch>();
  for (const match of matches) {
    const identity = identityOf(match);
    if (!first.has(identity)) first.set(identity, match);
  }
  const numbers = new Map([...first.keys()].map((identity, number) => [identity, number]));
  return {
    distinct: [...first.values()],
    numberOf: (match: FailureMatch) => numbers.get(identityOf(match)) ?? 0,
  };
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
  return result.code === 0 ? { ...report, tests: withoutReruns(report.tests) } : report;
}

const isFailed = ({ state }: ReportedTest) => state === 'failed';

/** Leaves out failures of tests that passed when they were repeated, which some runners report as tests of a name. */
function withoutReruns(tests: readonly ReportedTest[]): readonly ReportedTest[] {
  const keyOf = ({ file = '', name }: ReportedTest) => `${file}\n${name}`;
  const passed = new Set(tests.filter(({ state }) => state === 'passed').map(keyOf));
  return tests.filter((test) => !isFailed(test) || !passed.has(keyOf(test)));
}
