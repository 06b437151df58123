import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf, showWindow } from '../../../../src/core/repository/index.ts';

const text = ['one', '  two', 'three', 'four'].join('\n');

describe('the window of a text', () => {
  test.each([
    ['the whole text', {}, '(lines 1-4 of 4)\none\n  two\nthree\nfour'],
    ['a range, its indentation kept', { start: 2, end: 3 }, '(lines 2-3 of 4)\n  two\nthree'],
    ['from a line on', { start: 4 }, '(lines 4-4 of 4)\nfour'],
    ['up to a line', { end: 1 }, '(lines 1-1 of 4)\none'],
    ['an end beyond the last line', { start: 3, end: 99 }, '(lines 3-4 of 4)\nthree\nfour'],
    ['an end before the start', { start: 3, end: 1 }, '(lines 3-3 of 4)\nthree'],
    ['a start before the first line', { start: -5, end: 1 }, '(lines 1-1 of 4)\none'],
    ['a start beyond the last line', { start: 5 }, '(there is no line 5: the file has 4)'],
  ])('%s', (_, range, shown) => {
    expect(showWindow(text, range, 1_000).text).toBe(shown);
  });

  test('is cut between two lines, and says so', () => {
    expect(showWindow(text, {}, 10).text).toBe(
      '(lines 1-2 of 4; cut here, ask for lines 3-4)\none\n  two',
    );
  });

  test('shows the start of a line that is too long', () => {
    expect(showWindow('abcdefgh', {}, 3).text).toBe(
      '(lines 1-1 of 1; the line is longer than is shown)\nabc',
    );
  });

  test('of an empty file', () => {
    expect(showWindow('', {}, 100)).toEqual({ text: '(the file is empty)', isWhole: false });
  });

  test('whatever the text and the range: the lines are unchanged and within the limit', () => {
    const line = fc.stringMatching(/^[a-z \t]{0,12}$/);
    const number = fc.option(fc.integer({ min: -3, max: 30 }), { nil: undefined });
    fc.assert(
      fc.property(fc.array(line), number, number, fc.nat(80), (lines, start, end, limit) => {
        const file = lines.map((one) => `${one}\n`).join('');
        const { text, lines: range, isWhole } = showWindow(file, { start, end }, limit);
        const [header = '', ...shown] = text.split('\n');
        expect(header).toMatch(/^\(.*\)$/);
        expect(shown.join('\n').length).toBeLessThanOrEqual(limit);
        if (header.includes('longer')) return;
        expect(`\n${file}`).toContain(['', ...shown].join('\n'));
        const all = linesOf(file);
        expect(range && all.slice(range.start - 1, range.end)).toEqual(range && shown);
        expect(isWhole).toBe(range !== undefined && shown.length === all.length);
      }),
    );
  });
});

test('a final line break does not start another line', () => {
  expect(linesOf('a\n\nb\n')).toEqual(['a', '', 'b']);
  expect(linesOf('')).toEqual([]);
});
