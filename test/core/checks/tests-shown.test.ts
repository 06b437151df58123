import { expect, test } from 'vitest';
import { foundNoTest } from '../../../src/core/checks/index.ts';

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
  ['tests', 'Tests  3 passed (3)\n', false],
  ['nothing', '', false],
])('the output of %s says that there is no test: %j, %s', (_, output, says) => {
  expect(foundNoTest(output)).toBe(says);
});
