import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  emptyRecord,
  type FollowedPull,
  followedAs,
  mergeRecords,
  publishedAs,
  startedRecord,
  withDone,
} from '../../../src/core/tickets/index.ts';

const aFollowed: fc.Arbitrary<FollowedPull> = fc.record({
  pull: fc.integer({ min: 1, max: 3 }),
  repairs: fc.nat(4),
  done: fc.uniqueArray(fc.string({ maxLength: 5 }), { maxLength: 20 }),
});

const mergedOf = (older: FollowedPull | undefined, newer: FollowedPull | undefined) =>
  mergeRecords({ ...emptyRecord, followed: older }, { ...emptyRecord, followed: newer }).followed;

describe('what is known of a followed pull request', () => {
  test('starts anew with another number, and goes on with the same', () => {
    const known = { pull: 7, repairs: 2, done: ['behind:a:b'] };
    expect(followedAs(known, 7)).toBe(known);
    expect(followedAs(known, 9)).toEqual({ pull: 9, repairs: 0, done: [] });
    expect(publishedAs(known, 7, 'main')).toEqual({ ...known, into: 'main' });
  });

  test('keeps a bounded number of keys, the newest, and every repair', () => {
    let known = followedAs(undefined, 7);
    for (let at = 0; at < 50; at += 1) known = withDone(known, `key:${at}`, { isRepair: true });
    expect(known.repairs).toBe(50);
    expect(known.done).toHaveLength(24);
    expect(known.done.at(-1)).toBe('key:49');
    expect(withDone(known, 'key:49').done).toEqual(known.done);
  });

  test('is joined without losing a repair, and newer pull requests win', () =>
    fc.assert(
      fc.property(aFollowed, aFollowed, (older, newer) => {
        const merged = mergedOf(older, newer);
        expect(merged?.pull).toBe(Math.max(older.pull, newer.pull));
        const same = [older, newer].filter(({ pull }) => pull === merged?.pull);
        expect(merged?.repairs).toBe(Math.max(...same.map(({ repairs }) => repairs)));
        const last = same.at(-1);
        expect(last?.done.every((key) => merged?.done.includes(key))).toBe(true);
      }),
    ));

  test('is kept from either record', () => {
    const known = followedAs(undefined, 7);
    expect(mergedOf(known, undefined)).toEqual(known);
    expect(mergedOf(undefined, known)).toEqual(known);
  });

  test('forgets what was told when an attempt starts, which rewrites it', () => {
    const followed = { ...followedAs(undefined, 7), told: { pull: 'a' } };
    const now = new Date('2026-11-20T09:00:00Z');
    const started = startedRecord({ ...emptyRecord, followed }, now, 'fix/APP-17', {});
    expect(started.followed?.told).toBeUndefined();
    expect(started.followed?.pull).toBe(7);
  });
});
