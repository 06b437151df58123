import { describe, expect, test } from 'vitest';
import { describeWeakening, findWeakenings } from '../../../../src/core/proof/index.ts';
import { isRunSetting } from '../../../../src/core/proof/patch-parts.ts';
import { changeOf, patchOf } from '../../../support/memory/samples/changes.ts';
import { scripts } from './case.ts';
import { type ChangeCase, honestChanges, settingChanges, weakeningChanges } from './cases.ts';

const found = ({ path, before, after }: Omit<ChangeCase, 'name'>) =>
  findWeakenings(patchOf(changeOf(path, before ?? null, after ?? null)));

test.each(weakeningChanges)('$name', ({ how, ...change }) => {
  expect(found(change).map((one) => one.how)).toContain(how);
});

test.each(honestChanges)('an honest fix may bring $name', (change) => {
  expect(found(change)).toEqual([]);
});

describe('a test that moves', () => {
  const text = "test('adds', () => {\n  expect(add(1, 2)).toBe(3);\n});\n";
  const moved = (to: string) =>
    findWeakenings(patchOf(changeOf('src/cart.test.js', text, null), changeOf(to, null, text)));

  test('is there, if runners find it', () => {
    expect(moved('src/shop/cart.test.js')).toEqual([]);
  });

  test.each(['src/cart.js.bak', 'src/cart-old.js', 'test/cart-old.js'])('is gone in %s', (to) => {
    expect(moved(to)).toEqual([
      { kind: 'deleted', path: 'src/cart.test.js', test: 'adds', how: 'is deleted' },
    ]);
  });
});

describe('how tests are run', () => {
  test.each(settingChanges)('changes with $name', ({ path, before, after }) => {
    const change = changeOf(path, before ?? null, after ?? null);
    expect(isRunSetting(change, 'npm test')).toBe(true);
  });

  test('changes with what the test command names', () => {
    const script = changeOf('tools/verify.js', 'run(tests)\n', 'run(tests)\nexit()\n');
    expect(isRunSetting(script, 'node tools/verify.js')).toBe(true);
    expect(isRunSetting(script, 'npm test')).toBe(false);
  });

  test('stays with a line of a manifest that is about something else', () => {
    const manifest = changeOf(
      'package.json',
      scripts('jest'),
      scripts('jest').replace('shop', 'store'),
    );
    expect(isRunSetting(manifest, 'npm test')).toBe(false);
  });
});

test('a weakening names file and test in one line', () => {
  const one = { kind: 'deleted', path: 'a.test.js', test: 'adds\nup', how: 'is deleted' } as const;
  expect(describeWeakening(one)).toBe('a.test.js: “adds up” is deleted');
  expect(describeWeakening({ kind: 'run', how: 'only 2 tests run' })).toBe('only 2 tests run');
});
