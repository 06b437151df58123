import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explore } from '../../../../src/agent/loop/tools/explore.ts';
import type { TicketQuery } from '../../../../src/agent/ports.ts';
import { newRun } from '../../../../src/core/run/run.ts';
import { call, explored, task, worldOf } from './looking.ts';

/** A world whose searches are kept. */
function searching() {
  const asked: TicketQuery[] = [];
  const tickets = {
    search: async (_: string, query: TicketQuery) => {
      asked.push(query);
      return { tickets: [] };
    },
    read: () => Promise.reject(new Error('No ticket is read here.')),
  };
  return { asked, world: worldOf({}, { tickets }) };
}

test('a search with the same page token is made once; other pages and other words always are', async () => {
  const search = fc.record({
    query: fc.constantFrom('total', 'discount', 'total discount'),
    page_token: fc.constantFrom('', 'a', 'b', 'A'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(search, { maxLength: 4 }), search, async (earlier, last) => {
      const { asked, world } = searching();
      const named = (input: object) => call('search_tickets', input);
      const first = await explore(earlier.map(named), task, newRun, world);
      const run = { steps: first.length > 0 ? [explored(...first)] : [] };
      const [read] = await explore([named(last)], task, run, world);
      const isSame = (other: typeof last) =>
        other.query === last.query && other.page_token === last.page_token;
      const before = earlier.filter(isSame).length;
      expect(read?.ruling).toBe((['fresh', 'repeated'] as const)[before] ?? 'exhausted');
      const different = new Set([...earlier, last].map((one) => JSON.stringify(one)));
      expect(asked).toHaveLength(different.size);
    }),
  );
});
