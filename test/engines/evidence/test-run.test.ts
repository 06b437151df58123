import { expect, test } from 'vitest';
import {
  type CommandResult,
  findFailures,
  foundNoTest,
  hasPassed,
  readTestRun,
} from '../../../src/engines/evidence/index.ts';
import { recordedOutputs } from '../../support/test-outputs/recorded.ts';
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

const notRun: CommandResult = { kind: 'not-run', why: 'there is no space left' };

test('the console of every recorded runner is recognised, and that of no other', () => {
  const said = (folder: string) =>
    recordedOutputs(folder).map(({ runner, outputs }) => {
      const result = outputs.get('a') ?? notRun;
      return `${runner}: ${result.kind === 'not-run' ? '' : readTestRun(result).source}`;
    });
  expect(said('recorded').filter((one) => !one.endsWith(': console'))).toEqual([]);
  // Ginkgo runs under `go test`.
  const others = said('unread').filter((one) => !one.endsWith(': exit code'));
  expect(others).toEqual(['ginkgo: console']);
});

test.each([
  ['vitest', 'No test files found, exiting with code 1\n\nfilter: a.svelte\n', true],
  [
    'jest',
    'No tests found, exiting with code 1\nRun with `--passWithNoTests` to exit with code 0\n',
    true,
  ],
  ['pytest', '\nno tests ran in 0.01s\n', true],
  ['pytest, with its counts', 'collected 0 items\n\n= no tests ran in 0.01s =\n', true],
  ['mocha', 'Error: No test files found: "a.txt"\n', true],
  ['a file that cannot be loaded', 'FAIL a.test.ts\nError: Cannot find module ./b\n', false],
  [
    'a package without tests beside one that has some',
    '?   \ta\t[no test files]\nok  \tb\t0.1s\n',
    false,
  ],
  ...[
    'No specs found\nIncomplete: No specs found',
    'error: No test modules found',
    'The following filters did not match any test files:\n a.json',
    '\n  ✘ Couldn’t find any files to test\n',
    'All tests have been excluded.\n3 tests, 0 failures, 3 excluded\nThe --only option was given to "mix test" but no test was executed',
    'error: no tests to run',
    "Can't run because no spec files were found.",
    'No files were found matching: zzz',
    'Error: No tests found.',
    'No tests were found!!!',
    'No suitable tests defined.',
    'No tests executed!',
    'Test setup error: no test cases matching filter or all test cases were disabled',
    '[==========] Running 0 tests from 0 test suites.',
    'Ran 0 tests in 0.000s\n\nOK',
    '0 examples, 0 failures',
    '1..0',
    '3 deselected in 0.1s',
    'No test matches the given testcase filter `x` in /w/a.dll',
    'No tests found for given includes: [x](--tests filter)',
    'FAIL a.json\n  ● Test suite failed to run\n\n    Your test suite must contain at least one test.',
    "Suite 'Cart' contains no tests.",
    'warning: No matching test cases were run',
    'Executed 0 tests, with 0 failures (0 unexpected) in 0.000 seconds',
    'ℹ tests 0\nℹ pass 0',
    '?   \ta\t[no test files]',
  ].map((output): [string, string, boolean] => ['a runner', output, true]),
  ['tests', 'Tests  3 passed (3)\n', false],
  ['nothing', '', false],
])('the output of %s says that there is no test: %j, %s', (_, output, says) => {
  expect(foundNoTest(output)).toBe(says);
});
