import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldLookAlikes } from '../../../../src/core/edits/place/index.ts';
import { codePoint } from '../../../support/code-point.ts';
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
  // A decomposed character may itself look like another.
  ['paral·lel and paraŀlel', 'paral*lel and paral*lel'],
])('%s folds to %s', (line, folded) => {
  expect(foldLookAlikes(line)).toBe(folded);
});

test('ASCII text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (line) => {
      const typed = line.replace(/[^\t\x20-\x7E]/g, '');
      expect(foldLookAlikes(typed)).toBe(typed);
    }),
  );
});

test('folding any line twice equals folding it once', () => {
  fc.assert(
    fc.property(fc.string({ unit: codePoint }), (line) => {
      expect(foldLookAlikes(foldLookAlikes(line))).toBe(foldLookAlikes(line));
    }),
    runs(200),
  );
});
