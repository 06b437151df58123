import { describe, expect, test } from 'vitest';
import {
  findTestFiles,
  namesAllFiles,
  withUnreadableTests,
} from '../../../src/core/proof/index.ts';
import { namesFile, ownFailures } from '../../../src/core/proof/own-tests.ts';
import { exited } from '../../engines/evidence/command-results.ts';
import { changeOf, patchOf } from '../../support/memory/samples/changes.ts';
import outputs from './own-tests.json' with { type: 'json' };

const file = (path: string, after: string, before: string | null = null) => ({
  path,
  before,
  after,
});

test.each(outputs)(
  '$runner: a failure in a file of the change is its own',
  ({ path, text, own, ...row }) => {
    const output = row.output.join('\n');
    const { tests, hasSuite } = ownFailures(exited(1, output), [file(path, text)]);
    expect(tests[0]).toEqual({ name: own, isNew: true });
    expect(tests.every(({ name }) => name.startsWith(own))).toBe(true);
    expect(hasSuite).toBe(false);
    expect(ownFailures(exited(1, output), [file('test/else.test.js', 'x')]).tests).toEqual([]);
  },
);

describe('a test is new', () => {
  const output = 'FAILED tests/test_cart.py::test_adds[a - b] - assert\n1 failed in 1s';
  const isNew = (before: string | null, after: string) =>
    ownFailures(exited(1, output), [file('tests/test_cart.py', after, before)]).tests.map(
      (one) => one.isNew,
    );

  test('in a new file, or if only the new text has its title', () => {
    expect(isNew(null, '')).toEqual([true]);
    expect(isNew('def test_takes():', 'def test_takes():\ndef test_adds(a):')).toEqual([true]);
    expect(isNew('def test_adds(a):', 'def test_adds(a):\n  # more')).toEqual([false]);
    expect(isNew('def test_adds_all():', 'def test_adds(a):')).toEqual([true]);
    expect(isNew('x', 'its title is computed')).toEqual([false]);
  });
});

test('a file that cannot be loaded is a suite', () => {
  const output = ' FAIL  test/cart.test.ts [ test/cart.test.ts ]\n Test Files  1 failed (1)';
  const own = ownFailures(exited(1, output), [file('test/cart.test.ts', '')]);
  expect(own).toEqual({ tests: [], hasSuite: true, unowned: [] });
});

test('a failure that no file is known of is not owned', () => {
  const { tests, unowned } = ownFailures(exited(1, 'not ok 1 - the clock strikes'), [
    file('test/a.test.js', 'x'),
  ]);
  expect([tests, unowned]).toEqual([[], ['the clock strikes']]);
});

test.each([
  [' ✓ test/cart.test.ts (3 tests)', true],
  ['PASS cart.test.ts', true],
  ['/sandbox/1/checkout/packages/shop/test/cart.test.ts:3', true],
  [' ✓ test/other-cart.test.ts (3 tests)', false],
  ['12 passed in 0.1s', false],
])('%j names the file: %s', (output, expected) => {
  expect(namesFile(exited(0, output), file('packages/shop/test/cart.test.ts', ''))).toBe(expected);
});

describe('the tests of a change', () => {
  const fix = changeOf('src/cart.ts', 'a', 'b');
  const tests = changeOf('test/cart.test.ts', 'x', 'y');
  const shot = changeOf('test/__snapshots__/cart.test.ts.snap', 'x', 'y');
  const gone = changeOf('test/old.test.ts', 'x', null);

  test('are the files that it writes, without data', () => {
    expect(findTestFiles(patchOf(fix, tests, shot, gone)).map(({ path }) => path)).toEqual([
      tests.path,
    ]);
    expect(findTestFiles(patchOf(fix, shot)).map(({ path }) => path)).toEqual([shot.path]);
  });

  test('can be made unreadable, and nothing else', () => {
    const spoilt = withUnreadableTests(patchOf(fix, tests, shot, gone));
    expect(spoilt.get(tests.path)?.after).toMatch(/^<\?php \)\]\}/);
    for (const one of [fix, shot, gone]) expect(spoilt.get(one.path)).toEqual(one);
  });
});

describe('a report', () => {
  const cart = file('tests/test_cart.py', 'def test_adds():');
  const report = {
    tests: [
      { name: 'tests.test_cart.test_adds', file: 'tests/test_cart.py', state: 'failed' as const },
      { name: 'tests.test_other.test_adds', file: 'tests/test_other.py', state: 'failed' as const },
      { name: 'tests.test_cart.test_takes', file: 'tests/test_cart.py', state: 'passed' as const },
    ],
    ignored: [],
  };

  test('says which failures are those of the change, whatever the output names', () => {
    const result = { ...exited(1, 'not ok 1 - adds'), report };
    expect(ownFailures(result, [cart])).toEqual({
      tests: [{ name: 'tests.test_cart.test_adds', isNew: true }],
      hasSuite: false,
      unowned: [],
    });
  });

  test('shows that the files of the change were run, unless all in them was skipped', () => {
    const silent = { ...exited(0), report };
    expect(namesAllFiles(silent, [cart])).toBe(true);
    expect(namesAllFiles(silent, [cart, file('tests/test_new.py', '')])).toBe(false);
    const skipped = report.tests.map((one) => ({ ...one, state: 'skipped' as const }));
    expect(namesAllFiles({ ...exited(0), report: { ...report, tests: skipped } }, [cart])).toBe(
      false,
    );
    expect(namesAllFiles(silent, [])).toBe(false);
  });
});
