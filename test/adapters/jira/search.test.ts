import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cloudDialect } from '../../../src/adapters/jira/cloud.ts';
import { searchScope, sweepQuery } from '../../../src/adapters/jira/search.ts';
import { serverDialect } from '../../../src/adapters/jira/server.ts';
import type { JiraTransport } from '../../../src/adapters/jira/transport/index.ts';
import type { SweepScope } from '../../../src/agent/ports.ts';
import { showInput } from '../../../src/engines/errors.ts';
import { jiraError } from '../../support/jira/error.ts';
import { cloudSite, serverSite } from './sites.ts';

const scope: SweepScope = { jql: 'project = SHOP', hours: 48, limit: 500 };

describe('a sweep of Jira Cloud', () => {
  const site = cloudSite();
  const search = 'POST /rest/api/3/search/jql';
  const keys = async () => (await site.tickets.sweep(scope)).map(({ key }) => key);

  test('finds in the next sweep what the index lacked', async () => {
    site.jira.addIssue({ key: 'SHOP-1', summary: 'Total is wrong' });
    site.jira.fail(search, { status: 200, body: { issues: [], isLast: true } });
    expect(await keys()).toEqual([]);
    expect(await keys()).toEqual(['SHOP-1']);
  });

  test('stops at a repeated page token', async () => {
    site.jira.addIssue({ key: 'SHOP-1', summary: 'Total is wrong' });
    const issue = {
      id: '10001',
      key: 'SHOP-1',
      fields: { status: { name: 'Offen', statusCategory: { key: 'new' } } },
    };
    const body = { issues: [issue], nextPageToken: 'again' };
    site.jira.fail(search, { status: 200, body }, 30);
    expect(await keys()).toEqual(['SHOP-1']);
    expect(site.jira.requests.filter(({ path }) => path.endsWith('/search/jql'))).toHaveLength(2);
  });
});

describe('a sweep of a Data Center', () => {
  const site = serverSite();

  test('names the setting if Jira rejects the query in any language', async () => {
    const refusal = jiraError(400, 'Der Wert „SHOB“ ist nicht vorhanden.');
    site.jira.fail('GET /rest/api/2/search', refusal);
    await expect(site.tickets.sweep(scope)).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(/SHOB.*sweep-jql/),
    });
  });
});

describe('the query', () => {
  const within = 'statusCategory = 2 AND updated >= -48h ORDER BY updated ASC';
  test.each([
    ['project = A OR project = B', 'project = A OR project = B'],
    [' project = A order by created DESC', 'project = A'],
    ['summary ~ "order by (" ', 'summary ~ "order by ("'],
    ['labels in (\'a"\', "b)")', 'labels in (\'a"\', "b)")'],
  ])('of %j stays in parentheses', (jql, kept) => {
    expect(sweepQuery({ ...scope, jql }, showInput)).toBe(`(${kept}) AND ${within}`);
  });

  test.each([
    '',
    ' ORDER BY created',
    'a = 1) OR (b = 2',
    '(a = 1',
    'a = "1',
    "a = '1",
    'a = "\\"',
  ])('is rejected for %j', (jql) => {
    expect(() => sweepQuery({ ...scope, jql }, showInput)).toThrow(/^Set `sweep-jql` to a query/);
  });
});

/** What searches a Jira that answers with these pages over and over, and how often it was asked. */
function answering(
  dialectOf: typeof cloudDialect | typeof serverDialect,
  pages: readonly unknown[],
) {
  let asked = 0;
  const transport: JiraTransport = {
    send: async () => pages[asked++ % pages.length] ?? {},
    show: showInput,
    download: async () => ({ bytes: new Uint8Array(), url: '' }),
  };
  const { searchPage } = dialectOf(transport);
  const find = (limit: number) => searchScope(searchPage, { ...scope, limit }, showInput);
  return { find, asked: () => asked };
}

const found = (id: number, key = `SHOP-${id}`) => ({
  ...{ id: String(id), key },
  fields: { status: { name: 'Offen', statusCategory: { key: 'new' } } },
});

const anyIssue = fc
  .tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom('SHOP-1', 'SHOP-2', 'no key', 'PAY-3'))
  .map(([id, key]) => found(id, key));
const issues = fc.array(anyIssue, { maxLength: 8 });
const nextPageToken = fc.constantFrom('a', 'b', 'c', null, 7);
const total = fc.integer({ min: 0, max: 10_000 });

test.each([
  ['Cloud', cloudDialect, fc.record({ issues, nextPageToken }, { requiredKeys: [] })],
  ['Data Center', serverDialect, fc.record({ issues, total })],
])(
  'any pages of Jira %s: a sweep ends within its limit and finds nothing twice',
  async (_, dialect, page) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array<object>(page, { minLength: 1, maxLength: 10 }),
        fc.nat(40),
        async (pages, limit) => {
          const { find, asked } = answering(dialect, pages);
          const ids = (await find(limit)).map(({ id }) => id);
          expect(ids.length).toBeLessThanOrEqual(limit);
          expect(new Set(ids).size).toBe(ids.length);
          expect(asked()).toBeLessThanOrEqual(20);
        },
      ),
    );
  },
);

test('the number of pages is limited, even if every page has a token', async () => {
  const pages = Array.from({ length: 99 }, (_, n) => ({ issues: [], nextPageToken: `${n}` }));
  const { find, asked } = answering(cloudDialect, pages);
  expect(await find(500)).toEqual([]);
  expect(asked()).toBe(20);
});

test.each([
  ['an empty page, whatever the total', { issues: [], total: 9 }],
  ['reaching its limit', { issues: [found(1), found(2)], total: 9 }],
])('a Data Center is asked for no page after %s', async (_, page) => {
  const { find, asked } = answering(serverDialect, [page]);
  await find(2);
  expect(asked()).toBe(1);
});
