import { expect, test } from 'vitest';
import { emptyMonth, withEntry } from '../../../src/core/ledger/index.ts';
import { OutageError } from '../../../src/core/user-error.ts';
import { reservation, runEntry } from '../../support/ledger.ts';
import { aFix, jobFixture } from '../../support/memory/job-fixture.ts';
import { memoryLedger } from '../../support/memory/run-ledger.ts';
import { attemptsOf } from '../../support/memory/samples.ts';

/** Room for two runs, each of which may take 200,000 tokens. */
const monthlyBudget = { unit: 'tokens', most: 400_000 } as const;
const small = { ...attemptsOf(2), maxTokens: 40_000 };
const tokensOf = (uncached: number) => ({ uncached, cached: 0, written: 0, reply: 0 });

function fixture() {
  const books = memoryLedger();
  const job = jobFixture(undefined, { monthlyBudget });
  const work = (of: Parameters<typeof job.deliver>[1] = {}, script = aFix) =>
    job.deliver(script, { ...of, context: { ledger: books.ledger, ...of.context } });
  const add = (...entries: readonly Parameters<typeof withEntry>[1][]) =>
    books.ledger.update('2026-11', (month) => entries.reduce(withEntry, month));
  return { ...job, books, work, add };
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

test('without a budget, nothing is asked or reserved before the first call', async () => {
  const { books, work } = fixture();
  books.fail(new OutageError('GitHub does not answer.'));
  const { outcome } = await work({ job: { monthlyBudget: undefined } });
  expect(outcome.reason).toBe('approved');
});

test('a run that does not fit does not start: no call, no attempt, no move, one comment', async () => {
  const { services, books, add, work, comment } = fixture();
  await add(runEntry({ run: 'a', ticket: 'APP-1', tokens: tokensOf(200_001) }));
  const { outcome, model, attempt, warnings } = await work();
  expect(outcome).toMatchObject({ reason: 'monthly-budget', moved: undefined });
  expect({ asked: model.requests.length, attempt }).toEqual({ asked: 0, attempt: undefined });
  expect(services.record()).toMatchObject({ attempts: 0, inputs: [] });
  expect(services.writes).not.toContain('move');
  expect(comment()).toContain('work on this ticket can start on 2026-12-01 at 00:00 UTC');
  expect(warnings).toEqual([
    "Of the 400,000 tokens of monthly-budget, the month's runs have spent 200,001 and may still spend 0; this run may take 200,000.",
  ]);
  const writes = services.writes.length;
  const again = await work();
  expect(again.outcome.reason).toBe('monthly-budget');
  expect(services.writes).toHaveLength(writes);
  expect(books.entries()).toMatchObject([{ kind: 'run' }, { about: 'APP-17' }]);
});

test('it is told what it waits for if others may give back what they hold', async () => {
  const { add, work, comment } = fixture();
  await add(reservation({ run: 'a', until: '2026-11-30T00:00:00Z', most: { tokens: 300_000 } }));
  await work();
  expect(comment()).toContain('once they have ended, or on 2026-12-01 at 00:00 UTC');
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

test('it works once there is room again', async () => {
  const { add, work } = fixture();
  const until = '2026-11-30T00:00:00Z';
  await add(reservation({ run: 'a', until, most: { tokens: 300_000 } }));
  expect((await work()).outcome.reason).toBe('monthly-budget');
  await add(runEntry({ run: 'a', ticket: 'APP-1' }));
  expect((await work()).outcome.reason).toBe('approved');
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
  expect(other.outcome.reason).toBe('budget-exhausted');
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
