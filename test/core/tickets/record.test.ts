import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bareReport,
  emptyRecord,
  type FollowedPull,
  fitRecord,
  followedAs,
  mergeRecords,
  publishedAs,
  startedRecord,
  type TicketRecord,
  withDone,
  withTold,
} from '../../../src/core/tickets/index.ts';

const ids = fc.array(fc.string({ maxLength: 70 }), { maxLength: 300 });
const blocks = fc.string({ maxLength: 12_000 }).map((text) => [
  { kind: 'heading' as const, text },
  { kind: 'heading' as const, text: 'x' },
]);
const aReport = fc.record({
  ...{ reason: fc.constant('approved'), attempt: fc.nat(100) },
  ...{ work: blocks, notes: blocks, more: blocks },
});
const pull = { number: 7, url: 'https://github.test/acme/shop/pull/7', draft: false };
const aRecord: fc.Arbitrary<TicketRecord> = fc.record(
  {
    version: fc.constant(2 as const),
    inputs: ids,
    comments: ids,
    read: ids,
    attempts: fc.nat(100),
    begun: fc.constant('2026-11-20T09:00:00.000Z'),
    diff: fc.string({ maxLength: 8000 }),
    critique: fc.string({ maxLength: 2000 }),
    published: aReport.map((report) => ({ pull, lacking: [], report })),
    ended: aReport,
    left: fc.constantFrom('new' as const, 'indeterminate' as const, 'done' as const),
  },
  { requiredKeys: ['version', 'inputs', 'comments', 'read', 'attempts'] },
);

describe('fitRecord', () => {
  test('stays within the limit and keeps the newest ids', () =>
    fc.assert(
      fc.property(aRecord, fc.integer({ min: 14_000, max: 40_000 }), (record, limit) => {
        const fitted = fitRecord(record, limit);
        expect(JSON.stringify(fitted).length).toBeLessThanOrEqual(limit);
        expect(fitted.attempts).toBe(record.attempts);
        for (const list of ['inputs', 'comments', 'read'] as const) {
          expect(record[list].slice(record[list].length - fitted[list].length)).toEqual(
            fitted[list],
          );
        }
      }),
    ));

  test('drops the diff before any id, and nothing if the record fits', () => {
    const record = { ...emptyRecord, inputs: ['a'.repeat(500)], diff: 'd'.repeat(900) };
    expect(fitRecord(record, 2_000)).toBe(record);
    const { diff: _, ...lean } = record;
    expect(fitRecord(record, 1_000)).toEqual(lean);
  });

  test('drops what is left to tell after the diff, and keeps how the attempt ended', () => {
    const work = [{ kind: 'code', language: '', text: 'r'.repeat(900) }] as const;
    const end = { report: { ...bareReport({ reason: 'answered' }, 1), work }, lacking: [] };
    const open = { end };
    const record = { ...emptyRecord, inputs: ['a'.repeat(500)], diff: 'd'.repeat(900), open };
    const { diff: _, ...lean } = record;
    expect(fitRecord(record, 2_000)).toEqual(lean);
    const silent = { ...end, report: bareReport({ reason: 'answered' }, 1) };
    expect(fitRecord(record, 1_000)).toEqual({ ...lean, open: { end: silent } });
  });

  test('drops the oldest tenth of the longest list at a time', () => {
    const inputs = Array.from({ length: 95 }, (_, index) => `input ${index}`);
    const record = { ...emptyRecord, inputs, comments: ['1', '2'], read: ['1', '2', '3'] };
    const whole = JSON.stringify(record).length;
    expect(fitRecord(record, whole)).toBe(record);
    expect(fitRecord(record, whole - 1)).toEqual({ ...record, inputs: inputs.slice(10) });
    expect(fitRecord(record, whole - 150)).toEqual({ ...record, inputs: inputs.slice(19) });
    const commented = { ...record, inputs: ['1'], comments: inputs };
    const size = JSON.stringify(commented).length;
    expect(fitRecord(commented, size - 1)).toEqual({ ...commented, comments: inputs.slice(10) });
  });

  test('ends when there is nothing left to drop', () => {
    expect(fitRecord(emptyRecord, 10)).toEqual(emptyRecord);
  });
});

describe('mergeRecords', () => {
  test('keeps every id of both and the larger number of attempts', () =>
    fc.assert(
      fc.property(aRecord, aRecord, (a, b) => {
        const merged = mergeRecords(a, b);
        expect(merged.attempts).toBe(Math.max(a.attempts, b.attempts));
        for (const list of ['inputs', 'comments', 'read'] as const) {
          expect(new Set(merged[list])).toEqual(new Set([...a[list], ...b[list]]));
          expect(merged[list]).toHaveLength(new Set(merged[list]).size);
        }
      }),
    ));

  test('keeps the newer comment last', () => {
    const merged = mergeRecords(
      { ...emptyRecord, comments: ['2', '1'] },
      { ...emptyRecord, comments: ['1', '3'] },
    );
    expect(merged.comments).toEqual(['2', '1', '3']);
    const known = { ...emptyRecord, comments: ['1', '2'] };
    expect(mergeRecords(known, merged).comments).toEqual(['2', '1', '3']);
  });

  test('never mixes the change of one attempt with the critique of another', () => {
    const earlier = { ...emptyRecord, attempts: 1, diff: 'old', critique: 'Round it.' };
    expect(mergeRecords(earlier, { ...emptyRecord, attempts: 2, diff: 'new' })).toMatchObject({
      diff: 'new',
    });
    expect(
      mergeRecords(earlier, { ...emptyRecord, attempts: 2, diff: 'new' }).critique,
    ).toBeUndefined();
    expect(mergeRecords(earlier, { ...emptyRecord, attempts: 2 })).toMatchObject({
      diff: 'old',
      critique: 'Round it.',
    });
  });

  test('takes the final category from the later attempt alone', () => {
    const earlier = { ...emptyRecord, attempts: 1, left: 'indeterminate' as const };
    const later = { ...emptyRecord, attempts: 2 };
    expect(mergeRecords(earlier, later).left).toBeUndefined();
    expect(mergeRecords(later, earlier).left).toBeUndefined();
    expect(mergeRecords(earlier, { ...later, left: 'done' })).toHaveProperty('left', 'done');
  });

  test('takes “new” as the final category of one attempt if either record does', () =>
    fc.assert(
      fc.property(aRecord, aRecord, (a, b) => {
        const { left } = mergeRecords(a, { ...b, attempts: a.attempts });
        const lefts = [a.left, b.left];
        expect(left === 'new').toBe(lefts.includes('new'));
        expect(lefts).toContain(left);
      }),
    ));

  const end = { report: bareReport({ reason: 'asked' }, 1), lacking: [] };
  const [early, late] = ['2026-11-20T08:00:00.000Z', '2026-11-20T09:00:00.000Z'];
  const full: TicketRecord = {
    ...{ ...emptyRecord, attempts: 1, begun: early, branch: 'fix/1', pullRequest: 'url' },
    ...{ delivery: 'd1', leftStatus: 'Open', open: {} },
  };

  test('keeps what the later attempt does not know, but not its predecessor’s end', () => {
    const later = { ...emptyRecord, attempts: 2 };
    const { leftStatus: _, open: __, ...lasting } = full;
    expect(mergeRecords(full, later)).toEqual({ ...lasting, attempts: 2 });
    expect(mergeRecords(later, full)).toEqual({ ...lasting, attempts: 2 });
  });

  test.each([
    ['the later attempt', { ...full, attempts: 2, begun: late, branch: 'fix/2', delivery: 'd2' }],
    ['the newer record of one', { ...full, begun: late, branch: 'fix/2', pullRequest: 'other' }],
  ])('prefers what %s knows', (_, newer) => {
    expect(mergeRecords(full, newer)).toEqual(newer);
  });

  test('takes the text from the record that has seen the ticket last', () => {
    const [older, newer] = [
      { ...full, text: 'old', seen: early },
      { ...full, text: 'new', seen: late, attempts: 2 },
    ];
    expect(mergeRecords(older, newer)).toMatchObject({ text: 'new', seen: late });
    const stale = { ...newer, attempts: 0 };
    expect(mergeRecords(stale, older)).toMatchObject({ text: 'new', seen: late });
    expect(mergeRecords(older, full)).toMatchObject({ text: 'old', seen: early });
  });

  test('knows that an attempt has ended if either record does', () => {
    const { open: _, ...closed } = full;
    expect(mergeRecords(full, closed).open).toBeUndefined();
    expect(mergeRecords(closed, full).open).toBeUndefined();
    const next = { ...full, attempts: 2 };
    expect(mergeRecords({ ...full, open: { end } }, next).open).toEqual(full.open);
    const ended = { ...full, open: { end } };
    expect(mergeRecords(full, ended).open).toEqual({ end });
    expect(mergeRecords(ended, full).open).toEqual({ end });
  });

  test('knows that a change is published if either record does', () => {
    const made = { ...full, open: { end: { ...end, commit: 'c'.repeat(40) } } };
    const mark = { ...full, open: { end: { ...end, isPublished: true as const } } };
    for (const merged of [mergeRecords(made, mark), mergeRecords(mark, made)])
      expect(merged.open?.end).toMatchObject({ ...end, isPublished: true });
  });
});

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
    expect(publishedAs(known, 7, 'main')).toEqual({ ...known, into: 'main', told: { times: 1 } });
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
    const followed = withTold(followedAs(undefined, 7), 'a');
    const now = new Date('2026-11-20T09:00:00Z');
    const started = startedRecord({ ...emptyRecord, followed }, now, 'fix/APP-17', {});
    expect(started.followed?.told?.text).toBeUndefined();
    expect(started.followed?.pull).toBe(7);
  });

  test('knows of two records what was told last, whichever has it', () => {
    const once = withTold(followedAs(undefined, 7), 'a');
    const unknown = withTold(once);
    for (const [older, newer] of [
      [once, unknown],
      [unknown, once],
    ] as const)
      expect(mergedOf(older, newer)?.told).toEqual({ text: undefined, times: 2 });
  });
});
