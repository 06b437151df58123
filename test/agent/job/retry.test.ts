import { describe, expect, test } from 'vitest';
import { emptyRecord } from '../../../src/core/tickets/index.ts';
import { lastPrompt } from '../../support/memory/context.ts';
import { aFix, jobFixture } from '../../support/memory/job-fixture.ts';
import { reply } from '../../support/memory/replies.ts';
import { commentOf, ticketOf } from '../../support/memory/samples.ts';

const toDo = { name: 'Zu erledigen', category: 'new' } as const;

describe('a retry', () => {
  test('uses the same branch, pull request and comment', async () => {
    const { services, addComment, work } = jobFixture();
    await work(...aFix);
    addComment('1', 'Negative prices are still wrong.');
    await work(...aFix);
    expect(new Set(services.publications.map(({ branch }) => branch))).toEqual(
      new Set(['fix/APP-17']),
    );
    expect([...services.comments.keys()]).toEqual(['900']);
    expect([...services.links.keys()]).toEqual(['github:acme/shop#7']);
    expect(services.record()).toMatchObject({ attempts: 2, branch: 'fix/APP-17' });
  });

  test('sees the last change and the open critique', async () => {
    const { services, addComment, work } = jobFixture();
    const [plan, edit] = aFix;
    if (plan === undefined || edit === undefined) throw new Error('the sample is shorter');
    await work(plan, edit, reply.revise('Round it.'), reply.edit('src/cart.ts', 'b', 'c'));
    expect(services.record()).toMatchObject({
      diff: expect.stringContaining('+a * b'),
      critique: 'Round it.',
    });
    addComment('1', 'And now?');
    const { model } = await work(reply.other('ask', 'What is wrong?'));
    expect(lastPrompt(model)).toContain('And now?');
    expect(services.record()).toMatchObject({ critique: 'Round it.' });
    addComment('2', 'The total.');
    await work(...aFix);
    expect(services.record().critique).toBeUndefined();
  });
});

describe('a ticket that is reopened without a comment', () => {
  const reopening = { job: { delivery: 'reopening-1', reopened: true } };

  test('is worked again, once per delivery', async () => {
    const { services, deliver, setStatus, work } = jobFixture();
    await work(...aFix);
    setStatus(toDo);
    expect((await deliver(aFix, reopening)).outcome.reason).toBe('approved');
    expect((await deliver(aFix, reopening)).outcome.reason).toBe('nothing-new');
    expect(services.record().attempts).toBe(2);
  });

  test('is worked in any status that the delivery calls reopened, once', async () => {
    const { services, deliver, setStatus, work } = jobFixture();
    await work(...aFix);
    setStatus({ name: 'Wieder offen', category: 'indeterminate' });
    expect((await deliver(aFix, reopening)).outcome.reason).toBe('approved');
    expect((await deliver(aFix, reopening)).outcome.reason).toBe('nothing-new');
    expect(services.record().attempts).toBe(2);
  });

  test('is not worked for a delivery of a change that the last attempt has seen', async () => {
    const { deliver, services, work } = jobFixture();
    const changed = new Date(0).toISOString();
    await work(...aFix);
    const late = { job: { delivery: 'reopening-1', reopened: true, changed } };
    expect((await deliver(aFix, late)).outcome.reason).toBe('nothing-new');
    expect(services.record().attempts).toBe(1);
  });

  test('is not worked again for the delivery of the first attempt', async () => {
    const { deliver } = jobFixture();
    expect((await deliver(aFix, reopening)).outcome.reason).toBe('approved');
    expect((await deliver(aFix, reopening)).outcome.reason).toBe('nothing-new');
  });
});

describe('the attempts at one ticket', () => {
  test('are counted, reported once as used up, and allowed again by a higher limit', async () => {
    const { services, addComment, deliver, comment } = jobFixture(undefined, {
      maxTicketAttempts: 1,
    });
    await deliver(aFix);
    addComment('1', 'More.');
    const { outcome, model } = await deliver(aFix);
    expect(outcome.reason).toBe('ticket-attempts-exhausted');
    expect(model.requests).toEqual([]);
    expect(comment()).toContain('has used all of its attempts');
    expect(comment()).toContain('pull/7');
    const told = services.writes.length;
    expect((await deliver(aFix)).outcome.reason).toBe('ticket-attempts-exhausted');
    expect(services.writes).toHaveLength(told);
    addComment('2', 'And more.');
    await deliver(aFix);
    expect(services.writes).toHaveLength(told + 2);
    expect(services.record().attempts).toBe(1);
    const raised = await deliver(aFix, { job: { maxTicketAttempts: 2 } });
    expect(raised.outcome.reason).toBe('approved');
  });

  test('count even if they crashed', async () => {
    const { services, deliver } = jobFixture(undefined, { maxTicketAttempts: 1 });
    await services.tickets.remember(ticketOf().key, { ...emptyRecord, attempts: 1 });
    expect((await deliver(aFix)).outcome.reason).toBe('ticket-attempts-exhausted');
  });
});

test('a comment left by a crashed run is reused', async () => {
  const { services, work, comment } = jobFixture();
  await services.tickets.comment(ticketOf().key, [], undefined);
  await work(...aFix);
  expect([...services.comments.keys()]).toEqual(['900']);
  expect(comment()).toContain('pull/7');
  expect(commentOf('900', '').id).toBe(services.record().comments[0]);
});
