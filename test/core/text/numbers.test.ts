import { expect, test } from 'vitest';
import { counted, firstFew, formatNumber } from '../../../src/core/text/index.ts';

test('a number has its thousands apart', () => {
  expect([0, 999, 1_234, 1_234_567.5].map(formatNumber)).toEqual([
    '0',
    '999',
    '1,234',
    '1,234,567.5',
  ]);
});

test('only one thing is counted in the singular', () => {
  expect([0, 1, 2, 1_000].map((count) => counted(count, 'file'))).toEqual([
    '0 files',
    '1 file',
    '2 files',
    '1000 files',
  ]);
  expect(counted(1_000, 'call', formatNumber(1_000))).toBe('1,000 calls');
});

test('of many texts, the first are named and the others counted', () => {
  expect(firstFew(['a', 'b'], 2)).toEqual(['a', 'b']);
  expect(firstFew(['a', 'b', 'c', 'd'], 2)).toEqual(['a', 'b', 'and 2 more']);
  expect(firstFew([], 2)).toEqual([]);
});
