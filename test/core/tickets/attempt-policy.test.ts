import { describe, expect, test } from 'vitest';
import { endedRecord } from '../../../src/core/run/record-outcome.ts';
import { readinessOf, startedRecord } from '../../../src/core/tickets/attempt-policy.ts';
import { emptyRecord } from '../../../src/core/tickets/record.ts';
import { commentOf, runOf, ticketOf } from '../../support/memory/samples.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const ticket = ticketOf({ comments: [commentOf('1', 'With two items.')] });
const pacing = { maxTicketAttempts: 5, cooldownMs: 60_000 };
const worked = endedRecord(emptyRecord, ticket, {}, { reason: 'asked', run: runOf() });

describe('a ticket', () => {
  test.each([
    ['that was never worked is due', emptyRecord, { kind: 'due' }],
    ['that was worked is not due', worked, { kind: 'worked' }],
    [
      'that has no attempts left is exhausted',
      { ...emptyRecord, attempts: 5 },
      { kind: 'exhausted', reported: false },
    ],
    [
      'whose last attempt started recently has to wait',
      { ...emptyRecord, attempts: 1, begun: '2026-11-20T08:59:40.000Z' },
      { kind: 'cooling', ms: 40_000 },
    ],
    [
      'whose last attempt started long enough ago is due',
      { ...emptyRecord, attempts: 1, begun: '2026-11-20T08:59:00.000Z' },
      { kind: 'due' },
    ],
    [
      'whose last attempt starts in the future waits no longer than the cooldown',
      { ...emptyRecord, attempts: 1, begun: '2027-01-01T00:00:00.000Z' },
      { kind: 'cooling', ms: 60_000 },
    ],
    [
      'whose last attempt has no valid time is due',
      { ...emptyRecord, attempts: 1, begun: 'yesterday' },
      { kind: 'due' },
    ],
  ])('%s', (_, known, readiness) => {
    expect(readinessOf(ticket, known, pacing, now)).toEqual(readiness);
  });
});

test('starting an attempt counts and dates it', () => {
  const known = { ...emptyRecord, attempts: 1, delivery: 'earlier' };
  expect(startedRecord(known, now, 'fix/APP-17', { delivery: 'later' })).toMatchObject({
    attempts: 2,
    begun: now.toISOString(),
    branch: 'fix/APP-17',
    delivery: 'later',
  });
  expect(startedRecord(known, now, 'fix/APP-17', {})).not.toHaveProperty('delivery');
});
