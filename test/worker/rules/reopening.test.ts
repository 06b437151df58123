import { describe, expect, test } from 'vitest';
import { type ChangeFacts, type StatusFacts, updatedWebhook } from '../../support/webhook.ts';
import { decideOn, policyOf } from './sample-policy.ts';

const ticket = { key: 'SHOP-7', id: '10077', site: 'acme.atlassian.net' };
const updated = '2026-11-20T10:00:00.250+0100';
const timestamp = Date.parse(updated) + 40;

const named = (name: string) => [`the id of ${name}`, name] as const;

/** A move between two statuses; `category` is that of the second one. */
function move(from: string, to: string, more: Moved = {}) {
  const status: StatusFacts = [...named(to), more.category ?? 'new'];
  const changes: readonly ChangeFacts[] = [
    { field: 'status', from: [more.id ?? named(from)[0], from], to: named(to) },
    ...(more.changes ?? []),
  ];
  const payload = updatedWebhook({ ...ticket, updated }, { status, changes, ...more });
  const { fields } = payload.issue;
  const dates = { ...fields, statuscategorychangedate: more.categoryChanged };
  return { ...payload, timestamp, issue: { ...payload.issue, fields: dates } };
}

interface Moved {
  readonly category?: StatusFacts[2];
  readonly changes?: readonly ChangeFacts[];
  readonly type?: string;
  /** Id of the status before. */
  readonly id?: string;
  /** When the category of the ticket's status last changed, which Cloud sends. */
  readonly categoryChanged?: string;
}

const cleared: ChangeFacts = { field: 'resolution', from: ['10000', 'Done'], to: null };
const earlier = '2026-11-18T09:00:00.000+0100';
const transfer: readonly ChangeFacts[] = [
  { field: 'project', from: ['1', 'Web'], to: ['2', 'Shop'] },
  { field: 'Key', from: ['', 'WEB-2'], to: ['', 'SHOP-7'] },
];

describe('a ticket was reopened', () => {
  test.each([
    ['from another category, as Cloud says', move('Done', 'Backlog', { categoryChanged: updated })],
    [
      'in the same moment, by two clocks',
      move('Fertig', 'Bereit', { categoryChanged: '2026-11-20T09:59:59.000+0100' }),
    ],
    ['by its resolution', move('Done', 'To Do', { changes: [cleared] })],
    [
      'by its resolution, though Cloud sees no other category',
      move('Backlog', 'To Do', { changes: [cleared], categoryChanged: earlier }),
    ],
    [
      'by its resolution, in another project',
      move('Done', 'To Do', { changes: [cleared, ...transfer], type: 'issue_moved' }),
    ],
    ['as Data Center says', move('Resolved', 'Open', { type: 'issue_reopened' })],
  ])('%s', (_, payload) => {
    const dispatch = { reason: 'reopened', perhaps: false };
    expect(decideOn(payload)).toMatchObject({ kind: 'dispatch', dispatch });
  });

  test('by a move to a status of the settings, even within a category', () => {
    const policy = policyOf({ REOPEN_STATUSES: 'Selected for Development' });
    const payload = move('Backlog', 'Selected for Development', { categoryChanged: earlier });
    expect(decideOn(payload, policy)).toMatchObject({ dispatch: { reason: 'reopened' } });
    const moved = { ...payload, issue_event_type_name: 'issue_moved' };
    expect(decideOn(moved, policy)).toMatchObject({ kind: 'ignored' });
  });
});

test.each([
  ['a status of the site', move('Fertig', 'Zu erledigen')],
  ['work in progress', move('In Progress', 'To Do', { id: '3' })],
  ['a date that is none', move('Erledigt', 'Bereit', { categoryChanged: 'yesterday' })],
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
    [
      'between two columns of the site, as Cloud says',
      move('Ideen', 'Bereit', { categoryChanged: earlier }),
    ],
    [
      'a moment after the ticket was created',
      move('Ideen', 'Bereit', { categoryChanged: '2026-11-20T09:59:57.000+0100' }),
    ],
    ["between two columns of Jira's own template", move('Backlog', 'Selected for Development')],
    ['back to the backlog', move('Selected for Development', ' Backlog ')],
    ['from the first status', move('TO DO', 'Backlog')],
    ['from Open in another language', move('Offen', 'Bereit', { id: '1' })],
    ['from Reopened in another language', move('Erneut geöffnet', 'Bereit', { id: '4' })],
    ['to another project', move('Fertig', 'To Do', { type: 'issue_moved' })],
    [
      'to another project, as the changes say',
      move('Fertig', 'To Do', { changes: transfer, categoryChanged: updated }),
    ],
    ['to work in progress', move('Backlog', 'Doing', { category: 'indeterminate' })],
    ['to the end', move('Doing', 'Done', { category: 'done', categoryChanged: updated })],
  ])('%s', (_, payload) => {
    const reason = expect.stringContaining('neither reopens');
    expect(decideOn(payload)).toEqual({ kind: 'ignored', reason });
  });
});
