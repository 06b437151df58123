import { type ReportedTest, readTap } from '../reading/index.ts';
import { reportedTest } from './reported-test.ts';

/** Returns the tests of a report in TAP. Throws an error if the run did not come to its end. */
export function readTapReport(text: string): readonly ReportedTest[] {
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
