import { expect, test } from 'vitest';
import type { CheckFinding, CommandResult } from '../../../src/core/checks/check-results.ts';
import { type RegressionRuns, verifyRegression } from '../../../src/core/checks/regression.ts';
import { absent, exited, green, red, timedOut, unstarted } from './command-results.ts';

const passed: CheckFinding = { kind: 'passed' };
const flaky: CheckFinding = { kind: 'flaky', failures: ['b'] };
const tolerated: CheckFinding = { kind: 'tolerated', failures: ['b'] };

function verified(
  finding: CheckFinding,
  runs: Omit<RegressionRuns, 'finding' | 'head'> = {},
): string {
  const result = verifyRegression({ finding, head: green, ...runs });
  if (result.kind === 'wanted') return `wanted ${result.run}`;
  return result.kind === 'shown' ? ['shown', ...result.tests].join(' ') : result.why;
}

const nothing = 'without the change, no test fails that did not fail before';

test.each<[string, string, CheckFinding, CommandResult?, CommandResult?]>([
  ['the tests of the change are run without it', 'wanted red', passed],
  ['they pass', 'its tests also pass without the change', passed, green],
  ['they fail, so the base is needed', 'wanted base', passed, red('a')],
  ['the base passes', 'shown a', passed, red('a'), green],
  ['they fail on the base, too', nothing, passed, red('a'), red('a')],
  ['one of them fails on the base, too', 'shown a', passed, red('a', 'b'), red('b')],
  ['they fail with the change, too', nothing, tolerated, red('b'), green],
  ['one of them fails with the change, too', 'shown a', tolerated, red('a', 'b'), red('b')],
  ['they time out', 'shown', passed, timedOut(), green],
  ['they fail without names', 'shown', passed, exited(1, 'bad'), green],
  ['they fail without names, as on the base', nothing, passed, exited(1, 'bad'), exited(1, 'bad')],
  [
    'they do not build',
    'its tests do not build without the change',
    passed,
    exited(2, 'a.ts(1,2): error TS2304: no x'),
    green,
  ],
  ['they cannot be run', 'its tests cannot be run without the change', passed, absent],
  ['they were not run', 'the copy could not be made', passed, unstarted],
  ['the base was not run', 'the copy could not be made', passed, red('a'), unstarted],
])('%s', (_, expected, finding, alone, base) => {
  const runs = { ...(alone ? { red: alone } : {}), ...(base ? { base } : {}) };
  expect(verified(finding, runs)).toBe(expected);
});

test('nothing is shown unless the tests pass with the change', () => {
  const failed: CheckFinding = { kind: 'failed', failures: [], output: '' };
  expect(verified(failed, { red: red('a'), base: green })).toBe('the tests fail with the change');
  expect(verified({ kind: 'not-run', why: 'x' })).toBe('the tests were not run');
});

test('in a flaky suite, they must fail twice', () => {
  expect(verified(flaky, { red: red('a') })).toBe('wanted redAgain');
  expect(verified(flaky, { red: red('a'), redAgain: green })).toBe(
    'its tests sometimes pass without the change',
  );
  expect(verified(flaky, { red: red('a', 'c'), redAgain: red('a', 'b'), base: green })).toBe(
    'shown a',
  );
});

test('a suite that runs fewer tests shows nothing', () => {
  const [three, two] = [exited(0, '# pass 3'), exited(0, '# pass 2')];
  const runs = { finding: passed, red: red('a') };
  expect(verifyRegression({ ...runs, head: two, base: three })).toEqual({
    kind: 'not-shown',
    why: 'only 2 tests run with the change, but 3 without it',
  });
  expect(verifyRegression({ ...runs, head: three, base: two }).kind).toBe('shown');
});
