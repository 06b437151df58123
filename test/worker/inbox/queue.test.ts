import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hourlyAllowance } from '../../../src/worker/inbox/allowance.ts';

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
