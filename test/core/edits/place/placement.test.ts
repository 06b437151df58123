import fc from 'fast-check';
import { expect, test } from 'vitest';
import { occurrences } from '../../../../src/core/edits/place/index.ts';
import { runs } from '../../../support/property-runs.ts';

test('overlapping runs all count', () => {
  expect(occurrences(['a', 'a', 'a'], ['a', 'a'])).toEqual([0, 1]);
  expect(occurrences(['a', 'b', 'a', 'b', 'a'], ['a', 'b', 'a'])).toEqual([0, 2]);
});

test('an empty run has no occurrence, nor has any in an empty list', () => {
  expect(occurrences(['a'], [])).toEqual([]);
  expect(occurrences([], ['a'])).toEqual([]);
});

test('in any lines, the occurrences are those that a naive search finds', () => {
  const lines = (maxLength: number) => fc.array(fc.constantFrom('a', 'b', ''), { maxLength });
  fc.assert(
    fc.property(lines(20), lines(4), (all, wanted) => {
      const tried = all
        .map((_, at) => at)
        .filter((at) => at + wanted.length <= all.length)
        .filter((at) => wanted.every((line, index) => all[at + index] === line));
      expect(occurrences(all, wanted)).toEqual(wanted.length === 0 ? [] : tried);
    }),
    runs(300),
  );
});
