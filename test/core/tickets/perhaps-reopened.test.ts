import { describe, expect, test } from 'vitest';
import { endedRecord } from '../../../src/core/run/index.ts';
import {
  type AttemptRequest,
  emptyRecord,
  judgeReadiness,
  startedRecord,
  type TicketRecord,
} from '../../../src/core/tickets/index.ts';
import { runOf, ticketOf } from '../../support/memory/samples.ts';

const limits = { maxTicketAttempts: 5 };
const now = new Date('2026-11-20T12:00:00.000Z');
const moved = ticketOf({
  status: { name: 'Selected for Development', category: 'new' },
  updated: '2026-11-20T11:00:00.000Z',
});
const reopened: AttemptRequest = { delivery: 'd-2', reopened: true, changed: moved.updated };

/** The record of an attempt that has left the ticket in this status. */
function leftIn(left: 'new' | 'indeterminate', leftStatus: string): TicketRecord {
  const ticket = ticketOf({ updated: '2026-11-20T09:00:00.000Z' });
  const begun = startedRecord(emptyRecord, now, 'fix/APP-17', {});
  const ended = { reason: 'approved', run: runOf(), left, leftStatus } as const;
  return endedRecord(begun, ticket, {}, ended);
}

const readiness = (known: TicketRecord, perhaps?: boolean) =>
  judgeReadiness(moved, known, { ...limits, ...reopened, perhaps }).kind;

describe('what may be a reopening, or a move within "to do"', () => {
  test('asks for nothing on a ticket that the agent has never seen', () => {
    expect(readiness(emptyRecord, true)).toBe('withdrawn');
    expect(readiness(emptyRecord, false)).toBe('due');
    expect(readiness(emptyRecord)).toBe('due');
  });

  test('is a move if the agent has left the ticket in "to do"', () => {
    const known = leftIn('new', 'Backlog');
    expect(readiness(known, true)).toBe('worked');
    expect(readiness(known, false)).toBe('due');
    expect(readiness(known)).toBe('worked');
  });

  test.each([true, false, undefined])(
    'is a reopening if it has left it elsewhere: %s',
    (perhaps) => {
      expect(readiness(leftIn('indeterminate', 'In Review'), perhaps)).toBe('due');
    },
  );
});
