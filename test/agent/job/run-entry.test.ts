import { expect, test } from 'vitest';
import { OutageError } from '../../../src/core/user-error.ts';
import { aFix, jobFixture } from '../../support/memory/job-fixture.ts';
import { memoryLedger } from '../../support/memory/run-ledger.ts';

function fixture() {
  const books = memoryLedger();
  const job = jobFixture(undefined, { delivery: 'delivery-1' });
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
      ...{ pull: 7, type: 'Bug', file: 'src/cart.ts', delivery: 'delivery-1' },
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
  await work({ job: { cause: 'asked', cooldownMs: 0 } });
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
