import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { githubLedger } from '../../../src/adapters/github/index.ts';
import { emptyMonth, runEntries, withEntry } from '../../../src/core/ledger/index.ts';
import { hangingUp } from '../../support/faults.ts';
import { playLedger } from '../../support/fleet/ledger-play.ts';
import { problem } from '../../support/github/problem.ts';
import { runEntry } from '../../support/ledger.ts';
import { runs } from '../../support/property-runs.ts';
import { it, settingsOf } from './shop.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const month = '2026-11';
const theRef = 'refs/jira-bug-fix/ledger';
const adding = (run: string) => (known: typeof emptyMonth) => withEntry(known, runEntry({ run }));

describe.concurrent('the ledger of a repository', () => {
  it('is empty before the first entry', async ({ github }) => {
    const ledger = githubLedger(settingsOf(github));
    expect(await ledger.read(month)).toEqual(emptyMonth);
    expect(await ledger.months()).toEqual([]);
  });

  it('is a ref outside refs/heads with a file for each month, without the project', async ({
    github,
  }) => {
    const ledger = githubLedger(settingsOf(github));
    await ledger.update(month, adding('1-1'));
    await ledger.update('2026-10', adding('2-1'));
    expect(await github.refs()).toEqual(['refs/heads/main', theRef]);
    expect([...(await github.tree(theRef)).keys()]).toEqual(['2026-10.jsonl', '2026-11.jsonl']);
    expect(await githubLedger(settingsOf(github)).read(month)).toEqual({
      entries: [runEntry({ run: '1-1' })],
      unread: [],
    });
    expect(await ledger.months()).toEqual(['2026-11', '2026-10']);
  });

  it('stores nothing if nothing changes', async ({ github }) => {
    const ledger = githubLedger(settingsOf(github));
    await ledger.update(month, adding('1-1'));
    const before = await github.commitOf(theRef);
    await ledger.update(month, adding('1-1'));
    expect(await github.commitOf(theRef)).toBe(before);
  });

  it.for([
    ['POST /repos/{owner}/{repo}/git/refs', '1-1'],
    ['PATCH /repos/{owner}/{repo}/git/refs/{ref}', '2-1'],
  ] as const)('finds its entry after a lost answer to %s', async ([route, run], { github }) => {
    const ledger = githubLedger(settingsOf(github));
    if (run !== '1-1') await ledger.update(month, adding('1-1'));
    github.fail(route, {
      status: 0,
      fault: (response) => {
        const other = githubLedger(settingsOf(github));
        void other.update(month, adding(run)).then(() => response.destroy());
      },
    });
    await ledger.update(month, adding(run));
    const stored = runEntries(await ledger.read(month)).filter((one) => one.run === run);
    expect(stored).toHaveLength(1);
    github.fail(route, hangingUp);
    await ledger.update(month, adding('3-1'));
    expect(runEntries(await ledger.read(month)).map((one) => one.run)).toContain('3-1');
  });

  it('explains a token that may not write', async ({ github }) => {
    const refusal = problem(403, 'Resource not accessible by integration');
    github.fail('POST /repos/{owner}/{repo}/git/trees', refusal);
    const stored = githubLedger(settingsOf(github)).update(month, adding('1-1'));
    await expect(stored).rejects.toThrow(/permissions: contents: write/);
  });
});

test('wherever writers crash, the ledger loses and doubles nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0 }), fc.integer({ min: 2, max: 6 }), async (seed, many) => {
      const { lost, doubled, written } = await playLedger(`any ${seed}`, many);
      expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
      expect(written).toBeGreaterThanOrEqual(many);
    }),
    runs(8),
  );
});
