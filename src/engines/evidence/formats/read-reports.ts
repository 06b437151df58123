import { ZodError } from 'zod';
import { clip, isObject, oneLine, parseJson } from '../../text/index.ts';
import type { ReportedTest, TestReport } from '../reading/index.ts';
import { readTestRun } from '../test-run.ts';
import { readDashboard } from './ctest.ts';
import { readGo } from './go.ts';
import { readJest, readRSpec } from './json.ts';
import { readJUnit } from './junit.ts';
import { readTapReport } from './tap.ts';
import { readTrx } from './trx.ts';
import { parseReport, type XmlElement } from './xml.ts';

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
export function readAsked(files: readonly ReportFile[], output: string): TestReport | undefined {
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
