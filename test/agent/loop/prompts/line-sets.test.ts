import { expect, test } from 'vitest';
import { withoutLines } from '../../../../src/agent/loop/prompts/reads.ts';

const range = (start: number, end: number) => ({ start, end });

test.each([
  ['nothing', [], [range(1, 10)]],
  ['lines elsewhere', [range(11, 20)], [range(1, 10)]],
  ['the beginning', [range(1, 3)], [range(4, 10)]],
  ['the end, and more', [range(8, 30)], [range(1, 7)]],
  [
    'lines between, in any order',
    [range(8, 8), range(2, 4)],
    [range(1, 1), range(5, 7), range(9, 10)],
  ],
  ['everything', [range(1, 5), range(4, 10)], []],
])('ten lines without %s', (_, others, left) => {
  expect(withoutLines([range(1, 10)], others)).toEqual(left);
});
