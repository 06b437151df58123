import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldLookAlikes } from '../../../../src/engines/edits/place/index.ts';
import { codePoint } from '../../../support/code-point.ts';
import { applyTo } from '../../../support/edits/applied-text.ts';
import { runs } from '../../../support/property-runs.ts';

describe('look-alike characters', () => {
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
});

describe('signs of the file', () => {
  test('a pair is never half changed, whatever changes between its signs', () => {
    const word = fc.stringMatching(/^[a-z]{2,6}$/);
    const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
    const part = fc.record({ before: words, inside: words });
    const parts = fc.array(part, { minLength: 1, maxLength: 3 });
    const marks = fc.constantFrom(['“', '”'], ['‘', '’'], ['„', '“'], ['«', '»']);
    fc.assert(
      fc.property(parts, parts, marks, words, (old, next, [open = '', close = ''], end) => {
        const plain = open === '‘' ? "'" : '"';
        const lineOf = (all: typeof old, [a, b]: readonly [string, string]) =>
          `${all.map(({ before, inside }) => `${before} ${a}${inside}${b}`).join(' ')} ${end}`;
        const [search, replace] = [lineOf(old, [plain, plain]), lineOf(next, [plain, plain])];
        fc.pre(search !== replace);
        const applied = applyTo(`${lineOf(old, [open, close])}\n`, search, replace);
        const whole = [lineOf(next, [open, close]), replace].map((line) => `${line}\n`);
        expect(applied.kind === 'replaced' ? whole : [applied.kind]).toContain(
          applied.kind === 'replaced' ? applied.text : 'refused',
        );
      }),
      runs(200),
    );
  });
});
