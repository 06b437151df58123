import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance } from '../../../src/core/text/index.ts';
import { runs } from '../../support/property-runs.ts';

test.each([
  ['', '', 0],
  ['value', 'value', 0],
  ['value', 'values', 1],
  ['value', 'alue', 1],
  ['value', 'vaXue', 1],
  ['value', 'vlaue', 1],
  ['value', 'lavue', 2],
  ['value', '', 5],
])('the distance from %j to %j is %i', (a, b, expected) => {
  expect(distance(a, b, 9)).toBe(expected);
  expect(distance(b, a, 9)).toBe(expected);
});

test('for any words, the distance is that of the whole table, up to the limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
  fc.assert(
    fc.property(word, word, fc.nat(6), (a, b, limit) => {
      expect(distance(a, b, limit)).toBe(Math.min(tableDistance(a, b), limit + 1));
    }),
    runs(300),
  );
});

test('long lines are compared along the diagonal only', () => {
  const long = 'ab'.repeat(100_000);
  expect(distance(`x${long}y`, `${long}z`, 2)).toBe(2);
  expect(distance(long, `${long}xyz`, 2)).toBe(3);
  expect(distance(long, 'cd'.repeat(100_000), 2)).toBe(3);
});

/** Computes every cell of the table. */
function tableDistance(a: string, b: string): number {
  const table: number[][] = [];
  const cell = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i <= a.length; i += 1) {
    const row: number[] = [];
    table.push(row);
    for (let j = 0; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const ways = [
        cell(i - 1, j) + 1,
        cell(i, j - 1) + 1,
        cell(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwap ? cell(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      ];
      row.push(i === 0 && j === 0 ? 0 : Math.min(...ways));
    }
  }
  return cell(a.length, b.length);
}
