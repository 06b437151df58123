import { describe, expect, test } from 'vitest';
import {
  commentWebhook,
  createdWebhook,
  dataCenterReopenedWebhook,
  ignoredWebhook,
  reopenedWebhook,
  resolvedWebhook,
  updatedWebhook,
} from '../../support/webhook.ts';
import { decideOn, policyOf } from './sample-policy.ts';

const ticket = { key: 'SHOP-7', id: '10077', site: 'acme.atlassian.net' };
const identity = {
  ticket: 'SHOP-7',
  ticketId: '10077',
  site: 'acme.atlassian.net',
  delivery: 'd-1',
};
const toDo = ['10001', 'Zu erledigen'] as const;
const done = ['10002', 'Fertig'] as const;
const decided = (payload: unknown) => decideOn(payload);

describe('what starts work', () => {
  test('a new ticket', () => {
    const created = createdWebhook(ticket);
    const changed = new Date(created.timestamp).toISOString();
    expect(decided(created)).toEqual({
      kind: 'dispatch',
      dispatch: { ...identity, reason: 'created', changed },
      repositories: ['acme/shop'],
      reason: 'The ticket was created.',
      requester: '557058:0e1d6f2a',
    });
  });

  test('a change at the time that the ticket itself has, rather than that of the event', () => {
    const reopened = reopenedWebhook(ticket);
    const { fields } = reopened.issue;
    const updated = '2026-11-20T10:00:00.250+0100';
    const issue = { ...reopened.issue, fields: { ...fields, updated } };
    expect(decided({ ...reopened, issue })).toMatchObject({
      dispatch: { reason: 'reopened', changed: '2026-11-20T09:00:00.250Z' },
    });
  });

  test.each([undefined, 'yesterday', Number.MAX_VALUE])('at the time %s', (timestamp) => {
    expect(decided({ ...createdWebhook(ticket), timestamp })).toEqual({
      kind: 'dispatch',
      dispatch: { ...identity, reason: 'created' },
      repositories: ['acme/shop'],
      reason: 'The ticket was created.',
      requester: '557058:0e1d6f2a',
    });
  });

  test.each([
    ['resolution cleared and status back to do', reopenedWebhook(ticket)],
    ["Data Center's own event", dataCenterReopenedWebhook(ticket)],
    [
      'resolution cleared, whatever the status',
      updatedWebhook(ticket, {
        status: ['3', 'In Arbeit', 'indeterminate'],
        changes: [{ field: 'resolution', from: ['10000', 'Erledigt'], to: null }],
      }),
    ],
    [
      'status back to do where there are no resolutions',
      updatedWebhook(ticket, { changes: [{ field: 'status', from: done, to: toDo }] }),
    ],
    [
      'among other changes',
      updatedWebhook(ticket, {
        changes: [
          { field: 'assignee', from: null, to: ['u', 'Mia'] },
          { field: 'status', from: done, to: toDo },
        ],
      }),
    ],
  ])('a reopened ticket: %s', (_, payload) => {
    const dispatch = { ...identity, reason: 'reopened' };
    expect(decided(payload)).toMatchObject({ kind: 'dispatch', dispatch });
  });

  test.each(['10020', 'erneut GEÖFFNET'])('a status named in the settings: %s', (status) => {
    const payload = updatedWebhook(ticket, {
      status: ['10020', 'Erneut geöffnet', 'indeterminate'],
      changes: [{ field: 'status', from: done, to: ['10020', 'Erneut geöffnet'] }],
    });
    expect(decided(payload)).toMatchObject({ kind: 'ignored' });
    const named = policyOf({ REOPEN_STATUSES: `Backlog, ${status}` });
    const dispatch = { ...identity, reason: 'reopened' };
    expect(decideOn(payload, named)).toMatchObject({ kind: 'dispatch', dispatch });
  });

  test('the port of a site is kept', () => {
    const decision = decided(createdWebhook({ ...ticket, site: 'jira.acme.test:8443' }));
    expect(decision).toMatchObject({ dispatch: { site: 'jira.acme.test:8443' } });
  });
});

describe('what does not start work', () => {
  const resolution = updatedWebhook(ticket, {
    changes: [{ field: 'resolution', from: ['1', 'Erledigt'], to: ['2', 'Doppelt'] }],
  });
  const lookalike = updatedWebhook(ticket, {
    changes: [{ field: 'resolution', from: ['1', 'Erledigt'], to: null }],
  });
  const custom = lookalike.changelog.items.map((item) => ({
    ...item,
    fieldId: 'customfield_10077',
    fieldtype: 'custom',
  }));
  const plain = custom.map(({ fieldId: _, ...item }) => item);

  test.each([
    ['work began', ignoredWebhook(ticket)],
    ['resolved', resolvedWebhook(ticket)],
    ['another resolution', resolution],
    ['a custom field of that name', { ...lookalike, changelog: { items: custom } }],
    ['the same on Data Center', { ...lookalike, changelog: { items: plain } }],
    [
      'the same status',
      updatedWebhook(ticket, { changes: [{ field: 'status', from: toDo, to: toDo }] }),
    ],
    ['nothing that it tells', updatedWebhook(ticket, { changes: [] })],
    ['renamed', updatedWebhook(ticket, { changes: [{ field: 'summary', from: toDo, to: done }] })],
  ])('an update: %s', (_, payload) => {
    const reason =
      'jira:issue_updated (issue_generic) neither reopens the ticket nor adds a label or a comment that asks for work.';
    expect(decided(payload)).toEqual({ kind: 'ignored', reason });
  });

  test('a status that changed to nothing, despite the inherited `toString`', () => {
    const items = [{ field: 'status', fieldtype: 'jira', from: '10002' }];
    expect(decided({ ...lookalike, changelog: { items } })).toMatchObject({ kind: 'ignored' });
  });

  test.each([
    ['no event', {}],
    ['an event that is no text', { webhookEvent: ['jira:issue_created'] }],
    ['an event that is no name', { webhookEvent: 'a <script> of no name' }],
  ])('%s', (_, payload) => {
    const reason = 'an event without a name is not an event that starts work.';
    expect(decided(payload)).toEqual({ kind: 'ignored', reason });
  });

  test.each([
    ['no ticket', { webhookEvent: 'jira:issue_created' }],
    ['a key that is a path', createdWebhook({ ...ticket, key: 'SHOP-7/../../admin' })],
    ['an id that is no number', createdWebhook({ ...ticket, id: '10077?x=' })],
    ['a site that is no host', createdWebhook({ ...ticket, site: '[::1]' })],
  ])('a new ticket with %s', (_, payload) => {
    const { kind, ...rest } = decided(payload);
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
  expect(JSON.stringify(payloads.map(decided))).not.toMatch(/Geheim|hunter2/);
});
