import type { ReportedTest } from '../reading/index.ts';
import { reportedTest, saidBy } from './reported-test.ts';
import { attributeOf, elementAt, elementsIn, textIn, type XmlElement } from './xml.ts';

/** Returns the tests of `Test.xml`, which CTest writes for a dashboard. */
export function readDashboard(root: XmlElement): readonly ReportedTest[] {
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
