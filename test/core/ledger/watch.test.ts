import { describe, expect, test } from 'vitest';
import { isDueLook } from '../../../src/core/ledger/index.ts';
import { openedPulls } from '../../../src/core/ledger/known-work.ts';
import { growth } from '../../support/growth.ts';
import { pullEntry, runEntry } from '../../support/ledger.ts';

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
