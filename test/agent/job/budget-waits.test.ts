import { expect, test } from 'vitest';
import { readWaits, sweepTickets } from '../../../src/agent/job/index.ts';
import type { SweepScope } from '../../../src/agent/ports.ts';
import { toldToWait, withEntry } from '../../../src/core/ledger/index.ts';
import { describeFinding } from '../../../src/core/tickets/index.ts';
import { reservation } from '../../support/ledger.ts';
import { memoryLedger } from '../../support/memory/run-ledger.ts';
import { keyOf, ticketOf } from '../../support/memory/samples.ts';
import { memoryServices } from '../../support/memory/services.ts';

const budget = { unit: 'tokens', most: 400_000 } as const;
const told = new Date('2026-11-20T09:00:00Z');
const needs = { tokens: 200_000 };
const status = { name: 'Zu erledigen', category: 'new' } as const;

/** Sweeps two tickets; APP-1 has changed when it was told to wait, and APP-2 just now. */
async function sweepAt(now: Date, held: number) {
  const { ledger } = memoryLedger();
  const month = '2026-11';
  await ledger.update(month, (known) => withEntry(known, toldToWait('APP-1', needs, told)));
  const running = reservation({ until: '2026-11-21T09:00:00Z', most: { tokens: held } });
  await ledger.update(month, (known) => withEntry(known, running));
  const services = memoryServices(ticketOf);
  const scopes: SweepScope[] = [];
  const all = [
    { key: keyOf('APP-1'), id: '1', status, changed: told },
    { key: keyOf('APP-2'), id: '2', status, changed: now },
  ];
  const tickets = {
    ...services.tickets,
    read: async (key: string) => ticketOf({ key: keyOf(key) }),
    sweep: async (scope: SweepScope) => {
      scopes.push(scope);
      const since = now.getTime() - scope.hours * 3_600_000;
      return scope.category === undefined ? all.filter((one) => +one.changed >= since) : [];
    },
  };
  const sent: string[] = [];
  const findings = await sweepTickets(
    {
      jql: 'project = APP',
      branch: 'fix/{key}',
      ...{ maxTicketAttempts: 5, attemptMs: 0, waits: await readWaits(ledger, budget, now) },
    },
    {
      ...{
        tickets,
        forge: services.forge,
        date: () => now,
        signal: new AbortController().signal,
        onFinding: () => {},
      },
      dispatch: async ({ ticket }) => {
        sent.push(ticket);
      },
    },
  );
  return { sent, lines: findings.map(describeFinding), searches: scopes.length };
}

test('a sweep leaves a ticket that waits for the budget, and starts the others', async () => {
  const { sent, lines } = await sweepAt(new Date('2026-11-20T10:00:00Z'), 300_000);
  expect(sent).toEqual(['APP-2']);
  expect(lines).toContain('APP-1: waits for the monthly budget');
});

test('it starts the ticket in the same month once there is room', async () => {
  const { sent } = await sweepAt(new Date('2026-11-20T10:00:00Z'), 200_000);
  expect(sent).toEqual(['APP-1', 'APP-2']);
});

test('it starts the ticket in the next month, however long ago it has changed', async () => {
  const { sent, searches } = await sweepAt(new Date('2026-12-01T00:00:00Z'), 400_000);
  expect(sent).toEqual(['APP-2', 'APP-1']);
  expect(searches).toBe(3);
});
