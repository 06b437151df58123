import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TicketQuery } from '../../../../src/agent/ports.ts';
import { UserError } from '../../../../src/core/user-error.ts';
import { keyOf, ticketOf } from '../../../support/memory/samples.ts';
import { call, contextOf, inRounds, look, task } from './exploring.ts';

/** Tickets in two pages. APP-9 was moved to another project; APP-8 may not be seen. */
function context() {
  const asked: [string, TicketQuery][] = [];
  const page = (key: string) => [{ key, summary: 'Cart total', status: 'Fertig' }];
  const tickets = {
    search: async (near: string, query: TicketQuery) => {
      asked.push([near, query]);
      return query.pageToken === undefined
        ? { tickets: page('APP-3'), nextPageToken: 'p"2' }
        : { tickets: page('APP-2') };
    },
    read: async (key: string) => {
      if (key === 'APP-8') throw new UserError('APP-8 cannot be seen by agent@example.com.');
      return ticketOf({ key: keyOf(key === 'APP-9' ? 'PAY-9' : key), summary: `About ${key}` });
    },
  };
  return { asked, context: contextOf({}, { tickets }) };
}

describe('search_tickets', () => {
  test('shows a page and the token of the next, which is another request', async () => {
    const looked = context();
    const calls = [
      call('search_tickets', { query: 'total' }),
      call('search_tickets', { query: 'total', page_token: 'p"2' }),
      call('search_tickets', { query: 'total', page_token: '' }),
    ];
    const reads = await inRounds(looked.context, ...calls);
    expect(reads.map(({ ruling }) => ruling)).toEqual(['fresh', 'fresh', 'repeated']);
    expect(reads[0]?.result).toBe('APP-3 (Fertig): Cart total\n(more with page_token "p\\"2")');
    expect(reads[1]?.result).toBe('APP-2 (Fertig): Cart total\n(no further page)');
    expect(looked.asked).toEqual([
      ['APP-17', { text: 'total' }],
      ['APP-17', { text: 'total', pageToken: 'p"2' }],
    ]);
  });
});

describe('read_ticket', () => {
  test('shows a ticket of the same project', async () => {
    const shown = await look(context().context, 'read_ticket', { key: ' app-3 ' });
    expect(shown).toContain('Status: Zu erledigen\n\n# APP-3: About APP-3');
  });

  test.each(['PAY-1', 'APP-9', 'APPX-1', 'APP-', '../APP-3', 'APP'])(
    'shows none of another project: %s',
    async (key) => {
      expect(await look(context().context, 'read_ticket', { key })).toBe(
        'Only tickets of the project APP can be read, such as APP-1.',
      );
    },
  );

  test('says why a ticket cannot be seen', async () => {
    expect(await look(context().context, 'read_ticket', { key: 'APP-8' })).toBe(
      'It could not be read: APP-8 cannot be seen by agent@example.com.',
    );
  });
});

test.each([
  ['search_tickets', { query: 'total' }],
  ['read_ticket', { key: 'APP-3' }],
])('%s says that there are no tickets if the task has none', async (name, input) => {
  const { key: _, ...within } = task;
  expect(await look(context().context, name, input, { within })).toBe(
    'There is no ticket system here.',
  );
});

test('a long ticket is cut, and says so', async () => {
  const tickets = {
    search: async () => ({ tickets: [] }),
    read: async () => ticketOf({ description: 'word '.repeat(5_000) }),
  };
  const shown = await look(contextOf({}, { tickets }), 'read_ticket', { key: 'APP-17' });
  expect(shown.length).toBeLessThan(8_300);
  expect(shown).toMatch(/\n\(cut here: \d+ more characters\)$/);
  expect(await look(contextOf({}, { tickets }), 'search_tickets', { query: 'x' })).toBe(
    'No ticket was found.\n(no further page)',
  );
});

/** A context that records its searches. */
function searching() {
  const asked: TicketQuery[] = [];
  const tickets = {
    search: async (_: string, query: TicketQuery) => {
      asked.push(query);
      return { tickets: [] };
    },
    read: () => Promise.reject(new Error('No ticket is read here.')),
  };
  return { asked, context: contextOf({}, { tickets }) };
}

test('a search with the same page token is made once; other pages and other queries always are', async () => {
  const search = fc.record({
    query: fc.constantFrom('total', 'discount', 'total discount'),
    page_token: fc.constantFrom('', 'a', 'b', 'A'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(search, { maxLength: 4 }), search, async (earlier, last) => {
      const { asked, context } = searching();
      const named = (input: object) => call('search_tickets', input);
      const read = (await inRounds(context, ...[...earlier, last].map(named))).at(-1);
      const isSame = (other: typeof last) =>
        other.query === last.query && other.page_token === last.page_token;
      const before = earlier.filter(isSame).length;
      expect(read?.ruling).toBe((['fresh', 'repeated'] as const)[before] ?? 'exhausted');
      const different = new Set([...earlier, last].map((one) => JSON.stringify(one)));
      expect(asked).toHaveLength(different.size);
    }),
  );
});
