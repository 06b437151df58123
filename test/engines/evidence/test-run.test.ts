import { expect, test } from 'vitest';
import { findFailures, hasPassed, readTestRun } from '../../../src/engines/evidence/index.ts';
import { exited } from './command-results.ts';

test.each([
  ['an aborted run', 'Passed!  - Failed:     0, Passed:   156\nTest Run Aborted.'],
  ['a failure that is counted', '# pass 3\n# fail 1'],
])('%s with exit code 0 has not passed', (_, output) => {
  expect(hasPassed(exited(0, output))).toBe(false);
});

test.each([
  ['all skipped', 'Executed 2 tests, with 2 tests skipped and 0 failures (0 unexpected)'],
  ['an empty file', '✔ a.test.mjs (18.1ms)\nℹ tests 1\nℹ pass 1\nℹ fail 0'],
  ['an empty class', 'WARNINGS!\nTests: 1, Assertions: 0, Warnings: 1.'],
  ['an invalid setup', '4 tests, 0 failures, 4 invalid'],
])('%s shows no test', (_, output) => {
  expect(readTestRun(exited(0, output)).hasRun).toBe(false);
});

test.each([
  [137, ['it was killed (exit code 137)']],
  [192, ['it was killed (exit code 192)']],
  [201, []],
  [255, []],
])('exit code %d: %j', (code, failures) => {
  expect(findFailures(exited(code, 'x'))).toEqual(failures);
});
