import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { jiraTickets } from '../../../src/adapters/jira/tickets.ts';
import type { Tickets } from '../../../src/agent/ports.ts';
import { emptyRecord } from '../../../src/core/record.ts';
import { text } from '../../../src/core/report/document.ts';
import { type TicketKey, ticketKey } from '../../../src/core/ticket.ts';
import { asDocument } from '../../support/jira/issue.ts';
import { type JiraStandIn, startJira } from '../../support/jira/jira.ts';

let jira: JiraStandIn;
let tickets: Tickets;
const key = keyOf('SHOP-7');
const comments = '/rest/api/3/issue/{issueIdOrKey}/comment';

function keyOf(name: string): TicketKey {
  const made = ticketKey(name);
  if (made === undefined) throw new Error(`${name} is no key`);
  return made;
}

const said = (words: string) => [{ kind: 'paragraph' as const, content: [text(words)] }];

beforeEach(async () => {
  jira = await startJira();
  jira.addIssue({
    key,
    summary: 'Totals are wrong',
    description: 'Open src/cart.py\nand add two.',
  });
  const { url: baseUrl, email, token } = jira;
  tickets = jiraTickets({ baseUrl, email, token, onSchemaMismatch: 'throw' });
});

afterEach(async () => {
  const { violations } = jira;
  await jira[Symbol.asyncDispose]();
  expect(violations).toEqual([]);
});

describe('read', () => {
  test('gives the ticket in Markdown, its status by category', async () => {
    expect(await tickets.read(key, emptyRecord)).toEqual({
      key,
      url: `${jira.url}/browse/SHOP-7`,
      summary: 'Totals are wrong',
      description: 'Open src/cart.py\n\nand add two.',
      comments: [],
      status: { name: 'Zu erledigen', category: 'new' },
    });
  });

  test('gives people’s comments only, oldest first', async () => {
    jira.addComment(key, 'Ann', 'It is the rounding.');
    jira.addComment(key, jira.self, 'I have a fix.');
    const recorded = jira.addComment(key, 'Ann', 'Written with Ann’s token.');
    jira.addComment(key, { accountId: 'ci', name: 'CI', accountType: 'app' }, 'Build 7 passed.');
    jira.addComment(key, { accountId: 'c', name: 'Carl', accountType: 'customer' }, 'Still wrong.');
    const ticket = await tickets.read(key, { ...emptyRecord, comments: [recorded] });
    expect(ticket.comments).toMatchObject([
      { author: 'Ann', body: 'It is the rounding.' },
      { author: 'Carl', body: 'Still wrong.', created: '2026-01-05T09:06:00.000Z' },
    ]);
  });

  test('pages through many comments', async () => {
    for (let n = 0; n < 230; n++) jira.addComment(key, 'Ann', `Comment ${n}`);
    const ticket = await tickets.read(key, emptyRecord);
    expect(ticket.comments.map(({ body }) => body)).toEqual(
      Array.from({ length: 230 }, (_, n) => `Comment ${n}`),
    );
  });

  test('stops when Jira’s total never comes true', async () => {
    jira.fail(`GET ${comments}`, { status: 200, body: { total: 9, comments: [] } });
    expect((await tickets.read(key, emptyRecord)).comments).toEqual([]);
  });

  test('follows a ticket that was moved to another project', async () => {
    jira.moveIssue(key, 'CART-3');
    expect(await tickets.read(key, emptyRecord)).toMatchObject({
      key: 'CART-3',
      url: `${jira.url}/browse/CART-3`,
    });
  });

  test('takes a ticket without a description', async () => {
    jira.addIssue({ key: 'SHOP-8', summary: 'Empty' });
    expect(await tickets.read(keyOf('SHOP-8'), emptyRecord)).toMatchObject({ description: '' });
  });

  test('reads on when an answer is not of the documented form', async () => {
    jira.addComment(key, 'Ann', 'Hello.');
    const { url: baseUrl, email, token } = jira;
    const odd = {
      id: '9',
      created: '2026-02-01T00:00:00.000+0100',
      body: asDocument('Odd.'),
      self: 5,
    };
    jira.fail(`GET ${comments}`, { status: 200, body: { total: 1, comments: [odd] } });
    const ticket = await jiraTickets({ baseUrl, email, token }).read(key, emptyRecord);
    expect(ticket.comments).toEqual([
      { id: '9', author: 'Someone', created: '2026-01-31T23:00:00.000Z', body: 'Odd.' },
    ]);
  });

  test('asks who it is once, and before anything else', async () => {
    await tickets.read(key, emptyRecord);
    await tickets.recall(key);
    const paths = jira.requests.map(({ path }) => path);
    expect(paths[0]).toBe('/rest/api/3/myself');
    expect(paths.filter((path) => path.endsWith('/myself'))).toHaveLength(1);
  });
});

describe('remember and recall', () => {
  test('keep the record on the ticket', async () => {
    const record = {
      ...emptyRecord,
      inputs: ['a', 'b'],
      comments: ['10001'],
      branch: 'fix/SHOP-7',
    };
    expect(await tickets.recall(key)).toEqual(emptyRecord);
    await tickets.remember(key, { ...record, inputs: ['a'] });
    await tickets.remember(key, record);
    expect(await tickets.recall(key)).toEqual(record);
  });

  test.each([[{ version: 2 }], ['text'], [{ version: 1, inputs: 'many' }]])(
    'start afresh from %j',
    async (value) => {
      jira.issue(key).properties.set('jira-bug-fix-agent', value);
      expect(await tickets.recall(key)).toEqual(emptyRecord);
    },
  );

  test('drop the oldest entries of a record that grew too long', async () => {
    const inputs = Array.from({ length: 2000 }, (_, n) => `${n}`.padStart(64, '0'));
    await tickets.remember(key, { ...emptyRecord, inputs, comments: ['10001'] });
    const kept = await tickets.recall(key);
    expect(JSON.stringify(kept).length).toBeLessThanOrEqual(32_000);
    expect(kept.comments).toEqual(['10001']);
    expect(kept.inputs.length).toBeGreaterThan(300);
    expect(inputs.slice(-kept.inputs.length)).toEqual(kept.inputs);
  });

  test('name the permission that is missing', async () => {
    jira.fail('PUT /rest/api/3/issue/{issueIdOrKey}/properties/{propertyKey}', { status: 403 });
    await expect(tickets.remember(key, emptyRecord)).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringContaining('“Edit issues”'),
    });
  });
});

describe('comment', () => {
  const shown = () => jira.issue(key).comments.map(({ id, body }) => ({ id, body }));

  test('posts, then rewrites in place', async () => {
    const first = await tickets.comment(key, said('Working on it.'), undefined);
    const second = await tickets.comment(key, said('Fixed.'), first);
    expect(second).toBe(first);
    expect(shown()).toEqual([{ id: first, body: asDocument('Fixed.') }]);
  });

  test('posts anew when the comment to rewrite is gone', async () => {
    const first = await tickets.comment(key, said('Working on it.'), undefined);
    jira.deleteComment(key, first);
    const second = await tickets.comment(key, said('Fixed.'), first);
    expect(shown()).toEqual([{ id: second, body: asDocument('Fixed.') }]);
  });

  test('does not let an id reach another address', async () => {
    await tickets.comment(key, said('Fixed.'), '../../../myself?x=');
    expect(shown()).toHaveLength(1);
  });

  test('passes on what Jira says against it', async () => {
    const errors = { comment: 'Comment body is not valid!' };
    jira.fail(`POST ${comments}`, { status: 400, body: { errorMessages: [], errors } });
    await expect(tickets.comment(key, said('Hi.'), undefined)).rejects.toThrow(
      'Jira answered 400 about SHOP-7: Comment body is not valid!',
    );
  });

  test('knows a missing permission by Jira’s words', async () => {
    const errorMessages = ['You do not have the permission to comment on this issue.'];
    jira.fail(`POST ${comments}`, { status: 400, body: { errorMessages, errors: {} } });
    await expect(tickets.comment(key, said('Hi.'), undefined)).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringContaining('“Add comments”'),
    });
  });
});

describe('move', () => {
  const done = { kind: 'category', category: 'done' } as const;
  const review = { kind: 'category', category: 'indeterminate' } as const;

  test('goes without a resolution where Jira forbids one', async () => {
    expect(await tickets.move(key, review)).toEqual({ kind: 'moved', to: 'In Prüfung' });
    expect(jira.issue(key)).toMatchObject({ status: 'In Prüfung', resolution: null });
  });

  test('gives the resolution where Jira requires one, past an edge that asks for more', async () => {
    await tickets.move(key, review);
    expect(await tickets.move(key, done)).toEqual({ kind: 'moved', to: 'Fertig' });
    expect(jira.issue(key)).toMatchObject({ status: 'Fertig', resolution: '10000' });
  });

  test('goes by the name of a transition, and back again after a reopening', async () => {
    await tickets.move(key, { kind: 'named', name: 'beginnen' });
    expect(jira.issue(key).status).toBe('In Arbeit');
    jira.reopen(key);
    expect(await tickets.move(key, review)).toMatchObject({ kind: 'moved' });
  });

  test('stays when the only way asks for what a person knows', async () => {
    expect(await tickets.move(key, done)).toEqual({
      kind: 'stayed',
      why: 'The transition “Ablehnen” asks for “Begründung”, which only a person can fill in.',
    });
  });

  test.each([400, 409])('stays when Jira refuses with %i, and says why', async (status) => {
    const body = { errorMessages: ['Field Resolution\nis required.'], errors: {} };
    jira.fail('POST /rest/api/3/issue/{issueIdOrKey}/transitions', { status, body });
    expect(await tickets.move(key, review)).toEqual({
      kind: 'stayed',
      why: 'Jira refused the transition “Prüfen lassen”: Field Resolution is required.',
    });
    expect(jira.issue(key).status).toBe('Zu erledigen');
  });

  test('stays without a change when it is told to', async () => {
    expect(await tickets.move(key, { kind: 'stay' })).toMatchObject({ kind: 'stayed' });
    expect(jira.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});
