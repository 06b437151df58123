import { describe, expect, test } from 'vitest';
import type { StartedCommand } from '../../../src/engines/evidence/index.ts';
import {
  compareRuns,
  type ReportedTest,
  readTestRun,
} from '../../../src/engines/evidence/index.ts';
import { exited, reportOf } from './command-results.ts';

const compared = (base: string | StartedCommand, head: string | StartedCommand, code = 1) => {
  const [run, before] = [head, base].map((one) =>
    typeof one === 'string' ? exited(code, one) : one,
  );
  if (run === undefined) throw new Error('no run');
  return compareRuns({ command: 'tests', head: run, again: run, base: before }).kind;
};

/** A run whose report has these failures, and others that passed. */
const reported = (failed: readonly Partial<ReportedTest>[], passed = 2): StartedCommand => {
  const others = Array.from({ length: passed }, (_, at) => ({
    name: `p${at}`,
    state: 'passed' as const,
  }));
  const { tests, ignored } = reportOf(...failed);
  return { ...exited(1), report: { tests: [...tests, ...others], ignored } };
};

const pytest = (error: string, line = 7) =>
  reported([{ name: 'test_sums', message: `${error}\n\ntest_cart.py:${line}: Error` }]);

describe('a test that fails with and without a change', () => {
  test.each([
    ['ports', 'refused 127.0.0.1:41234', 'refused 127.0.0.1:35999'],
    ['addresses', '<Cart at 0x7f31a0>', '<Cart at 0x7fe4b8>'],
    ['ids', 'no 0b8f3c3e-1a2b-4c5d-8e9f-001122334455', 'no 7c1d2e3f-1a2b-4c5d-8e9f-665544332211'],
    ['hashes', 'Cart@6d06d69c', 'Cart@7852e922'],
    ['folders', 'no /tmp/a8sd9/x.json', 'no /tmp/b11-2/x.json'],
    ['folders of pytest', 'no /tmp/pytest-of-a/pytest-1/x0', 'no /tmp/pytest-of-a/pytest-2/x0'],
    ['processes', 'pid 77 at #PID<0.97.0>', 'pid 1234 at #PID<0.112.0>'],
    ['seeds', 'seed 12345', 'seed 999'],
    ['times', 'at 15:00:00.123 after 1m2.5s', 'at 15:09:41.001 after 3m7s'],
    ['numbers of time', 'at 1764200000123', 'at 1764200999456'],
  ])('is as before if only %s differ', (_, one, other) => {
    expect(compared(pytest(one), pytest(other))).toBe('tolerated');
  });
});

test('a name that a runner made up is no proof, but at the same place', () => {
  const spec = (line: number) =>
    reported([{ name: 'is expected to eq 3', message: `expected: 3\n./a_spec.rb:${line}: no` }]);
  expect(compared(spec(4), spec(4))).toBe('tolerated');
  expect(compared(spec(4), spec(5))).toBe('inconclusive');
});

test('what could not fail before, because its file was not loaded, is not new', () => {
  const base = 'ERROR test_a.py - x\n1 passed, 1 error in 0.1s';
  expect(compared(base, 'FAILED test_a.py::test_x - x\n2 passed, 1 failed in 0.1s')).toBe(
    'inconclusive',
  );
  expect(compared(base, 'FAILED test_b.py::test_x - x\n2 passed, 1 failed in 0.1s')).toBe('failed');
});

describe('a base that ended early', () => {
  const cargo = (target: string, ...tests: readonly string[]) =>
    [
      `     Running ${target} (target/debug/deps/shop-cc34d4ae7363b857)`,
      ...tests.map((name) => `test ${name}`),
      'test result: FAILED. 1 passed; 1 failed;',
      `error: test failed, to rerun pass \`${target}\`\n`,
    ].join('\n');

  test('may have hidden a failure that it does not list', () => {
    const base = cargo('--lib', 'sums ... FAILED', 'ships ... ok');
    expect(compared(base, cargo('--test', 'discounts ... FAILED'), 101)).toBe('inconclusive');
    expect(compared(base, cargo('--lib', 'sums ... ok', 'ships ... FAILED'), 101)).toBe('failed');
  });

  test('is not as before, however alike', () => {
    const output =
      'FAILED a.py::test_sums\n1 failed, 2 passed in 0.1s\n!!! stopping after 1 failures !!!\n';
    const run = { ...pytest('x'), output };
    const finding = compareRuns({ command: 'tests', head: run, again: run, base: run });
    expect(finding).toMatchObject({
      why: 'it fails with and without the change, and it ends at its first failure: all would run without what ends it early',
    });
  });
});

test('fewer tests than before prove nothing', () => {
  const ran = (passed: number) => reported([{ name: 'a' }], passed);
  expect(compared(ran(9), ran(9))).toBe('tolerated');
  expect(compared(ran(9), ran(3))).toBe('inconclusive');
});

test('tests of one name are counted', () => {
  const twice = readTestRun(exited(1, 'not ok 1 - a\nnot ok 2 - a\n'));
  expect(twice.failed.map(({ name }) => name)).toEqual(['a', 'a']);
  expect(compared('not ok 1 - a\nok 2 - a', 'not ok 1 - a\nnot ok 2 - a')).toBe('failed');
});

test('a report is not compared with words', () => {
  const words = 'FAILED test_cart.py::test_sums\n1 failed, 2 passed in 0.1s';
  expect(compared(words, { ...pytest('x'), output: words })).toBe('inconclusive');
});
