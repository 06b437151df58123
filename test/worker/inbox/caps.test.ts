import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roomUnder } from '../../../src/worker/inbox/caps.ts';

const hour = 3_600_000;

test('there is room for what the cap still allows', () => {
  expect(roomUnder(3, [], 5 * hour)).toEqual({ count: 3, next: 5 * hour });
  expect(roomUnder(3, [5 * hour - 1], 5 * hour)).toEqual({ count: 2, next: 5 * hour });
});

test('without room the next one may go an hour after the oldest that counts', () => {
  const begun = [5 * hour - 1, 5 * hour - 2, 5 * hour - 3];
  expect(roomUnder(3, begun, 5 * hour)).toEqual({ count: 0, next: 6 * hour - 3 });
  expect(roomUnder(3, begun, 6 * hour - 3)).toEqual({ count: 1, next: 6 * hour - 3 });
});

test('whatever has begun, keeping to the room keeps to the cap in every hour', () => {
  const steps = fc.array(fc.nat({ max: hour }), { maxLength: 60 });
  const property = fc.property(fc.integer({ min: 1, max: 6 }), steps, (cap, pauses) => {
    const begun: number[] = [];
    let now = 0;
    for (const pause of pauses) {
      now += pause;
      const newest = begun.toReversed().slice(0, cap);
      const room = roomUnder(cap, newest, now);
      if (room.count > 0) begun.push(now);
      else expect(roomUnder(cap, newest, room.next).count).toBeGreaterThan(0);
    }
    for (const start of begun) {
      expect(begun.filter((at) => at >= start && at < start + hour).length).toBeLessThanOrEqual(
        cap,
      );
    }
  });
  fc.assert(property);
});
