import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  counted,
  estimateTokens,
  firstFew,
  formatNumber,
  retryAfterMs,
} from '../../../src/engines/text/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { hostileText, mutatedText } from '../../support/hostile/texts.ts';
import { runs } from '../../support/property-runs.ts';

test('a number has its thousands apart', () => {
  expect([0, 999, 1_234, 1_234_567.5].map(formatNumber)).toEqual([
    '0',
    '999',
    '1,234',
    '1,234,567.5',
  ]);
});

test('only one thing is counted in the singular', () => {
  expect([0, 1, 2, 1_000].map((count) => counted(count, 'file'))).toEqual([
    '0 files',
    '1 file',
    '2 files',
    '1000 files',
  ]);
  expect(counted(1_000, 'call', formatNumber(1_000))).toBe('1,000 calls');
});

test('of many texts, the first are named and the others counted', () => {
  expect(firstFew(['a', 'b'], 2)).toEqual(['a', 'b']);
  expect(firstFew(['a', 'b', 'c', 'd'], 2)).toEqual(['a', 'b', 'and 2 more']);
  expect(firstFew([], 2)).toEqual([]);
});

describe('estimateTokens', () => {
  test.each([
    ['', 0],
    ['Hello', 1],
    ['hello world', 3],
    ['internationalization', 4],
    ['!', 1],
    ['((((((', 4],
    ['12345', 2],
    ['购物车总价', 3],
    ['итого', 3],
    ['\n'.repeat(100), 55],
    [' '.repeat(100), 1],
  ])('counts %j as %i', (text, tokens) => {
    expect(estimateTokens(text)).toBe(tokens);
  });

  test('counts code at three to five characters a token', () => {
    const line = '    if (cart.total < price * quantity) throw new RangeError("too low");\n';
    const perToken = line.length / (estimateTokens(line.repeat(100)) / 100);
    expect(perToken).toBeGreaterThan(3);
    expect(perToken).toBeLessThan(5);
  });

  test('counts every text, and no less when there is more of it', () => {
    const text = fc.string({ unit: codePoint, maxLength: 200 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(estimateTokens(`${a}\n${b}`)).toBeGreaterThanOrEqual(estimateTokens(a));
        expect(estimateTokens(a) > 0).toBe(a !== '');
      }),
    );
  });
});

const now = Date.UTC(2026, 10, 21, 12);

test.each([
  ['0', 0],
  ['30', 30_000],
  ['1.5', 1500],
  ['0.125', 125],
  [' 2 ', 2_000],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
  [null, undefined],
  ['-3 elephants', undefined],
  ['-5', undefined],
  ['elephant 5', undefined],
  ['9'.repeat(400), undefined],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['21 Nov 2026 12:00:30 GMT', 30_000],
  ['Nov 21 12:00:30 GMT 2026', 30_000],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['Saturday, 21-Nov-26 12:00:30 GMT', 30_000],
  ['2026-11-21T12:00:30Z', 30_000],
])('Retry-After %j asks for %s ms', (header, milliseconds) => {
  expect(retryAfterMs(header, now)).toBe(milliseconds);
});

test('whatever is sent, it asks for a finite time that is not negative, or for none', () => {
  const date = 'Sat, 21 Nov 2026 12:00:30 GMT';
  const header = fc.oneof(
    hostileText,
    mutatedText(date),
    mutatedText('1.5'),
    fc.oneof(fc.bigInt(), fc.double(), fc.integer()).map(String),
  );
  const property = fc.property(header, (sent) => {
    const asked = retryAfterMs(sent, now);
    expect(asked === undefined || (Number.isFinite(asked) && asked >= 0)).toBe(true);
    // A number of seconds, or a time of day in a date.
    if (!/^\s*\d+(\.\d+)?\s*$|\d:\d\d/.test(sent)) expect(asked).toBeUndefined();
  });
  fc.assert(property, runs(1_000));
});
