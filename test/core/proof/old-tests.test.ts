import { describe, expect, test } from 'vitest';
import {
  compareWithOldTests,
  describeWeakening,
  type OldTestRuns,
  type TestParts,
} from '../../../src/core/proof/index.ts';
import { absent, exited, green, red, unstarted } from '../../engines/evidence/command-results.ts';

const before = "test('sums', () => expect(sum(1, 2)).toBe(2));\n";
const file = (after: string) => ({ path: 'test/cart.test.js', before, after });
const rewritten = file("test('sums', () => expect(sum(1, 2)).toBe(3));\n");
const sums = 'test/cart.test.js > sums';

const parts: TestParts = { files: [rewritten], hasSettings: false, hasCode: true };
const settings: TestParts = { files: [], hasSettings: true, hasCode: true };
const greened = 'fails as it was, and passes only with what the change does to the tests';

function judged(runs: Partial<OldTestRuns>, about: TestParts = parts): readonly string[] {
  const result = compareWithOldTests({ head: green, ...runs }, about);
  return result.kind === 'wanted'
    ? [`wanted ${result.run}`]
    : result.weakened.map(describeWeakening);
}

describe('the tests as they were', () => {
  test('are run with the change', () => {
    expect(judged({})).toEqual(['wanted old']);
  });

  test('show that nothing is weakened if they pass', () => {
    expect(judged({ old: green })).toEqual([]);
  });

  test('show nothing if they cannot be run', () => {
    expect(judged({ old: unstarted })).toEqual([]);
    expect(judged({ old: red(sums), red: unstarted })).toEqual([]);
    expect(judged({ old: red(sums), red: green, oldAgain: unstarted })).toEqual([]);
  });
});

describe('a test that fails as it was', () => {
  const old = red(sums);

  test('is weakened if, written anew, it passes without the fix, too', () => {
    expect(judged({ old })).toEqual(['wanted red']);
    expect(judged({ old, red: green })).toEqual(['wanted oldAgain']);
    const twice = { old, red: green, oldAgain: old };
    expect(judged(twice)).toEqual(['wanted base']);
    expect(judged({ ...twice, base: green })).toEqual([`“${sums}” ${greened}`]);
  });

  test('is not, if it fails at random', () => {
    expect(judged({ old, red: green, oldAgain: green })).toEqual([]);
    expect(judged({ old, red: green, oldAgain: red('ticks') })).toEqual([]);
  });

  test('is not, if it is red without the fix: so is the test of a bug', () => {
    expect(judged({ old, red: red(sums) })).toEqual([]);
  });

  test('is not, if its parameters are what it expects', () => {
    const [was, is] = ['tests/test_a.py::test_sum[1-2]', 'tests/test_a.py::test_sum[1-3]'];
    const after = 'def test_sum(a, b):';
    const about = { ...parts, files: [{ path: 'tests/test_a.py', before: after, after }] };
    expect(judged({ old: red(was), red: red(is) }, about)).toEqual([]);
  });

  test('is not, if the new one cannot be loaded or built without the fix', () => {
    const unloaded = exited(1, ' FAIL  test/cart.test.js [ test/cart.test.js ]');
    expect(judged({ old, red: unloaded })).toEqual([]);
    expect(judged({ old, red: exited(2, 'a.ts(1,2): error TS2304: no x') })).toEqual([]);
  });

  test('is not, if it has another name and is red without the fix', () => {
    const renamed = file("test('adds', () => expect(sum(1, 2)).toBe(3));\n");
    const about = { ...parts, files: [renamed] };
    const runs = { red: red('test/cart.test.js > adds'), oldAgain: old, base: green };
    expect(judged({ old, ...runs }, about)).toEqual([]);
  });

  test('is, if another test took its place', () => {
    const other = file(
      "test('prints', () => {\n  print(cart);\n  expect(output).toBe('x');\n});\n",
    );
    const reds = red('test/cart.test.js > prints');
    const runs = { old, red: reds, oldAgain: old, base: old };
    const about = { ...parts, files: [other] };
    expect(judged(runs, about)).toEqual([`“${sums}” ${greened}`]);
    expect(judged({ ...runs, base: green }, about)).toEqual([]);
  });

  test('is not, if it fails with the change, too', () => {
    expect(judged({ head: red(sums), old })).toEqual([]);
  });

  test('is, if there is no code and the tests alone turn it green', () => {
    const runs = { old, oldAgain: old };
    expect(judged(runs, { ...parts, hasCode: false })).toEqual([`“${sums}” ${greened}`]);
  });

  test('is, if only the settings of runs turn it green', () => {
    expect(judged({ old, oldAgain: old }, settings)).toEqual([`“${sums}” ${greened}`]);
    const runs = { old, red: red(sums), oldAgain: old, base: old };
    const elsewhere = { path: 'test/new.test.js', before: null, after: "test('halves');" };
    expect(judged(runs, { ...settings, files: [elsewhere] })).toEqual([`“${sums}” ${greened}`]);
  });

  test('counts without a name, too', () => {
    const counted = exited(1, '2 examples, 1 failure\n');
    const runs = { old: counted, red: green, oldAgain: counted, base: counted };
    expect(judged(runs)).toEqual([greened]);
    expect(judged({ ...runs, red: counted })).toEqual([]);
  });
});

describe('fewer tests', () => {
  const [two, three] = [exited(0, '# pass 2'), exited(0, '# pass 3')];

  test('are weakened tests, but more are not', () => {
    const how = 'only 2 tests ran with the change, and 3 with the tests as they were';
    expect(judged({ head: two, old: three })).toEqual([how]);
    expect(judged({ head: three, old: two })).toEqual([]);
  });

  test('are named if reports name them', () => {
    const report = (...names: readonly string[]) => ({
      ...exited(0),
      report: { tests: names.map((name) => ({ name, state: 'passed' as const })), ignored: [] },
    });
    expect(judged({ head: report('a'), old: report('a', 'b') })).toEqual([
      'only 1 test ran with the change, and 2 with the tests as they were, without b',
    ]);
  });

  test('are seen if no test runs any more', () => {
    expect(judged({ head: exited(0), old: three }, settings)).toEqual([
      'only 0 tests ran with the change, and 3 with the tests as they were',
    ]);
  });

  test.each([
    ['unittest', 'Ran 2 tests in 0.1s\n\nOK', 'Ran 3 tests in 0.2s\n\nOK'],
    ['ava', '2 tests passed', '3 tests passed'],
    ['Surefire', '[INFO] Tests run: 2, Failures: 0', '[INFO] Tests run: 3, Failures: 0'],
  ])('are seen in the words of %s, which no runner counts', (_, now, before) => {
    const how = 'only 2 tests ran with the change, and 3 with the tests as they were';
    const [head, old] = [exited(0, now), exited(0, before)];
    expect(judged({ head, old }, settings)).toEqual([how]);
    expect(judged({ head: old, old: head }, settings)).toEqual([]);
    // Counts say something else than words.
    expect(judged({ head: two, old }, settings)).toEqual([]);
  });

  test('are seen against the base if the old tests do not build with the change', () => {
    const broken = exited(2, 'a.ts(1,2): error TS2304: no x');
    expect(judged({ head: two, old: broken })).toEqual(['wanted base']);
    expect(judged({ head: two, old: broken, base: three })).toHaveLength(1);
    expect(judged({ head: three, old: broken, base: three })).toEqual([]);
    expect(judged({ head: three, old: broken, base: unstarted })).toEqual([]);
  });
});

test('a command that says nothing is weakened if it fails alike without the code', () => {
  const silent = exited(1, 'no');
  const runs = { head: exited(0), old: silent, base: silent, oldAgain: silent };
  expect(judged(runs, settings)).toEqual([greened]);
  expect(judged({ ...runs, base: exited(0) }, settings)).toEqual([]);
  expect(judged({ ...runs, old: absent }, settings)).toEqual([]);
});
