import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { paragraphs } from '../../../src/core/markup/index.ts';
import { emptyRecord } from '../../../src/core/tickets/index.ts';
import { keyOf } from '../../support/memory/samples/tickets.ts';
import { dataCenterTickets, serverSite } from './sites.ts';

const key = keyOf('SHOP-7');
const comments = '/rest/api/2/issue/{issueIdOrKey}/comment';
const site = serverSite();

beforeEach(() => {
  const description = 'h2. Steps\n* open {{a.py}}';
  site.jira.addIssue({ key, summary: 'Totals are wrong', description });
});

afterEach(() => {
  const isOurs = ({ path }: { path: string }) => /^\/jira\/(rest\/api\/2|secure)\//.test(path);
  expect(site.jira.requests.filter((request) => !isOurs(request))).toEqual([]);
});

describe('wiki markup', () => {
  test('stays as people wrote it in descriptions, fields and comments', async () => {
    site.jira.addField('customfield_10031', 'Acceptance criteria');
    const fields = { customfield_10031: 'The *sum* is right.' };
    site.jira.addIssue({
      key: 'SHOP-8',
      summary: 'Sum',
      description: '{code}\nx = 1\n{code}',
      fields,
    });
    site.jira.addComment('SHOP-8', 'Ann', '*Still* wrong.');
    const withFields = dataCenterTickets({ ...site.jira, ticketFields: ['Acceptance criteria'] });
    const ticket = await withFields.read(keyOf('SHOP-8'), emptyRecord);
    expect(ticket.description).toBe('{code}\nx = 1\n{code}');
    expect(ticket.fields.map((field) => field.text)).toEqual(['The *sum* is right.']);
    expect(ticket.comments.map(({ body }) => body)).toEqual(['*Still* wrong.']);
  });

  test('of a new comment contains no macro and no mention from untrusted text', async () => {
    await site.tickets.comment(key, paragraphs('Ask [~ann] about {code} and !x.png!'), undefined);
    const [written] = site.jira.issue(key).comments;
    expect(written?.body).not.toMatch(/(?<!\\)\[~|(?<!\\)\{code/);
    expect(written?.body).toContain('Ask');
  });
});

describe('comments', () => {
  test('by the agent’s account are recognised after a renaming, and by name alone', async () => {
    site.jira.addComment(key, { ...site.jira.self, name: 'former.name' }, 'By key.');
    site.jira.addComment(key, { ...site.jira.self, key: 'other' }, 'By name.');
    site.jira.addComment(key, 'Ann', 'By a person.');
    const { comments: read } = await site.tickets.read(key, emptyRecord);
    expect(read.map(({ body }) => body)).toEqual(['By a person.']);
  });

  test('without an author, date or text are read', async () => {
    site.jira.fail(`GET ${comments}`, { status: 200, body: { total: 1, comments: [{ id: '9' }] } });
    const created = '1970-01-01T00:00:00.000Z';
    expect((await site.tickets.read(key, emptyRecord)).comments).toEqual([
      { id: '9', author: 'Someone', created, body: '' },
    ]);
  });
});

test('a transition that the account may not make is none that Jira lists', async () => {
  site.jira.deny('transition');
  const moved = await site.tickets.move(key, { kind: 'category', category: 'indeterminate' });
  expect(moved).toMatchObject({ kind: 'stayed', why: expect.stringContaining('none') });
});

test('a file is downloaded by its name, or any name if it has none', async () => {
  const [named, nameless] = ['a b%2F#?.log', ''].map((name) =>
    site.jira.addAttachment(key, { name, content: 'ValueError' }),
  );
  const { attachments } = await site.tickets.read(key, emptyRecord);
  expect(attachments.map((file) => file.text)).toEqual(['ValueError', 'ValueError']);
  const paths = site.jira.requests
    .map(({ path }) => path)
    .filter((path) => path.includes('/secure/'));
  expect(paths).toEqual([
    `/jira/secure/attachment/${nameless}/unnamed%20file`,
    `/jira/secure/attachment/${named}/a%20b%252F%23%3F.log`,
  ]);
});
