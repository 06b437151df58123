import { expect, test } from 'vitest';
import { askedPause, maxTries, pauseAfter } from '../../src/worker/backoff.ts';

const now = Date.parse('2026-11-20T10:00:00Z');
const inSeconds = (seconds: number) => String(now / 1_000 + seconds);

test.each([
  [1, 1_000],
  [2, 2_000],
  [3, 4_000],
  [9, 256_000],
  [10, 300_000],
  [1_000, 300_000],
])('after %i tries it pauses for %i ms', (tries, pause) => {
  expect(pauseAfter(tries)).toBe(pause);
});

test('all tries together last about an hour', () => {
  const pauses = Array.from({ length: maxTries - 1 }, (_, index) => pauseAfter(index + 1));
  const minutes = pauses.reduce((sum, pause) => sum + pause, 0) / 60_000;
  expect(minutes).toBeGreaterThan(50);
  expect(minutes).toBeLessThan(70);
});

test.each([
  ['nothing', {}, 0],
  ['seconds', { 'retry-after': '90' }, 90_000],
  ['a date', { 'retry-after': 'Fri, 20 Nov 2026 10:02:00 GMT' }, 120_000],
  ['a date that is past', { 'retry-after': 'Fri, 20 Nov 2026 09:00:00 GMT' }, 0],
  ['a day', { 'retry-after': '86400' }, 3_600_000],
  ['nonsense', { 'retry-after': 'soon' }, 0],
  ['a spent limit', limits('0', inSeconds(60)), 60_000],
  ['a spent limit that is over', limits('0', inSeconds(-60)), 0],
  ['a limit that is not spent', limits('12', inSeconds(60)), 0],
  ['seconds and a limit', { 'retry-after': '5', ...limits('0', inSeconds(60)) }, 5_000],
])('an answer with %s asks for its pause', (_, headers, pause) => {
  expect(askedPause(new Headers(headers), now)).toBe(pause);
});

function limits(remaining: string, reset: string) {
  return { 'x-ratelimit-remaining': remaining, 'x-ratelimit-reset': reset };
}
