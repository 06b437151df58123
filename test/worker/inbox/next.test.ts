import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hourlyAllowance } from '../../../src/worker/inbox/allowance.ts';
import {
  afterLooking,
  afterSending,
  maxTries,
  type Outgoing,
  outagePause,
  retryPause,
} from '../../../src/worker/inbox/index.ts';
import { sampleDispatch } from '../github/sample-dispatch.ts';

const now = 1_800_000_000_000;
const outgoing: Outgoing = {
  id: 1,
  delivery: 'd-1',
  ticket: 'SHOP-7',
  repository: 'acme/shop',
  attempts: 1,
  begun: now - 5_000,
  looked: 0,
  note: '',
  dispatch: sampleDispatch('d-1'),
};
const refused = { kind: 'refused', why: 'No.', pause: 0, isSetUp: true } as const;

test('after an unclear answer the lookup waits at least as long as GitHub asks', () => {
  const sent = { kind: 'unknown', why: 'GitHub answered 429', pause: 90_000 } as const;
  expect(afterSending(outgoing, sent, now)).toMatchObject({ due: now + 90_000 });
});

test('a refusal for a setting or a rate limit does not count as a try', () => {
  const late = { ...outgoing, attempts: 500 };
  for (const answer of [
    { ...refused, isSetUp: false },
    { ...refused, pause: 60_000 },
  ]) {
    expect(afterSending(late, answer, now)).toEqual({ kind: 'pending', due: now, note: '' });
  }
  expect(afterSending(late, refused, now)).toEqual({ kind: 'failed', note: 'No.' });
});

test('a delivery is sent again after two lookups, not after one', () => {
  const first = afterLooking(outgoing, 'none', now);
  expect(first).toMatchObject({ kind: 'sending', looked: 1 });
  const second = afterLooking({ ...outgoing, looked: 1 }, 'none', now + 10_000);
  expect(second).toMatchObject({ kind: 'pending' });
});

test('the pauses double from a second to five minutes', () => {
  expect([1, 2, 3, 9, 10, 100].map(retryPause)).toEqual([
    1_000, 2_000, 4_000, 256_000, 300_000, 300_000,
  ]);
});

test('an outage pauses nothing at first, then for up to half a minute, and not all alike', () => {
  expect([1, 2, 3, 4, 5, 8, 9, 1_000].map((failures) => outagePause(failures, 1))).toEqual([
    0, 0, 1_000, 2_000, 4_000, 30_000, 30_000, 30_000,
  ]);
  expect(outagePause(5, 0)).toBe(2_000);
  expect(outagePause(5)).toBeGreaterThanOrEqual(2_000);
});

test('all tries together take about an hour', () => {
  const pauses = Array.from({ length: maxTries - 1 }, (_, index) => retryPause(index + 1));
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(0.8);
  expect(hours).toBeLessThan(1.2);
});

const hour = 3_600_000;

test('the allowance is what the cap leaves', () => {
  expect(hourlyAllowance(3, [], 5 * hour)).toEqual({ count: 3, from: 5 * hour });
  expect(hourlyAllowance(3, [5 * hour - 1], 5 * hour)).toEqual({ count: 2, from: 5 * hour });
});

test('at the cap, the next start is an hour after the oldest one that counts', () => {
  const begun = [5 * hour - 1, 5 * hour - 2, 5 * hour - 3];
  expect(hourlyAllowance(3, begun, 5 * hour)).toEqual({ count: 0, from: 6 * hour - 3 });
  expect(hourlyAllowance(3, begun, 6 * hour - 3)).toEqual({ count: 1, from: 6 * hour - 3 });
});

test('keeping to the allowance keeps every hour within the cap', () => {
  const steps = fc.array(fc.nat({ max: hour }), { maxLength: 60 });
  const property = fc.property(fc.integer({ min: 1, max: 6 }), steps, (cap, pauses) => {
    const begun: number[] = [];
    let now = 0;
    for (const pause of pauses) {
      now += pause;
      const newest = begun.toReversed().slice(0, cap);
      const allowance = hourlyAllowance(cap, newest, now);
      if (allowance.count > 0) begun.push(now);
      else expect(hourlyAllowance(cap, newest, allowance.from).count).toBeGreaterThan(0);
    }
    for (const start of begun) {
      expect(begun.filter((at) => at >= start && at < start + hour).length).toBeLessThanOrEqual(
        cap,
      );
    }
  });
  fc.assert(property);
});
