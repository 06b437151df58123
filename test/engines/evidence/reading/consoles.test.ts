import { describe, expect, test } from 'vitest';
import { failureNames, readOutput } from '../../../../src/engines/evidence/reading/failures.ts';
import recorded from './consoles.json' with { type: 'json' };

/** What each runner prints, the failed tests in it, and how many ran. */
const outputs = recorded.map((row) => ({ ...row, output: row.output.join('\n') }));

describe.each(outputs)('the console of $runner', ({ output, names, counts }) => {
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
