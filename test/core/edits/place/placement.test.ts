import fc from 'fast-check';
import { expect, test } from 'vitest';
import { occurrences } from '../../../../src/core/edits/place/placement.ts';
import { runs } from '../../../support/property-runs.ts';

test('runs that overlap count each', () => {
  expect(occurrences(['a', 'a', 'a'], ['a', 'a'])).toEqual([0, 1]);
  expect(occurrences(['a', 'b', 'a', 'b', 'a'], ['a', 'b', 'a'])).toEqual([0, 2]);
});

test('nothing stands nowhere, and nothing is found in nothing', () => {
  expect(occurrences(['a'], [])).toEqual([]);
  expect(occurrences([], ['a'])).toEqual([]);
});

test('whatever the rows, the runs are those of a search that tries each place', () => {
  const rows = (maxLength: number) => fc.array(fc.constantFrom('a', 'b', ''), { maxLength });
  fc.assert(
    fc.property(rows(20), rows(4), (all, wanted) => {
      const tried = all
        .map((_, at) => at)
        .filter((at) => at + wanted.length <= all.length)
        .filter((at) => wanted.every((row, index) => all[at + index] === row));
      expect(occurrences(all, wanted)).toEqual(wanted.length === 0 ? [] : tried);
    }),
    runs(300),
  );
});
