import type { ReportedTest } from '../reading/index.ts';
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
  if (summary === undefined || wasAborted(summary))
    throw new Error('the run did not come to its end');
  const classes = classesIn(root);
  return elementsIn(root, 'Results')
    .flatMap(resultsIn)
    .map((result) => resultIn(result, classes));
}

/** Failures are among the errors of a run, too. */
function wasAborted(summary: XmlElement): boolean {
  const outcome = attributeOf(summary, 'outcome') ?? '';
  if (/abort|timeout|disconnected|inprogress/i.test(outcome)) return true;
  const infos = elementsIn(summary, 'RunInfos').flatMap((all) => elementsIn(all, 'RunInfo'));
  return infos.some(
    (info) =>
      attributeOf(info, 'outcome') === 'Error' &&
      elementsIn(info, 'Text').some((text) =>
        /\b(?:aborted|crashed|cancel+ed)\b/i.test(textIn(text)),
      ),
  );
}

/** The rows of a test that is driven by data stand for it. */
function resultsIn(results: XmlElement): readonly XmlElement[] {
  return elementsIn(results)
    .filter(isResult)
    .flatMap((result) => {
      const rows = elementsIn(result, 'InnerResults').flatMap((inner) => elementsIn(inner));
      return rows.some(isResult) ? rows.filter(isResult) : [result];
    });
}

const isResult = ({ name }: XmlElement) => name.endsWith('TestResult');

function resultIn(result: XmlElement, classes: ReadonlyMap<string, string>): ReportedTest {
  const said = elementAt(result, 'Output', 'ErrorInfo', 'Message');
  return reportedTest({
    name: attributeOf(result, 'testName'),
    group: classes.get(attributeOf(result, 'testId') ?? ''),
    file: undefined,
    // What a test without an outcome is: it failed before there was one.
    state: states.get(attributeOf(result, 'outcome')?.toLowerCase() ?? '') ?? 'failed',
    message: said && textIn(said),
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
