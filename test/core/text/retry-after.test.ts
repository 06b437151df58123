import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retryAfterMs } from '../../../src/core/text/index.ts';
import { growth } from '../../support/growth.ts';
import { hostileText, mutatedText } from '../../support/hostile/texts.ts';
import { runs } from '../../support/property-runs.ts';

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

test.each(['1', '1.', ' ', '(', '1:', 'Sat, ', '-'])('reads a row of %j in linear time', (part) => {
  const read = (size: number) => void retryAfterMs(`${part.repeat(size / part.length)}x`, now);
  expect(growth(read, 20_000)).toBeLessThan(8);
});
