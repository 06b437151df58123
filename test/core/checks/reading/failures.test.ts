import { expect, test } from 'vitest';
import { failureNames } from '../../../../src/core/checks/reading/failures.ts';
import recorded from './failures.json' with { type: 'json' };
import more from './more-failures.json' with { type: 'json' };

/** What each runner prints, and the names in it. */
const outputs = recorded.map((row) => ({ ...row, output: row.output.join('\n') }));

test.each(outputs)('$runner: the failing tests are named', ({ output, names }) => {
  expect(failureNames(output)).toEqual(names);
});

test.each(outputs)(
  '$runner: colours and other line breaks make no difference',
  ({ output, names }) => {
    const coloured = output.replace(/\S+/g, (word) => `\u001b[31;1m${word}\u001b[0m`);
    expect(failureNames(coloured.replaceAll('\n', '\r\n'))).toEqual(names);
  },
);

test.each(outputs)('$runner: noise and repetition make no difference', ({ output, names }) => {
  const noise = '12:30:01 server: listening\n\n  at run (a.js)\nDone in 3 s.\n';
  expect(failureNames(`${noise}${output}\n${noise}${output}\n${noise}`)).toEqual(names);
});

/** Outputs in which the name of a test stands apart from its failure, or beside what is no name. */
test.each(more)('$runner: the failing tests are named', ({ output, names }) => {
  expect(failureNames(output.join('\n'))).toEqual(names);
});

test.each([
  'all 12 tests passed\n✔ adds up (12ms)\nok 1 - not ok is only a word',
  '✖ 3 problems (2 errors, 1 warning)',
  'error: something was logged\nFAILED to connect, trying again\nERROR retrying',
  'PASS src/a.test.js\n  ● Console\n\n    console.log',
  ' cart  • ✘ •   (2 / 3)',
  '  ✘ Couldn’t find any files to test',
  '✘ Test run with 10 tests in 1 suite failed after 0.01 seconds with 1 issue.',
])('there is no failing test in %j', (output) => {
  expect(failureNames(output)).toEqual([]);
});
