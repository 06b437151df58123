import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { jiraTickets } from '../../../src/adapters/jira/index.ts';
import { textQuery } from '../../../src/adapters/jira/search.ts';
import { codePoint } from '../../support/code-point.ts';
import { keyOf } from '../../support/memory/samples.ts';
import { cloudSite } from './cloud-site.ts';

const route = 'POST /rest/api/3/search/jql';
const near = keyOf('SHOP-7');
const site = cloudSite();

beforeEach(() => {
  site.jira.addIssue({ key: 'SHOP-1', summary: 'Cart total is wrong', status: 'In Arbeit' });
  site.jira.addIssue({
    key: 'SHOP-2',
    summary: 'Login fails',
    description: 'The cart total (sum) is 0.',
  });
  site.jira.addIssue({ key: 'SHOP-3', summary: 'Something else' });
  site.jira.addIssue({ key: 'PAY-1', summary: 'Cart total of another project' });
});

describe('a search', () => {
  test('finds tickets of the same project, latest first', async () => {
    expect(await site.tickets.search(near, { text: 'Cart total' })).toEqual({
      tickets: [
        { key: 'SHOP-2', summary: 'Login fails', status: 'Zu erledigen' },
        { key: 'SHOP-1', summary: 'Cart total is wrong', status: 'In Arbeit' },
      ],
    });
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
  ])('sends only queries that Jira can parse: %j', async (text) => {
    const { tickets: found } = await site.tickets.search(near, { text });
    expect(found.filter(({ key }) => !key.startsWith('SHOP-'))).toEqual([]);
  });

  test.each(['', '   ', '"', '?!', '---'])(
    'sends no request for a text without words: %j',
    async (text) => {
      expect(await site.tickets.search(near, { text })).toEqual({ tickets: [] });
      expect(site.jira.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    },
  );

  test('treats a repeated token as the end', async () => {
    site.jira.fail(route, {
      status: 200,
      body: { issues: [], isLast: false, nextPageToken: 'again' },
    });
    expect(await site.tickets.search(near, { text: 'cart', pageToken: 'again' })).toEqual({
      tickets: [],
    });
  });

  test('passes on Jira’s message about a token', async () => {
    await expect(site.tickets.search(near, { text: 'cart', pageToken: 'made up' })).rejects.toThrow(
      'Jira answered 400 for SHOP-7: The provided next page token is invalid.',
    );
  });

  test('names the permission that is missing', async () => {
    site.jira.fail(route, { status: 403 });
    await expect(site.tickets.search(near, { text: 'cart' })).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringContaining('“Browse projects”'),
    });
  });

  test('names the setting if Jira rejects the login', async () => {
    const stranger = jiraTickets({
      baseUrl: site.jira.url,
      email: site.jira.email,
      token: 'wrong',
    });
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

  test('any text: one clause for the project, and one text without operators', () => {
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
      .array(fc.oneof(fc.string({ unit: codePoint }), hostile))
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
