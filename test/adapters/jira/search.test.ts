import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { textQuery } from '../../../src/adapters/jira/jql.ts';
import { jiraTickets } from '../../../src/adapters/jira/tickets.ts';
import type { Tickets } from '../../../src/agent/ports.ts';
import { type JiraStandIn, startJira } from '../../support/jira/jira.ts';
import { keyOf } from '../../support/memory/samples.ts';

const route = 'POST /rest/api/3/search/jql';
const near = keyOf('SHOP-7');
let jira: JiraStandIn;
let tickets: Tickets;

beforeEach(async () => {
  jira = await startJira();
  jira.addIssue({ key: 'SHOP-1', summary: 'Cart total is wrong', status: 'In Arbeit' });
  jira.addIssue({
    key: 'SHOP-2',
    summary: 'Login fails',
    description: 'The cart total (sum) is 0.',
  });
  jira.addIssue({ key: 'SHOP-3', summary: 'Something else' });
  jira.addIssue({ key: 'PAY-1', summary: 'Cart total of another project' });
  const { url: baseUrl, email, token } = jira;
  tickets = jiraTickets({ baseUrl, email, token, onSchemaMismatch: 'throw' });
});

afterEach(async () => {
  const { violations } = jira;
  await jira[Symbol.asyncDispose]();
  expect(violations).toEqual([]);
});

describe('searching tickets', () => {
  test('finds those of the same project, latest first', async () => {
    expect(await tickets.search(near, { text: 'Cart total' })).toEqual({
      tickets: [
        { key: 'SHOP-2', summary: 'Login fails', status: 'Zu erledigen' },
        { key: 'SHOP-1', summary: 'Cart total is wrong', status: 'In Arbeit' },
      ],
    });
  });

  test('pages by token, to the last page', async () => {
    for (let n = 10; n < 35; n++) jira.addIssue({ key: `SHOP-${n}`, summary: `A refund ${n}` });
    const keys: string[] = [];
    let page = await tickets.search(near, { text: 'refund' });
    for (; page.nextPageToken !== undefined; ) {
      keys.push(...page.tickets.map(({ key }) => key));
      page = await tickets.search(near, { text: 'refund', pageToken: page.nextPageToken });
    }
    keys.push(...page.tickets.map(({ key }) => key));
    expect(keys).toEqual(Array.from({ length: 25 }, (_, n) => `SHOP-${34 - n}`));
    expect(jira.requests.filter(({ method }) => method === 'POST')).toHaveLength(3);
  });

  test.each([
    '(sum)',
    'total AND (sum)',
    'NOT',
    'a"b',
    'x OR project = PAY',
    '\\',
    'C:\\a',
    '*',
    '日本',
  ])('asks Jira nothing that it cannot parse: %j', async (text) => {
    const { tickets: found } = await tickets.search(near, { text });
    expect(found.filter(({ key }) => !key.startsWith('SHOP-'))).toEqual([]);
  });

  test.each(['', '   ', '"', '?!', '---'])(
    'asks nothing for a text without a word: %j',
    async (text) => {
      expect(await tickets.search(near, { text })).toEqual({ tickets: [] });
      expect(jira.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    },
  );

  test('takes a token that comes back for the end', async () => {
    jira.fail(route, { status: 200, body: { issues: [], isLast: false, nextPageToken: 'again' } });
    expect(await tickets.search(near, { text: 'cart', pageToken: 'again' })).toEqual({
      tickets: [],
    });
  });

  test('passes on what Jira says against a token', async () => {
    await expect(tickets.search(near, { text: 'cart', pageToken: 'made up' })).rejects.toThrow(
      'Jira answered 400 about SHOP-7: The provided next page token is invalid.',
    );
  });

  test('names the permission that is missing', async () => {
    jira.fail(route, { status: 403 });
    await expect(tickets.search(near, { text: 'cart' })).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringContaining('“Browse projects”'),
    });
  });

  test('names the settings when Jira does not know the account', async () => {
    const stranger = jiraTickets({ baseUrl: jira.url, email: jira.email, token: 'wrong' });
    await expect(stranger.search(near, { text: 'cart' })).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringContaining('jira-token'),
    });
  });
});

describe('the query', () => {
  test.each([
    ['cart total', 'cart total'],
    ['a "b"', String.raw`a \\\"b\\\"`],
    ['C:\\x', String.raw`C\\:\\\\x`],
    ['a-b (c)?', String.raw`a\\-b \\(c\\)\\?`],
    ['one\n\ttwo', 'one two'],
    ['this AND that', 'this and that'],
    ['Cart.total', 'Cart.total'],
  ])('for %j', (text, written) => {
    expect(textQuery('APP', text)).toBe(
      `project = "APP" AND text ~ "${written}" ORDER BY updated DESC`,
    );
  });

  test('whatever the text: one clause for the project, and one text that is only words', () => {
    const hostile = fc.constantFrom(
      '"',
      '\\',
      '\\"',
      ' OR ',
      ' AND ',
      'NOT ',
      'project = PAY',
      '\n',
      '(',
      '😀',
    );
    const text = fc
      .array(fc.oneof(fc.string({ unit: 'binary' }), hostile))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(text, (said) => {
        const jql = textQuery('APP', said) ?? 'project = "APP" AND text ~ "" ORDER BY updated DESC';
        const strings = jql.match(/"(?:[^"\\]|\\["\\])*"/g) ?? [];
        const [project, searched = ''] = strings;
        const around = strings.reduce((rest, string) => rest.replace(string, () => '…'), jql);
        expect(around).toBe('project = … AND text ~ … ORDER BY updated DESC');
        expect(project).toBe('"APP"');
        const plain = searched.slice(1, -1).replaceAll(/\\(["\\])/g, '$1');
        const bare = plain.replaceAll(/\\[-+&|!(){}[\]^~*?\\/:"]/g, ' ');
        expect(bare).not.toMatch(/[-+&|!(){}[\]^~*?\\/:"\n]|\b(?:AND|OR|NOT)\b/);
        expect(bare.isWellFormed()).toBe(true);
      }),
    );
  });
});
