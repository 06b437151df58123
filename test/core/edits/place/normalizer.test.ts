import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldLookAlikes } from '../../../../src/core/edits/place/normalizer.ts';
import { runs } from '../../../support/property-runs.ts';

test.each([
  ['‘one’ “two”', `'one' "two"`],
  ['1 – 2 − 3', '1 - 2 - 3'],
  ['a → b …', 'a -> b ...'],
  ['x ≤ y ≠ z', 'x <= y != z'],
  ['non\u00A0breaking', 'non breaking'],
  ['zero\u200Bwidth', 'zerowidth'],
  ['ｆ（１）', 'f(1)'],
  ['café', 'cafe'],
  ['cafe\u0301', 'cafe'],
])('%s is spelled %s', (line, spelled) => {
  expect(foldLookAlikes(line)).toBe(spelled);
});

test('whatever is typed on a plain keyboard stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (line) => {
      const typed = line.replace(/[^\t\x20-\x7E]/g, '');
      expect(foldLookAlikes(typed)).toBe(typed);
    }),
  );
});

test('whatever the line, what is plain already is not spelled again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (line) => {
      expect(foldLookAlikes(foldLookAlikes(line))).toBe(foldLookAlikes(line));
    }),
    runs(200),
  );
});
