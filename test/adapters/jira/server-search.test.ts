import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { searchScope } from '../../../src/adapters/jira/search.ts';
import { serverDialect } from '../../../src/adapters/jira/server.ts';
import type { JiraTransport } from '../../../src/adapters/jira/transport/index.ts';
import type { Tickets } from '../../../src/agent/ports.ts';
import { showInput, UserError } from '../../../src/core/user-error.ts';
import { jiraError } from '../../support/jira/error.ts';
import { type ServerStandIn, startJiraServer } from '../../support/jira-server/jira-server.ts';
import { dataCenterTickets } from './sites.ts';

const scope = { jql: 'project = SHOP', hours: 48, limit: 10 };
let jira: ServerStandIn;
let tickets: Tickets;

beforeEach(async () => {
  jira = await startJiraServer();
  tickets = dataCenterTickets(jira);
});

afterEach(async () => {
  const { violations } = jira;
  await jira[Symbol.asyncDispose]();
  expect(violations).toEqual([]);
});

/** A Data Center that answers each search with the next page, then always with the last. */
function answering(pages: readonly unknown[]): JiraTransport & { readonly asked: () => number } {
  let asked = 0;
  return {
    asked: () => asked,
    send: async () => pages[Math.min(asked++, pages.length - 1)],
    show: showInput,
    download: async () => ({ bytes: new Uint8Array(), url: '' }),
  };
}

const status = { name: 'Offen', statusCategory: { key: 'new' } };
const issue = (n: number) => ({
  id: String(n),
  key: `SHOP-${n}`,
  fields: { summary: 'A', status },
});

describe('a sweep', () => {
  test('finds tickets in scope that are to do, on all pages', async () => {
    for (let n = 1; n <= 130; n++) jira.addIssue({ key: `SHOP-${n}`, summary: 'A' });
    jira.addIssue({ key: 'SHOP-200', summary: 'Begun', status: 'In Arbeit' });
    jira.addIssue({ key: 'PAY-1', summary: 'Out of scope' });
    const found = await tickets.sweep({ ...scope, limit: 500 });
    expect(found.map(({ key }) => key)).toEqual(
      Array.from({ length: 130 }, (_each, n) => `SHOP-${n + 1}`),
    );
    const first = {
      id: jira.issue('SHOP-1').id,
      status: { name: 'Zu erledigen', category: 'new' },
    };
    expect(found[0]).toMatchObject(first);
  });

  test.each([
    ['an empty page, whatever the total', { issues: [], total: 9 }],
    ['reaching its limit', { issues: [issue(1), issue(2)], total: 9 }],
  ])('requests no page after %s', async (_, page) => {
    const transport = answering([page]);
    await searchScope(serverDialect(transport).searchPage, { ...scope, limit: 2 }, showInput);
    expect(transport.asked()).toBe(1);
  });

  test('names the setting if Jira rejects the query in any language', async () => {
    jira.fail('GET /rest/api/2/search', jiraError(400, 'Der Wert „SHOB“ ist nicht vorhanden.'));
    const error = await tickets.sweep(scope).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UserError);
    expect(String(error)).toMatch(/SHOB.*sweep-jql/);
  });

  test('with an expired token is an error, not an empty list', async () => {
    jira.expireToken();
    await expect(tickets.sweep(scope)).rejects.toThrow('jira-token');
  });

  test('any pages: ends, and returns each ticket once, up to the limit', async () => {
    const page = fc.record({
      issues: fc.array(fc.integer({ min: 1, max: 30 }).map(issue), { maxLength: 8 }),
      total: fc.integer({ min: 0, max: 10_000 }),
    });
    const pages = fc.array(page, { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(pages, fc.integer({ min: 1, max: 40 }), async (answers, limit) => {
        const transport = answering(answers);
        const found = await searchScope(
          serverDialect(transport).searchPage,
          { ...scope, limit },
          showInput,
        );
        const ids = found.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(limit);
        expect(transport.asked()).toBeLessThanOrEqual(20);
      }),
    );
  });
});
