import { expect, test } from 'vitest';
import { retryAfterMs } from '../../../src/core/text/retry-after.ts';

const now = Date.UTC(2026, 10, 21, 12);

test.each([
  ['0', 0],
  ['30', 30_000],
  ['1.5', 1500],
  [' 2 ', 2_000],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
  [null, undefined],
  ['-3 elephants', undefined],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
])('Retry-After %j asks for %s ms', (header, milliseconds) => {
  expect(retryAfterMs(header, now)).toBe(milliseconds);
});
