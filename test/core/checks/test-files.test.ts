import { expect, test } from 'vitest';
import { onlyTests, testsTouched } from '../../../src/core/checks/index.ts';
import { changeOf, patchOf } from '../../support/memory/samples.ts';

const source = changeOf('src/cart.ts', 'a', 'b');
const added = changeOf('test/cart.test.ts', null, 'x');
const dropped = changeOf('test/old.test.ts', 'x', null);

test('onlyTests keeps test files, including deleted ones', () => {
  expect([...onlyTests(patchOf(source, added, dropped)).keys()]).toEqual([
    added.path,
    dropped.path,
  ]);
});

test('a patch that only deletes tests touches none', () => {
  expect(testsTouched(patchOf(source, dropped))).toBe(false);
  expect(testsTouched(patchOf(source, dropped, added))).toBe(true);
});
