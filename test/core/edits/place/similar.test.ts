import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance } from '../../../../src/core/edits/place/similar.ts';
import { applyTo, replacedBy } from '../../../support/edits/applied-text.ts';
import { runs } from '../../../support/property-runs.ts';

const file = 'alpha = one\nbeta = two\ngamma = 3\n';

describe('one of three or more lines may have a typo', () => {
  test.each([
    ['an extra letter', 'alpha = one\nbeta = twoo\ngamma = 3'],
    ['a missing letter', 'alpha = one\nbeta = to\ngamma = 3'],
    ['a wrong letter', 'alphx = one\nbeta = two\ngamma = 3'],
    ['two letters swapped', 'alpha = one\nbtea = two\ngamma = 3'],
    ['two typos in the line', 'alpha = one\nbetta = twoo\ngamma = 3'],
    ['and another indentation', '  alpha = one\n  beta = twoo\n  gamma = 3'],
  ])('%s', (_, search) => {
    const replace = search.replace('gamma', 'delta');
    expect(applyTo(file, search, replace)).toEqual(replacedBy(file.replace('gamma', 'delta')));
  });

  test('the line itself may be replaced', () => {
    const applied = applyTo(
      file,
      'alpha = one\nbeta = twoo\ngamma = 3',
      'alpha = one\nbeta = 2\ngamma = 3',
    );
    expect(applied).toEqual(replacedBy('alpha = one\nbeta = 2\ngamma = 3\n'));
  });
});

describe('refuses', () => {
  test.each([
    ['a wrong digit', 'alpha = one\nbeta = two\ngamma = 4'],
    ['an extra digit', 'alpha = one\nbeta = two\ngamma = 33'],
    ['typos in two lines', 'alpha = onee\nbeta = twoo\ngamma = 3'],
    ['another word', 'alpha = one\nbeta = twelve\ngamma = 3'],
    ['a typo in one of two lines', 'alpha = one\nbeta = twoo'],
    ['two lines and a blank one', 'alpha = one\nbeta = twoo\n\n'],
    ['a missing line', 'alpha = one\ngamma = 3'],
  ])('%s', (_, search) => {
    expect(applyTo(file, search, 'x')).toHaveProperty('kind', 'refused');
  });

  test('a different short line', () => {
    expect(applyTo('ab\ncd\nef\n', 'ab\ncx\nef', 'x')).toHaveProperty('kind', 'refused');
    expect(applyTo('abcde\ncd\nef\n', 'abxyz\ncd\nef', 'x')).toHaveProperty('kind', 'refused');
  });

  test('a typo with two places', () => {
    const twice = `${file}alpha = one\nbeta = twu\ngamma = 3\n`;
    const applied = applyTo(twice, 'alpha = one\nbeta = twoo\ngamma = 3', 'x');
    expect(applied).toHaveProperty('why', expect.stringContaining('2 places'));
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
