import { describe, expect, test } from 'vitest';
import { type BlockedTicket, emptyRecord } from '../../../src/core/tickets/index.ts';
import { aFix, jobFixture } from '../../support/memory/job-fixture.ts';
import { keyOf } from '../../support/memory/samples.ts';

const blocked = (...open: readonly string[]): readonly BlockedTicket[] => [
  { key: keyOf('APP-17'), blockers: [keyOf('APP-3'), keyOf('APP-4')] },
  ...open.map((key) => ({ key: keyOf(key), blockers: [] })),
];

describe('a ticket that others block', () => {
  test('costs no call, and says once what it waits for', async () => {
    const made = jobFixture(undefined, { cause: 'event' });
    made.edit({ blocked: blocked('APP-3', 'APP-4'), isAssigned: true });
    const { outcome, model } = await made.deliver(aFix);
    const problem = 'It waits for APP-3, APP-4, which block it.';
    expect(outcome).toMatchObject({ reason: 'blocked', problem });
    expect(model.requests).toEqual([]);
    expect(made.comment()).toContain(problem);
    const { services } = made;
    expect(services.isGivenBack()).toBe(false);
    expect(services.record()).toMatchObject({ attempts: 0 });
    const { length } = services.writes;
    expect((await made.work(...aFix)).outcome).toMatchObject({ reason: 'blocked', problem });
    expect(services.writes).toHaveLength(length);
  });

  test('says so again when it waits for others', async () => {
    const made = jobFixture(undefined, { cause: 'event' });
    made.edit({ blocked: blocked('APP-3', 'APP-4') });
    await made.work(...aFix);
    made.edit({ blocked: blocked('APP-4') });
    await made.work(...aFix);
    expect(made.comment()).toContain('It waits for APP-4, which blocks it.');
    expect(made.services.comments.size).toBe(1);
  });

  test('is not moved where work that has ended goes', async () => {
    const stop = { kind: 'named', names: ['Blocked'] } as const;
    const made = jobFixture(undefined, { cause: 'event' });
    made.edit({ blocked: blocked('APP-3') });
    const stay = { kind: 'stay' } as const;
    await made.deliver(aFix, { job: { targets: { start: stay, pullRequest: stay, stop } } });
    expect(made.services.writes).not.toContain('move');
  });

  test('is worked once they are done', async () => {
    const made = jobFixture(undefined, { cause: 'event' });
    made.edit({ blocked: blocked('APP-3') });
    await made.work(...aFix);
    made.edit({ blocked: blocked() });
    expect((await made.work(...aFix)).outcome.reason).toBe('approved');
    expect(made.services.record().attempts).toBe(emptyRecord.attempts + 1);
  });
});
