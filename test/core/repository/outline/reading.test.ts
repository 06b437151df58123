import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseLines, type Lines } from '../../../../src/core/repository/index.ts';
import { runs } from '../../../support/property-runs.ts';

const numbersOf = (ranges: readonly Lines[]) =>
  ranges.flatMap(({ start, end }) =>
    Array.from({ length: end - start + 1 }, (_, at) => start + at),
  );

const range = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 40 }))
  .map(([start, length]) => ({ start, end: Math.min(60, start + length) }));

test('each line that is asked for is shown, or said to be seen, documentation or left out', () => {
  const lines = fc.array(fc.constantFrom('go();', '# Words.', '', '"""', '}'), {
    minLength: 60,
    maxLength: 60,
  });
  const given = fc.tuple(
    lines,
    fc.array(range, { minLength: 1, maxLength: 4 }),
    fc.array(range, { maxLength: 3 }),
    fc.integer({ min: 50, max: 900 }),
    fc.array(range, { maxLength: 3 }),
    fc.array(range, { maxLength: 5 }),
  );
  fc.assert(
    fc.property(given, ([text, asked, seen, room, first, defined]) => {
      const file = { path: 'a.py', lines: text };
      const { shown, ...out } = chooseLines(file, asked, {
        ...{ seen, room, first },
        definitions: defined.map((one) => ({ ...one, name: 'f', kind: 'def', depth: 0 })),
      });
      const wanted = new Set(numbersOf(asked));
      const told = new Set(numbersOf([...shown, ...out.seen, ...out.docs, ...out.left]));
      const isBlank = (line: number) => !/\w/.test(text[line - 1] ?? '');
      expect([...wanted].filter((line) => !told.has(line) && !isBlank(line))).toEqual([]);
      expect(numbersOf(shown)).toEqual([...new Set(numbersOf(shown))].toSorted((a, b) => a - b));
      const length = numbersOf(shown).reduce((sum, line) => sum + (text[line - 1] ?? '').length, 0);
      expect(length).toBeLessThanOrEqual(room + 500);
      const hidden = new Set(numbersOf(out.left));
      expect(numbersOf(shown).filter((line) => hidden.has(line))).toEqual([]);
    }),
    runs(300),
  );
});
