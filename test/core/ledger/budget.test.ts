import { expect, test } from 'vitest';
import {
  budgetState,
  budgetWait,
  budgetWaits,
  emptyMonth,
  isWarnedAt,
  type LedgerEntry,
  type MonthLedger,
  readMonth,
  reservations,
  toldToWait,
  withBudgetWarning,
  withDrawn,
  withEntry,
  withReservation,
  writeMonth,
} from '../../../src/core/ledger/index.ts';
import { pullEntry, reservation, runEntry } from '../../support/ledger.ts';

const tokens = { unit: 'tokens', most: 400_000 } as const;
const money = { unit: 'money', most: 10 } as const;
const now = new Date('2026-11-01T10:10:00Z');
const late = new Date('2026-11-01T10:30:00Z');

const monthWith = (...entries: readonly LedgerEntry[]): MonthLedger =>
  entries.reduce(withEntry, emptyMonth);

const drawnTo = (drawn: number, changes: Parameters<typeof reservation>[0] = {}) =>
  reservation({ drawn: { tokens: drawn }, ...changes });

test('counts ended runs whole, running ones as if they took the most, expired ones as they have drawn', () => {
  const month = monthWith(runEntry({ run: 'a' }), drawnTo(50_000, { run: 'b' }), pullEntry());
  expect(budgetState(month, tokens, now)).toEqual({ spent: 80_000, held: 150_000 });
  expect(budgetState(month, tokens, late)).toEqual({ spent: 80_000, held: 0 });
});

test('counts money in money, and nothing for a run without a price', () => {
  const month = monthWith(
    runEntry({ run: 'a', cost: 1.25 }),
    runEntry({ run: 'b' }),
    reservation({ run: 'c', most: { tokens: 1, cost: 2 }, drawn: { tokens: 0, cost: 0.5 } }),
  );
  expect(budgetState(month, money, now)).toEqual({ spent: 1.75, held: 1.5 });
});

test('reserves to the last token, and not one more', () => {
  const one = withReservation(emptyMonth, reservation({ run: 'a' }), tokens, now);
  const two = withReservation(one, reservation({ run: 'b' }), tokens, now);
  expect(reservations(two)).toHaveLength(2);
  const third = reservation({ run: 'c', most: { tokens: 1 } });
  expect(withReservation(two, third, tokens, now)).toBe(two);
  expect(budgetWait(two, third.most, tokens, now)).toBe('runs');
  const after = withReservation(two, third, tokens, late);
  expect(reservations(after)).toHaveLength(3);
});

test('waits for the next month if what is spent leaves no room', () => {
  const month = monthWith(drawnTo(200_001, { run: 'a', until: '2026-11-01T10:00:00Z' }));
  expect(budgetWait(month, { tokens: 200_000 }, tokens, now)).toBe('month');
  expect(budgetWait(month, { tokens: 199_999 }, tokens, now)).toBeUndefined();
});

test('draws within its own reservation, without taking it back', () => {
  const month = monthWith(reservation({ run: 'a' }));
  const wanted = { run: 'a', drawn: { tokens: 50_000 } };
  const drawn = withDrawn(month, wanted, tokens, now);
  expect(reservations(drawn)).toMatchObject([{ run: 'a', drawn: { tokens: 50_000 } }]);
  expect(withDrawn(drawn, wanted, tokens, now)).toBe(drawn);
  expect(withDrawn(drawn, { ...wanted, run: 'gone' }, tokens, now)).toBe(drawn);
});

test('draws nothing after its time if others have taken the room, whatever its clock says', () => {
  const month = monthWith(
    drawnTo(50_000, { run: 'a', until: '2026-11-01T10:05:00Z' }),
    reservation({ run: 'b' }),
    reservation({ run: 'c', most: { tokens: 150_000 } }),
  );
  const wanted = { run: 'a', drawn: { tokens: 100_000 } };
  const slow = new Date('2026-11-01T10:00:00Z');
  expect(withDrawn(month, wanted, tokens, slow)).toBe(month);
  expect(withDrawn(month, wanted, tokens, now)).toBe(month);
});

test('warns once a month, from 80 % on', () => {
  const budget = { unit: 'tokens', most: 37_500 } as const;
  const below = monthWith(
    runEntry({ tokens: { uncached: 29_999, cached: 0, written: 0, reply: 0 } }),
  );
  expect(withBudgetWarning(below, budget, now)).toBe(below);
  const warned = withBudgetWarning(monthWith(runEntry()), budget, now);
  expect(isWarnedAt(warned, now)).toBe(true);
  expect(withBudgetWarning(warned, budget, late)).toBe(warned);
  expect(isWarnedAt(warned, late)).toBe(false);
});

test('holds a ticket that was told to wait until there is room, and releases it in the next month', () => {
  const told = toldToWait('APP-2', { tokens: 200_000 }, now);
  const full = monthWith(drawnTo(300_000, { run: 'a' }), told);
  expect(budgetWaits(full, emptyMonth, tokens, now).held).toEqual(new Set(['APP-2']));
  const next = new Date('2026-12-01T00:00:00Z');
  const waits = budgetWaits(emptyMonth, full, tokens, next);
  expect(waits.held.size).toBe(0);
  expect([...waits.released]).toEqual([['APP-2', now.toISOString()]]);
  const room = monthWith(told, drawnTo(0, { run: 'a', most: { tokens: 200_000 } }));
  expect([...budgetWaits(room, emptyMonth, tokens, now).released.keys()]).toEqual(['APP-2']);
  const worked = monthWith(runEntry({ ticket: 'APP-2', at: late.toISOString() }));
  expect(budgetWaits(worked, full, tokens, next).released.size).toBe(0);
});

test('is stored with what a ticket needs', () => {
  const month = monthWith(toldToWait('APP-2', { tokens: 7, cost: 1 }, now));
  expect(readMonth(writeMonth(month))).toEqual(month);
  const broken = writeMonth(month).replace('"tokens":7', '"tokens":-7');
  expect(readMonth(broken).entries).toEqual([]);
});
