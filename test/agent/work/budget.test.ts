import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { notStarted } from '../../../src/agent/loop/index.ts';
import type { SweepScope } from '../../../src/agent/ports.ts';
import { type JobResult, nameRun, readWaits, settleRun } from '../../../src/agent/work/index.ts';
import { emptyMonth, toldToWait, withEntry } from '../../../src/core/ledger/index.ts';
import { defaultRules, nothingSpent } from '../../../src/core/run/index.ts';
import { OutageError } from '../../../src/engines/errors.ts';
import { playBudget, rounding } from '../../support/fleet/budget-play.ts';
import { reservation, runEntry } from '../../support/ledger.ts';
import { ledgerFixture } from '../../support/memory/job-fixture.ts';
import { memoryLedger } from '../../support/memory/run-ledger.ts';
import { jobOf } from '../../support/memory/samples/jobs.ts';
import { attemptsOf } from '../../support/memory/samples/runs.ts';
import { keyOf, ticketOf } from '../../support/memory/samples/tickets.ts';
import { memoryServices } from '../../support/memory/services.ts';
import { sweepWith } from '../../support/memory/sweeping.ts';
import { runs } from '../../support/property-runs.ts';

/** Room for two runs, each of which may take 200,000 tokens. */
const monthlyBudget = { unit: 'tokens', most: 400_000 } as const;
const small = { ...attemptsOf(2), maxTokens: 40_000 };
const tokensOf = (uncached: number) => ({ uncached, cached: 0, written: 0, reply: 0 });

function fixture() {
  const made = ledgerFixture({ monthlyBudget });
  const add = (...entries: readonly Parameters<typeof withEntry>[1][]) =>
    made.books.ledger.update('2026-11', (month) => entries.reduce(withEntry, month));
  return { ...made, add };
}

test('a run has reserved the most that it may take before the first call, and drawn a part', async () => {
  const { books, work } = fixture();
  const seen: unknown[] = [];
  await work({ onAsk: () => seen.push(...books.entries()) });
  expect(seen[0]).toMatchObject({
    ...{ kind: 'reservation', ticket: 'APP-17', most: { tokens: 200_000 } },
    drawn: { tokens: 50_000 },
  });
  expect(books.entries()).toMatchObject([{ kind: 'run', reason: 'approved' }]);
});

test('a run that does not fit does not start: no call, no attempt, no move, one comment', async () => {
  const { services, books, add, work, comment } = fixture();
  await add(runEntry({ run: 'a', ticket: 'APP-1', tokens: tokensOf(200_001) }));
  const { outcome, model, attempt } = await work();
  expect(outcome).toMatchObject({ detail: 'monthly-budget', moved: undefined });
  expect({ asked: model.requests.length, attempt }).toEqual({ asked: 0, attempt: undefined });
  expect(services.record()).toMatchObject({ attempts: 0, inputs: [] });
  expect(services.writes).not.toContain('move');
  expect(comment()).toContain(
    'This run may take 200,000 tokens, and 199,999 of the 400,000 of 2026-11 are left: work on this ticket can start on 2026-12-01 at 00:00 UTC.',
  );
  const writes = services.writes.length;
  const again = await work();
  expect(again.outcome.detail).toBe('monthly-budget');
  expect(services.writes).toHaveLength(writes);
  expect(books.entries()).toMatchObject([{ kind: 'run' }, { about: 'APP-17' }]);
});

test('it is told what it waits for if others may give back what they hold', async () => {
  const { add, work, comment } = fixture();
  const until = '2026-11-30T00:00:00Z';
  await add(reservation({ ticket: 'APP-1', until, most: { tokens: 300_000 } }));
  await work();
  expect(comment()).toContain(
    'left, of which other runs hold 300,000: work on this ticket can start once they have ended, or on 2026-12-01 at 00:00 UTC',
  );
});

test.each([
  ['once nobody has its lease', 'APP-1', false],
  ['if it was for the same ticket', 'APP-17', true],
])('what a run holds is free %s, but for what it has drawn', async (_, ticket, isLeased) => {
  const { services, books, add, work } = fixture();
  const lost = { run: 'a', ticket, until: '2026-11-30T00:00:00Z', drawn: { tokens: 50_000 } };
  await add(reservation({ ...lost, most: { tokens: 300_000 } }));
  const forge = { ...services.forge, isLeased: async () => isLeased };
  expect((await work({ context: { forge } })).outcome.reason).toBe('approved');
  const [kept] = books.entries();
  expect(kept).toMatchObject({ run: 'a', drawn: { tokens: 50_000 } });
  expect(kept).not.toMatchObject({ until: lost.until });
});

test('a ticket that was not told, because Jira failed, is told by the next run', async () => {
  const { services, add, work, comment } = fixture();
  await add(runEntry({ run: 'a', ticket: 'APP-1', tokens: tokensOf(300_000) }));
  services.fail('comment', new OutageError('Jira does not answer.'));
  await work();
  services.fail('comment', undefined);
  await work();
  expect(comment()).toContain('2026-12-01');
});

test('nothing starts if the ledger cannot be asked', async () => {
  const { services, books, work } = fixture();
  books.fail(new OutageError('GitHub does not answer.'));
  const { outcome, model } = await work();
  expect(outcome).toMatchObject({
    reason: 'failed',
    problem:
      'Nothing starts while the ledger of the monthly budget cannot be asked: GitHub does not answer.',
  });
  expect(model.requests).toEqual([]);
  expect(services.record().attempts).toBe(0);
});

test('a run makes no call that it cannot draw', async () => {
  const { books, work } = fixture();
  const stop = new OutageError('GitHub does not answer.');
  const { outcome, model } = await work({ onAsk: () => books.fail(stop) });
  expect(model.requests.length).toBeLessThanOrEqual(3);
  expect(outcome.reason).toBe('approved');
  const lost = fixture();
  const forget = () => void lost.books.ledger.update('2026-11', () => emptyMonth);
  const other = await lost.work({ job: { rules: small }, onAsk: forget });
  expect(other.outcome.detail).toBe('spending');
  expect(other.model.requests).toHaveLength(1);
});

test('a run that comes to nothing before its first call holds nothing of what it has reserved', async () => {
  const { services, books, work } = fixture();
  services.fail('comment', new OutageError('Jira does not answer.'));
  await work();
  expect(books.entries()).toMatchObject([{ kind: 'run', attempt: 0, calls: 0 }]);
});

test('whoever runs the agent is warned once in a month', async () => {
  const { add, work, addComment } = fixture();
  const job = { monthlyBudget: { unit: 'tokens', most: 250_000 }, rules: small } as const;
  await add(runEntry({ run: 'a', ticket: 'APP-1', tokens: tokensOf(199_900) }));
  const { warnings } = await work({ job });
  expect(warnings).toEqual([expect.stringContaining('At least 80 % of monthly-budget is spent')]);
  addComment('1', 'Still wrong.');
  const again = await work({ job: { ...job, cause: 'asked' } });
  expect(again).toMatchObject({ attempt: 2, warnings: [] });
});

describe('a ticket that waits for the budget', () => {
  const budget = { unit: 'tokens', most: 400_000 } as const;
  const told = new Date('2026-11-20T09:00:00Z');
  const needs = { tokens: 200_000 };
  const status = { name: 'Zu erledigen', category: 'new' } as const;

  /** Sweeps two tickets; APP-1 has changed when it was told to wait, and APP-2 just now. */
  async function sweepAt(now: Date, held: number, isLeased = true) {
    const { ledger } = memoryLedger();
    const month = '2026-11';
    await ledger.update(month, (known) => withEntry(known, toldToWait('APP-1', needs, told)));
    const running = reservation({ until: '2026-11-21T09:00:00Z', most: { tokens: held } });
    await ledger.update(month, (known) => withEntry(known, running));
    const services = memoryServices(ticketOf);
    const forge = { ...services.forge, isLeased: async () => isLeased };
    const scopes: SweepScope[] = [];
    const all = [
      { key: keyOf('APP-1'), id: '1', status, changed: told },
      { key: keyOf('APP-2'), id: '2', status, changed: now },
    ];
    const tickets = {
      ...services.tickets,
      read: async (key: string) => ticketOf({ key: keyOf(key) }),
      sweep: async (scope: SweepScope) => {
        scopes.push(scope);
        const since = now.getTime() - scope.hours * 3_600_000;
        return scope.category === undefined ? all.filter((one) => +one.changed >= since) : [];
      },
    };
    const waits = await readWaits({ ledger, forge }, budget, now);
    const { sent, lines } = await sweepWith({ tickets, forge, now, waits });
    return { sent: sent.map(({ ticket }) => ticket), lines, searches: scopes.length };
  }

  test('a sweep leaves a ticket that waits for the budget, and starts the others', async () => {
    const { sent, lines } = await sweepAt(new Date('2026-11-20T10:00:00Z'), 300_000);
    expect(sent).toEqual(['APP-2']);
    expect(lines).toContain('APP-1: waits for the monthly budget');
  });

  test.each([
    [200_000, true],
    [300_000, false],
  ])('it starts the ticket in the same month once there is room (%#)', async (held, isLeased) => {
    const { sent } = await sweepAt(new Date('2026-11-20T10:00:00Z'), held, isLeased);
    expect(sent).toEqual(['APP-1', 'APP-2']);
  });

  test('it starts the ticket in the next month, however long ago it has changed', async () => {
    const { sent, searches } = await sweepAt(new Date('2026-12-01T00:00:00Z'), 400_000);
    expect(sent).toEqual(['APP-2', 'APP-1']);
    expect(searches).toBe(3);
  });
});

describe('the entry of a run', () => {
  function fixture() {
    const made = ledgerFixture();
    made.edit({ type: 'Bug' });
    return made;
  }

  test('an attempt has one entry with what it took and ended with', async () => {
    const { books, work } = fixture();
    const { outcome } = await work();
    expect(books.entries()).toEqual([
      expect.objectContaining({
        ...{ kind: 'run', ticket: 'APP-17', reason: 'approved', attempt: 1, calls: 3 },
        ...{ pull: 7, type: 'Bug' },
      }),
    ]);
    expect(outcome.failures).toEqual([]);
  });

  test('a second attempt has its own, and a job that finds nothing new none', async () => {
    const { books, work, addComment } = fixture();
    await work();
    await work();
    expect(books.entries()).toHaveLength(1);
    addComment('2', 'Still wrong.');
    await work({ job: { cause: 'asked' } });
    expect(books.entries()).toMatchObject([{ attempt: 1 }, { attempt: 2 }]);
  });

  test('an attempt that fails or is cancelled has one, too', async () => {
    const { books, work } = fixture();
    await work({}, [new OutageError('The endpoint is down.')]);
    expect(books.entries()).toEqual([expect.objectContaining({ reason: 'failed', attempt: 1 })]);
    const stop = new AbortController();
    const other = fixture();
    await other.work({ context: { signal: stop.signal }, onAsk: () => stop.abort() });
    expect(other.books.entries()).toEqual([expect.objectContaining({ reason: 'cancelled' })]);
  });

  test('it says nothing of a ticket that is withheld', async () => {
    const { books, work } = fixture();
    await work({ job: { withholds: true } });
    const [entry] = books.entries();
    expect(entry).toMatchObject({ kind: 'run', pull: 7 });
    expect(JSON.stringify(entry)).not.toMatch(/Bug|cart/);
  });

  test('a ledger that cannot be written changes only what the log says', async () => {
    const { books, work } = fixture();
    books.fail(new OutageError('GitHub does not answer.'));
    const { outcome, warnings } = await work();
    expect(outcome).toMatchObject({ reason: 'approved', pullRequest: { number: 7 }, failures: [] });
    expect(warnings).toEqual(['The run is missing from the ledger: GitHub does not answer.']);
  });

  const spent = {
    ...nothingSpent,
    ...{ calls: 2, promptTokens: 100, cachedTokens: 30, cacheWrittenTokens: 20 },
    ...{ completionTokens: 8, cost: 0.5 },
  };

  /** The entry of a job that ended so. */
  async function entryOf(
    outcome: Partial<Omit<JobResult['outcome'], 'reason' | 'detail'>>,
    attempt?: number,
  ) {
    const { ledger, entries } = memoryLedger();
    const [job, now] = [jobOf(), new Date()];
    const context = { job, ledger, date: () => now, signal: new AbortController().signal };
    const ended = {
      ...notStarted,
      reason: 'approved',
      spent,
      elapsed: 61_000,
      ...outcome,
    } as const;
    await settleRun(context, nameRun(job, now), { outcome: ended, attempt });
    const [entry] = entries();
    return entry?.kind === 'run' ? entry : undefined;
  }

  test('tells tokens apart, so that nothing is counted twice', async () => {
    expect((await entryOf({}))?.tokens).toEqual({
      uncached: 50,
      cached: 30,
      written: 20,
      reply: 8,
    });
    const odd = { ...spent, cachedTokens: 90, cacheWrittenTokens: 90 };
    expect((await entryOf({ spent: odd }))?.tokens).toEqual({
      ...{ uncached: 0, cached: 90, written: 10, reply: 8 },
    });
  });

  test('has a cost only with prices', async () => {
    expect((await entryOf({ allowed: defaultRules }))?.cost).toBeUndefined();
    const prices = { prompt: 1, cached: 1, cacheWritten: 1, completion: 1 };
    expect((await entryOf({ allowed: { ...defaultRules, prices } }))?.cost).toBe(0.5);
  });

  test('is none without an attempt and without a call', async () => {
    expect(await entryOf({ spent: nothingSpent })).toBeUndefined();
    expect(await entryOf({ spent: nothingSpent }, 0)).toMatchObject({ attempt: 0, calls: 0 });
    expect(await entryOf({})).toMatchObject({ attempt: 0, calls: 2, minutes: 1.1 });
  });
});

test('whatever runs do at the same time, and wherever they crash, a month pays no more than its budget', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0 }), async (seed) => {
      const { paid, budget } = await playBudget(`any ${seed}`);
      for (const most of paid.values()) expect(most).toBeLessThanOrEqual(budget + rounding);
    }),
    runs(60),
  );
});

test('without drawing, runs that crash would have spent more', async () => {
  let overspent = 0;
  for (let seed = 0; seed < 60; seed += 1) {
    const { paid, budget } = await playBudget(`undrawn ${seed}`, false);
    overspent += Math.max(0, ...paid.values()) > budget + rounding ? 1 : 0;
  }
  expect(overspent).toBeGreaterThan(0);
});
