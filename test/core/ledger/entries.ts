import fc from 'fast-check';
import type { LedgerEntry, PullEntry } from '../../../src/core/ledger/index.ts';
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
    ...{ lines: some(count), changedIn7: some(count), changedIn30: some(count) },
    ...{ othersCommits: some(count), isReverted: some(fc.boolean()) },
  })
  .map((changes) => pullEntry(changes));

/** The entries of some months, each run and pull request once, whoever wrote them. */
export const ledgerEntries: fc.Arbitrary<readonly LedgerEntry[]> = fc
  .array(fc.oneof(run, pull), { maxLength: 30 })
  .map((entries) =>
    entries.map((entry, at) =>
      entry.kind === 'run' ? { ...entry, run: `${at}-1` } : { ...entry, pull: at },
    ),
  );
