import { describe, expect, test } from 'vitest';
import { sweepTickets } from '../../../src/agent/job/index.ts';
import type { Job } from '../../../src/agent/job/ticket-state.ts';
import type { RunLedger } from '../../../src/agent/ports.ts';
import { emptyMonth, type LedgerEntry } from '../../../src/core/ledger/index.ts';
import { describeFinding, type Ticket, traceFingerprint } from '../../../src/core/tickets/index.ts';
import type { Dispatch } from '../../../src/dispatch.ts';
import { pullEntry, runEntry } from '../../support/ledger.ts';
import { memoryContext, scriptedModel } from '../../support/memory/context.ts';
import { aFix, cart, jobFixture } from '../../support/memory/job-fixture.ts';
import { reply } from '../../support/memory/replies.ts';
import { ticketOf } from '../../support/memory/samples.ts';

const silent: Partial<Ticket> = { summary: 'It is broken', description: 'Please fix it, thanks!' };
const trace = 'at total (src/shop.ts:12:3)\nat main (src/main.ts:4:1)';
const event: Partial<Job> = { cause: 'event', delivery: 'd1', readiness: 'ask', cooldownMs: 0 };

/** A ticket that says nothing, and jobs for it. */
function silentFixture(job: Partial<Job> = {}) {
  const fixture = jobFixture(undefined, { ...event, ...job });
  fixture.edit(silent);
  return fixture;
}

/** A ledger of one month that can be read. */
function ledgerOf(...entries: readonly LedgerEntry[]): RunLedger {
  const month = { ...emptyMonth, entries };
  return { months: async () => ['2026-11'], read: async () => month, update: async () => month };
}

/** Sweeps the ticket of a fixture; returns what it finds and sends. */
async function sweep({ services }: ReturnType<typeof jobFixture>, ledger?: RunLedger) {
  const sent: Dispatch[] = [];
  const found = await sweepTickets(
    {
      ...{ jql: 'project = APP', hours: 48, limit: 10, branch: 'fix/{key}' },
      ...{ maxTicketAttempts: 5, cooldownMs: 0, command: '/fix' },
    },
    {
      ...{ tickets: services.tickets, ledger, signal: new AbortController().signal },
      date: () => new Date('2026-11-20T10:00:00Z'),
      dispatch: async (one) => {
        sent.push(one);
      },
      onFinding: () => {},
    },
  );
  return { sent, lines: found.map(describeFinding) };
}

describe('a ticket that says nothing', () => {
  test('is asked for what it lacks, without a call, an attempt or a move', async () => {
    const { comment, services, work } = silentFixture();
    const { outcome, model } = await work();
    expect(outcome.reason).toBe('not-ready');
    expect(model.requests).toEqual([]);
    expect(services.record()).toMatchObject({ attempts: 0 });
    expect(services.writes.filter((call) => call.startsWith('move'))).toEqual([]);
    for (const text of ['What happens:', 'The steps that lead there', 'begins with `/fix`'])
      expect(comment()).toContain(text);
  });

  test('is asked once: whatever is added starts the work', async () => {
    const fixture = silentFixture();
    await fixture.work();
    expect((await fixture.work()).outcome.reason).toBe('nothing-new');
    expect((await sweep(fixture)).sent).toEqual([]);
    fixture.edit({ description: 'Please fix it now, thanks!' });
    expect((await sweep(fixture)).sent).toMatchObject([{ reason: 'sweep' }]);
    expect((await fixture.work(...aFix)).outcome.reason).toBe('approved');
  });

  test.each(['new', 'indeterminate'] as const)(
    'is found by a sweep once it is answered, in %s',
    async (category) => {
      const fixture = silentFixture();
      await fixture.work();
      fixture.setStatus({ name: 'Blocked', category });
      expect((await sweep(fixture)).sent).toEqual([]);
      fixture.addComment('1', 'In the cart.');
      expect((await sweep(fixture)).sent).toHaveLength(1);
      await fixture.work(reply.other('answer', 'Done.'));
      expect((await sweep(fixture)).sent).toEqual([]);
    },
  );

  test.each<[string, Partial<Job>]>([
    ['started by hand', { cause: 'hand' }],
    ['asked for with the command', { cause: 'asked', isCommand: true }],
    ['assigned', { cause: 'assigned' }],
    ['told to work on all', { readiness: 'off' }],
    ['without the setting', { readiness: undefined }],
  ])('is worked on if it is %s', async (_, job) => {
    const { work } = silentFixture(job);
    expect((await work(...aFix)).outcome.reason).toBe('approved');
  });

  test('is worked on if it names a file or a definition of the repository', async () => {
    const fixture = silentFixture();
    fixture.edit({ summary: 'cart.ts broken', description: '' });
    expect((await fixture.work(...aFix)).outcome.reason).toBe('approved');
  });

  test('is worked on if the repository cannot be read', async () => {
    const { workspace } = memoryContext(scriptedModel(), cart);
    let looks = 0;
    const paths = async () => {
      looks += 1;
      if (looks === 1) throw new Error('no disk');
      return workspace.paths();
    };
    const context = { workspace: { ...workspace, paths } };
    const { outcome } = await silentFixture().deliver(aFix, { context });
    expect(outcome.reason).toBe('approved');
  });
});

describe('a ticket with similar work', () => {
  const other = runEntry({ ticket: 'APP-9', pull: 12, file: 'src/cart.ts' });

  test('names it, also in its pull request', async () => {
    const { comment, deliver, services } = jobFixture(undefined, event);
    const { outcome } = await deliver(aFix, { context: { ledger: ledgerOf(other) } });
    expect(outcome.reason).toBe('approved');
    const told = 'pull request #\u200b12, for APP-9, changes the same file first.';
    expect(comment()).toContain(told);
    // Another ticket's key is written so that no tracker links it.
    expect(services.publications[0]?.body).toContain('\u200b12, for APP\u20119, changes');
  });

  test('names none that has ended, nor one that cannot be read', async () => {
    const { comment, deliver } = jobFixture(undefined, event);
    const ended = ledgerOf(other, pullEntry({ pull: 12, state: 'merged' }));
    await deliver(aFix, { context: { ledger: ended } });
    expect(comment()).not.toContain('Similar work');
    const broken = jobFixture(undefined, event);
    const months = () => Promise.reject(new Error('outage'));
    const context = { ledger: { ...ended, months } };
    expect((await broken.deliver(aFix, { context })).outcome.reason).toBe('approved');
  });

  const wait: Partial<Job> = { ...event, duplicates: 'wait' };

  test('waits for it, if it has to, until it has ended', async () => {
    const fixture = jobFixture(undefined, wait);
    const open = ledgerOf(other);
    const { outcome, model } = await fixture.deliver([], { context: { ledger: open } });
    expect(outcome.reason).toBe('similar-open');
    expect(model.requests).toEqual([]);
    expect(fixture.comment()).toContain('pull request #\u200b12, for APP-9');
    expect(fixture.services.record()).toMatchObject({ attempts: 0, waitsFor: 12 });
    expect(await sweep(fixture, open)).toMatchObject({
      sent: [],
      lines: ['APP-17: waits for similar work in pull request #12'],
    });
    const ended = ledgerOf(other, pullEntry({ pull: 12, state: 'closed' }));
    expect((await sweep(fixture, ended)).sent).toHaveLength(1);
    fixture.setStatus({ name: 'Blocked', category: 'indeterminate' });
    expect((await sweep(fixture, ended)).lines).toEqual([
      'APP-17: dispatched, the similar work that it waited for has ended',
    ]);
    const after = await fixture.deliver(aFix, { context: { ledger: ended } });
    expect(after.outcome.reason).toBe('approved');
    expect(fixture.services.record().waitsFor).toBeUndefined();
  });

  test('waits for the same crash', async () => {
    const fixture = jobFixture(undefined, wait);
    fixture.edit({ description: trace });
    const fingerprint = traceFingerprint(ticketOf({ description: trace }));
    const crash = runEntry({ ticket: 'APP-9', pull: 12, trace: fingerprint });
    const context = { ledger: ledgerOf(crash) };
    expect((await fixture.deliver([], { context })).outcome.reason).toBe('similar-open');
    expect(fixture.comment()).toContain('shows the same crash');
  });

  test('does not wait if somebody asks by name', async () => {
    const fixture = jobFixture(undefined, { ...wait, cause: 'asked' });
    const { outcome } = await fixture.deliver(aFix, { context: { ledger: ledgerOf(other) } });
    expect(outcome.reason).toBe('approved');
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
