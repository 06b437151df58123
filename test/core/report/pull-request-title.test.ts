import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeTitle, fillMessage, fillTitle } from '../../../src/core/report/index.ts';
import { keyOf } from '../../support/memory/samples/tickets.ts';
import { runs } from '../../support/property-runs.ts';

const key = keyOf('APP-17');

describe('the title of a change', () => {
  test.each([
    ['The total is wrong', 'The total is wrong'],
    ['Log #time 2h, #close, ##done and #готово', 'Log time 2h, close, done and готово'],
    ['Ask @octocat or #@team', 'Ask octocat or team'],
    ['C# and a # alone stay, so does @ home', 'C# and a # alone stay, so does @ home'],
    ['Fixes acme/shop#5 and GH-6', 'Fixes acme/shop5 and GH 6'],
    ['Fixes https://github.com/acme/shop/issues/5', 'Fixes https: github.com/acme/shop/issues/5'],
    ['Like OPS-5 and ops_2-17', 'Like OPS\u20115 and ops_2\u201117'],
    ['Again: APP-17, but not APP-1', 'Again: APP-17, but not APP\u20111'],
    ['xAPP-17, BAPP-17 and _APP-17', 'xAPP\u201117, BAPP\u201117 and _APP-17'],
    ['OPS#-5 @OPS-5 #OPS-5', 'OPS#-5 OPS\u20115 OPS\u20115'],
    ['A range of 3-5, a-b and - 5', 'A range of 3-5, a-b and - 5'],
    ['Right\u202Eto left, torn \uD83D', 'Rightto left, torn \uFFFD'],
    ['Two\nlines\tand\u0000more', 'Two lines and more'],
    ['Cart [skip ci] is [no ci] wrong', 'Cart (skip ci) is (no ci) wrong'],
    ['***NO_CI*** skip-checks: true', '***NO CI*** skip checks: true'],
    ['x Co-authored-by: E <e@evil.test>', 'x Co-authored by: E <eevil.test>'],
    ['  ', 'fix'],
  ])('of %j is %j', (summary, title) => {
    expect(changeTitle(key, summary)).toBe(`APP-17: ${title}`);
  });

  test('is cut at 120 characters, never within one', () => {
    expect(changeTitle(key, 'x'.repeat(112))).toHaveLength(120);
    const cut = changeTitle(key, `${'x'.repeat(110)}😀${'y'.repeat(20)}`);
    expect(cut).toBe(`APP-17: ${'x'.repeat(110)}…`);
  });
});

describe('a title from a template', () => {
  const names = { key, summary: 'The total @ada is wrong', type: 'Bug [skip ci]' };

  test.each([
    ['fix: {summary} ({key})', 'fix: The total ada is wrong (APP-17)'],
    ['[{key}] {type}', '[APP-17] Bug (skip ci)'],
    ['{summary}', 'The total ada is wrong'],
    ['always the same', 'always the same'],
  ])('%s is %s', (template, title) => expect(fillTitle(template, names)).toBe(title));

  test('keeps its end if the summary is long', () => {
    const long = fillTitle('fix: {summary} ({key})', { key, summary: '$& x'.repeat(99) });
    expect(long).toHaveLength(120);
    expect(long).toMatch(/^fix: \$& x.*… \(APP-17\)$/);
    expect(fillTitle('{summary}{summary}', { key, summary: 'x'.repeat(300) })).toHaveLength(120);
  });

  test('is a message of several lines, too', () => {
    expect(fillMessage('fix: {summary}\n\nRefs {key}', { key, summary: 'Wrong' })).toBe(
      'fix: Wrong\n\nRefs APP-17',
    );
    expect(fillMessage(undefined, { key, summary: 'Wrong' })).toBe('APP-17: Wrong');
  });
});

test('whatever the summary, the title is one short line without references', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...['#', '@', 'GH-', 'OPS', '-', 'APP-17', '://', '5', 'close', '\n', '/', ':', 'fixes '],
    ),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
  );
  const summary = fc.array(piece).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(summary, (text) => {
      const title = changeTitle(key, text);
      expect(title.length).toBeLessThanOrEqual(120);
      expect(title.isWellFormed()).toBe(true);
      for (const [found] of title.matchAll(/(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}_]*-\p{N}+/gu))
        expect(found).toBe(key);
      expect(title).not.toMatch(/[#@][\p{L}\p{N}_]|\bGH-\d|:\/\/|\p{Cc}/iu);
    }),
    runs(1_000),
  );
});
