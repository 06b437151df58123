import { describe, expect, test } from 'vitest';
import {
  type ChangeFacts,
  commentWebhook,
  createdWebhook,
  dataCenterReopenedWebhook,
  ignoredWebhook,
  reopenedWebhook,
  resolvedWebhook,
  type StatusFacts,
  updatedWebhook,
} from '../../support/webhook.ts';
import { decideOn, policyOf } from './sample-policy.ts';

const ticket = { key: 'SHOP-7', id: '10077', site: 'acme.atlassian.net' };

const identity = { ticket: 'SHOP-7', ticketId: '10077', site: ticket.site, delivery: 'd-1' };
const toDo = ['10001', 'Zu erledigen'] as const;
const done = ['10002', 'Fertig'] as const;
const updated = '2026-11-20T10:00:00.250+0100';
const changed = (...changes: readonly ChangeFacts[]) => updatedWebhook(ticket, { changes });

describe('what starts work', () => {
  const now = Date.now();

  test.each([
    ['since it was created', now, new Date(now).toISOString()],
    ...[undefined, 'yesterday', Number.MAX_VALUE].map((time) => [`at the time ${time}`, time]),
  ])('a new ticket, %s', (_, timestamp, changed) => {
    expect(decideOn({ ...createdWebhook(ticket), timestamp })).toEqual({
      kind: 'dispatch',
      dispatch: { ...identity, reason: 'created', changed },
      repositories: ['acme/shop'],
      reason: 'The ticket was created.',
      requester: '557058:0e1d6f2a',
    });
  });

  test('a change at the time that the ticket itself has, rather than that of the event', () => {
    expect(decideOn(reopenedWebhook({ ...ticket, updated }))).toMatchObject({
      dispatch: { reason: 'reopened', changed: '2026-11-20T09:00:00.250Z' },
    });
  });

  test.each(['10020', 'erneut GEÖFFNET'])('a status named in the settings: %s', (status) => {
    const to = ['10020', 'Erneut geöffnet'] as const;
    const changes = [{ field: 'status', from: done, to }];
    const payload = updatedWebhook(ticket, { status: [...to, 'indeterminate'], changes });
    expect(decideOn(payload)).toMatchObject({ kind: 'ignored' });
    const named = policyOf({ REOPEN_STATUSES: `Backlog, ${status}` });
    expect(decideOn(payload, named)).toMatchObject({ dispatch: { reason: 'reopened' } });
  });

  test('the port of a site is kept', () => {
    const decision = decideOn(createdWebhook({ ...ticket, site: 'jira.acme.test:8443' }));
    expect(decision).toMatchObject({ dispatch: { site: 'jira.acme.test:8443' } });
  });
});

describe('what does not start work', () => {
  const lookalike = changed({ field: 'resolution', from: ['1', 'Erledigt'], to: null });
  const foreign = { fieldId: 'customfield_10077', fieldtype: 'custom' };
  const custom = lookalike.changelog.items.map((item) => ({ ...item, ...foreign }));
  const plain = custom.map(({ fieldId: _, ...item }) => item);

  test.each([
    ['work began', ignoredWebhook(ticket)],
    ['resolved', resolvedWebhook(ticket)],
    ['another resolution', changed({ field: 'resolution', from: done, to: toDo })],
    ['a custom field of that name', { ...lookalike, changelog: { items: custom } }],
    ['the same on Data Center', { ...lookalike, changelog: { items: plain } }],
    ['the same status', changed({ field: 'status', from: toDo, to: toDo })],
    ['nothing that it tells', changed()],
    ['renamed', changed({ field: 'summary', from: toDo, to: done })],
  ])('an update: %s', (_, payload) => {
    const reason =
      'jira:issue_updated (issue_generic) neither reopens the ticket nor adds a label or a comment that asks for work.';
    expect(decideOn(payload)).toEqual({ kind: 'ignored', reason });
  });

  test.each([
    ['no event', {}],
    ['an event that is no text', { webhookEvent: ['jira:issue_created'] }],
    ['an event that is no name', { webhookEvent: 'a <script> of no name' }],
  ])('%s', (_, payload) => {
    const reason = 'an event without a name is not an event that starts work.';
    expect(decideOn(payload)).toEqual({ kind: 'ignored', reason });
  });

  test.each([
    ['no ticket', { webhookEvent: 'jira:issue_created' }],
    ['a key that is a path', createdWebhook({ ...ticket, key: 'SHOP-7/../../admin' })],
    ['an id that is no number', createdWebhook({ ...ticket, id: '10077?x=' })],
    ['a site that is no host', createdWebhook({ ...ticket, site: '[::1]' })],
  ])('a new ticket with %s', (_, payload) => {
    const { kind, ...rest } = decideOn(payload);
    expect(kind).toBe('ignored');
    expect(JSON.stringify(rest)).toContain('does not say which ticket of which site');
  });
});

test('a decision contains no text of the ticket', () => {
  const texts = { summary: 'Totals of Geheim AG', description: 'password: hunter2' };
  const payloads = [
    createdWebhook({ ...ticket, ...texts }),
    commentWebhook({ ...ticket, ...texts }, '/fix the password hunter2'),
    commentWebhook({ ...ticket, ...texts }, 'the password hunter2'),
  ];
  expect(JSON.stringify(payloads.map((payload) => decideOn(payload)))).not.toMatch(
    /Geheim|hunter2/,
  );
});

const timestamp = Date.parse(updated) + 40;

const named = (name: string) => [`the id of ${name}`, name] as const;

/** A move between two statuses; `category` is that of the second one. */
function move(from: string, to: string, more: Moved = {}) {
  const status: StatusFacts = [...named(to), more.category ?? 'new'];
  const changes: readonly ChangeFacts[] = [
    { field: 'status', from: [more.id ?? named(from)[0], from], to: named(to) },
    ...(more.changes ?? []),
  ];
  const payload = updatedWebhook({ ...ticket, updated }, { ...more, status, changes });
  const { fields } = payload.issue;
  const dates = { ...fields, statuscategorychangedate: more.since };
  return { ...payload, timestamp, issue: { ...payload.issue, fields: dates } };
}

interface Moved {
  readonly category?: StatusFacts[2];
  readonly changes?: readonly ChangeFacts[];
  readonly type?: string;
  /** Id of the status before. */
  readonly id?: string;
  /** When the category of the ticket's status last changed, which Cloud sends. */
  readonly since?: string;
}

const given: ChangeFacts = { field: 'assignee', from: null, to: ['u', 'Mia'] };
const inProgress = (changes: readonly ChangeFacts[]) =>
  updatedWebhook(ticket, { status: ['3', 'In Arbeit', 'indeterminate'], changes });
const cleared: ChangeFacts = { field: 'resolution', from: ['10000', 'Done'], to: null };
const earlier = '2026-11-18T09:00:00.000+0100';
const transfer: readonly ChangeFacts[] = [
  { field: 'project', from: ['1', 'Web'], to: ['2', 'Shop'] },
  { field: 'Key', from: ['', 'WEB-2'], to: ['', 'SHOP-7'] },
];

describe('a ticket was reopened', () => {
  test.each([
    ['from another category, as Cloud says', move('Done', 'Backlog', { since: updated })],
    [
      'in the same moment, by two clocks',
      move('Fertig', 'Bereit', { since: '2026-11-20T09:59:59.000+0100' }),
    ],
    ['by its resolution', move('Done', 'To Do', { changes: [cleared] })],
    [
      'by its resolution, though Cloud sees no other category',
      move('Backlog', 'To Do', { changes: [cleared], since: earlier }),
    ],
    [
      'by its resolution, in another project',
      move('Done', 'To Do', { changes: [cleared, ...transfer], type: 'issue_moved' }),
    ],
    ['as Data Center says', move('Resolved', 'Open', { type: 'issue_reopened' })],
    ['as Data Center says, without ids of fields', dataCenterReopenedWebhook(ticket)],
    ['by its resolution and its status', reopenedWebhook(ticket)],
    ['by its resolution alone, in progress', inProgress([cleared])],
  ])('%s', (_, payload) => {
    const dispatch = { ...identity, reason: 'reopened', perhaps: false };
    expect(decideOn(payload)).toMatchObject({ kind: 'dispatch', dispatch });
  });

  test('by a move to a status of the settings, even within a category', () => {
    const policy = policyOf({ REOPEN_STATUSES: 'Selected for Development' });
    const payload = move('Backlog', 'Selected for Development', { since: earlier });
    expect(decideOn(payload, policy)).toMatchObject({ dispatch: { reason: 'reopened' } });
    const moved = { ...payload, issue_event_type_name: 'issue_moved' };
    expect(decideOn(moved, policy)).toMatchObject({ kind: 'ignored' });
  });
});

test.each([
  ['a status of the site', move('Fertig', 'Zu erledigen')],
  ['a status, among other changes', move('Fertig', 'Zu erledigen', { changes: [given] })],
  ['work in progress', move('In Progress', 'To Do', { id: '3' })],
  ['a date that is none', move('Erledigt', 'Bereit', { since: 'yesterday' })],
])('the run decides where the webhook does not tell: from %s', (_, payload) => {
  expect(decideOn(payload)).toMatchObject({
    kind: 'dispatch',
    dispatch: { reason: 'reopened', perhaps: true },
    reason: 'The ticket may have been reopened: the run decides.',
  });
});

test('what else happened is surer than what may be a reopening', () => {
  const label: ChangeFacts = { field: 'labels', from: ['', ''], to: ['', 'fix-me'] };
  const decision = decideOn(move('Fertig', 'Bereit', { changes: [label] }));
  expect(decision).toMatchObject({ dispatch: { reason: 'labelled' } });
  expect(decision).not.toHaveProperty('dispatch.perhaps');
});

describe('a move is no reopening', () => {
  test.each([
    ['between two columns of the site, as Cloud says', move('Ideen', 'Bereit', { since: earlier })],
    [
      'a moment after the ticket was created',
      move('Ideen', 'Bereit', { since: '2026-11-20T09:59:57.000+0100' }),
    ],
    ["between two columns of Jira's own template", move('Backlog', 'Selected for Development')],
    ['back to the backlog', move('Selected for Development', ' Backlog ')],
    ['from the first status', move('TO DO', 'Backlog')],
    ['from Open in another language', move('Offen', 'Bereit', { id: '1' })],
    ['from Reopened in another language', move('Erneut geöffnet', 'Bereit', { id: '4' })],
    ['to another project', move('Fertig', 'To Do', { type: 'issue_moved' })],
    [
      'to another project, as the changes say',
      move('Fertig', 'To Do', { changes: transfer, since: updated }),
    ],
    ['to work in progress', move('Backlog', 'Doing', { category: 'indeterminate' })],
    ['to the end', move('Doing', 'Done', { category: 'done', since: updated })],
  ])('%s', (_, payload) => {
    const reason = expect.stringContaining('neither reopens');
    expect(decideOn(payload)).toEqual({ kind: 'ignored', reason });
  });
});
