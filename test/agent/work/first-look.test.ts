import { describe, expect, test } from 'vitest';
import type { Forge, OtherPull, RunLedger } from '../../../src/agent/ports.ts';
import { emptyMonth, type LedgerEntry } from '../../../src/core/ledger/index.ts';
import { OutageError } from '../../../src/engines/errors.ts';
import type { Model } from '../../../src/engines/model/port/index.ts';
import { runEntry } from '../../support/ledger.ts';
import type { Scripted } from '../../support/memory/context.ts';
import { aFix, jobFixture } from '../../support/memory/job-fixture.ts';
import { reply } from '../../support/memory/replies.ts';
import type { JobParts } from '../../support/memory/samples/jobs.ts';
import { ticketOf } from '../../support/memory/samples/tickets.ts';
import type { MemoryServices } from '../../support/memory/services.ts';
import { sweepWith } from '../../support/memory/sweeping.ts';

/** A ledger of one month that can be read. */
function ledgerOf(...entries: readonly LedgerEntry[]): RunLedger {
  const month = { ...emptyMonth, entries };
  return { months: async () => ['2026-11'], read: async () => month, update: async () => month };
}

/** Sweeps the ticket of a fixture. */
const sweep = ({ services }: Pick<ReturnType<typeof jobFixture>, 'services'>, forge: Forge) =>
  sweepWith({
    ...{ tickets: services.tickets, forge, now: new Date('2026-11-20T10:00:00Z') },
    command: '/fix',
  });

describe('a ticket that an open pull request names', () => {
  const event: JobParts = { cause: 'event', delivery: 'd1' };
  const other = { number: 12, author: 'ann' };

  /** A job for a ticket, at a code host with this pull request. */
  function named(
    job: JobParts = {},
    answer: () => Promise<OtherPull | undefined> = async () => other,
  ) {
    const fixture = jobFixture(undefined, { ...event, ...job });
    const forge = { ...fixture.services.forge, findOther: answer };
    const deliver = (...script: readonly Scripted[]) =>
      fixture.deliver(script, { context: { forge } });
    return { ...fixture, forge, deliver };
  }

  test('waits for it, without a call, an attempt or a move', async () => {
    const { comment, services, deliver } = named();
    const { outcome, model } = await deliver();
    expect(outcome.detail).toBe('other-pull-request');
    expect(model.requests).toEqual([]);
    expect(services.record()).toMatchObject({ attempts: 0, waitsFor: 12 });
    expect(services.writes.filter((call) => call.startsWith('move'))).toEqual([]);
    expect(comment()).toContain(
      '#\u200b12 by ann is open and names this ticket; `/fix` overrules it.',
    );
  });

  test.each<[string, JobParts]>([
    ['somebody asks with the command', { cause: 'asked', isCommand: true }],
    ['somebody starts the job by hand', { cause: 'hand' }],
    [
      'a review of its own asks for it',
      { review: { id: '1', author: 'Ann', text: 'No.', remarks: [] } },
    ],
    ['it goes on with its own', { onBranch: true }],
  ])('is worked on if %s', async (_, job) => {
    expect((await named(job).deliver(...aFix)).outcome.reason).toBe('approved');
  });

  test('is worked on if GitHub does not say so', async () => {
    const { deliver } = named({}, () => Promise.reject(new Error('outage')));
    expect((await deliver(...aFix)).outcome.reason).toBe('approved');
  });

  test('is left by sweeps until the other has ended or a comment overrules it', async () => {
    const { forge, deliver, ...fixture } = named();
    await deliver();
    expect(await sweep(fixture, forge)).toMatchObject({
      sent: [],
      lines: ['APP-17: waits for pull request #12, which names it'],
    });
    fixture.setStatus({ name: 'Blocked', category: 'indeterminate' });
    expect((await sweep(fixture, fixture.services.forge)).lines).toEqual([
      'APP-17: dispatched, the pull request that it waited for has ended',
    ]);
    fixture.addComment('1', '/fix');
    expect((await sweep(fixture, forge)).sent).toHaveLength(1);
    expect((await deliver(...aFix)).outcome.reason).toBe('approved');
    expect(fixture.services.record().waitsFor).toBeUndefined();
  });
});

describe('attempts that the ledger knows', () => {
  const made = (attempt: number) => runEntry({ ticket: 'APP-17', attempt });

  test('count though the record is gone, up to the limit', async () => {
    const { deliver, services } = jobFixture(undefined, { maxTicketAttempts: 3 });
    const spent = await deliver(aFix, { context: { ledger: ledgerOf(made(3), made(2)) } });
    expect(spent.outcome.detail).toBe('ticket-attempts');
    expect(spent.model.requests).toEqual([]);
    expect(services.record().attempts).toBe(3);
  });

  test('are gone on with, and those of other tickets are none', async () => {
    const other = runEntry({ ticket: 'APP-18', attempt: 5 });
    const { deliver, services } = jobFixture(undefined, { maxTicketAttempts: 3 });
    const next = await deliver(aFix, { context: { ledger: ledgerOf(made(1), other) } });
    expect(next.outcome.reason).toBe('approved');
    expect(services.record().attempts).toBe(2);
  });

  test('that cannot be read let the work begin', async () => {
    const read = async () => Promise.reject(new Error('No route.'));
    const { deliver } = jobFixture();
    const next = await deliver(aFix, { context: { ledger: { ...ledgerOf(made(9)), read } } });
    expect(next.outcome.reason).toBe('approved');
  });
});

test('the ticket is told that its record is not signed, once', async () => {
  const { deliver, services, comment, addComment } = jobFixture();
  await services.tickets.remember(ticketOf().key, { ...services.record(), isUnsigned: true });
  await deliver(aFix);
  expect(comment()).toContain('is not signed with its Jira token');
  await services.tickets.remember(ticketOf().key, { ...services.record(), isUnsigned: undefined });
  addComment('7', '/fix Also round it.');
  await deliver([...aFix], { job: { run: '9/1' } });
  expect(comment()).not.toContain('is not signed with its Jira token');
});

describe('an attempt that is left open', () => {
  const outage = new OutageError('Jira at https://example.test answered 500.');
  const hours = (count: number) => count * 3_600_000;

  /** Sweeps so many hours after the attempt has begun. */
  function sweep(services: MemoryServices, after: number) {
    const now = new Date(Date.parse(services.record().begun ?? '') + hours(after));
    return sweepWith({ ...services, now, attemptMs: 60_000 });
  }

  /** Calls `then` at the model's last reply. */
  function afterReplies(count: number, then: () => void): () => void {
    let asked = 0;
    return () => {
      asked += 1;
      if (asked === count) then();
    };
  }

  /** Runs a job in which the report at the end fails, until Jira takes comments again. */
  async function loseReport(made: ReturnType<typeof jobFixture>, script = aFix) {
    const { services, deliver } = made;
    const onAsk = afterReplies(script.length, () => services.fail('comment', outage));
    const ended = await deliver(script, { onAsk });
    services.fail('comment', undefined);
    return ended;
  }

  describe('an attempt whose report fails', () => {
    test('leaves a ticket in progress that a sweep finds, and sends as unfinished', async () => {
      const made = jobFixture();
      expect((await loseReport(made)).outcome.reason).toBe('unreported');
      expect(made.comment()).toContain('in progress');
      const { sent, lines } = await sweep(made.services, 1);
      expect(lines).toEqual([
        'APP-17: dispatched, the end of the last attempt is not reported yet',
      ]);
      expect(sent).toMatchObject([{ ticket: 'APP-17', reason: 'unfinished' }]);
    });

    test('is reported by the next run, without a model', async () => {
      const made = jobFixture();
      await loseReport(made);
      const { model, outcome } = await made.deliver([], { job: { delivery: 'a sweep' } });
      expect(model.requests).toEqual([]);
      expect(outcome.reason).toBe('approved');
      expect(made.services.publications).toHaveLength(1);
      expect(made.comment()).toContain('A fix is ready for review.');
      expect(made.comment()).toContain('https://github.test/acme/shop/pull/7');
      expect(made.comment()).not.toContain('in progress');
      expect(made.services.record()).toMatchObject({ attempts: 1, open: undefined });
      expect((await sweep(made.services, 1)).sent).toEqual([]);
      expect((await made.work()).outcome.detail).toBe('nothing-new');
    });

    test('with an answer keeps the answer', async () => {
      const made = jobFixture();
      await loseReport(made, [reply.other('answer', 'The sum rounds *down*.')]);
      const { outcome, model } = await made.work();
      expect(outcome.reason).toBe('answered');
      expect(model.requests).toEqual([]);
      expect(made.comment()).toContain('The sum rounds');
    });

    test('is kept in the pull request if Jira takes nothing at all', async () => {
      const made = jobFixture();
      const { services, deliver } = made;
      const fail = (error: Error | undefined) => {
        for (const method of ['comment', 'remember', 'move', 'link'] as const)
          services.fail(method, error);
      };
      await deliver(aFix, { onAsk: afterReplies(aFix.length, () => fail(outage)) });
      fail(undefined);
      expect((await sweep(services, 1)).sent).toMatchObject([{ reason: 'unfinished' }]);
      const { model, outcome } = await made.work();
      expect(model.requests).toEqual([]);
      expect(outcome).toMatchObject({
        reason: 'approved',
        moved: { kind: 'moved', to: 'In Prüfung' },
      });
      expect([...services.links.values()]).toMatchObject([
        { url: expect.stringMatching(/pull\/7$/) },
      ]);
      expect(services.record()).toMatchObject({ attempts: 1, open: undefined });
    });

    test('stays to be reported if the next run cannot do so either', async () => {
      const made = jobFixture();
      await loseReport(made);
      made.services.fail('comment', outage);
      expect((await made.work()).outcome.reason).toBe('unreported');
      made.services.fail('comment', undefined);
      expect((await made.work()).outcome.reason).toBe('approved');
      expect(made.comment()).toContain('A fix is ready for review.');
    });
  });

  describe('an attempt that never ends', () => {
    /** Starts an attempt that waits for its model for ever. */
    async function crash(made: ReturnType<typeof jobFixture>, job = {}, isOver = true) {
      const asked = Promise.withResolvers<void>();
      const model: Model = {
        ask: () => {
          asked.resolve();
          return new Promise(() => {});
        },
      };
      void made.deliver([], { job, context: { model } });
      await asked.promise;
      const end = () => made.services.forge.release(made.key, { run: '1/1', until: '' });
      if (isOver) await end();
      return end;
    }

    test.each([0.1, 1])('is found by a sweep once no run has its lease (%#)', async (hours) => {
      const made = jobFixture();
      const end = await crash(made, {}, false);
      expect((await sweep(made.services, 0.1)).sent).toEqual([]);
      if (hours < 1) await end();
      const { sent, lines } = await sweep(made.services, hours);
      expect(lines).toEqual(['APP-17: dispatched, the last attempt did not end']);
      expect(sent).toMatchObject([
        { reason: 'unfinished', delivery: expect.stringMatching(/-1$/) },
      ]);
    });

    test('is worked even if a reopening without new words had started it', async () => {
      const made = jobFixture();
      await made.work(...aFix);
      made.setStatus({ name: 'Wieder offen', category: 'indeterminate' });
      await crash(made, { delivery: 'reopening', reopened: true });
      expect((await made.deliver(aFix, { job: { delivery: 'sweep' } })).outcome.reason).toBe(
        'approved',
      );
      expect(made.services.record().attempts).toBe(3);
    });

    test('ends in a truthful comment if no attempts are left', async () => {
      const made = jobFixture(undefined, { maxTicketAttempts: 1 });
      await crash(made);
      expect((await sweep(made.services, 1)).sent).toHaveLength(1);
      expect((await made.work()).outcome.detail).toBe('ticket-attempts');
      expect(made.comment()).not.toContain('in progress');
      expect((await sweep(made.services, 1)).sent).toEqual([]);
    });
  });
});

const closed = { name: 'Fertig', category: 'done' } as const;

describe('a ticket that was closed before its run begins', () => {
  test('costs no call, and nothing is written to it', async () => {
    const made = jobFixture(undefined, { cause: 'event', delivery: 'a' });
    made.setStatus(closed);
    const { outcome, model } = await made.work(...aFix);
    expect(outcome).toMatchObject({
      detail: 'withdrawn',
      problem: 'The ticket is closed: it is in “Fertig”.',
    });
    expect(model.requests).toEqual([]);
    expect(made.services.writes).toEqual([]);
  });

  test('says so where an attempt was lost that its comment calls in progress', async () => {
    const made = jobFixture(undefined, { cause: 'event' });
    const { services } = made;
    const outage = new OutageError('It answered 500.');
    const calls = ['comment', 'publish'] as const;
    await made.deliver(aFix, {
      onAsk: () => {
        for (const call of calls) services.fail(call, outage);
      },
    });
    for (const call of calls) services.fail(call, undefined);
    const { open: _, ...record } = services.record();
    await services.tickets.remember(made.key, { ...record, open: {} });
    expect(made.comment()).toContain('in progress');
    made.setStatus(closed);
    const { outcome, model } = await made.deliver(aFix);
    expect(outcome.detail).toBe('withdrawn');
    expect(model.requests).toEqual([]);
    expect(made.comment()).toContain('The ticket is closed: it is in “Fertig”.');
    expect(services.record()).toMatchObject({ attempts: 1 });
    expect(services.record().open).toBeUndefined();
  });
});
