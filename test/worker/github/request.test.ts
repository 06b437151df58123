import { expect, test } from 'vitest';
import { askedPause } from '../../../src/worker/github/request.ts';

const now = Date.UTC(2026, 10, 21, 12);

test.each([
  ['seconds', { 'retry-after': '30' }, 30_000],
  ['a date', { 'retry-after': 'Sat, 21 Nov 2026 12:01:00 GMT' }, 60_000],
  ['a date in the past', { 'retry-after': 'Sat, 21 Nov 2026 11:00:00 GMT' }, 0],
  ['more than an hour', { 'retry-after': '999999' }, 3_600_000],
  ['nonsense', { 'retry-after': 'soon' }, 0],
  ['nothing', {}, 0],
  [
    'the reset of an exhausted rate limit',
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(now / 1_000 + 90) },
    90_000,
  ],
  [
    'a rate limit that is not exhausted',
    { 'x-ratelimit-remaining': '7', 'x-ratelimit-reset': String(now / 1_000 + 90) },
    0,
  ],
])('the pause is read from %s', (_, headers, pause) => {
  expect(askedPause(new Headers(headers), now)).toBe(pause);
});
