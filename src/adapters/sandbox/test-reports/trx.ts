import type { ReportedTest } from '../../../core/checks/index.ts';
import { reportedTest } from './reported-test.ts';
import { attributeOf, elementAt, elementsIn, textIn, type XmlElement } from './xml.ts';

const states: ReadonlyMap<string, ReportedTest['state']> = new Map([
  ['passed', 'passed'],
  ['completed', 'passed'],
  ['warning', 'passed'],
  ['notexecuted', 'skipped'],
  ['inconclusive', 'skipped'],
  ['pending', 'skipped'],
]);

/** Returns the tests of a report of .NET. Throws an error if the run did not come to its end. */
export function readTrx(root: XmlElement): readonly ReportedTest[] {
  const summary = elementAt(root, 'ResultSummary');
  const outcome = summary && attributeOf(summary, 'outcome');
  if (summary === undefined || /abort|error|timeout|disconnected|inprogress/i.test(outcome ?? ''))
    throw new Error(`the run did not come to its end (${outcome ?? 'no summary'})`);
  const classes = classesIn(root);
  return elementsIn(root, 'Results').flatMap((results) =>
    elementsIn(results)
      .filter(({ name }) => name.endsWith('TestResult'))
      .map((result) => resultIn(result, classes)),
  );
}

function resultIn(result: XmlElement, classes: ReadonlyMap<string, string>): ReportedTest {
  const said = elementAt(result, 'Output', 'ErrorInfo', 'Message');
  return reportedTest({
    name: attributeOf(result, 'testName'),
    group: classes.get(attributeOf(result, 'testId') ?? ''),
    file: undefined,
    // What a test without an outcome is: it failed before there was one.
    state: states.get(attributeOf(result, 'outcome')?.toLowerCase() ?? '') ?? 'failed',
    message: said && textIn(said),
    elapsed: milliseconds(attributeOf(result, 'duration')),
  });
}

function classesIn(root: XmlElement): ReadonlyMap<string, string> {
  const tests = elementsIn(root, 'TestDefinitions').flatMap((one) => elementsIn(one));
  return new Map(
    tests.flatMap((test) => {
      const [id, method] = [attributeOf(test, 'id'), elementAt(test, 'TestMethod')];
      // The assembly may follow the class.
      const name = method && attributeOf(method, 'className')?.split(',')[0];
      return id !== undefined && name !== undefined ? [[id, name] as const] : [];
    }),
  );
}

/** Reads `00:01:02.3456789`. */
function milliseconds(duration = ''): number | undefined {
  const [, hours, minutes, seconds] =
    /^(\d{1,4}):(\d{2}):(\d{2}(?:\.\d{1,7})?)$/.exec(duration) ?? [];
  if (seconds === undefined) return undefined;
  return Math.round(((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000);
}
