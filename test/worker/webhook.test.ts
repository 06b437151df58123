import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDispatch } from '../../src/dispatch.ts';
import { decide } from '../../src/worker/webhook.ts';
import {
  commentWebhook,
  createdWebhook,
  dataCenterReopenedWebhook,
  ignoredWebhook,
  reopenedWebhook,
  resolvedWebhook,
  updatedWebhook,
} from '../support/webhook.ts';

const ticket = { key: 'SHOP-7', id: '10077', site: 'acme.atlassian.net' };
const identity = {
  ticket: 'SHOP-7',
  ticketId: '10077',
  site: 'acme.atlassian.net',
  delivery: 'd-1',
};
const toDo = ['10001', 'Zu erledigen'] as const;
const done = ['10002', 'Fertig'] as const;

describe('what starts work', () => {
  test('a new ticket', () => {
    const dispatch = { ...identity, reason: 'created' };
    expect(decide(createdWebhook(ticket), 'd-1')).toEqual({ kind: 'dispatch', dispatch });
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
    expect(decide(payload, 'd-1')).toEqual({ kind: 'dispatch', dispatch });
  });

  test('a site on another port keeps it', () => {
    const decision = decide(createdWebhook({ ...ticket, site: 'jira.acme.test:8443' }), 'd-1');
    expect(decision).toMatchObject({ dispatch: { site: 'jira.acme.test:8443' } });
  });
});

describe('what does not', () => {
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
    const reason = 'jira:issue_updated (issue_generic) neither creates nor reopens a ticket';
    expect(decide(payload, 'd-1')).toEqual({ kind: 'ignored', reason });
  });

  test('a comment', () => {
    const reason = 'comment_created neither creates nor reopens a ticket';
    const decision = decide(commentWebhook(ticket, 'jira:issue_created, please'), 'd-1');
    expect(decision).toEqual({ kind: 'ignored', reason });
  });

  test('a status that changed to nothing, although every object inherits a `toString`', () => {
    const items = [{ field: 'status', fieldtype: 'jira', from: '10002' }];
    const decision = decide({ ...lookalike, changelog: { items } }, 'd-1');
    expect(decision).toMatchObject({ kind: 'ignored' });
  });

  test.each([
    ['no event', {}],
    ['an event that is no text', { webhookEvent: ['jira:issue_created'] }],
    ['an event that is no name', { webhookEvent: 'a <script> of no name' }],
  ])('%s', (_, payload) => {
    const reason = 'an event without a name neither creates nor reopens a ticket';
    expect(decide(payload, 'd-1')).toEqual({ kind: 'ignored', reason });
  });

  test.each([
    ['no ticket', { webhookEvent: 'jira:issue_created' }],
    ['a key that is a path', createdWebhook({ ...ticket, key: 'SHOP-7/../../admin' })],
    ['an id that is no number', createdWebhook({ ...ticket, id: '10077?x=' })],
    ['a site that is no host', createdWebhook({ ...ticket, site: '[::1]' })],
  ])('a new ticket with %s', (_, payload) => {
    const { kind, ...rest } = decide(payload, 'd-1');
    expect(kind).toBe('ignored');
    expect(JSON.stringify(rest)).toContain('does not say which ticket of which site');
  });
});

/** Payloads near the real ones: Jira's own names, with values of any shape behind them. */
const nearlyWebhook = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('jira:issue_created', 'jira:issue_updated', 'issue_reopened', 'new', 'status'),
    fc.jsonValue(),
    fc.array(tie('node'), { maxLength: 3 }),
    fc.dictionary(
      fc.constantFrom(
        ...['webhookEvent', 'issue_event_type_name', 'issue', 'changelog', 'items', 'fields'],
        ...['key', 'id', 'self', 'status', 'statusCategory', 'field', 'from', 'to', 'toString'],
        ...['__proto__', 'constructor'],
      ),
      tie('node'),
    ),
  ),
})).node;

test('whatever the payload is, it is decided, and what is dispatched is an identity only', () => {
  const property = fc.property(nearlyWebhook, (payload) => {
    const decision = decide(payload, 'd-1');
    if (decision.kind === 'ignored') expect(decision.reason).toMatch(/^[\w:.() -]{1,220}$/);
    else expect(parseDispatch(decision.dispatch)).toEqual(decision.dispatch);
  });
  fc.assert(property, { numRuns: 1_000 });
});

test('no text of the ticket is in a dispatch', () => {
  const texts = { summary: 'Totals of Geheim AG', description: 'password: hunter2' };
  const sent = JSON.stringify(decide(createdWebhook({ ...ticket, ...texts }), 'd-1'));
  expect(sent).not.toMatch(/Geheim|hunter2/);
});
