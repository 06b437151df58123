import { describe, expect, test } from 'vitest';
import {
  begunRecord,
  endedRecord,
  readinessOf,
  type Summons,
} from '../../../src/core/tickets/attempt-policy.ts';
import { emptyRecord, type TicketRecord } from '../../../src/core/tickets/record.ts';
import { commentOf, runOf, ticketOf } from '../../support/memory/samples.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const ticket = ticketOf({ comments: [commentOf('1', 'With two items.')] });
const pacing = { maxTicketAttempts: 5, cooldownMs: 60_000 };
const worked = endedRecord(emptyRecord, ticket, {}, { reason: 'asked', run: runOf() });

describe('a ticket', () => {
  test.each([
    ['that nobody worked is due', emptyRecord, { kind: 'due' }],
    ['that was worked is not', worked, { kind: 'worked' }],
    [
      'that has no attempt left is told so',
      { ...emptyRecord, attempts: 5 },
      { kind: 'exhausted', told: false },
    ],
    [
      'whose last attempt began a moment ago is to wait',
      { ...emptyRecord, attempts: 1, begun: '2026-11-20T08:59:40.000Z' },
      { kind: 'cooling', ms: 40_000 },
    ],
    [
      'whose last attempt began long enough ago is due',
      { ...emptyRecord, attempts: 1, begun: '2026-11-20T08:59:00.000Z' },
      { kind: 'due' },
    ],
    [
      'whose last attempt began in the future waits for no more than the cooldown',
      { ...emptyRecord, attempts: 1, begun: '2027-01-01T00:00:00.000Z' },
      { kind: 'cooling', ms: 60_000 },
    ],
    [
      'whose last attempt began at no time is due',
      { ...emptyRecord, attempts: 1, begun: 'yesterday' },
      { kind: 'due' },
    ],
  ])('%s', (_, known, readiness) => {
    expect(readinessOf(ticket, known, pacing, now)).toEqual(readiness);
  });
});

test('an attempt that begins is counted and dated', () => {
  const known = { ...emptyRecord, attempts: 1, delivery: 'earlier' };
  expect(begunRecord(known, now, 'fix/APP-17', { delivery: 'later' })).toMatchObject({
    attempts: 2,
    begun: now.toISOString(),
    branch: 'fix/APP-17',
    delivery: 'later',
  });
  expect(begunRecord(known, now, 'fix/APP-17', {})).not.toHaveProperty('delivery');
});

describe('an attempt that has ended', () => {
  test.each(['cancelled', 'deadline', 'budget-exhausted', 'misconfigured', 'failed'] as const)(
    'as %s has not worked its input to an end',
    (reason) => {
      const record = endedRecord(emptyRecord, ticket, {}, { reason, run: runOf() });
      expect(record).toMatchObject({ inputs: [], read: [] });
    },
  );

  test('with what people read now knows their comments', () => {
    expect(worked.read).toEqual(['1']);
    expect(worked.inputs).toHaveLength(1);
  });

  test('for want of attempts is told again only for another input', () => {
    const used = { ...emptyRecord, attempts: 5 };
    const told = endedRecord(
      used,
      ticket,
      {},
      { reason: 'ticket-attempts-exhausted', run: runOf() },
    );
    const more = ticketOf({ comments: [...ticket.comments, commentOf('2', 'More.')] });
    expect(readinessOf(ticket, told, pacing, now)).toEqual({ kind: 'exhausted', told: true });
    expect(readinessOf(more, told, pacing, now)).toEqual({ kind: 'exhausted', told: false });
    expect(readinessOf(ticket, told, { ...pacing, maxTicketAttempts: 6 }, now).kind).toBe('due');
  });
});

describe('a review', () => {
  const review = { id: 'review-7', author: 'ada', text: 'Round it.', remarks: [] };
  const readiness = (known: TicketRecord, summons: Summons = {}, of = ticket) =>
    readinessOf(of, known, { ...pacing, ...summons }, now).kind;

  test('makes a ticket due whose words were worked, whatever its status, until it was worked', () => {
    const status = { name: 'In Prüfung', category: 'indeterminate' } as const;
    const inReview = ticketOf({ ...ticket, status });
    expect(readiness(worked, { review }, inReview)).toBe('due');
    const done = endedRecord(worked, inReview, { review }, { reason: 'approved', run: runOf() });
    expect(readiness(done, { review }, inReview)).toBe('worked');
    expect(readiness(done, {}, inReview)).toBe('worked');
    expect(readiness(done, { review: { ...review, id: 'review-8' } }, inReview)).toBe('due');
  });

  test('that an outage ended is still to be worked', () => {
    const failed = endedRecord(worked, ticket, { review }, { reason: 'failed', run: runOf() });
    expect(readiness(failed, { review })).toBe('due');
  });

  test('leaves new words to be worked that came with it', () => {
    const done = endedRecord(worked, ticket, { review }, { reason: 'approved', run: runOf() });
    const more = ticketOf({ comments: [...ticket.comments, commentOf('2', 'More.')] });
    expect(readiness(done, { review }, more)).toBe('due');
  });

  test('is told once that no attempt is left, and so is the next', () => {
    const used = { ...worked, attempts: 5 };
    const told = endedRecord(
      used,
      ticket,
      { review },
      { reason: 'ticket-attempts-exhausted', run: runOf() },
    );
    const stateOf = (id: string) =>
      readinessOf(ticket, told, { ...pacing, review: { ...review, id } }, now);
    expect(stateOf('review-7')).toEqual({ kind: 'exhausted', told: true });
    expect(stateOf('review-8')).toEqual({ kind: 'exhausted', told: false });
  });
});
