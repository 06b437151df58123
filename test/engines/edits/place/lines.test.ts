import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  foldLookAlikes,
  isEllipsis,
  whyIncomplete,
} from '../../../../src/engines/edits/place/index.ts';
import { otherReadings } from '../../../../src/engines/edits/place/readings.ts';
import { codePoint } from '../../../support/code-point.ts';
import { applyTo, linesOf } from '../../../support/edits/applied-text.ts';
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

test.each([
  '...',
  '  …',
  '# ...',
  '    // ...',
  '// ... the same as before',
  '/* ... */',
  '<!-- ... -->',
  '{/* ... */}',
])('%s is an ellipsis', (line) => {
  expect(isEllipsis(line)).toBe(true);
});

test.each(['', 'x ...', '...rest', 'f(...)', '// wait ...', '..', '#'])('%j is not', (line) => {
  expect(isEllipsis(line)).toBe(false);
});

const why = (line: string) => `it omits code with ${JSON.stringify(line)}: write out every line`;

test('the first placeholder that the file does not have is named', () => {
  const lines = ['a = 1', '# ... rest', '\t# ... rest of the file', '# ... existing code of "a"'];
  expect(whyIncomplete(lines, [])).toBe(why('# ... rest'));
  expect(whyIncomplete(lines, ['# ... rest'])).toBe(why('# ... rest of the file'));
  expect(whyIncomplete(lines, lines.slice(0, 3))).toBe(why('# ... existing code of "a"'));
  expect(whyIncomplete(lines, lines)).toBeUndefined();
});

test('a known line must be equal including its indentation', () => {
  expect(whyIncomplete(['  # ... rest'], ['# ... rest'])).toBe(why('# ... rest'));
});

test('a SEARCH without artefacts has no other reading', () => {
  const block = { search: linesOf('if a:\n    b = "c"'), replace: linesOf('+ 1 | &lt; “x” \\"') };
  expect(otherReadings(block)).toEqual([]);
});

test('a reading never leaves SEARCH without text', () => {
  for (const search of ['```\n```', '1 |', '-', '-\n- ']) {
    const readings = otherReadings({ search: linesOf(search), replace: ['x'] });
    expect(
      readings.filter((reading) => reading.search.every((line) => line.trim() === '')),
    ).toEqual([]);
  }
});
