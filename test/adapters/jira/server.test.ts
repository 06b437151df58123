import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Tickets } from '../../../src/agent/ports.ts';
import { type Block, text } from '../../../src/core/report/index.ts';
import { commentMark, emptyRecord } from '../../../src/core/tickets/index.ts';
import { jiraError } from '../../support/jira/error.ts';
import { type ServerStandIn, startJiraServer } from '../../support/jira-server/jira-server.ts';
import { keyOf } from '../../support/memory/samples.ts';
import { dataCenterTickets } from './sites.ts';

const key = keyOf('SHOP-7');
const comments = '/rest/api/2/issue/{issueIdOrKey}/comment';
let jira: ServerStandIn;
let tickets: Tickets;

const said = (...lines: readonly string[]): readonly Block[] =>
  lines.map((line) => ({ kind: 'paragraph', content: [text(line)] }));

beforeEach(async () => {
  jira = await startJiraServer();
  jira.addIssue({ key, summary: 'Totals are wrong', description: 'h2. Steps\n* open {{a.py}}' });
  tickets = dataCenterTickets(jira);
});

afterEach(async () => {
  const { violations, requests } = jira;
  await jira[Symbol.asyncDispose]();
  expect(violations).toEqual([]);
  const isOurs = ({ path }: { path: string }) => /^\/jira\/(rest\/api\/2|secure)\//.test(path);
  expect(requests.filter((request) => !isOurs(request))).toEqual([]);
});

describe('wiki markup', () => {
  test('stays as people wrote it in descriptions, fields and comments', async () => {
    jira.addField('customfield_10031', 'Acceptance criteria');
    const fields = { customfield_10031: 'The *sum* is right.' };
    jira.addIssue({ key: 'SHOP-8', summary: 'Sum', description: '{code}\nx = 1\n{code}', fields });
    jira.addComment('SHOP-8', 'Ann', '*Still* wrong.');
    const withFields = dataCenterTickets({ ...jira, ticketFields: ['Acceptance criteria'] });
    const ticket = await withFields.read(keyOf('SHOP-8'), emptyRecord);
    expect(ticket.description).toBe('{code}\nx = 1\n{code}');
    expect(ticket.fields.map((field) => field.text)).toEqual(['The *sum* is right.']);
    expect(ticket.comments.map(({ body }) => body)).toEqual(['*Still* wrong.']);
  });

  test('of a new comment contains no macro and no mention from untrusted text', async () => {
    await tickets.comment(key, said('Ask [~ann] about {code} and !x.png!'), undefined);
    const [written] = jira.issue(key).comments;
    expect(written?.body).not.toMatch(/(?<!\\)\[~|(?<!\\)\{code/);
    expect(written?.body).toContain('Ask');
  });

  test('keeps the mark that identifies a comment after the record is lost', async () => {
    const id = await tickets.comment(key, said('Done.', commentMark), undefined);
    expect((await tickets.read(key, emptyRecord)).ownComments).toEqual([id]);
  });
});

describe('comments', () => {
  test('by the agent’s account are recognised after a renaming, and by name alone', async () => {
    jira.addComment(key, { ...jira.self, name: 'former.name' }, 'By key.');
    jira.addComment(key, { ...jira.self, key: 'other' }, 'By name.');
    jira.addComment(key, 'Ann', 'By a person.');
    const { comments: read } = await tickets.read(key, emptyRecord);
    expect(read.map(({ body }) => body)).toEqual(['By a person.']);
  });

  test('that Service Management hides from customers are counted but not read', async () => {
    jira.addComment(key, 'Ann', 'The customer is Acme.', { isInternal: true });
    jira.addComment(key, 'Ann', 'It is the rounding.', { isInternal: false });
    const ticket = await tickets.read(key, emptyRecord);
    expect(ticket.restrictedComments).toBe(1);
    expect(ticket.comments).toHaveLength(1);
  });

  test('without an author, date or text are read', async () => {
    jira.fail(`GET ${comments}`, { status: 200, body: { total: 1, comments: [{ id: '9' }] } });
    const created = '1970-01-01T00:00:00.000Z';
    expect((await tickets.read(key, emptyRecord)).comments).toEqual([
      { id: '9', author: 'Someone', created, body: '' },
    ]);
  });

  test('are complete after an empty page, whatever the total', async () => {
    jira.fail(`GET ${comments}`, { status: 200, body: { total: 9, comments: [] } }, 5);
    expect((await tickets.read(key, emptyRecord)).comments).toEqual([]);
    expect(jira.requests.filter(({ path }) => path.endsWith('/comment'))).toHaveLength(1);
  });
});

describe('rewriting a comment', () => {
  const gone = jiraError(400, 'Kommentar wurde nicht gefunden.');

  test('posts a new one if Jira answers 400 for a deleted comment', async () => {
    const id = await tickets.comment(key, said('I begin.'), undefined);
    jira.deleteComment(key, id);
    jira.fail(`PUT ${comments}/{id}`, gone);
    expect(await tickets.comment(key, said('Done.'), id)).not.toBe(id);
  });

  test('does not post a second one if Jira rejects the text', async () => {
    const id = await tickets.comment(key, said('I begin.'), undefined);
    jira.fail(`PUT ${comments}/{id}`, gone);
    await expect(tickets.comment(key, said('Done.'), id)).rejects.toThrow('Kommentar');
    expect(jira.issue(key).comments).toHaveLength(1);
  });
});

describe('an error names the missing permission', () => {
  test.each([
    ['browse', 'Browse projects', () => tickets.read(key, emptyRecord)],
    ['edit', 'Edit issues', () => tickets.remember(key, emptyRecord)],
    ['comment', 'Add comments', () => tickets.comment(key, said('Hello.'), undefined)],
    [
      'link',
      'Link issues',
      () => tickets.link(key, { id: 'a', url: 'https://example.com', title: 'b' }),
    ],
  ] as const)('%s', async (denied, permission, call) => {
    jira.deny(denied);
    await expect(call()).rejects.toThrow(
      `The account of \`jira-token\` lacks a permission for ${key}: grant it “${permission}”`,
    );
  });

  test('except for transitions, where Jira lists none instead', async () => {
    jira.deny('transition');
    const moved = await tickets.move(key, { kind: 'category', category: 'indeterminate' });
    expect(moved).toMatchObject({ kind: 'stayed', why: expect.stringContaining('none') });
  });
});

test('a file that cannot be downloaded is named, and the ticket is read', async () => {
  jira.addAttachment(key, { name: 'a b%2F#?.log', content: 'ValueError' });
  jira.addAttachment(key, { name: 'gone.log', content: 'x' });
  jira.fail('GET /secure/attachment/{id}/{name}', { status: 404, body: 'Not found' });
  expect((await tickets.read(key, emptyRecord)).attachments).toEqual([
    { name: 'gone.log', note: expect.stringContaining('could not be read') },
    { name: 'a b%2F#?.log', note: 'text/plain, 10 bytes', text: 'ValueError' },
  ]);
});

test('a file is downloaded by its name, or any name if it has none', async () => {
  const [named, nameless] = ['a b%2F#?.log', ''].map((name) =>
    jira.addAttachment(key, { name, content: 'ValueError' }),
  );
  const { attachments } = await tickets.read(key, emptyRecord);
  expect(attachments.map((file) => file.text)).toEqual(['ValueError', 'ValueError']);
  const paths = jira.requests.map(({ path }) => path).filter((path) => path.includes('/secure/'));
  expect(paths).toEqual([
    `/jira/secure/attachment/${nameless}/unnamed%20file`,
    `/jira/secure/attachment/${named}/a%20b%252F%23%3F.log`,
  ]);
});

test('the account is requested once, before anything else', async () => {
  await tickets.read(key, emptyRecord);
  await tickets.recall(key);
  const paths = jira.requests.map(({ path }) => path);
  expect(paths[0]).toBe('/jira/rest/api/2/myself');
  expect(paths.filter((path) => path.endsWith('/myself'))).toHaveLength(1);
});
