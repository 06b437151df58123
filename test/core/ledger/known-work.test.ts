import { expect, test } from 'vitest';
import { openedPulls } from '../../../src/core/ledger/known-work.ts';
import { growth } from '../../support/growth.ts';
import { pullEntry, runEntry } from '../../support/ledger.ts';

test('a pull request has the first run of its ticket that ended with it', () => {
  const first = runEntry({ run: '1', at: '2026-11-01T10:00:00Z', pull: 7 });
  const runs = [
    runEntry({ run: '0', at: '2026-11-01T09:00:00Z', pull: 8 }),
    runEntry({ run: '2', at: '2026-11-01T11:00:00Z', pull: 7 }),
    runEntry({ run: '3', at: '2026-11-01T08:00:00Z', pull: 7, ticket: 'APP-18' }),
    first,
  ];
  const [opened] = openedPulls([...runs, pullEntry({ pull: 7 })]);
  expect(opened?.run).toEqual(first);
});

test('finding them is linear in the pull requests of one ticket', () => {
  const work = (size: number) => {
    const entries = Array.from({ length: size }, (_, n) => [
      runEntry(),
      pullEntry({ pull: n + 8 }),
    ]);
    expect(openedPulls(entries.flat())).toHaveLength(size);
  };
  expect(growth(work, 2_000)).toBeLessThan(8);
});
