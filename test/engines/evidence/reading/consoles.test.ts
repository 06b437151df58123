import { describe, expect, test } from 'vitest';
import { readOutput } from '../../../../src/engines/evidence/index.ts';
import { failureNames } from '../command-results.ts';
import consoles from './consoles.json' with { type: 'json' };
import diagnostics from './diagnostics.json' with { type: 'json' };

/** What each runner prints, the failed tests in it, and how many ran. */
const printed = consoles.map((row) => ({ ...row, output: row.output.join('\n') }));

describe.each(printed)('the console of $runner', ({ output, names, counts }) => {
  test('names what failed, and counts what ran', () => {
    expect(failureNames(output)).toEqual(names);
    expect(readOutput(output).counts).toEqual(counts ?? undefined);
  });

  test('has other line breaks and colours', () => {
    const coloured = output.replace(/[^\s]+/g, (word) => `\u001b[31;1m${word}\u001b[0m`);
    expect(failureNames(coloured.replaceAll('\n', '\r\n'))).toEqual(names);
  });

  test('stands among noise, more than once', () => {
    const noise = '12:30:01 server: listening\n\n  at run (a.js)\nDone in 3 s.\n';
    expect(failureNames(`${noise}${output}\n${noise}${output}\n${noise}`)).toEqual(names);
  });
});

test.each([
  'all 12 tests passed\n✔ adds up (12ms)\nok 1 - not ok is only a word',
  '✖ 3 problems (2 errors, 1 warning)',
  'error: something was logged\nFAILED to connect, trying again\nERROR retrying',
  'PASS src/a.test.js\n  ● Console\n\n    console.log',
  ' FAIL  a.test.ts > adds\n(the run has no summary)',
])('there is no failing test in %j', (output) => {
  expect(failureNames(output)).toEqual([]);
});

test.each(['', 'ok', 'Tests are run', 'it passed 3 of 4', 'Tests run: 4, Failures: 1'])(
  '%j counts nothing',
  (output) => {
    expect(readOutput(output).counts).toBeUndefined();
  },
);

/** What each tool prints, and the problems in it. */
const reports = diagnostics.map((row) => ({ ...row, output: row.output.join('\n') }));

test.each(reports)('$tool: problems are named by file and message', ({ output, problems }) => {
  expect(failureNames(output)).toEqual(problems);
});

test.each(reports)('$tool: problems on other lines have the same names', ({ output, problems }) => {
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
