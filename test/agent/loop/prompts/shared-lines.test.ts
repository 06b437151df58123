import { expect, test } from 'vitest';
import { sharedLines } from '../../../../src/agent/loop/prompts/shared-lines.ts';

/** A hundred lines of ten characters. */
const text = 'x'.repeat(9).concat('\n').repeat(100);
const lines = (start: number, end: number) => ({ start, end });

test.each([
  ['what is asked comes whole', [[[[lines(1, 50)], []]]], [540, 0], [[lines(1, 50)]]],
  ['or not at all', [[[[lines(1, 50), lines(60, 70)], []]]], [400, 0], [[lines(60, 70)]]],
  ['the first one has its share', [[[[], [lines(1, 80)]]]], [0, 440], [[lines(1, 40)]]],
  [
    'of each file, however much another has',
    [
      [
        [[], [lines(1, 90)]],
        [[], [lines(1, 90)]],
      ],
    ],
    [0, 480],
    [[lines(1, 20)], [lines(1, 20)]],
  ],
  [
    'and what a short one leaves is for the others',
    [
      [
        [[], [lines(1, 90)]],
        [[], [lines(1, 4)]],
      ],
    ],
    [0, 480],
    [[lines(1, 36)], [lines(1, 4)]],
  ],
  [
    'what comes last has what is left',
    [[[[lines(1, 9)], [lines(10, 20)], [lines(30, 60), lines(90, 92)]]]],
    [500, 240],
    [[lines(1, 20), lines(90, 92)]],
  ],
  [
    'of what is there in part, only the rest is taken, as far as there is room',
    [[[[lines(20, 29), lines(60, 69)], [lines(10, 100)]]]],
    [500, 140],
    [[lines(10, 29), lines(60, 69)]],
  ],
])('%s', (_, [wanted = []], rooms, expected) => {
  const files = wanted.map((groups) => ({ text, wanted: groups }));
  const chosen = sharedLines(files, rooms);
  expect(files.map((file) => chosen.get(file))).toEqual(expected);
});
