import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance } from '../../../../src/core/edits/place/similar.ts';
import { lay, written } from '../../../support/edits/lay.ts';
import { runs } from '../../../support/property-runs.ts';

const file = 'alpha = one\nbeta = two\ngamma = 3\n';

describe('one line of three or more may differ by a slip', () => {
  test.each([
    ['a letter too many', 'alpha = one\nbeta = twoo\ngamma = 3'],
    ['a letter too few', 'alpha = one\nbeta = to\ngamma = 3'],
    ['another letter', 'alphx = one\nbeta = two\ngamma = 3'],
    ['two letters swapped', 'alpha = one\nbtea = two\ngamma = 3'],
    ['two slips in the line', 'alpha = one\nbetta = twoo\ngamma = 3'],
    ['and another indentation', '  alpha = one\n  beta = twoo\n  gamma = 3'],
  ])('%s', (_, search) => {
    const replace = search.replace('gamma', 'delta');
    expect(lay(file, search, replace)).toEqual(written(file.replace('gamma', 'delta')));
  });

  test('the line itself may be replaced', () => {
    const laid = lay(
      file,
      'alpha = one\nbeta = twoo\ngamma = 3',
      'alpha = one\nbeta = 2\ngamma = 3',
    );
    expect(laid).toEqual(written('alpha = one\nbeta = 2\ngamma = 3\n'));
  });
});

describe('refused is', () => {
  test.each([
    ['a slip in a digit', 'alpha = one\nbeta = two\ngamma = 4'],
    ['a digit too many', 'alpha = one\nbeta = two\ngamma = 33'],
    ['a slip in each of two lines', 'alpha = onee\nbeta = twoo\ngamma = 3'],
    ['more than a slip', 'alpha = one\nbeta = twelve\ngamma = 3'],
    ['a slip in one line of two', 'alpha = one\nbeta = twoo'],
    ['two lines and a blank one', 'alpha = one\nbeta = twoo\n\n'],
    ['a line too few', 'alpha = one\ngamma = 3'],
  ])('%s', (_, search) => {
    expect(lay(file, search, 'x')).toHaveProperty('kind', 'refused');
  });

  test('a short line that differs', () => {
    expect(lay('ab\ncd\nef\n', 'ab\ncx\nef', 'x')).toHaveProperty('kind', 'refused');
    expect(lay('abcde\ncd\nef\n', 'abxyz\ncd\nef', 'x')).toHaveProperty('kind', 'refused');
  });

  test('a slip that may mean two places', () => {
    const twice = `${file}alpha = one\nbeta = twu\ngamma = 3\n`;
    const laid = lay(twice, 'alpha = one\nbeta = twoo\ngamma = 3', 'x');
    expect(laid).toHaveProperty('why', expect.stringContaining('2 places'));
  });
});

test.each([
  ['', '', 0],
  ['value', 'value', 0],
  ['value', 'values', 1],
  ['value', 'alue', 1],
  ['value', 'vaXue', 1],
  ['value', 'vlaue', 1],
  ['value', 'lavue', 2],
  ['value', '', 5],
])('%j is as far from %j as there are slips between them: %i', (a, b, slips) => {
  expect(distance(a, b, 9)).toBe(slips);
  expect(distance(b, a, 9)).toBe(slips);
});

test('whatever the words, the distance is the one of the whole table, up to the limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
  fc.assert(
    fc.property(word, word, fc.nat(6), (a, b, limit) => {
      expect(distance(a, b, limit)).toBe(Math.min(slipsBetween(a, b), limit + 1));
    }),
    runs(300),
  );
});

test('long lines are measured along the diagonal alone', () => {
  const long = 'ab'.repeat(100_000);
  expect(distance(`x${long}y`, `${long}z`, 2)).toBe(2);
  expect(distance(long, `${long}xyz`, 2)).toBe(3);
  expect(distance(long, 'cd'.repeat(100_000), 2)).toBe(3);
});

/** Every cell of the table, without a shortcut. */
function slipsBetween(a: string, b: string): number {
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
