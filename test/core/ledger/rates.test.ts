import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isDueLook,
  type LedgerEntry,
  type PullEntry,
  type Rates,
  ratesOf,
  saysRevert,
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
const rates = (...entries: LedgerEntry[]): Rates => ratesOf(entries, entries, now);

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
    expect(rates(...entries).merged).toEqual(share);
  });
});

const half = { count: 1, of: 2, share: 0.5 };

describe('what became of merged ones', () => {
  test('counts only those of which it is known', () => {
    const { reworked, reverted } = rates(
      merged(1, { othersCommits: 2, isReverted: false }),
      merged(2, { othersCommits: 0, isReverted: true }),
      merged(3),
      pullEntry({ pull: 4, state: 'closed', othersCommits: 9 }),
    );
    expect(reworked).toEqual(half);
    expect(reverted).toEqual(half);
  });

  test('gives the median of days, of those that have them', () => {
    const { daysToReview, daysToMerge } = rates(
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
    const { spent, perMerged } = rates(other, second, first, merged(7));
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
    const { perMerged } = rates(first, second, merged(7), merged(8));
    expect(perMerged).toMatchObject({ pulls: 2, runs: 1, cost: 2, minutes: 5 });
  });

  test('has no price unless each run has one', () => {
    const { spent, perMerged } = rates(first, runEntry({ run: '2-1' }), merged(7));
    expect([spent.cost, perMerged?.cost]).toEqual([null, null]);
    expect(perMerged?.runs).toBe(2);
  });

  test('is not known without a run, or without a merge', () => {
    expect(rates(merged(7)).perMerged).toBeNull();
    expect(rates(first).perMerged).toBeNull();
  });
});

test('the runs of other months count for the merged one', () => {
  const earlier = runEntry({ run: '1-1', at: '2026-10-31T00:00:00Z' });
  const november = [runEntry({ run: '2-1', pull: 7, at: '2026-11-05T00:00:00Z' }), merged(7)];
  const { spent, perMerged } = ratesOf(november, [earlier, ...november], now);
  expect(spent.runs).toBe(1);
  expect(perMerged).toMatchObject({ pulls: 1, runs: 2 });
});

describe('whatever the ledger has', () => {
  test('keeps shares between 0 and 1, and their counts whole', () => {
    fc.assert(
      fc.property(ledgerEntries, (entries) => {
        const { merged, reworked, reverted, pulls } = rates(...entries);
        for (const { count, of, share } of [merged, reworked, reverted]) {
          expect(count).toBeLessThanOrEqual(of);
          expect(share === null || (share >= 0 && share <= 1)).toBe(true);
        }
        expect(merged.of).toBe(pulls.merged + pulls.closed + pulls.overdue);
        expect(pulls.overdue).toBeLessThanOrEqual(pulls.open);
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
        expect(rates(...others)).toEqual(rates(...entries));
      }),
    );
  });
});

const merge = 'abc123'.padEnd(40, '0');
const head = 'def456'.padEnd(40, '0');
const change = { repository: 'acme/shop', number: 12, title: 'Fix totals', shas: [merge, head] };

describe('a commit takes a change back if it says', () => {
  test.each([
    `Revert "Fix totals (#12)" (#13)\n\nThis reverts commit ${merge}.`,
    'Revert "Fix totals" (#13)\n\nReverts acme/shop#12',
    'Revert "Fix totals (#12)" (#13)',
    'Revert "Merge pull request #12 from acme/jira/APP-1"',
    `Take it out\n\nThis reverts commit ${merge}, reversing\nchanges made to 123.`,
    `Out again\n\nThis reverts commits ${head.slice(0, 9)} and 1234567.`,
    'revert: fix totals',
    'revert: #12 broke checkout',
    'fix: revert #12',
    'APP-3: Revert #12 and #11',
    '[hotfix] Roll back #12',
    ':rewind: Rollback of #12',
    'Reverts #12',
    'Revert PR #12',
    'Reverts https://github.test/acme/shop/pull/12',
    'Revert the new totals from #12',
    'Revert changes introduced by #12',
    'Emergency rollback: #12',
    'Back out #12, which broke checkout',
    'Undo #12',
  ])('%s', (message) => {
    expect(saysRevert(message, change)).toBe(true);
  });
});

describe('a commit leaves a change if it says', () => {
  test.each([
    'Fix what #12 reverted',
    'Fix what was reverted in #12',
    'Fix the revert of #12',
    'Do not revert #12',
    'Reapply "Fix totals (#12)" (#14)',
    'Revert "Revert "Fix totals (#12)" (#13)" (#14)',
    'Revert "Other totals (#11)" (#12)',
    'Revert the other totals (#12)',
    'Revert #13, which broke #12',
    'Revert to what was before #12',
    'Roll back to #12',
    'Reverts #120',
    'Reverts acme/other#12',
    'This reverts commit 1234567.',
    'Revert "Fix totals of taxes"',
    'Undo button for #12',
    'Fix totals (#12)',
  ])('%s', (message) => {
    expect(saysRevert(message, change)).toBe(false);
  });
});

const ended = '2026-11-01T10:00:00Z';
const month = '2026-12-01T10:00:00Z';

describe('a look is due', () => {
  test.each([
    ['at an open one once a day', { looked: '2026-11-01T10:00:00Z' }, '2026-11-02T10:00:00Z', true],
    ['not sooner', { looked: '2026-11-01T10:00:00Z' }, '2026-11-02T09:59:00Z', false],
    ['30 days after the merge', { state: 'merged', ended }, month, true],
    ['not sooner after it', { state: 'merged', ended }, '2026-12-01T09:59:00Z', false],
    ['no more then', { state: 'merged', ended, looked: month }, '2027-01-01T00:00:00Z', false],
    ['never at a closed one', { state: 'closed', ended }, '2026-12-01T10:00:00Z', false],
    ['never at one that was superseded', { state: 'superseded' }, '2026-12-01T10:00:00Z', false],
  ] as const)('%s', (_, entry, now, isDue) => {
    expect(isDueLook(pullEntry({ looked: ended, ...entry }), new Date(now))).toBe(isDue);
  });
});
