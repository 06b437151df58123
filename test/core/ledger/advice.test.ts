import { describe, expect, it } from 'vitest';
import { type LedgerEntry, outcomesOf, type PullEntry } from '../../../src/core/ledger/index.ts';
import { pullEntry, runEntry } from '../../support/ledger.ts';

const terms = { now: '2026-11-30T00:00:00Z', openDays: 14 };
const adviceOn = (entries: readonly LedgerEntry[]) => outcomesOf(entries, terms).advice;
const rulesOf = (entries: readonly LedgerEntry[]) => adviceOn(entries).map(({ rule }) => rule);

/** So many pull requests in a state, each with the run that opened it. */
function pulls(
  length: number,
  pull: Partial<PullEntry>,
  { type = 'Bug', reason = 'approved', from = 0 } = {},
): readonly LedgerEntry[] {
  return Array.from({ length }, (_, at) => [
    pullEntry({ ...pull, pull: from + at, ticket: `APP-${from + at}` }),
    runEntry({ run: `${from + at}-1`, ticket: `APP-${from + at}`, pull: from + at, type, reason }),
  ]).flat();
}

const runs = (length: number, reason: string, from = 0): readonly LedgerEntry[] =>
  Array.from({ length }, (_, at) => runEntry({ run: `${from + at}-2`, reason }));

const merged = { state: 'merged', ended: '2026-11-02T00:00:00Z' } as const;
const noOthers = { ...merged, othersCommits: 0, changedIn30: 0 };
const rest = { from: 100, type: 'Task', reason: 'unproven' };

describe('advice', () => {
  it.each([
    [
      'unmerged-type',
      pulls(11, { state: 'closed' }),
      pulls(9, { state: 'closed' }, rest),
      pulls(20, merged, { ...rest, from: 200 }),
    ],
    ['unmerged-reason', pulls(18, { state: 'closed' }), pulls(2, merged, { from: 50 }), []],
    ['runs-without-pull', runs(10, 'no-plan'), runs(10, 'out-of-calls', 50), []],
    [
      'reworked',
      pulls(10, { ...merged, othersCommits: 1 }),
      pulls(10, { ...merged, othersCommits: 0 }, rest),
      [],
    ],
    [
      'changed-again',
      pulls(10, { ...merged, changedIn30: 3 }),
      pulls(10, { ...merged, changedIn30: 0 }, rest),
      [],
    ],
  ] as const)('%s needs 20', (rule, hits, others, more) => {
    expect(rulesOf([...hits, ...others, ...more])).toContain(rule);
    const size = rule === 'runs-without-pull' ? 1 : 2;
    expect(rulesOf([...hits.slice(size), ...others, ...more])).not.toContain(rule);
  });

  it.each([
    ['unmerged-type', [...pulls(9, { state: 'closed' }), ...pulls(9, { state: 'closed' }, rest)]],
    ['unmerged-reason', [...pulls(17, { state: 'closed' }), ...pulls(3, merged, { from: 50 })]],
    ['runs-without-pull', [...runs(9, 'no-plan'), ...runs(9, 'other', 20)]],
    ['reworked', [...pulls(9, { ...merged, othersCommits: 1 }), ...pulls(11, noOthers, rest)]],
    ['changed-again', [...pulls(9, { ...merged, changedIn30: 1 }), ...pulls(11, noOthers, rest)]],
  ] as const)('%s needs its share', (rule, entries) => {
    const third = [
      ...runs(3, 'third', 50),
      ...pulls(3, { state: 'closed' }, { from: 400, type: 'C' }),
    ];
    const more = rule === 'unmerged-type' || rule === 'runs-without-pull' ? third : [];
    expect(rulesOf([...entries, ...more])).not.toContain(rule);
  });

  it('gives its counts, and keeps names out of the sentence', () => {
    const [said] = adviceOn([...runs(15, '<b>mine</b>'), ...runs(5, 'other', 50)]);
    expect(said).toMatchObject({ count: 15, of: 20, name: '<b>mine</b>' });
    expect(said?.sentence).toMatch(/^15 of 20 runs without a pull request/);
    expect(said?.sentence).not.toContain('mine');
  });

  it('counts those open for too long as not merged, and no younger ones', () => {
    expect(rulesOf(pulls(20, { state: 'open' }))).toContain('unmerged-reason');
    expect(rulesOf(pulls(20, { opened: '2026-11-29T00:00:00Z' }))).toEqual([]);
  });

  it('does not blame a type that is as frequent among those merged', () => {
    const all = [...pulls(30, { state: 'closed' }), ...pulls(30, merged, { from: 50 })];
    expect(rulesOf(all)).not.toContain('unmerged-type');
  });
});
