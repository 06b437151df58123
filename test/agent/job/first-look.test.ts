import { describe, expect, test } from 'vitest';
import { sweepTickets } from '../../../src/agent/job/index.ts';
import type { Job } from '../../../src/agent/job/ticket-state.ts';
import type { Forge, OtherPull, RunLedger } from '../../../src/agent/ports.ts';
import { emptyMonth, type LedgerEntry } from '../../../src/core/ledger/index.ts';
import { describeFinding } from '../../../src/core/tickets/index.ts';
import type { Dispatch } from '../../../src/dispatch.ts';
import { runEntry } from '../../support/ledger.ts';
import type { Scripted } from '../../support/memory/context.ts';
import { aFix, jobFixture } from '../../support/memory/job-fixture.ts';
import { ticketOf } from '../../support/memory/samples.ts';

/** A ledger of one month that can be read. */
function ledgerOf(...entries: readonly LedgerEntry[]): RunLedger {
  const month = { ...emptyMonth, entries };
  return { months: async () => ['2026-11'], read: async () => month, update: async () => month };
}

/** Sweeps the ticket of a fixture; returns what it finds and sends. */
async function sweep({ services }: Pick<ReturnType<typeof jobFixture>, 'services'>, forge: Forge) {
  const sent: Dispatch[] = [];
  const found = await sweepTickets(
    {
      jql: 'project = APP',
      branch: 'fix/{key}',
      ...{ maxTicketAttempts: 5, attemptMs: 0, command: '/fix' },
    },
    {
      ...{ tickets: services.tickets, forge, signal: new AbortController().signal },
      date: () => new Date('2026-11-20T10:00:00Z'),
      dispatch: async (one) => {
        sent.push(one);
      },
      onFinding: () => {},
    },
  );
  return { sent, lines: found.map(describeFinding) };
}

describe('a ticket that an open pull request names', () => {
  const event: Partial<Job> = { cause: 'event', delivery: 'd1' };
  const other = { number: 12, author: 'ann' };

  /** A job for a ticket, at a code host with this pull request. */
  function named(
    job: Partial<Job> = {},
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
    expect(outcome.reason).toBe('pull-open');
    expect(model.requests).toEqual([]);
    expect(services.record()).toMatchObject({ attempts: 0, waitsFor: 12 });
    expect(services.writes.filter((call) => call.startsWith('move'))).toEqual([]);
    expect(comment()).toContain(
      '#\u200b12 by ann is open and names this ticket; `/fix` overrules it.',
    );
  });

  test.each<[string, Partial<Job>]>([
    ['somebody asks with the command', { cause: 'asked', isCommand: true }],
    ['somebody starts the job by hand', { cause: 'hand' }],
    [
      'a review of its own asks for it',
      { review: { id: '1', author: 'Ann', text: 'No.', remarks: [] } },
    ],
    ['it goes on with its own', { earlier: { kind: 'in-files' } }],
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
    expect(await sweep(fixture, forge)).toEqual({
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
    expect(spent.outcome.reason).toBe('ticket-attempts-exhausted');
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
