import { describe, expect, test } from 'vitest';
import { OutageError } from '../../../src/core/user-error.ts';
import { aFix, jobFixture } from '../../support/memory/job-fixture.ts';

const closed = { name: 'Fertig', category: 'done' } as const;

describe('a ticket that was closed before its run begins', () => {
  test('costs no call, and nothing is written to it', async () => {
    const made = jobFixture(undefined, { cause: 'event', delivery: 'a' });
    made.setStatus(closed);
    const { outcome, model } = await made.work(...aFix);
    expect(outcome).toMatchObject({
      reason: 'withdrawn',
      problem: 'The ticket is closed: it is in “Fertig”.',
    });
    expect(model.requests).toEqual([]);
    expect(made.services.writes).toEqual([]);
  });

  test.each(['hand', 'asked', 'assigned'] as const)('is worked if asked for: %s', async (cause) => {
    const made = jobFixture(undefined, { cause, delivery: 'a' });
    made.setStatus(closed);
    expect((await made.work(...aFix)).outcome.reason).toBe('approved');
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
    await services.tickets.remember(made.key, {
      ...record,
      open: { until: '2026-11-20T09:00:00.000Z' },
    });
    expect(made.comment()).toContain('in progress');
    made.setStatus(closed);
    const { outcome, model } = await made.deliver(aFix);
    expect(outcome.reason).toBe('withdrawn');
    expect(model.requests).toEqual([]);
    expect(made.comment()).toContain('The ticket is closed: it is in “Fertig”.');
    expect(services.record()).toMatchObject({ attempts: 1 });
    expect(services.record().open).toBeUndefined();
  });
});
