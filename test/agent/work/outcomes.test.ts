import { describe, expect, test } from 'vitest';
import type { OutcomeQuestion, RunLedger } from '../../../src/agent/ports.ts';
import {
  type FollowContext,
  type Followed,
  followPulls,
  keepOutcomes,
  runJob,
} from '../../../src/agent/work/index.ts';
import {
  emptyMonth,
  type MonthLedger,
  type PullEntry,
  pullEntries,
  withEntry,
} from '../../../src/core/ledger/index.ts';
import type { PullFacts } from '../../../src/core/work/index.ts';
import { pullEntry } from '../../support/ledger.ts';
import { memoryContext, scriptedModel } from '../../support/memory/context.ts';
import type { Through } from '../../support/memory/failing-process.ts';
import { aFix, cart } from '../../support/memory/job-fixture.ts';
import { MemoryPull } from '../../support/memory/pulls.ts';
import { jobOf } from '../../support/memory/samples/jobs.ts';
import { keyOf } from '../../support/memory/samples/tickets.ts';
import { SharedTicket } from '../../support/memory/shared-ticket.ts';

const key = keyOf('APP-17');
const looked = (number: number, more: Partial<Followed> = {}): Followed => ({
  ...{ number, key, isDone: true, sentence: 'Seen.' },
  ...more,
});

/** A ledger in memory with these entries, and a code host on which they have become `now`. */
function fixture(kept: readonly PullEntry[], now: readonly PullEntry[], date = '2026-11-20') {
  const months = new Map<string, MonthLedger>();
  for (const entry of kept) {
    const month = entry.opened.slice(0, 7);
    months.set(month, withEntry(months.get(month) ?? emptyMonth, entry));
  }
  const asked: OutcomeQuestion[] = [];
  let writes = 0;
  const ledger: RunLedger = {
    months: async () => [...months.keys()].sort().reverse(),
    read: async (month) => months.get(month) ?? emptyMonth,
    update: async (month, change) => {
      writes += 1;
      const changed = change(months.get(month) ?? emptyMonth);
      months.set(month, changed);
      return changed;
    },
  };
  const context = {
    ...{ ledger, date: () => new Date(date), signal: new AbortController().signal },
    ticketOf: () => key,
    outcomes: {
      outcome: async (question: OutcomeQuestion) => {
        asked.push(question);
        const found = now.find(({ pull }) => pull === question.number);
        return found && { ...found, looked: question.now.toISOString() };
      },
    },
  };
  return {
    context,
    ledger,
    asked: () => asked.map(({ number }) => number),
    writes: () => writes,
    kept: () => [...months.values()].flatMap(pullEntries),
  };
}

const merged = (pull: number, changes: Partial<PullEntry> = {}) =>
  pullEntry({ pull, state: 'merged', ended: '2026-10-21T00:00:00Z', ...changes });

describe('a look', () => {
  test('keeps a pull request in the month in which it was opened, if something was done', async () => {
    const { context, asked, kept } = fixture([], [merged(7, { opened: '2026-09-30T23:00:00Z' })]);
    await keepOutcomes([looked(7), looked(8, { isDone: false })], false, context);
    expect(asked()).toEqual([7]);
    expect(kept()).toMatchObject([{ pull: 7, state: 'merged' }]);
    expect(await context.ledger.months()).toEqual(['2026-09']);
  });

  test.each([
    ['open', 'superseded'],
    ['closed', 'superseded'],
    ['merged', 'merged'],
  ] as const)('calls an %s one whose ticket has a newer one %s', async (state, expected) => {
    const { context, kept } = fixture([], [pullEntry({ state })]);
    const reaction = { name: 'superseded', key: 'k', says: 'It is.' } as const;
    await keepOutcomes([looked(7, { reaction })], false, context);
    expect(kept()).toMatchObject([{ state: expected }]);
  });

  test('says what failed, and keeps the rest', async () => {
    const { context, kept } = fixture([], [merged(8)]);
    const { outcome } = context.outcomes;
    const outcomes = {
      outcome: async (question: OutcomeQuestion) => {
        if (question.number === 7) throw new Error('GitHub is out');
        return outcome(question);
      },
    };
    const { problem } = await keepOutcomes([looked(7), looked(8)], false, { ...context, outcomes });
    expect(problem).toMatch(
      /^What became of pull requests is not all in the ledger: .*GitHub is out/,
    );
    expect(kept()).toMatchObject([{ pull: 8 }]);
  });

  test('never fails because of the ledger', async () => {
    const { context } = fixture([], [merged(7)]);
    const fail = async () => {
      throw new Error('no right to write');
    };
    const ledger = { months: fail, read: fail, update: fail };
    for (const isSweep of [true, false]) {
      const { entries, problem } = await keepOutcomes([looked(7)], isSweep, { ...context, ledger });
      expect(entries).toEqual([]);
      expect(problem).toContain('no right to write');
    }
  });
});

describe('a sweep', () => {
  test('asks for what the ledger lacks and what is due, the longest unseen first', async () => {
    const known = [
      merged(1, { looked: '2026-11-04T00:00:00Z' }),
      merged(2, { looked: '2026-11-03T00:00:00Z' }),
      merged(3, { looked: '2026-11-20T00:00:00Z' }),
      pullEntry({ pull: 4, state: 'closed' }),
      pullEntry({ pull: 5, looked: '2026-11-19T12:00:00Z' }),
    ];
    const { context, asked, writes } = fixture(known, known);
    const looks = [5, 6].map((number) => looked(number, { isDone: false }));
    const { entries, problem } = await keepOutcomes(looks, true, context);
    expect(asked()).toEqual([6, 2, 1]);
    expect([entries.length, writes(), problem]).toEqual([5, 1, undefined]);
    await keepOutcomes(looks.slice(0, 1), true, context);
    expect(asked()).toEqual([6, 2, 1]);
  });

  test('asks for 20 at most, and for the others the next time', async () => {
    const known = Array.from({ length: 25 }, (_, at) =>
      merged(at, { looked: '2026-11-03T00:00:00Z' }),
    );
    const { context, asked } = fixture(known, known);
    await keepOutcomes([], true, context);
    expect(asked()).toHaveLength(20);
    await keepOutcomes([], true, context);
    expect(new Set(asked()).size).toBe(25);
    expect(asked()).toHaveLength(25);
  });

  test('does not ask again for one that is gone', async () => {
    const { context, asked } = fixture([merged(1, { looked: '2026-11-03T00:00:00Z' })], []);
    await keepOutcomes([], true, context);
    await keepOutcomes([], true, context);
    expect(asked()).toEqual([1]);
  });
});

const job = jobOf();
const [shop, api] = ['acme/shop', 'acme/api'];
const direct: Through = (_, call) => call();

/** A ticket that both repositories have worked, and the pull requests that come of it. */
async function worked(draft = false) {
  const site = new SharedTicket([shop, api], draft);
  for (const repository of site.repositories) {
    const context = memoryContext(scriptedModel(...aFix), cart);
    await runJob(jobOf({ part: site.partIn(repository) }), {
      ...context,
      ...site.ports(repository, direct),
    });
  }
  const pulls = new Map(
    site.repositories.map((repository, at) => {
      const pull = new MemoryPull();
      const number = at + 1;
      pull.set({ number, url: `https://github.test/${repository}/pull/${number}` });
      return [repository, pull] as const;
    }),
  );
  /** Looks at the pull request of one repository, as a sweep does. */
  const look = async (repository: string, merged = false, facts: Partial<PullFacts> = {}) => {
    const pull = pulls.get(repository) ?? new MemoryPull();
    pull.set(facts);
    if (merged) pull.set({ state: 'merged' });
    const context: FollowContext = {
      settings: {
        ...{ run: '2/1', command: '/fix', ticketOf: () => job.key },
        onReady: { kind: 'named', names: ['In Prüfung'] },
        onMerge: { kind: 'named', names: ['Fertig'] },
        ...{ maxTicketAttempts: 5, maxMinutes: 30 },
      },
      ...{ pulls: pull.port(), ...site.ports(repository, direct) },
      date: () => new Date('2026-11-21T09:00:00Z'),
      signal: new AbortController().signal,
    };
    await followPulls({ kind: 'number', number: 1 }, context);
    return pull;
  };
  return { site, look };
}

test('a pull request and its comment say nothing of the other repositories', async () => {
  const { site, look } = await worked();
  expect(site.status).toBe('In Prüfung');
  const pull = await look(shop);
  expect(pull.status).not.toContain(api);
  expect(site.text(shop)).not.toContain(api);
  await look(shop);
  expect(pull.deeds.map(({ kind }) => kind)).toEqual(['describe']);
});

test('the last pull request to be merged moves the ticket', async () => {
  const { site, look } = await worked();
  await look(shop, true);
  expect(site.status).toBe('In Prüfung');
  await look(api, true);
  expect(site.status).toBe('Fertig');
});

test('the last draft that a person marks as ready moves the ticket, once', async () => {
  const { site, look } = await worked(true);
  const running = [{ name: 'lint', state: 'running' }] as const;
  await look(shop, false, { isDraft: true });
  await look(api, false, { isDraft: true });
  await look(shop, false, { isDraft: false, checks: running });
  expect(site.status).toBe('In Arbeit');
  await look(api, false, { isDraft: false });
  expect(site.status).toBe('In Prüfung');
  await look(shop, false, { isDraft: false, checks: [] });
  expect(site.movedWhile).toHaveLength(1);
});

test('a draft that is ready counts as one until Jira has moved the ticket', async () => {
  const { site, look } = await worked(true);
  await look(api, false, { isDraft: false });
  site.failedMoves = 1;
  await look(shop, false, { isDraft: false });
  expect(site.status).toBe('In Arbeit');
  await look(shop, false, { isDraft: false });
  expect(site.status).toBe('In Prüfung');
});
