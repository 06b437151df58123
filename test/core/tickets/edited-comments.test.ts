import { describe, expect, test } from 'vitest';
import { endedRecord } from '../../../src/core/run/index.ts';
import {
  emptyRecord,
  instruction,
  judgeReadiness,
  mergeRecords,
  startedRecord,
  type Ticket,
  type TicketRecord,
} from '../../../src/core/tickets/index.ts';
import { commentOf, keyOf, runOf, ticketOf } from '../../support/memory/samples.ts';
import { embedded, readEmbedded } from '../../support/seal.ts';

const limits = { maxTicketAttempts: 5 };
const now = new Date('2026-11-20T09:00:00.000Z');
const [one, two] = [commentOf('1', 'It rounds down.'), commentOf('2', 'Only with discounts.')];
const ticket = ticketOf({ comments: [one, two] });

function workedOn(read: Ticket): TicketRecord {
  const begun = startedRecord(emptyRecord, now, 'fix/APP-17', {});
  return endedRecord(begun, read, {}, { reason: 'approved', run: runOf(), left: 'new' });
}

const worked = workedOn(ticket);
const readiness = (asked: Ticket, known = worked) => judgeReadiness(asked, known, limits).kind;
const withComments = (...comments: Ticket['comments']) => ({ ...ticket, comments });

describe('a deleted comment', () => {
  test('is no input', () => {
    expect(readiness(withComments(two))).toBe('worked');
    expect(readiness(withComments())).toBe('worked');
  });

  test('does not hide what was added', () => {
    expect(readiness(withComments(two, commentOf('3', 'And taxes.')))).toBe('due');
    expect(readiness({ ...withComments(two), description: 'It truncates.' })).toBe('due');
  });

  test('is no input if only the pull request keeps the record', () => {
    const key = keyOf('APP-17');
    const shared = readEmbedded(embedded('', key, worked), key) ?? expect.fail('no mark');
    expect(readiness(withComments(two), mergeRecords(shared, emptyRecord))).toBe('worked');
  });

  test('counts as before if the record had no room for all comments', () => {
    const cut: TicketRecord = { ...worked, read: worked.read.slice(1) };
    expect(readiness(ticket, cut)).toBe('worked');
  });
});

describe('an edited comment', () => {
  const edited = withComments(one, { ...two, body: 'Only with coupons.' });

  test('is new input', () => {
    expect(readiness(edited)).toBe('due');
  });

  test('is told to the model as new', () => {
    const [earlier = '', fresh = ''] = instruction(edited, worked).split('## New since the last');
    expect(earlier).toContain('It rounds down.');
    expect(earlier).not.toContain('coupons');
    expect(fresh).toMatch(/, edited since:\n\nOnly with coupons\./);
  });

  test('and an unchanged one are told apart from a new one', () => {
    const added = withComments(one, two, commentOf('3', 'And taxes.'));
    const [, fresh = ''] = instruction(added, worked).split('## New since the last');
    expect(fresh).toContain('And taxes.');
    expect(fresh).not.toContain('edited since');
  });
});
