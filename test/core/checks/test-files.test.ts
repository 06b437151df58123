import { describe, expect, test } from 'vitest';
import { splitPatch, touchesOldTests, writesTests } from '../../../src/core/checks/index.ts';
import type { FileChange } from '../../../src/core/edits/index.ts';
import { changeOf, patchOf } from '../../support/memory/samples.ts';

const source = changeOf('src/cart.ts', 'a', 'b');
const added = changeOf('test/cart.test.ts', null, 'x');
const dropped = changeOf('test/old.test.ts', 'x', null);
const settings = changeOf('tests/conftest.py', null, 'x');

const partsOf = (...changes: readonly FileChange[]) => splitPatch(patchOf(...changes), 'npm test');

test('a patch has tests, settings of their runner, and code', () => {
  const { tests, settings: runner, code } = partsOf(source, added, dropped, settings);
  expect([...tests.keys()]).toEqual([added.path, dropped.path]);
  expect([...runner.keys()]).toEqual([settings.path]);
  expect([...code.keys()]).toEqual([source.path]);
});

test('a patch that only deletes tests writes none', () => {
  expect(writesTests(partsOf(source, dropped).tests)).toBe(false);
  expect(writesTests(partsOf(source, dropped, added).tests)).toBe(true);
});

describe('the old tests are touched', () => {
  test.each([
    ['by a new file of tests', added, false],
    ['by a test that comes in addition', changeOf('test/a.test.ts', 'x\n', 'x\ny\n'), false],
    ['by a line that changes', changeOf('test/a.test.ts', 'x\ny\n', 'x\nz\n'), true],
    ['by a file that goes', dropped, true],
    ['by what runs them', settings, true],
    ['by code', source, false],
  ])('%s: %o', (_, change, expected) => {
    expect(touchesOldTests(partsOf(change))).toBe(expected);
  });
});
