import { expect, test } from 'vitest';
import { maxTries, pauseAfter } from '../../../src/worker/inbox/backoff.ts';

test('the pauses double from a second to five minutes', () => {
  expect([1, 2, 3, 9, 10, 100].map(pauseAfter)).toEqual([
    1_000, 2_000, 4_000, 256_000, 300_000, 300_000,
  ]);
});

test('all tries together take about an hour', () => {
  const pauses = Array.from({ length: maxTries - 1 }, (_, index) => pauseAfter(index + 1));
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(0.8);
  expect(hours).toBeLessThan(1.2);
});
