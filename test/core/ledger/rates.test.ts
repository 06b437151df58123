import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type LedgerEntry,
  outcomesOf,
  type PullEntry,
  type Rates,
} from '../../../src/core/ledger/index.ts';
import { pullEntry, runEntry } from '../../support/ledger.ts';

const instant = fc
  .integer({ min: Date.UTC(2026, 7), max: Date.UTC(2026, 11) })
  .map((time) => new Date(time).toISOString());
const ticket = fc.constantFrom('APP-1', 'APP-2', 'WEB-1', '');
const count = fc.integer({ min: 0, max: 50 });
const price = fc.double({ min: 0, max: 9, noNaN: true });
const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const run = fc
  .record({
    ...{ ticket, at: instant, cost: some(price), minutes: price, pull: some(fc.nat(9)) },
    reason: fc.constantFrom('approved', 'out-of-calls', '__proto__'),
    model: some(fc.constantFrom('small', 'large', 'constructor')),
    type: some(fc.constantFrom('Bug', 'Task')),
  })
  .map((changes) => runEntry(changes));

const pull = fc
  .record({
    ...{ ticket, opened: instant, looked: instant, ended: some(instant), reviewed: some(instant) },
    state: fc.constantFrom<PullEntry['state']>('open', 'merged', 'closed', 'superseded'),
    ...{ othersCommits: some(count), isReverted: some(fc.boolean()) },
  })
  .map((changes) => pullEntry(changes));

/** The entries of some months, each run and pull request once, whoever wrote them. */
const ledgerEntries: fc.Arbitrary<readonly LedgerEntry[]> = fc
  .array(fc.oneof(run, pull), { maxLength: 30 })
  .map((entries) =>
    entries.map((entry, at) =>
      entry.kind === 'run' ? { ...entry, run: `${at}-1` } : { ...entry, pull: at },
    ),
  );

const now = new Date('2026-11-30T00:00:00Z');
const ratesOf = (...entries: LedgerEntry[]): Rates => outcomesOf(entries, now).total;

/** A pull request that was merged a day after it was opened, unless the changes say otherwise. */
const merged = (pull: number, changes: Partial<PullEntry> = {}) =>
  pullEntry({ pull, state: 'merged', ended: '2026-11-02T10:04:00Z', ...changes });

describe('the share of merged ones', () => {
  test.each<[string, LedgerEntry[], { count: number; of: number; share: number | null }]>([
    ['is none without a pull request', [], { count: 0, of: 0, share: null }],
    ['is none before the first end', [pullEntry()], { count: 0, of: 1, share: null }],
    ['counts those closed', [merged(1), pullEntry({ state: 'closed' })], half],
    ['counts those open for too long', [merged(1), pullEntry()], half],
    [
      'leaves out those open for 14 days and less',
      [merged(1), pullEntry({ opened: '2026-11-16T00:00:00Z' })],
      { count: 1, of: 1, share: 1 },
    ],
    [
      'leaves out those that another one took the place of',
      [merged(1), pullEntry({ state: 'superseded' })],
      { count: 1, of: 1, share: 1 },
    ],
  ])('%s', (_, entries, share) => {
    expect(ratesOf(...entries).merged).toEqual(share);
  });
});

const half = { count: 1, of: 2, share: 0.5 };

describe('what became of merged ones', () => {
  test('counts only those of which it is known', () => {
    const { reworked, reverted } = ratesOf(
      merged(1, { othersCommits: 2, isReverted: false }),
      merged(2, { othersCommits: 0, isReverted: true }),
      merged(3),
      pullEntry({ pull: 4, state: 'closed', othersCommits: 9 }),
    );
    expect(reworked).toEqual(half);
    expect(reverted).toEqual(half);
  });

  test('gives the median of days, of those that have them', () => {
    const { daysToReview, daysToMerge } = ratesOf(
      merged(1, { reviewed: '2026-11-01T16:04:00Z' }),
      merged(2, { ended: '2026-11-04T10:04:00Z' }),
      merged(3, { ended: '2026-11-09T10:04:00Z' }),
      merged(4, { ended: '2026-10-09T10:04:00Z' }),
      pullEntry({ pull: 5, reviewed: '2026-11-02T04:04:00Z' }),
    );
    expect(daysToReview).toEqual({ median: 0.5, of: 2 });
    expect(daysToMerge).toEqual({ median: 3, of: 3 });
  });
});

describe('what a merged one took', () => {
  const first = runEntry({ run: '1-1', reason: 'no-plan', cost: 1 });
  const second = runEntry({ run: '2-1', pull: 7, cost: 3, minutes: 6 });
  const other = runEntry({ run: '3-1', ticket: 'APP-18', cost: 5 });

  test('is that of all runs at its ticket', () => {
    const { spent, perMerged } = ratesOf(other, second, first, merged(7));
    expect(spent).toMatchObject({ runs: 3, cost: 9, minutes: 14 });
    expect(perMerged).toMatchObject({ pulls: 1, runs: 2, cost: 4, minutes: 10 });
    expect(perMerged?.tokens).toEqual({
      uncached: 40_000,
      cached: 16_000,
      written: 0,
      reply: 4_000,
    });
  });

  test('is shared by two of one ticket', () => {
    const { perMerged } = ratesOf(first, second, merged(7), merged(8));
    expect(perMerged).toMatchObject({ pulls: 2, runs: 1, cost: 2, minutes: 5 });
  });

  test('has no price unless each run has one', () => {
    const { spent, perMerged } = ratesOf(first, runEntry({ run: '2-1' }), merged(7));
    expect([spent.cost, perMerged?.cost]).toEqual([null, null]);
    expect(perMerged?.runs).toBe(2);
  });

  test('is not known without a run, or without a merge', () => {
    expect(ratesOf(merged(7)).perMerged).toBeNull();
    expect(ratesOf(first).perMerged).toBeNull();
  });
});

describe('the groups', () => {
  const entries = [
    runEntry({ run: '1-1', model: 'late', pull: 7, at: '2026-11-05T00:00:00Z' }),
    runEntry({ run: '2-1', model: 'early', type: 'Bug', pull: 7, at: '2026-10-31T00:00:00Z' }),
    runEntry({ run: '3-1', ticket: 'WEB-1', reason: 'out-of-calls', model: 'early' }),
    merged(7),
    merged(8, { ticket: 'WEB-2' }),
  ];
  const { by } = outcomesOf(entries, now);
  /** Each group with its merged pull requests and its runs. */
  const counts = (grouping: keyof typeof by) =>
    by[grouping].map(({ name, rates }) => `${name} ${rates.pulls.merged} ${rates.spent.runs}`);

  test.each([
    ['project', ['APP 1 2', 'WEB 1 1']],
    ['model', ['early 1 2', 'late 0 1', 'null 1 0']],
    ['type', ['Bug 1 1', 'null 1 2']],
    ['reason', ['approved 1 2', 'out-of-calls 0 1', 'null 1 0']],
    ['month', ['2026-10 0 1', '2026-11 2 2']],
  ] as const)('by %s', (grouping, expected) => {
    expect(counts(grouping)).toEqual(expected);
  });

  test('count runs of other months for the merged one', () => {
    const november = by.month.find(({ name }) => name === '2026-11');
    expect(november?.rates.perMerged).toMatchObject({ pulls: 1, runs: 2 });
  });
});

describe('whatever the ledger has', () => {
  test('keeps shares between 0 and 1, and their counts whole', () => {
    fc.assert(
      fc.property(ledgerEntries, (entries) => {
        const { total, by } = outcomesOf(entries, now);
        for (const rates of [
          total,
          ...Object.values(by).flatMap((some) => some.map((one) => one.rates)),
        ]) {
          const { merged, reworked, reverted, pulls } = rates;
          for (const { count, of, share } of [merged, reworked, reverted]) {
            expect(count).toBeLessThanOrEqual(of);
            expect(share === null || (share >= 0 && share <= 1)).toBe(true);
          }
          expect(merged.of).toBe(pulls.merged + pulls.closed + pulls.overdue);
          expect(pulls.overdue).toBeLessThanOrEqual(pulls.open);
        }
      }),
    );
  });

  test('has each entry in one group of each kind', () => {
    fc.assert(
      fc.property(ledgerEntries, (entries) => {
        const { total, by } = outcomesOf(entries, now);
        for (const groups of Object.values(by)) {
          const sum = (count: (rates: Rates) => number) =>
            groups.reduce((all, { rates }) => all + count(rates), 0);
          expect(sum(({ merged }) => merged.count)).toBe(total.merged.count);
          expect(sum(({ merged }) => merged.of)).toBe(total.merged.of);
          expect(sum(({ spent }) => spent.runs)).toBe(total.spent.runs);
        }
      }),
    );
  });

  test('does not depend on the order of the entries', () => {
    const shuffled = ledgerEntries.chain((entries) =>
      fc.tuple(
        fc.constant(entries),
        fc.shuffledSubarray([...entries], { minLength: entries.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([entries, others]) => {
        expect(outcomesOf(others, now)).toEqual(outcomesOf(entries, now));
      }),
    );
  });
});
