import { ZodError } from 'zod';
import { clip, isObject, oneLine, parseJson } from '../../text/index.ts';
import { type ReportedTest, readTap, type TestReport } from '../reading/index.ts';
import { readTestRun } from '../test-run.ts';
import { readGo, readJest, readRSpec } from './json.ts';
import { readJUnit } from './junit.ts';
import { reportedTest, saidBy } from './reported-test.ts';
import { readTrx } from './trx.ts';
import { attributeOf, elementAt, elementsIn, parseReport, textIn, type XmlElement } from './xml.ts';

/** A report that a command wrote. Untrusted. */
export interface ReportFile {
  /** Its path in the repository. */
  readonly path: string;
  readonly text: string;
}

/** The readers of reports, by the name of the outermost element. */
const readers: Readonly<Record<string, (root: XmlElement) => readonly ReportedTest[]>> = {
  testsuites: readJUnit,
  testsuite: readJUnit,
  TestRun: readTrx,
  Site: readDashboard,
};

/** The most tests that one run reports. */
const mostTests = 200_000;

/**
 * Reads the reports of one run as one. If any of them cannot be read, what failed may be in that one: then there are
 * no tests.
 */
export function readReports(files: readonly ReportFile[]): TestReport {
  const [tests, ignored]: [ReportedTest[], string[]] = [[], []];
  for (const { path, text } of files) {
    try {
      for (const test of readReport(text)) tests.push(test);
      if (tests.length > mostTests) throw new Error(`there are more than ${mostTests} tests`);
    } catch (error) {
      ignored.push(`${nameOf(path)} was not read: ${reasonOf(error)}.`);
    }
  }
  return { tests: ignored.length > 0 ? [] : tests, ignored };
}

/** Returns what runners reported when they were asked, if it is all that they count: a second run of a runner writes over the first. */
export function readCompleteReports(
  files: readonly ReportFile[],
  output: string,
): TestReport | undefined {
  const report = readReports(files);
  const run = { kind: 'exited', code: 0, elapsed: 0 } as const;
  const [reported, printed] = [{ output: '', report }, { output }].map(
    (said) => readTestRun({ ...run, ...said }).counts,
  );
  const isAll = reported?.run === printed?.run && reported?.failed === printed?.failed;
  return isAll && report.tests.length > 0 ? report : undefined;
}

/** Returns the tests of a report in any of the formats. Throws an error that says why it cannot be read. */
export function readReport(text: string): readonly ReportedTest[] {
  if (/^\s*\{/.test(text)) return readJson(text);
  if (/^\s*(?:TAP version|1\.\.\d|#|(?:not )?ok\b)/.test(text)) return readTapReport(text);
  const root = parseReport(text);
  const read = Object.hasOwn(readers, root.name) ? readers[root.name] : undefined;
  if (read === undefined) throw new Error(unknown);
  return read(root);
}

/** Reads one object, or one in each line. */
function readJson(text: string): readonly ReportedTest[] {
  const whole = parseJson(text);
  if (isObject(whole) && 'testResults' in whole) return readJest(whole);
  if (isObject(whole) && 'examples' in whole) return readRSpec(whole);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const events = lines.map((line) => parseJson(line));
  if (!events.every((event) => isObject(event) && 'Action' in event)) throw new Error(unknown);
  return readGo(events);
}

const unknown = 'it is no report of tests that is known';

const nameOf = (path: string) => clip(oneLine(path), 200);

/** The first line of a message; a text that is nested without measure ends in a RangeError. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error) || error instanceof RangeError) return 'it is nested too deeply';
  if (error instanceof ZodError) return 'it is not of a known form';
  return clip(oneLine(error.message.split('\n')[0] ?? ''), 200);
}

/** Returns the tests of a report in TAP. Throws an error if the run did not come to its end. */
function readTapReport(text: string): readonly ReportedTest[] {
  const lines = text.split('\n');
  const results = lines.filter((line) => /^(?:not )?ok\b/.test(line)).length;
  const planned = lines.reduce((sum, line) => sum + Number(/^1\.\.(\d+)/.exec(line)?.[1] ?? 0), 0);
  if (results !== planned || /^Bail out!/m.test(text))
    throw new Error('the run did not come to its end');
  const { passed, failures } = readTap(lines.map((line, at) => ({ text: line, at })));
  const test = { group: undefined, file: undefined };
  return [
    ...passed.map((path) => reportedTest({ ...test, name: path.join(' > '), state: 'passed' })),
    ...failures.map((failure) =>
      reportedTest({
        ...{ ...test, name: failure.name, state: 'failed' },
        message: failure.text?.join('\n'),
      }),
    ),
  ];
}

/** Returns the tests of `Test.xml`, which CTest writes for a dashboard. */
function readDashboard(root: XmlElement): readonly ReportedTest[] {
  const testing = elementAt(root, 'Testing');
  return testing === undefined ? [] : elementsIn(testing, 'Test').map(testIn);
}

function testIn(test: XmlElement): ReportedTest {
  const [name, results] = [elementAt(test, 'Name'), elementAt(test, 'Results')];
  const output = results && elementAt(results, 'Measurement', 'Value');
  const ending = results && elementsIn(results, 'NamedMeasurement').find(isStatus);
  const why = ending && elementAt(ending, 'Value');
  const isEncoded = output !== undefined && attributeOf(output, 'encoding') !== undefined;
  const status = attributeOf(test, 'Status');
  return reportedTest({
    name: name && textIn(name),
    group: undefined,
    file: undefined,
    state: status === 'passed' ? 'passed' : isSkip(why && textIn(why)) ? 'skipped' : 'failed',
    ...(isEncoded || output === undefined ? {} : saidBy(textIn(output))),
  });
}

const isStatus = (one: XmlElement) => attributeOf(one, 'name') === 'Completion Status';

/** Other tests that did not run have failed: their program is missing. */
const isSkip = (why = '') => /^(?:Disabled$|SKIP_)/.test(why);
