import { expect, test } from 'vitest';
import { nameRun, settleRun } from '../../../src/agent/job/run-entry.ts';
import type { JobResult } from '../../../src/agent/job/ticket-state.ts';
import { notStarted } from '../../../src/agent/loop/index.ts';
import { defaultRules, nothingSpent } from '../../../src/core/run/index.ts';
import { OutageError } from '../../../src/core/user-error.ts';
import { aFix, jobFixture } from '../../support/memory/job-fixture.ts';
import { memoryLedger } from '../../support/memory/run-ledger.ts';
import { jobOf } from '../../support/memory/samples.ts';

function fixture() {
  const books = memoryLedger();
  const job = jobFixture();
  job.edit({ type: 'Bug' });
  const work = (of: Parameters<typeof job.deliver>[1] = {}, script = aFix) =>
    job.deliver(script, { ...of, context: { ledger: books.ledger, ...of.context } });
  return { ...job, books, work };
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
async function entryOf(outcome: Partial<JobResult['outcome']>, attempt?: number) {
  const { ledger, entries } = memoryLedger();
  const [job, now] = [jobOf(), new Date()];
  const context = { job, ledger, date: () => now, signal: new AbortController().signal };
  const ended = { ...notStarted, reason: 'approved', spent, elapsed: 61_000, ...outcome } as const;
  await settleRun(context, nameRun(job, now), { outcome: ended, attempt });
  const [entry] = entries();
  return entry?.kind === 'run' ? entry : undefined;
}

test('tells tokens apart, so that nothing is counted twice', async () => {
  expect((await entryOf({}))?.tokens).toEqual({ uncached: 50, cached: 30, written: 20, reply: 8 });
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
