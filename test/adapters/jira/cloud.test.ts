import { beforeEach, describe, expect, test } from 'vitest';
import { cloudDialect } from '../../../src/adapters/jira/cloud.ts';
import { createTickets, jiraTickets } from '../../../src/adapters/jira/index.ts';
import type { JiraRequest } from '../../../src/adapters/jira/transport/index.ts';
import { emptyRecord } from '../../../src/core/tickets/index.ts';
import { showInput } from '../../../src/engines/errors.ts';
import { asDocument } from '../../support/jira/issue.ts';
import { startJira } from '../../support/jira/jira.ts';
import { keyOf } from '../../support/memory/samples/tickets.ts';
import { cloudSite } from './sites.ts';
import { gatewayAt } from './transport/loopback.ts';

const site = cloudSite();
const key = keyOf('SHOP-7');
const comments = '/rest/api/3/issue/{issueIdOrKey}/comment';

beforeEach(() => {
  site.jira.addIssue({
    key,
    summary: 'Totals are wrong',
    description: 'Open src/cart.py\nand add two.',
  });
});

describe('read', () => {
  test('returns only people’s comments, oldest first', async () => {
    site.jira.addComment(key, 'Ann', 'It is the rounding.');
    site.jira.addComment(key, site.jira.self, 'I have a fix.');
    const recorded = site.jira.addComment(key, 'Ann', 'Written with Ann’s token.');
    site.jira.addComment(
      key,
      { accountId: 'ci', name: 'CI', accountType: 'app' },
      'Build 7 passed.',
    );
    site.jira.addComment(
      key,
      { accountId: 'c', name: 'Carl', accountType: 'customer' },
      'Still wrong.',
    );
    const ticket = await site.tickets.read(key, { ...emptyRecord, comments: [recorded] });
    expect(ticket.comments).toMatchObject([
      { author: 'Ann', body: 'It is the rounding.' },
      { author: 'Carl', body: 'Still wrong.', created: '2026-01-05T09:06:00.000Z' },
    ]);
  });

  test('ignores that the comments of a moved ticket cannot be read under its old key', async () => {
    site.jira.addComment(key, 'Ann', 'It is the rounding.');
    site.jira.moveIssue(key, 'CART-3');
    const body = { errorMessages: ['Issue does not exist.'], errors: {} };
    site.jira.fail(`GET ${comments}`, { status: 404, body });
    expect(await site.tickets.read(key, emptyRecord)).toMatchObject({
      key: 'CART-3',
      comments: [{ body: 'It is the rounding.' }],
    });
  });

  test('accepts an answer that does not match the documentation', async () => {
    site.jira.addComment(key, 'Ann', 'Hello.');
    const { url: baseUrl, email, token } = site.jira;
    const odd = {
      id: '9',
      created: '2026-02-01T00:00:00.000+0100',
      body: asDocument('Odd.'),
      self: 5,
    };
    site.jira.fail(`GET ${comments}`, { status: 200, body: { total: 1, comments: [odd] } });
    const ticket = await jiraTickets({ baseUrl, email, token }).read(key, emptyRecord);
    expect(ticket.comments).toEqual([
      { id: '9', author: 'Someone', created: '2026-01-31T23:00:00.000Z', body: 'Odd.' },
    ]);
  });
});

describe('in parallel', () => {
  const status = { name: 'Zu erledigen', statusCategory: { key: 'new' } };
  const answers: Readonly<Record<string, unknown>> = {
    myself: { accountId: 'a' },
    'SHOP-7': { id: '10007', key, fields: { summary: 'Sum', status } },
    comment: { total: 0, comments: [] },
    transitions: { transitions: [] },
  };

  /** Tickets of a Jira that holds back every request about a ticket until there are two of them. */
  function ticketsInPairs() {
    const { promise: both, resolve } = Promise.withResolvers<void>();
    let waiting = 0;
    const send = async ({ path }: JiraRequest) => {
      if (path.includes(key)) waiting += 1;
      if (waiting === 2) resolve();
      if (path.includes(key)) await both;
      return answers[path.at(-1) ?? ''];
    };
    const account = { baseUrl: 'https://j.test', email: 'agent@example.com', token: 't' };
    const dialect = cloudDialect({
      send,
      show: showInput,
      download: async () => ({ bytes: new Uint8Array(), url: '' }),
    });
    return createTickets(dialect, account);
  }

  test('a ticket and its comments are read', async () => {
    const ticket = await ticketsInPairs().read(key, emptyRecord);
    expect(ticket).toMatchObject({ key, summary: 'Sum', comments: [] });
  });

  test('the status of a ticket and its transitions are read', async () => {
    const moved = await ticketsInPairs().move(key, { kind: 'category', category: 'done' });
    expect(moved).toMatchObject({ kind: 'stayed', category: 'new' });
  });
});

describe('move', () => {
  const review = { kind: 'category', category: 'indeterminate' } as const;

  test('sends no resolution if the screen has none', async () => {
    expect(await site.tickets.move(key, review)).toEqual({
      kind: 'moved',
      to: 'In Arbeit',
      category: 'indeterminate',
    });
    expect(site.jira.issue(key)).toMatchObject({ status: 'In Arbeit', resolution: null });
  });

  test('follows a transition by name, and moves again after a reopening', async () => {
    await site.tickets.move(key, { kind: 'named', names: ['beginnen'] });
    expect(site.jira.issue(key).status).toBe('In Arbeit');
    site.jira.reopen(key);
    expect(await site.tickets.move(key, review)).toMatchObject({ kind: 'moved' });
  });

  test('gives the reason of the first of several impossible transitions', async () => {
    const asking = (id: string, name: string, field: string) => ({
      id,
      name,
      to: { name, statusCategory: { key: 'done' } },
      fields: { [field]: { name: field, required: true } },
    });
    const transitions = [asking('61', 'Ausliefern', 'Version'), asking('71', 'Ablegen', 'Ordner')];
    site.jira.fail('GET /rest/api/3/issue/{issueIdOrKey}/transitions', {
      status: 200,
      body: { transitions },
    });
    const names = ['Verschieben', 'Ablegen', 'Ausliefern'];
    expect(await site.tickets.move(key, { kind: 'named', names })).toEqual({
      kind: 'stayed',
      why: 'The transition “Ablegen” requires “Ordner”, which only a person can fill in.',
      category: 'new',
    });
  });

  test.each([400, 409])('stays if Jira refuses with %i, and says why', async (status) => {
    const body = { errorMessages: ['Field Resolution\nis required.'], errors: {} };
    site.jira.fail('POST /rest/api/3/issue/{issueIdOrKey}/transitions', { status, body });
    expect(await site.tickets.move(key, review)).toEqual({
      kind: 'stayed',
      why: 'Jira refused the transition “Beginnen”: Field Resolution is required.',
      category: 'new',
    });
    expect(site.jira.issue(key).status).toBe('Zu erledigen');
  });

  test('changes nothing if the target is to stay', async () => {
    expect(await site.tickets.move(key, { kind: 'stay' })).toMatchObject({ kind: 'stayed' });
    expect(site.jira.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

test('a ticket behind the gateway is linked to by its own address', async () => {
  const cloudId = 'site-0001';
  await using jira = await startJira({ cloudId });
  jira.addIssue({ key, summary: 'Scoped' });
  gatewayAt(jira.url);
  const { url: baseUrl, email, token } = jira;
  const tickets = jiraTickets({ baseUrl, email, token, cloudId });
  const ticket = await tickets.read(key, emptyRecord);
  expect(ticket.url).toBe(`${jira.url}/browse/SHOP-7`);
  expect(jira.requests.every(({ path }) => path.startsWith('/ex/jira/site-0001/'))).toBe(true);
  expect(jira.violations).toEqual([]);
});
