import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BudgetedText,
  budgetedCode,
  budgetedList,
  byteLength,
  fitSections,
  headed,
  prose,
} from '../../../src/engines/text/index.ts';

const omitted = (count: number) => `(${count} omitted)`;

describe('with enough room', () => {
  const list = { title: '# List', omitted };
  test.each<[string, BudgetedText, string]>([
    ['prose', prose('Some words.'), 'Some words.'],
    ['prose with an open fence', prose('~~~\nopen'), '~~~\nopen\n~~~'],
    ['a head and its body', headed('Log:', prose('one')), 'Log:\n\none'],
    ['code', budgetedCode('diff', '-a\n+b\n'), '```diff\n-a\n+b\n```'],
    ['code with a fence', budgetedCode('', '```\n'), '````\n```\n````'],
    ['a list', budgetedList({ ...list, items: [prose('1'), prose('2')] }), '# List\n\n1\n\n2'],
    [
      'a list with items omitted before',
      budgetedList({ ...list, items: [prose('1')], alreadyOmitted: 3, separator: '\n' }),
      '# List\n\n1\n(3 omitted)',
    ],
    [
      'a reversed list',
      budgetedList({
        ...list,
        items: [prose('new'), prose('old')],
        alreadyOmitted: 1,
        isReversed: true,
      }),
      '# List\n\n(1 omitted)\n\nold\n\nnew',
    ],
  ])('%s is complete in the bytes it needs', (_, text, complete) => {
    expect(text.within(text.need)).toBe(complete);
    expect(byteLength(complete)).toBeLessThanOrEqual(text.need);
  });
});

describe('with too little room', () => {
  const long = 'word '.repeat(200);

  test('code keeps its fences', () => {
    expect(budgetedCode('diff', long).within(400)).toMatch(
      /^```diff\n[\s\S]+ cut here [\s\S]+\n```$/,
    );
    expect(budgetedCode('diff', long).within(9)).toBe('(…)');
  });

  test('a head without room for its body is alone', () => {
    expect(headed('The log:', prose(long)).within(8)).toBe('The log:');
    expect(headed('The log:', prose(long)).within(6)).toBe('The…');
  });

  test('room that a section does not need goes to the others', () => {
    const whole = prose('The title');
    const short = { ...prose('Short.'), share: 0.5 };
    const longer = { ...prose('x'.repeat(180)), share: 0.2 };
    expect(fitSections([whole, short, longer], 199)).toBe(
      `The title\n\nShort.\n\n${'x'.repeat(180)}`,
    );
    expect(fitSections([whole, short, longer], 198)).toContain('Short.\n\nx');
    expect(byteLength(fitSections([whole, short, longer], 198))).toBeLessThanOrEqual(198);
  });
});

/** Text with long runs, multi-byte characters, line breaks and code fences, but no lone surrogate. */
const words = fc
  .tuple(fc.constantFrom('x', 'é', '日', '😀', 'a b\n', '```\n', '~~~'), fc.nat(400))
  .map(([unit, times]) => unit.repeat(times));

const texts = fc.letrec<{ any: BudgetedText }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    words.map(prose),
    words.map((text) => budgetedCode('js', text)),
    fc.tuple(words, tie('any')).map(([head, body]) => headed(head, body)),
    fc
      .record({
        title: words,
        items: fc.array(tie('any'), { maxLength: 6 }),
        omitted: fc.constant(omitted),
        alreadyOmitted: fc.nat(3),
        isReversed: fc.boolean(),
      })
      .map(budgetedList),
  ),
})).any;

test('whatever the text: it fits the room and splits no character', () => {
  fc.assert(
    fc.property(texts, fc.nat(2_500), (text, room) => {
      const shown = text.within(room);
      expect(byteLength(shown)).toBeLessThanOrEqual(room);
      expect(shown.isWellFormed()).toBe(true);
    }),
  );
});

test('whatever the sections: together they fit the room', () => {
  const sections = fc.array(
    texts.map((text) => ({ ...text, share: 0.25 })),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(sections, fc.integer({ min: 100, max: 4_000 }), (given, room) => {
      expect(byteLength(fitSections(given, room))).toBeLessThanOrEqual(room);
    }),
  );
});

/** Needs so many bytes, and says how many it gets. */
const asking = (need: number, share?: number) => ({
  ...{ need, within: (room: number) => String(room) },
  ...(share !== undefined && { share }),
});

test.each([
  ['what is never cut, then their shares, and the rest to the largest', [0.25, 0.5], '224', '672'],
  ['the rest to the first of the same share', [0.25, 0.25], '672', '224'],
])('sections get %s', (_, [one, two], first, second) => {
  const sections = [asking(100), asking(5_000, one), asking(5_000, two)];
  expect(fitSections(sections, 1_000)).toBe(`100\n\n${first}\n\n${second}`);
});

test('a section gets no more than it needs, so that the others get more', () => {
  const sections = [asking(50, 0.5), asking(5_000, 0.25), asking(5_000, 0.1)];
  expect(fitSections(sections, 1_004)).toBe('50\n\n850\n\n100');
});

describe('a list of items of 326 bytes', () => {
  const item = { need: 326, within: (room: number) => 'x'.repeat(Math.min(room, 326)) };
  const shown = (count: number, room: number) =>
    budgetedList({ title: '#', omitted, items: Array.from({ length: count }, () => item) })
      .within(room)
      .split('\n\n')
      .map((part) => part.length);

  test.each([
    ['three of three in as many bytes as they need', 3, 985, [1, 326, 326, 326]],
    ['three of five beside the note about the others', 5, 998, [1, 326, 326, 326, 11]],
    ['the third shortened if there is too little room', 5, 997, [1, 326, 326, 325, 11]],
    ['the third in 200 bytes', 5, 872, [1, 326, 326, 200, 11]],
    ['no third in fewer', 5, 871, [1, 326, 326, 11]],
    ['the first, however little room there is', 5, 100, [1, 84, 11]],
  ])('shows %s', (_, count, room, lengths) => {
    expect(shown(count, room)).toEqual(lengths);
  });
});
