import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeTitle } from '../../../src/core/report/title.ts';
import { keyOf } from '../../support/memory/samples.ts';

const key = keyOf('APP-17');

describe('the title of a change', () => {
  test.each([
    ['The total is wrong', 'The total is wrong'],
    ['Log #time 2h, #close, ##done and #готово', 'Log time 2h, close, done and готово'],
    ['Ask @octocat or #@team', 'Ask octocat or team'],
    ['C# and a # alone stay, so does @ home', 'C# and a # alone stay, so does @ home'],
    ['Fixes acme/shop#5 and GH-6', 'Fixes acme/shop5 and GH 6'],
    ['Fixes https://github.com/acme/shop/issues/5', 'Fixes https: github.com/acme/shop/issues/5'],
    ['Two\nlines\tand\u0000more', 'Two lines and more'],
    ['  ', 'fix'],
  ])('%j reads %j', (summary, title) => {
    expect(changeTitle(key, summary)).toBe(`APP-17: ${title}`);
  });

  test('is cut at 120 characters, and never inside one', () => {
    expect(changeTitle(key, 'x'.repeat(112))).toHaveLength(120);
    const cut = changeTitle(key, `${'x'.repeat(110)}😀${'y'.repeat(20)}`);
    expect(cut).toBe(`APP-17: ${'x'.repeat(110)}…`);
  });
});

test('whatever the summary: one short line that refers to no one and nothing', () => {
  const piece = fc.oneof(
    fc.constantFrom('#', '@', 'GH-', '://', '5', 'close', '\n', '/', ':', 'fixes '),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
  );
  const summary = fc.array(piece).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(summary, (text) => {
      const title = changeTitle(key, text);
      expect(title.length).toBeLessThanOrEqual(120);
      expect(title).not.toMatch(/[#@][\p{L}\p{N}_]|\bGH-\d|:\/\/|\p{Cc}/iu);
    }),
    { numRuns: 1_000 },
  );
});
