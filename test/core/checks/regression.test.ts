import { expect, test } from 'vitest';
import type { CheckFinding } from '../../../src/core/checks/check-results.ts';
import type { CommandResult } from '../../../src/core/checks/command-result.ts';
import { type RegressionRuns, verifyRegression } from '../../../src/core/checks/regression.ts';
import { absent, exited, green, red, timedOut, unstarted } from './ran-samples.ts';

const passed: CheckFinding = { kind: 'passed' };
const flaky: CheckFinding = { kind: 'flaky', failures: ['b'] };
const tolerated: CheckFinding = { kind: 'tolerated', failures: ['b'] };

function judged(
  finding: CheckFinding,
  runs: Omit<RegressionRuns, 'finding' | 'head'> = {},
): string {
  const judgement = verifyRegression({ finding, head: green, ...runs });
  if (judgement.kind === 'wanted') return `wanted ${judgement.run}`;
  return judgement.kind === 'shown' ? ['shown', ...judgement.tests].join(' ') : judgement.why;
}

const nothing = 'without the change no test fails that did not fail before';

test.each<[string, string, CheckFinding, CommandResult?, CommandResult?]>([
  ['the tests of the change are run without it', 'wanted red', passed],
  ['they pass', 'its tests pass without the change, too', passed, green],
  ['they fail: is it by themselves?', 'wanted base', passed, red('a')],
  ['it is', 'shown a', passed, red('a'), green],
  ['they failed before', nothing, passed, red('a'), red('a')],
  ['one of them failed before', 'shown a', passed, red('a', 'b'), red('b')],
  ['they fail with the change as well', nothing, tolerated, red('b'), green],
  ['one of them does', 'shown a', tolerated, red('a', 'b'), red('b')],
  ['they never end', 'shown', passed, timedOut(), green],
  ['they fail without names', 'shown', passed, exited(1, 'bad'), green],
  ['they fail without names, as before', nothing, passed, exited(1, 'bad'), exited(1, 'bad')],
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
  expect(judged(finding, runs)).toBe(expected);
});

test('without tests that pass there is nothing to show', () => {
  const failed: CheckFinding = { kind: 'failed', failures: [], output: '' };
  expect(judged(failed, { red: red('a'), base: green })).toBe('the tests fail with the change');
  expect(judged({ kind: 'not-run', why: 'x' })).toBe('the tests were not run');
});

test('where tests fail by chance, they must fail twice', () => {
  expect(judged(flaky, { red: red('a') })).toBe('wanted redAgain');
  expect(judged(flaky, { red: red('a'), redAgain: green })).toContain('though not each time');
  expect(judged(flaky, { red: red('a', 'c'), redAgain: red('a', 'b'), base: green })).toBe(
    'shown a',
  );
});

test('a suite that has become smaller shows nothing', () => {
  const [three, two] = [exited(0, '# pass 3'), exited(0, '# pass 2')];
  const runs = { finding: passed, red: red('a') };
  expect(verifyRegression({ ...runs, head: two, base: three })).toEqual({
    kind: 'not-shown',
    why: 'only 2 tests are run with the change, and 3 without it',
  });
  expect(verifyRegression({ ...runs, head: three, base: two }).kind).toBe('shown');
});
