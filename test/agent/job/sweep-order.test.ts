import { expect, test } from 'vitest';
import { sweepTickets } from '../../../src/agent/job/index.ts';
import type { SweepScope, SweptTicket } from '../../../src/agent/ports.ts';
import { describeFinding, type Ticket } from '../../../src/core/tickets/index.ts';
import { keyOf, ticketOf } from '../../support/memory/samples.ts';
import { memoryServices } from '../../support/memory/services.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const key = keyOf('APP-1');
const toDo: SweptTicket = { key, id: '1001', status: { name: 'Offen', category: 'new' } };
const done: SweptTicket = {
  ...{ key: keyOf('APP-2'), id: '1002', status: { name: 'Fertig', category: 'done' } },
  blocks: [key, key],
};

/** Sweeps a site on which APP-2 is done, which has blocked APP-1; returns the searches, too. */
async function sweepIn(order: 'none' | 'links', blocked: Ticket['blocked'] = []) {
  const { tickets } = memoryServices(() => ticketOf({ key, blocked }));
  const scopes: SweepScope[] = [];
  const sweep = async (scope: SweepScope) => {
    scopes.push(scope);
    if (scope.keys !== undefined) return scope.keys.map((one) => ({ ...toDo, key: one }));
    return scope.category === 'done' ? [done] : [];
  };
  const found = await sweepTickets(
    {
      ...{ jql: 'project = APP', hours: 48, limit: 10, branch: 'fix/{key}', order },
      ...{ maxTicketAttempts: 5, cooldownMs: 60_000 },
    },
    {
      ...{ tickets: { ...tickets, sweep }, date: () => now },
      ...{ signal: new AbortController().signal, onFinding: () => {} },
    },
  );
  return { lines: found.map(describeFinding), scopes };
}

test('a sweep looks at what a ticket that is done has blocked, once and whenever it was changed', async () => {
  const { lines, scopes } = await sweepIn('links');
  expect(lines).toEqual(['APP-1: due']);
  expect(scopes.map(({ keys }) => keys).filter(Boolean)).toEqual([[key]]);
});

test('a sweep does not send what another ticket still blocks', async () => {
  const other = keyOf('APP-3');
  const { lines } = await sweepIn('links', [
    { key, blockers: [other] },
    { key: other, blockers: [] },
  ]);
  expect(lines).toEqual(['APP-1: blocked: It waits for APP-3, which blocks it.']);
});

test('without an order, a sweep looks for no ticket that is done', async () => {
  const { lines, scopes } = await sweepIn('none');
  expect(lines).toEqual([]);
  expect(scopes).toHaveLength(2);
});
