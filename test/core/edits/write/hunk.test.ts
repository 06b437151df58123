import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hunksOf } from '../../../../src/core/edits/write/hunk.ts';

test('a hunk is what goes and what comes in its place', () => {
  expect(hunksOf(['a', 'b', 'c'], ['a', 'x', 'y', 'c', 'd'])).toEqual([
    { from: 1, to: 2, at: 1, added: ['x', 'y'] },
    { from: 3, to: 3, at: 4, added: ['d'] },
  ]);
  expect(hunksOf(['a', 'b'], ['b'])).toEqual([{ from: 0, to: 1, at: 0, added: [] }]);
  expect(hunksOf(['a'], ['a'])).toEqual([]);
});

const side = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 10 });

test('whatever the sides, the hunks turn SEARCH into REPLACE, and no two touch', () => {
  fc.assert(
    fc.property(side, side, (search, replace) => {
      const hunks = hunksOf(search, replace);
      let [made, next]: [readonly string[], number] = [[], 0];
      for (const { from, to, at, added } of hunks) {
        expect(made.length === 0 || from > next).toBe(true);
        made = [...made, ...search.slice(next, from)];
        expect(at).toBe(made.length);
        made = [...made, ...added];
        next = to;
      }
      expect([...made, ...search.slice(next)]).toEqual(replace);
    }),
    { numRuns: 1_000 },
  );
});

test('two long sides without a common line are one hunk', () => {
  const lines = (sign: string) => Array.from({ length: 5_000 }, (_, at) => `${sign}${at}`);
  expect(hunksOf(lines('a'), lines('b'))).toEqual([
    { from: 0, to: 5_000, at: 0, added: lines('b') },
  ]);
});
