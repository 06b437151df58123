import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SweptTicket, Tickets } from '../../../src/agent/ports.ts';
import {
  describeSweep,
  emptyRecord,
  inputFingerprint,
  type Status,
  sweepProblem,
  type Ticket,
  type TicketRecord,
} from '../../../src/core/tickets/index.ts';
import { UserError } from '../../../src/engines/errors.ts';
import { keyOf, ticketOf } from '../../support/memory/samples/tickets.ts';
import { memoryServices } from '../../support/memory/services.ts';
import { sweepWith } from '../../support/memory/sweeping.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const usual = { now, attemptMs: 15 * 60_000, forge: memoryServices(ticketOf).forge };
const open: Status = { name: 'Zu erledigen', category: 'new' };

/** A ticket on the site, its record, and the error that reading it ends in instead. */
interface Kept {
  readonly ticket: Ticket;
  readonly record?: Partial<TicketRecord>;
  readonly fault?: Error;
}

/** Tickets by key, and what a search finds. */
function siteOf(kept: Readonly<Record<string, Kept>>, found: readonly SweptTicket[]) {
  const { tickets } = memoryServices(ticketOf);
  const of = (key: string): Kept => {
    const one = kept[key] ?? { ticket: ticketOf({ key: keyOf(key) }) };
    if (one.fault) throw one.fault;
    return one;
  };
  return {
    ...tickets,
    sweep: async () => found,
    read: async (key: string) => of(key).ticket,
    recall: async (key: string): Promise<TicketRecord> => ({ ...emptyRecord, ...of(key).record }),
  };
}

const swept = (key: string, id = key.replace('APP-', '100')): SweptTicket => ({
  key: keyOf(key),
  id,
  status: open,
});

async function sweepOf(tickets: ReturnType<typeof siteOf>, signal?: AbortSignal) {
  const { told, ...swept } = await sweepWith({ ...usual, tickets, ...(signal && { signal }) });
  expect(told).toEqual(swept.findings);
  return swept;
}

/** Sweeps APP-1 with these members and this record. */
async function outcomeOf(ticket: Partial<Ticket>, record: Partial<TicketRecord> = {}) {
  const kept = { ticket: ticketOf({ key: keyOf('APP-1'), ...ticket }), record };
  const { sent, lines } = await sweepOf(siteOf({ 'APP-1': kept }, [swept('APP-1')]));
  return { sent, line: lines.join('\n') };
}

const worked = (ticket: Partial<Ticket> = {}) =>
  inputFingerprint(ticketOf({ key: keyOf('APP-1'), ...ticket }));

describe('a ticket', () => {
  test('that is new is sent, and the same input has the same delivery id', async () => {
    const { sent, line } = await outcomeOf({});
    expect(line).toBe('APP-1: dispatched');
    const ticket = { ticket: 'APP-1', ticketId: '1001', site: 'example.atlassian.net' };
    const delivery = `sweep-1001-${worked().slice(0, 16)}`;
    expect(sent).toEqual([{ ...ticket, delivery, reason: 'sweep' }]);
    expect((await outcomeOf({})).sent).toEqual(sent);
    expect((await outcomeOf({ summary: 'Another' })).sent).not.toEqual(sent);
  });

  test('that was reopened without a comment is sent, with another delivery id after each attempt', async () => {
    const known = { inputs: [worked()], left: 'indeterminate' } as const;
    const { sent, line } = await outcomeOf({}, { ...known, attempts: 1 });
    expect(line).toBe('APP-1: dispatched');
    expect(sent).toMatchObject([{ delivery: `sweep-1001-${worked().slice(0, 16)}-1` }]);
    expect((await outcomeOf({}, { ...known, attempts: 1 })).sent).toEqual(sent);
    expect((await outcomeOf({}, { ...known, attempts: 2 })).sent).not.toEqual(sent);
    expect((await outcomeOf({}, { ...known, left: 'new' })).line).toMatch(/already worked/);
  });

  test('that was moved is sent with its new key', async () => {
    const { sent } = await outcomeOf({ key: keyOf('PAY-4') });
    expect(sent).toMatchObject([{ ticket: 'PAY-4', ticketId: '1001' }]);
  });
});

describe('a sweep', () => {
  test('sends no more than its limit; the others wait', async () => {
    const found = Array.from({ length: 12 }, (_, at) => swept(`APP-${at + 1}`));
    const { sent, lines, findings } = await sweepOf(siteOf({}, found));
    expect(sent).toHaveLength(10);
    expect(lines.slice(10)).toEqual(
      ['APP-11', 'APP-12'].map((key) => `${key}: left for the next sweep`),
    );
    expect(describeSweep(findings)).toBe('Tickets found: 12, dispatched: 10.');
    expect(sweepProblem(findings)).toBeUndefined();
  });

  test('continues after a ticket that cannot be read, and says so', async () => {
    const fault = new UserError('APP-1 cannot be seen.');
    const kept = { 'APP-1': { ticket: ticketOf(), fault } };
    const { sent, findings } = await sweepOf(siteOf(kept, [swept('APP-1'), swept('APP-2')]));
    expect(sent.map(({ ticket }) => ticket)).toEqual(['APP-2']);
    expect(sweepProblem(findings)).toBe(
      'Tickets that could not be read: 1 of 2. APP-1: could not be read: APP-1 cannot be seen.',
    );
  });

  test('reads the record in a pull request, for tickets that have none', async () => {
    const record = { ...emptyRecord, inputs: [worked()] };
    const asked: string[] = [];
    const forge = {
      ...usual.forge,
      recall: async (_: string, branch: string) => {
        asked.push(branch);
        return record;
      },
    };
    const tickets = siteOf({}, [swept('APP-1')]);
    const { findings } = await sweepWith({ ...usual, tickets, forge });
    expect(findings).toEqual([{ key: 'APP-1', verdict: { kind: 'worked' } }]);
    expect(asked).toEqual(['fix/APP-1']);
  });

  const sweepWithout = (error: Error) =>
    sweepWith({
      ...{ ...usual, tickets: siteOf({}, [swept('APP-1')]) },
      forge: { ...usual.forge, recall: () => Promise.reject(error) },
    }).catch((thrown) => thrown);

  test('ends if GitHub cannot be read: with a UserError, or the very error of an outage', async () => {
    const refused = new UserError('Set `github-token` to another.');
    expect(await sweepWithout(refused)).toEqual(refused);
    const outage = new Error('GitHub answered 502');
    expect(await sweepWithout(outage)).toBe(outage);
  });

  test('sends nothing more once it is cancelled, and reports no ticket as unreadable', async () => {
    const cancelled = new AbortController();
    const site = siteOf({}, [swept('APP-1'), swept('APP-2')]);
    const read = async (key: string) => {
      if (key === 'APP-2') cancelled.abort();
      return site.read(key);
    };
    const { sent, findings } = await sweepOf({ ...site, read }, cancelled.signal);
    expect(sent.map(({ ticket }) => ticket)).toEqual(['APP-1']);
    expect(findings).toHaveLength(1);
  });
});

test('whatever is found, nothing is sent twice, and nothing worked is sent', async () => {
  const key = fc.integer({ min: 1, max: 6 }).map((n) => `APP-${n}`);
  const found = fc.array(fc.tuple(key, fc.integer({ min: 1, max: 8 }).map(String)));
  const kept = fc.record({
    now: key,
    isWorked: fc.boolean(),
    attempts: fc.nat(6),
    begun: fc.integer({ min: 0, max: 30 }),
    category: fc.constantFrom('new', 'indeterminate', 'done'),
    isLost: fc.boolean(),
  });
  const site = fc.dictionary(key, kept);
  await fc.assert(
    fc.asyncProperty(found, site, async (rows, states) => {
      const entries = Object.entries(states).map(([name, state]): [string, Kept] => {
        const status: Status = { name: 'S', category: state.category };
        const ticket = ticketOf({ key: keyOf(state.now), status });
        const inputs = state.isWorked ? [inputFingerprint(ticket)] : [];
        const record = { inputs, attempts: state.attempts, begun: ago(state.begun) };
        return [name, { ticket, record, ...(state.isLost ? { fault: new Error('gone') } : {}) }];
      });
      const tickets = siteOf(
        Object.fromEntries(entries),
        rows.map(([name, id]) => swept(name, id)),
      );
      const { sent, findings } = await sweepOf(tickets);
      expect(new Set(sent.map(({ ticket }) => ticket)).size).toBe(sent.length);
      expect(new Set(sent.map(({ ticketId }) => ticketId)).size).toBe(sent.length);
      expect(findings.length).toBeLessThanOrEqual(rows.length);
      const mayGo = ({ now: today, ...state }: (typeof states)[string], ticket: string) =>
        today === ticket &&
        !state.isWorked &&
        !state.isLost &&
        state.attempts < 5 &&
        state.begun >= 15 &&
        state.category === 'new';
      for (const { ticket } of sent) {
        const untouched = rows.some(([name]) => name === ticket && !Object.hasOwn(states, name));
        const due = Object.values(states).some((state) => mayGo(state, ticket));
        expect(untouched || due).toBe(true);
      }
    }),
  );
});

describe('a sweep of tickets in progress', () => {
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
    const { sent, lines } = await sweepWith({
      ...{ tickets: watched, forge, now, attemptMs: 60_000 },
      ...{ command: '/fix', reopenStatuses: ['nacharbeit'] },
    });
    return { sent, lines, reads };
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
});
