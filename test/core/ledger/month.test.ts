import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  emptyMonth,
  type LedgerEntry,
  type MonthLedger,
  monthOf,
  nextMonth,
  pullEntries,
  readMonth,
  reservations,
  runEntries,
  withEntry,
  withoutReservation,
  writeMonth,
} from '../../../src/core/ledger/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { pullEntry, reservation, runEntry } from '../../support/ledger.ts';

const monthWith = (...entries: LedgerEntry[]): MonthLedger => entries.reduce(withEntry, emptyMonth);

describe('the months', () => {
  test.each([
    ['2026-11-30T23:59:59.999Z', '2026-11'],
    ['2026-12-01T00:30:00+01:00', '2026-11'],
    ['2027-01-01T00:00:00Z', '2027-01'],
  ])('%s belongs to %s', (instant, month) => {
    expect(monthOf(instant)).toBe(month);
  });

  test('end when the next one begins', () => {
    expect(nextMonth('2026-12').toISOString()).toBe('2027-01-01T00:00:00.000Z');
  });
});

describe('an entry', () => {
  test('of a run takes the place of its reservation, once', () => {
    const month = monthWith(reservation(), runEntry({ calls: 4 }), runEntry({ calls: 9 }));
    expect(reservations(month)).toEqual([]);
    expect(runEntries(month)).toEqual([runEntry({ calls: 4 })]);
  });

  test('reserves nothing for a run that has settled', () => {
    const settled = monthWith(runEntry());
    expect(withEntry(settled, reservation())).toBe(settled);
  });

  test('draws on a reservation that stands', () => {
    const drawn = reservation({ drawn: { tokens: 9_000 } });
    expect(reservations(monthWith(reservation(), drawn))).toEqual([drawn]);
  });

  test('of a later look keeps what an earlier one knew', () => {
    const first = pullEntry({ looked: '2026-11-02T00:00:00Z', reviewed: '2026-11-01T12:00:00Z' });
    const merged = pullEntry({ looked: '2026-11-03T00:00:00Z', state: 'merged' });
    const known = { ...merged, reviewed: first.reviewed };
    expect(pullEntries(monthWith(first, merged))).toEqual([known]);
    expect(pullEntries(monthWith(first, merged, first))).toEqual([known]);
  });

  test('that warns stands as it was first written', () => {
    const warned = (at: string) => ({ kind: 'warning', about: 'budget', at }) as const;
    const month = monthWith(warned('2026-11-02T00:00:00Z'), warned('2026-11-03T00:00:00Z'));
    expect(month.entries).toEqual([warned('2026-11-02T00:00:00Z')]);
  });
});

test('releases the reservation of one run', () => {
  const month = monthWith(reservation(), reservation({ run: '2-1' }));
  expect(reservations(withoutReservation(month, '1-1'))).toEqual([reservation({ run: '2-1' })]);
  expect(withoutReservation(month, '3-1')).toBe(month);
});

describe('a stored month', () => {
  const entries: readonly LedgerEntry[] = [
    runEntry({ cost: 0.5, pull: 7, type: 'Bug' }),
    pullEntry({ state: 'merged', isReverted: false }),
    reservation({ run: '2-1' }),
    { kind: 'warning', about: 'budget', at: '2026-11-03T00:00:00Z' },
  ];

  test('is read as it was written', () => {
    const month = { entries, unread: [] };
    expect(readMonth(writeMonth(month))).toEqual(month);
  });

  test.each([
    ['no JSON', '{'],
    ['another kind', '{"kind":"refund"}'],
    ['an inherited kind', '{"kind":"constructor"}'],
    ['a missing member', JSON.stringify({ ...runEntry(), tokens: undefined })],
    ['a member of another type', JSON.stringify({ ...runEntry(), calls: '4' })],
    ['a negative number', JSON.stringify({ ...runEntry(), minutes: -1 })],
    ['a number past all belief', JSON.stringify(runEntry({ cost: 1e308 }))],
    ['a date that is none', JSON.stringify({ ...pullEntry(), opened: 'today' })],
    ['an unknown state', JSON.stringify({ ...pullEntry(), state: 'lost' })],
    ['a very long line', JSON.stringify(runEntry({ model: 'm'.repeat(9_000) }))],
  ])('keeps a line with %s unread', (_, line) => {
    const month = readMonth(`${line}\n${JSON.stringify(runEntry())}\n`);
    expect(month).toEqual({ entries: [runEntry()], unread: [line] });
    expect(readMonth(writeMonth(month))).toEqual(month);
  });

  test('is read from its end, as far as a month may go, and keeps the rest', () => {
    const line = (run: number, model = '') => JSON.stringify(runEntry({ run: `${run}`, model }));
    const long = Array.from({ length: 400 }, (_, run) => line(run, 'm'.repeat(4_000)));
    const short = Array.from({ length: 20_001 }, (_, run) => `{"n":${run}}`);
    const month = readMonth(long.join('\n'));
    expect(month.entries.length).toBeLessThanOrEqual(250);
    expect(runEntries(month).at(-1)?.run).toBe('399');
    expect(writeMonth(month)).toBe(`${long.join('\n')}\n`);
    expect(readMonth([line(1), ...short].join('\n')).entries).toEqual([]);
    expect(readMonth([...short, line(1)].join('\n')).entries).toHaveLength(1);
  });

  test('loses no line, whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: codePoint })), (texts) => {
        const lines = texts
          .flatMap((text) => text.split('\n'))
          .filter((line) => line.trim() !== '');
        expect(
          writeMonth(readMonth(lines.join('\n')))
            .split('\n')
            .filter(Boolean)
            .sort(),
        ).toEqual(lines.sort());
      }),
    );
  });
});
