import { describe, expect, test } from 'vitest';
import { describeWeakening, findWeakenings } from '../../../../src/core/checks/index.ts';
import { changeOf, patchOf } from '../../../support/memory/samples.ts';
import { type ChangeCase, honestChanges, weakeningChanges } from './cases.ts';

const found = ({ path, before, after }: Omit<ChangeCase, 'name'>) =>
  findWeakenings(patchOf(changeOf(path, before ?? null, after ?? null)), 'npm test');

test.each(weakeningChanges)('$name', ({ how, ...change }) => {
  expect(found(change).map((one) => one.how)).toContain(how);
});

test.each(honestChanges)('an honest fix may bring $name', (change) => {
  expect(found(change)).toEqual([]);
});

describe('a test that moves', () => {
  const text = "test('adds', () => {\n  expect(add(1, 2)).toBe(3);\n});\n";
  const moved = (to: string) =>
    findWeakenings(
      patchOf(changeOf('src/cart.test.js', text, null), changeOf(to, null, text)),
      'npm test',
    );

  test('is there, if runners find it', () => {
    expect(moved('src/shop/cart.test.js')).toEqual([]);
  });

  test.each(['src/cart.js.bak', 'src/cart-old.js', 'test/cart-old.js'])('is gone in %s', (to) => {
    expect(moved(to)).toEqual([
      { kind: 'deleted', path: 'src/cart.test.js', test: 'adds', how: 'is deleted' },
    ]);
  });
});

test('what the test command names is a setting of runs', () => {
  const script = changeOf('tools/verify.js', 'run(tests)\n', 'run(tests)\nprocess.exit(0)\n');
  expect(findWeakenings(patchOf(script), 'node tools/verify.js')).toEqual([
    { kind: 'run', path: 'tools/verify.js', how: 'ends the run of tests early' },
  ]);
});

test('a weakening names file and test in one line', () => {
  const one = { kind: 'deleted', path: 'a.test.js', test: 'adds\nup', how: 'is deleted' } as const;
  expect(describeWeakening(one)).toBe('a.test.js: “adds up” is deleted');
  expect(describeWeakening({ kind: 'run', how: 'only 2 tests run' })).toBe('only 2 tests run');
});
