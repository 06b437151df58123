import { describe, expect, test } from 'vitest';
import { sweepTickets } from '../../../src/agent/job/index.ts';
import type { Tickets } from '../../../src/agent/ports.ts';
import {
  describeFinding,
  emptyRecord,
  inputFingerprint,
  type Status,
  type Ticket,
  type TicketRecord,
} from '../../../src/core/tickets/index.ts';
import type { Dispatch } from '../../../src/dispatch.ts';
import { keyOf, ticketOf } from '../../support/memory/samples.ts';
import { memoryServices } from '../../support/memory/services.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const before = '2026-11-20T08:00:00.000Z';
const key = keyOf('APP-1');
const status: Status = { name: 'In Prüfung', category: 'indeterminate' };
const asks = { id: '7', author: 'Ann', created: before, body: '/fix round up' };
const worked: TicketRecord = {
  ...{ ...emptyRecord, attempts: 1, begun: before, leftStatus: 'In Prüfung' },
  inputs: [inputFingerprint(ticketOf({ key }))],
};

/** Sweeps a ticket in progress with this record. `reads` lists the calls that read it, in order. */
async function sweepOf(more: Partial<Ticket>, record = worked) {
  const { tickets, forge } = memoryServices(() => ticketOf({ key, status, ...more }));
  const reads: string[] = [];
  const watched: Tickets = {
    ...tickets,
    recall: async () => record,
    look: (...of) => {
      reads.push('look');
      return tickets.look(...of);
    },
    read: (...of) => {
      reads.push('read');
      return tickets.read(...of);
    },
  };
  const sent: Dispatch[] = [];
  const found = await sweepTickets(
    {
      jql: 'project = APP',
      branch: 'fix/{key}',
      ...{ maxTicketAttempts: 5, attemptMs: 60_000 },
      ...{ command: '/fix', reopenStatuses: ['nacharbeit'] },
    },
    {
      ...{ tickets: watched, forge, date: () => now, signal: new AbortController().signal },
      dispatch: async (one) => {
        sent.push(one);
      },
      onFinding: () => {},
    },
  );
  return { sent, lines: found.map(describeFinding), reads };
}

describe('a ticket in progress', () => {
  test('is looked at once, and read whole only if people ask for more there', async () => {
    const { sent, lines, reads } = await sweepOf({ comments: [asks] });
    expect(lines).toEqual(['APP-1: dispatched, a comment asks for another attempt']);
    expect(sent).toMatchObject([{ ticket: 'APP-1', reason: 'sweep' }]);
    expect(reads).toEqual(['look', 'read']);
    const quietly = await sweepOf({ comments: [{ ...asks, body: 'Thanks.' }] });
    expect(quietly).toEqual({ sent: [], lines: [], reads: ['look'] });
  });

  test('that people work on by themselves is not even looked at', async () => {
    const { lines, reads } = await sweepOf({ comments: [asks] }, emptyRecord);
    expect({ lines, reads }).toEqual({ lines: [], reads: [] });
  });

  test('that was moved back is sent as reopened, once for each attempt', async () => {
    const back = { status: { ...status, name: 'Nacharbeit' } };
    const { sent } = await sweepOf(back);
    expect(sent).toMatchObject([{ ticket: 'APP-1', reason: 'reopened' }]);
    expect((await sweepOf(back)).sent).toEqual(sent);
    expect((await sweepOf(back, { ...worked, leftStatus: 'Nacharbeit' })).sent).toEqual([]);
  });
});
