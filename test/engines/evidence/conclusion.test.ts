import { describe, expect, test } from 'vitest';
import { type CommandName, compareRuns } from '../../../src/engines/evidence/index.ts';
import { exited } from './command-results.ts';

const conclude = (command: CommandName, code: number, output: string) => {
  const run = exited(code, output);
  const advise = () => 'no report: write one';
  return compareRuns({ command, advise, head: run, again: run, base: run });
};
const passed = (output: string) => conclude('tests', 0, output);
const asBefore = (output: string) => conclude('tests', 1, output);

describe('tests that exit with code 0 have passed if their output', () => {
  test.each([
    ['has counts', '# pass 3\n# fail 0', { run: 3, failed: 0 }],
    ['is TAP', '1..1\nok 1 - adds', undefined],
    ['is of go', 'ok  \tshop/cart\t0.1s', undefined],
    ['is of gradle', '> Task :shop:test\n\nBUILD SUCCESSFUL in 3s', undefined],
    [
      'is of Karma, with skipped tests',
      'C 1.0 (L): Executed 2 of 3 (skipped 1) SUCCESS',
      undefined,
    ],
    ['says so in other words', 'All 3 tests passed', undefined],
    ['says so in fewer words', 'cart: 3/3 passed', undefined],
  ])('%s', (_, output, counts) => {
    expect(passed(output)).toEqual({ kind: 'passed', counts });
  });
});

test.each([
  '',
  'ok',
  'Done in 3 s.\n✓ built in 2s',
  'GET / 200 OK',
  '# tests 0\n# pass 0\n# fail 0',
  'No tests found, exiting with code 0',
  'Tests:       0 total',
  'running 0 tests\n\ntest result: ok. 0 passed; 0 failed; 0 ignored',
  '0 passing (1ms)',
  '?   \tshop\t[no test files]',
  'ok  \tshop\t0.1s [no tests to run]',
  'Ran 0 tests in 0.000s\n\nOK',
  '> Task :compileTestJava\n> Task :testClasses\n> Task :test NO-SOURCE\n\nBUILD SUCCESSFUL',
  '[INFO] No tests to run.\n[INFO] BUILD SUCCESS',
  'no tests ran in 0.01s',
  '3 tests, 0 passed, 3 skipped',
  'Ran 0 of 3 tests: none passed',
  '0/3 tests passed',
  'Running 0 test cases...',
  '[  PASSED  ] 0 tests.',
  'Files=0, Tests=0,  0 wallclock secs\nResult: NOTESTS',
  'DONE 0 tests in 0.1s',
])('nothing shows that a test ran in %j', (output) => {
  const why = expect.stringMatching(
    /^it exits with code 0, and nothing shows that a test ran; no report: /,
  );
  expect(passed(output)).toMatchObject({ kind: 'inconclusive', why });
});

test('what a command printed that shows no test is told by its usage, or by its last line', () => {
  const usage = 'usage: check [-h] FILE\n\noptions:\n  -h  shows this help\n';
  expect(passed(usage)).toMatchObject({ said: 'usage: check [-h] FILE' });
  expect(passed('Reading.\nAll is well.\n\n')).toMatchObject({ said: 'All is well.' });
  expect(passed(`${'x'.repeat(5_000)}\n`)).toMatchObject({
    said: expect.stringMatching(/^x{100,400}$/),
  });
});

describe('tests that fail as before', () => {
  const nothing =
    /^it fails .*without the change(?: \(exit code \d+\))?, and nothing shows that a test ran; no report: /;

  test.each([
    ['a server is missing', 'Error: connect ECONNREFUSED 127.0.0.1:5432'],
    [
      'vitest',
      ' FAIL  test/d.test.ts [ test/d.test.ts ]\n Test Files  1 failed (1)\n      Tests  no tests',
    ],
    ['jest', 'FAIL src/a.test.js\n  ● Test suite failed to run\n\nTests:       0 total'],
    ['pytest', 'ERROR tests/test_b.py\n=== 1 error in 0.12s ==='],
    [
      'node',
      "✖ t/a.test.js (29.5ms)\nℹ pass 0\nℹ fail 1\n\n✖ failing tests:\n\ntest at t/a.test.js:1:1\n✖ t/a.test.js (29.5ms)\n  'test failed'",
    ],
    [
      'node, TAP',
      "not ok 1 - t/a.test.js\n  ---\n  location: '/w/t/a.test.js:1:1'\n  ...\n# pass 0\n# fail 1",
    ],
    ['go', 'FAIL\tshop/cart [build failed]'],
    [
      'unittest',
      'ERROR: test_b (unittest.loader._FailedTest.test_b)\nRan 1 test in 0.001s\n\nFAILED (errors=1)',
    ],
    ['make', 'make: *** [Makefile:3: test] Error 1'],
    ['gradle', '> Task :shop:test FAILED'],
  ])('show nothing if no suite could start (%s)', (_, output) => {
    expect(asBefore(output)).toMatchObject({
      kind: 'inconclusive',
      why: expect.stringMatching(nothing),
    });
  });

  test.each([
    ['some pass', 'not ok 1 - flies\n# pass 412\n# fail 1'],
    ['all that are counted fail', 'not ok 1 - flies\n# pass 0\n# fail 1'],
    ['they are not counted', '--- FAIL: TestNew (0.00s)\nFAIL\nFAIL\tshop/cart\t0.1s'],
  ])('show nothing in words, though %s', (_, output) => {
    expect(asBefore(output)).toMatchObject({
      kind: 'inconclusive',
      why: expect.stringContaining('only words show what fails; no report: '),
    });
  });
});

describe('a linter', () => {
  const lint = (kind: 'passed' | 'tolerated', output: string) =>
    conclude('lint', kind === 'passed' ? 0 : 1, output).kind;

  test('has passed without a word, unless it says that it checked no file', () => {
    expect(lint('passed', '')).toBe('passed');
    expect(lint('passed', 'Checked 12 files in 3ms. No fixes applied.')).toBe('passed');
    expect(lint('passed', 'Checked 0 files in 3ms. No fixes applied.')).toBe('inconclusive');
    expect(lint('passed', 'warning: No Python files found under the given path(s)')).toBe(
      'inconclusive',
    );
  });

  test('that fails as before names a problem, or shows nothing', () => {
    expect(lint('tolerated', 'a.ts(1,2): error TS2304: no x')).toBe('tolerated');
    expect(lint('tolerated', 'Error: connect ECONNREFUSED')).toBe('inconclusive');
    expect(lint('tolerated', 'make: *** [Makefile:3: lint] Error 1')).toBe('inconclusive');
  });
});
