import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  byteLength,
  clip,
  clipLines,
  clipWithin,
  excerpt,
  firstLines,
  listNames,
  oneLine,
  summaryLine,
} from '../../../src/engines/text/index.ts';
import { closed } from '../../../src/engines/text/shorten.ts';
import { codePoint } from '../../support/code-point.ts';

/** Text with long runs, multi-byte characters, line breaks and code fences, but no lone surrogate. */
const anyText = fc
  .array(
    fc
      .tuple(
        fc.constantFrom('x', 'é', '日', '😀', '\n', ' ', '```\n', '~~~js\n', 'a b\n'),
        fc.nat(400),
      )
      .map(([unit, times]) => unit.repeat(times)),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

describe('clip', () => {
  test.each([
    ['abcdef', 6, 'abcdef'],
    ['abcdef', 5, 'abcde…'],
    ['abcdef', 0, '…'],
    ['a😀b', 2, 'a…'],
    ['a😀b', 3, 'a😀…'],
    ['a😀b', 9, 'a😀b'],
    ['', 0, ''],
  ])('%j to %i characters', (text, length, clipped) => {
    expect(clip(text, length)).toBe(clipped);
  });

  test('takes another mark, or none', () => {
    expect(clip('abcdef', 2, ' (cut)')).toBe('ab (cut)');
    expect(clip('a😀b', 2, '')).toBe('a');
  });
});

test.each([
  ['abcdef', 6, 'abcdef'],
  ['abcdef', 5, 'abcd…'],
  ['abc😀f', 5, 'abc…'],
])('clipWithin(%j, %i) counts the ellipsis', (text, length, clipped) => {
  expect(clipWithin(text, length)).toBe(clipped);
});

test.each([
  ['one\ntwo\nthree', 13, 'one\ntwo\nthree'],
  ['one\ntwo\nthree', 10, 'one\ntwo …'],
  ['one\ntwo\nthree', 7, 'one\ntwo …'],
  ['one\ntwo\nthree', 6, 'one …'],
  ['one\ntwo\nthree', 2, 'on …'],
  ['😀😀', 1, ' …'],
])('clipLines(%j, %i) ends with a whole line when there is one', (text, length, clipped) => {
  expect(clipLines(text, length, ' …')).toBe(clipped);
});

test.each([
  [' a\n\tb  c \r\n', undefined, 'a b c'],
  ['a\nb', 3, 'a b'],
  ['a\nbcde', 5, 'a …'],
])('oneLine(%j, %s)', (text, room, line) => {
  expect(oneLine(text, room)).toBe(line);
});

describe('excerpt', () => {
  test('keeps the head and the tail in whole lines and counts what is cut', () => {
    const text = Array.from({ length: 60 }, (_, at) => `line ${at}`).join('\n');
    const shown = excerpt(text, 200);
    const [, head = '', count = '', tail = ''] =
      /^([\s\S]*)\n\n\(… (\d+) characters are cut here …\)\n\n([\s\S]*)$/.exec(shown) ?? [];
    expect(head).toMatch(/^line 0\n.*line \d+$/s);
    expect(tail).toMatch(/^line \d+\n.*line 59$/s);
    expect(head.length + Number(count) + tail.length).toBe(text.length);
  });

  test.each([
    ['too short for a sentence', 'x'.repeat(300), 20, `${'x'.repeat(17)}…`],
    ['for the ellipsis alone', 'xxxx', 3, '…'],
    ['for nothing', 'xxxx', 2, ''],
    ['within a character', '日本語', 8, '日…'],
  ])('with a room %s', (_, text, room, shown) => {
    expect(excerpt(text, room)).toBe(shown);
  });

  test.each([
    ['head', `${'y'.repeat(20)}\n${'x'.repeat(1_000)}`, /^y{20}\nx{50,}\n\n\(…/],
    ['tail', `${'x'.repeat(1_000)}\n${'y'.repeat(20)}`, /…\)\n\nx{50,}\ny{20}$/],
  ])('keeps a part of a line of which most of the %s consists', (_, text, shown) => {
    expect(excerpt(text, 300)).toMatch(shown);
  });

  test('closes a code fence that the cut leaves open', () => {
    expect(excerpt(`\`\`\`js\n${'row\n'.repeat(200)}`, 300)).toMatch(/row\n+```$/);
  });

  test('whatever the text: it fits the room and splits no character', () => {
    fc.assert(
      fc.property(anyText, fc.nat(1_500), (text, room) => {
        for (const shown of [excerpt(text, room), oneLine(text, room)]) {
          expect(byteLength(shown)).toBeLessThanOrEqual(room);
          expect(shown.isWellFormed()).toBe(true);
          expect(shown).not.toContain('\uFFFD');
        }
        for (const shown of [
          clip(text, room),
          clipLines(text, room, '…'),
          clipWithin(text, room + 1),
        ]) {
          expect(shown.length).toBeLessThanOrEqual(room + 1);
          expect(shown.isWellFormed()).toBe(true);
        }
      }),
    );
  });
});

describe('the summary line', () => {
  test.each([
    ['is a text of one line', 'block 1: it is a folder', 'block 1: it is a folder'],
    ['is its first line', 'block 1: not there\nblock 2: nor this', 'block 1: not there'],
    [
      'leaves out the lead-in to the lines that follow',
      'It is not there. The nearest:\n1 | a',
      'It is not there',
    ],
    ['is the lead-in if there is nothing else', 'The nearest:\n1 | a', 'The nearest'],
    ['keeps dots', 'it has "# ...": write every line', 'it has "# ...": write every line'],
    ['may be empty', '', ''],
  ])('%s', (_, text, said) => {
    expect(summaryLine(text)).toBe(said);
  });

  test('is always one line of bounded length', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000, unit: codePoint }), (text) => {
        expect(summaryLine(text)).not.toContain('\n');
        expect(summaryLine(text).length).toBeLessThan(320);
      }),
    );
  });
});

test.each([
  [[], ''],
  [['a'], ': a'],
  [['a', 'b', 'c', 'd', 'e'], ': a, b, c, d, e'],
  [['a', 'b', 'c', 'd', 'e', 'f', 'g'], ': a, b, c, d, e and 2 more'],
  [['x'.repeat(200)], `: ${'x'.repeat(120)}…`],
])('a list of names is short: %j', (names, listed) => {
  expect(listNames(names)).toBe(listed);
});

const ticks = (length: number) => '`'.repeat(length);

test.each([
  ['```\na', '```'],
  ['   ~~~js\na', '~~~'],
  ['````\na\n```', '````'],
  ['```\na\n```js', '```'],
  ['~~~\na\n```', '~~~'],
  ['~~~ a`b\nc', '~~~'],
  ['```\na\n```\n```\nb', '```'],
  [`${ticks(10)}\na`, ticks(10)],
  ['```\na\n```  ', undefined],
  ['```\na\n`````', undefined],
  ['``` a`b\nc', undefined],
  ['    ```\na', undefined],
  ['a ```\nb', undefined],
  [`${ticks(11)}\na`, undefined],
])('%j is closed by %j', (text, fence) => {
  expect(closed(text)).toBe(fence === undefined ? text : `${text}\n${fence}`);
});

test.each([
  [['ab', 'c', 'd'], 7, ['ab', 'c', 'd']],
  [['ab', 'c', 'd'], 6, ['ab', 'c']],
  [['ab', 'c', 'd'], 5, ['ab', 'c']],
  [['ab', 'c', 'd'], 4, ['ab']],
  [['ab', 'c', 'd'], 2, []],
])('of the lines %j, %i characters hold %j', (lines, length, first) => {
  expect(firstLines(lines, length)).toEqual(first);
});
