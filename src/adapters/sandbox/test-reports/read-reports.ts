import type { ReportedTest, TestReport } from '../../../core/checks/index.ts';
import { clip, oneLine } from '../../../core/text/index.ts';
import { readDashboard } from './ctest.ts';
import { readJUnit } from './junit.ts';
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

/** Returns the tests of a report in any of the formats. Throws an error that says why it cannot be read. */
export function readReport(text: string): readonly ReportedTest[] {
  const root = parseReport(text);
  const read = Object.hasOwn(readers, root.name) ? readers[root.name] : undefined;
  if (read === undefined) throw new Error('it is no report of tests that is known');
  return read(root);
}

const nameOf = (path: string) => clip(oneLine(path), 200);

/** The first line of a message; a text that is nested without measure ends in a RangeError. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error) || error instanceof RangeError) return 'it is nested too deeply';
  return clip(oneLine(error.message.split('\n')[0] ?? ''), 200);
}
