import { afterEach, describe, expect, test, vi } from 'vitest';
import { emptyRecord } from '../../../src/core/tickets/record.ts';
import { lastPrompt } from '../../support/memory/context.ts';
import { aFix, desk } from '../../support/memory/desk.ts';
import { reply } from '../../support/memory/replies.ts';
import { commentOf, ticketOf } from '../../support/memory/samples.ts';

const toDo = { name: 'Zu erledigen', category: 'new' } as const;

describe('a retry', () => {
  test('is an attempt on the same branch, pull request and comment', async () => {
    const { ends, add, work } = desk();
    await work(...aFix);
    add('1', 'Negative prices are still wrong.');
    await work(...aFix);
    expect(new Set(ends.publications.map(({ branch }) => branch))).toEqual(new Set(['fix/APP-17']));
    expect([...ends.comments.keys()]).toEqual(['900']);
    expect([...ends.links.keys()]).toEqual(['github:acme/shop#7']);
    expect(ends.record()).toMatchObject({ attempts: 2, branch: 'fix/APP-17' });
  });

  test('is shown the last change and what the reviewer still wanted', async () => {
    const { ends, add, work } = desk();
    const [plan, edit] = aFix;
    if (plan === undefined || edit === undefined) throw new Error('the sample is shorter');
    await work(plan, edit, reply.revise('Round it.'), reply.edit('src/cart.ts', 'b', 'c'));
    expect(ends.record()).toMatchObject({
      diff: expect.stringContaining('+a * b'),
      critique: 'Round it.',
    });
    add('1', 'And now?');
    const { model } = await work(reply.other('ask', 'What is wrong?'));
    expect(lastPrompt(model)).toContain('And now?');
    expect(ends.record()).toMatchObject({ critique: 'Round it.' });
    add('2', 'The total.');
    await work(...aFix);
    expect(ends.record().critique).toBeUndefined();
  });
});

describe('a ticket that is reopened without a word', () => {
  const reopening = { job: { delivery: 'reopening-1', reopened: true } };

  test('is worked again, once for each delivery', async () => {
    const { ends, deliver, put, work } = desk();
    await work(...aFix);
    put(toDo);
    expect((await deliver(aFix, reopening)).outcome.reason).toBe('approved');
    expect((await deliver(aFix, reopening)).outcome.reason).toBe('nothing-new');
    expect(ends.record().attempts).toBe(2);
  });

  test('is not worked for a delivery that comes once the ticket is in progress', async () => {
    const { deliver, put, work } = desk();
    await work(...aFix);
    expect((await deliver(aFix, reopening)).outcome.reason).toBe('nothing-new');
    put(toDo);
    expect((await deliver(aFix, reopening)).outcome.reason).toBe('approved');
  });

  test('is worked once for the delivery that it was first worked for', async () => {
    const { deliver } = desk();
    expect((await deliver(aFix, reopening)).outcome.reason).toBe('approved');
    expect((await deliver(aFix, reopening)).outcome.reason).toBe('nothing-new');
  });
});

describe('the attempts at one ticket', () => {
  test('are counted, told once to be used up, and allowed again by a higher bound', async () => {
    const { ends, add, deliver, comment } = desk(undefined, { maxTicketAttempts: 1 });
    await deliver(aFix);
    add('1', 'More.');
    const { outcome, model } = await deliver(aFix);
    expect(outcome.reason).toBe('ticket-attempts-exhausted');
    expect(model.requests).toEqual([]);
    expect(comment()).toContain('has used all of its attempts');
    expect(comment()).toContain('pull/7');
    const told = ends.told.length;
    expect((await deliver(aFix)).outcome.reason).toBe('ticket-attempts-exhausted');
    expect(ends.told).toHaveLength(told);
    add('2', 'And more.');
    await deliver(aFix);
    expect(ends.told).toHaveLength(told + 2);
    expect(ends.record().attempts).toBe(1);
    const raised = await deliver(aFix, { job: { maxTicketAttempts: 2 } });
    expect(raised.outcome.reason).toBe('approved');
  });

  test('that were begun and died count', async () => {
    const { ends, deliver } = desk(undefined, { maxTicketAttempts: 1 });
    await ends.tickets.remember(ticketOf().key, { ...emptyRecord, attempts: 1 });
    expect((await deliver(aFix)).outcome.reason).toBe('ticket-attempts-exhausted');
  });
});

describe('an attempt that follows another within the cooldown', () => {
  afterEach(() => vi.useRealTimers());

  /** Worked a moment ago, on a clock that the test moves on. */
  async function warmDesk() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const made = desk();
    const world = { date: () => new Date() };
    await made.deliver(aFix, { world });
    made.add('1', 'Negative prices are still wrong.');
    await vi.advanceTimersByTimeAsync(10_000);
    return { ...made, world };
  }

  test('waits for its end, and takes in what came meanwhile', async () => {
    const { add, deliver, ends, world } = await warmDesk();
    const { length } = ends.told;
    const work = deliver(aFix, { world });
    await vi.advanceTimersByTimeAsync(49_000);
    expect(ends.told).toHaveLength(length);
    add('2', 'And discounts.');
    await vi.advanceTimersByTimeAsync(1_000);
    const { model, outcome } = await work;
    expect(outcome.reason).toBe('approved');
    expect(lastPrompt(model)).toContain('And discounts.');
    expect(ends.record()).toMatchObject({ attempts: 2, read: ['1', '2'] });
  });

  test('ends at once when it is cancelled', async () => {
    const { deliver, ends, world } = await warmDesk();
    const cancelled = new AbortController();
    const work = deliver(aFix, { world: { ...world, signal: cancelled.signal } });
    await vi.advanceTimersByTimeAsync(10_000);
    cancelled.abort();
    expect((await work).outcome.reason).toBe('cancelled');
    expect(ends.record().attempts).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('does not wait beyond the time that the run has', async () => {
    const { deliver, world } = await warmDesk();
    const work = await deliver(aFix, { world, job: { cooldownMs: 3_600_000 } });
    expect(work.outcome.reason).toBe('deadline');
    expect(work.model.requests).toEqual([]);
  });

  test('waits no longer than the cooldown, whatever clock the last one had', async () => {
    const { deliver, ends, world } = await warmDesk();
    const begun = '2999-01-01T00:00:00.000Z';
    await ends.tickets.remember(ticketOf().key, { ...ends.record(), begun });
    const work = deliver(aFix, { world, job: { maxTicketAttempts: 9 } });
    await vi.advanceTimersByTimeAsync(59_999);
    expect(ends.record().attempts).toBe(1);
    await ends.tickets.remember(ticketOf().key, { ...ends.record(), begun: 'never' });
    await vi.advanceTimersByTimeAsync(1);
    expect((await work).outcome.reason).toBe('approved');
  });
});

test('a comment that a dead run has left is taken over', async () => {
  const { ends, work, comment } = desk();
  await ends.tickets.comment(ticketOf().key, [], undefined);
  await work(...aFix);
  expect([...ends.comments.keys()]).toEqual(['900']);
  expect(comment()).toContain('pull/7');
  expect(commentOf('900', '').id).toBe(ends.record().comments[0]);
});
