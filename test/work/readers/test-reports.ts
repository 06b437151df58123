import { readReport } from '../../../src/engines/evidence/formats/read-reports.ts';
import { anyText, type Reader } from '../reader.ts';

const pieces = [
  ...['<testsuites>', '<testsuite name="a">', '</testsuite>', '<testcase name="a" classname="b">'],
  ...['<testcase name="a"/>', '</testcase>', '<failure message="x">', '</failure>', '<skipped/>'],
  ...['<UnitTestResult/>', '<InnerResults>', '</InnerResults>', '<Test>', '<![CDATA[', ']]>'],
  ...['&lt;', '&#x1b;[31m', '\u001b[31m', '<a b="', '" c="', '"/>', '\n at x', ' a="b"'],
];

/** Reads a text within some elements; what cannot be read ends there. */
function readIn(before: string, after: string): Reader['read'] {
  return (text) => {
    try {
      return readReport(`${before}${text}${after}`);
    } catch {
      return undefined;
    }
  };
}

/** What reads a report of tests. */
export const reportReaders: readonly Reader[] = [
  {
    name: 'a report in JUnit XML',
    tokens: [...pieces, ...anyText],
    read: readIn('<testsuite>', '</testsuite>'),
  },
  {
    name: 'a test in JUnit XML',
    tokens: [...pieces, ...anyText],
    read: readIn('<testsuite><testcase name="a"><failure>', '</failure></testcase></testsuite>'),
  },
  {
    name: 'a report in TRX',
    tokens: pieces,
    read: readIn('<TestRun><ResultSummary/><Results>', '</Results></TestRun>'),
  },
  {
    name: 'a report of CTest',
    tokens: pieces,
    read: readIn('<Site><Testing>', '</Testing></Site>'),
  },
];
