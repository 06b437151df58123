import { expect, test } from 'vitest';
import { failureNames } from '../../../../src/engines/evidence/reading/failures.ts';
import recorded from './diagnostics.json' with { type: 'json' };

/** What each tool prints, and the problems in it. */
const outputs = recorded.map((row) => ({ ...row, output: row.output.join('\n') }));

test.each(outputs)('$tool: problems are named by file and message', ({ output, problems }) => {
  expect(failureNames(output)).toEqual(problems);
});

test.each(outputs)('$tool: problems on other lines have the same names', ({ output, problems }) => {
  const shifted = output.replace(/(?<=[:([]|^ {2})(?:12|13|3|1)(?=[:,)])/gm, '77');
  expect(failureNames(shifted)).toEqual(problems);
});

test('the same problem elsewhere in a file is another failure; a repetition is not', () => {
  const one = 'src/a.ts(12,3): error TS1: No.\n';
  const more = 'src/a.ts(40,3): error TS1: No.\n';
  expect(failureNames(one + one)).toEqual(['src/a.ts: TS1: No.']);
  expect(failureNames(one + more + one)).toEqual(['src/a.ts: TS1: No.', '(2) src/a.ts: TS1: No.']);
});

test.each(['2026-01-02T10:11:12: error: x', '10:30: error: x', 'a: b: c', 'note: --> x'])(
  '%j names no problem',
  (line) => expect(failureNames(line)).toEqual([]),
);
