import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endedRecord } from '../../../src/core/run/record-outcome.ts';
import type { Run } from '../../../src/core/run/run.ts';
import { type AttemptRequest, readinessOf } from '../../../src/core/tickets/attempt-policy.ts';
import { emptyRecord, type TicketRecord } from '../../../src/core/tickets/record.ts';
import {
  changeOf,
  commentOf,
  patchOf,
  runOf,
  step,
  ticketOf,
} from '../../support/memory/samples.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const ticket = ticketOf({ comments: [commentOf('1', 'With two items.')] });
const pacing = { maxTicketAttempts: 5, cooldownMs: 60_000 };
const worked = endedRecord(emptyRecord, ticket, {}, { reason: 'asked', run: runOf() });

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
    expect(readinessOf(ticket, told, pacing, now)).toEqual({ kind: 'exhausted', reported: true });
    expect(readinessOf(more, told, pacing, now)).toEqual({ kind: 'exhausted', reported: false });
    expect(readinessOf(ticket, told, { ...pacing, maxTicketAttempts: 6 }, now).kind).toBe('due');
  });
});

describe('a review', () => {
  const review = { id: 'review-7', author: 'ada', text: 'Round it.', remarks: [] };
  const readiness = (known: TicketRecord, summons: AttemptRequest = {}, of = ticket) =>
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
    expect(stateOf('review-7')).toEqual({ kind: 'exhausted', reported: true });
    expect(stateOf('review-8')).toEqual({ kind: 'exhausted', reported: false });
  });
});

/** The change that the record keeps of a run. */
function lastChange(run: Run): Pick<TicketRecord, 'diff' | 'critique'> {
  const { diff, critique } = endedRecord(emptyRecord, ticket, {}, { reason: 'approved', run });
  return { ...(diff && { diff }), ...(critique && { critique }) };
}

const small = changeOf('src/a.ts', 'a\n', 'b\n');
const large = changeOf('src/z.ts', null, 'a long line of code\n'.repeat(2_000));

describe('what a run leaves for the next attempt', () => {
  test('is nothing when it changed nothing', () => {
    expect(lastChange(runOf(step.told('ask', 'Which?')))).toEqual({});
  });

  test('is its change and what the reviewer still wanted', () => {
    const run = runOf(step.edited(patchOf(small)), step.checked(), step.revise('Round it.'));
    expect(lastChange(run)).toEqual({
      diff: expect.stringContaining('-a\n+b\n'),
      critique: 'Round it.',
    });
  });

  test('has no critique once the change is approved', () => {
    const run = runOf(step.edited(patchOf(small)), step.checked(), step.approved());
    expect(lastChange(run)).not.toHaveProperty('critique');
  });

  test('says what the check found where no reviewer was asked', () => {
    const run = runOf(step.edited(patchOf(small)), step.checked('src/a.ts'));
    expect(lastChange(run)).toMatchObject({
      diff: expect.stringContaining('+b'),
      critique: 'src/a.ts:3: a brace is open',
    });
  });

  test('shows small files whole, the beginning of a large one, and names the rest', () => {
    const other = changeOf('src/y.ts', null, `${'another line\n'.repeat(4_000)}`);
    const run = runOf(step.edited(patchOf(large, small, other)), step.checked());
    const { diff = '' } = lastChange(run);
    expect(diff).toContain('-a\n+b\n');
    expect(diff).toContain('+a long line of code\n… (shortened)');
    expect(diff).toContain('… not shown: 1 more (src/y.ts)');
  });

  test('is never longer than its bounds and never tears a character', () =>
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 6_000 }), { maxLength: 12 }),
        fc.string({ unit: 'binary', maxLength: 4_000 }),
        (texts, critique) => {
          const changes = texts.map((text, at) => changeOf(`f${at}.txt`, null, text));
          const edited = step.edited(patchOf(...changes));
          const left = lastChange(runOf(edited, step.checked(), step.revise(critique)));
          expect((left.diff ?? '').length).toBeLessThanOrEqual(8_000);
          expect((left.critique ?? '').length).toBeLessThanOrEqual(2_000);
          expect(`${left.diff}${left.critique}`.isWellFormed()).toBe(true);
        },
      ),
    ));
});
