import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cloudDialect } from '../../../src/adapters/jira/cloud.ts';
import { searchScope, sweepQuery } from '../../../src/adapters/jira/search.ts';
import type { JiraTransport } from '../../../src/adapters/jira/transport/index.ts';
import type { SweepScope } from '../../../src/agent/ports.ts';
import { showInput, UserError } from '../../../src/core/user-error.ts';
import { cloudSite } from './cloud-site.ts';

const scope: SweepScope = { jql: 'project = SHOP', hours: 48, limit: 500 };
const search = 'POST /rest/api/3/search/jql';

describe('on a site', () => {
  const site = cloudSite();
  const sweep = (more: Partial<SweepScope> = {}) => site.tickets.sweep({ ...scope, ...more });
  const keys = async (more: Partial<SweepScope> = {}) => (await sweep(more)).map(({ key }) => key);
  const add = (...keys: readonly string[]) => {
    for (const key of keys) site.jira.addIssue({ key, summary: 'Total is wrong' });
  };

  test('sorts by least recent change, and leaves out what is too old', async () => {
    add('SHOP-1', 'SHOP-2', 'SHOP-3');
    site.jira.addComment('SHOP-1', 'Ann', 'It still is.');
    expect(await keys()).toEqual(['SHOP-2', 'SHOP-3', 'SHOP-1']);
    for (let n = 0; n < 60; n += 1) site.jira.addComment('SHOP-1', 'Ann', 'And still.');
    expect(await keys({ hours: 1 })).toEqual(['SHOP-1']);
  });

  test('reads several pages, up to the limit', async () => {
    const all = Array.from({ length: 120 }, (_, n) => `SHOP-${n + 1}`);
    add(...all);
    expect(await keys()).toEqual(all);
    expect(await keys({ limit: 7 })).toEqual(all.slice(0, 7));
  });

  test('finds in the next sweep what the index lacked', async () => {
    add('SHOP-1');
    site.jira.fail(search, { status: 200, body: { issues: [], isLast: true } });
    expect(await keys()).toEqual([]);
    expect(await keys()).toEqual(['SHOP-1']);
  });

  test('stops at a repeated page token', async () => {
    add('SHOP-1');
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

  test('reports an expired token instead of an empty site', async () => {
    add('SHOP-1');
    site.jira.expireToken();
    await expect(sweep()).rejects.toThrow(UserError);
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

/** A transport that answers with these pages over and over. */
function answering(pages: readonly unknown[]) {
  let asked = 0;
  const transport: JiraTransport = {
    send: async () => pages[asked++ % pages.length] ?? {},
    show: showInput,
    download: async () => ({ bytes: new Uint8Array(), url: '' }),
  };
  return { searchPage: cloudDialect(transport).searchPage, asked: () => asked };
}

test('any pages: a sweep ends within its limit and finds nothing twice', async () => {
  const issue = fc.record({
    id: fc.integer({ min: 1, max: 9 }).map(String),
    key: fc.constantFrom('SHOP-1', 'SHOP-2', 'no key', 'PAY-3'),
    fields: fc.record({ status: fc.constant({ name: 'Offen', statusCategory: { key: 'new' } }) }),
  });
  const page = fc.record(
    {
      issues: fc.array(issue, { maxLength: 5 }),
      nextPageToken: fc.constantFrom('a', 'b', 'c', null, 7),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(page), fc.nat(12), async (pages, limit) => {
      const { searchPage, asked } = answering(pages);
      const found = await searchScope(searchPage, { ...scope, limit }, showInput);
      expect(found.length).toBeLessThanOrEqual(limit);
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      expect(asked()).toBeLessThanOrEqual(20);
    }),
  );
});

test('the number of pages is limited, even if every page has a token', async () => {
  const pages = Array.from({ length: 99 }, (_, n) => ({ issues: [], nextPageToken: `${n}` }));
  const { searchPage, asked } = answering(pages);
  expect(await searchScope(searchPage, scope, showInput)).toEqual([]);
  expect(asked()).toBe(20);
});
