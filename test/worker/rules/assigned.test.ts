import { describe, expect, test } from 'vitest';
import { type ChangeFacts, createdWebhook, updatedWebhook } from '../../support/webhook.ts';
import { decideOn, policyOf } from './sample-policy.ts';

const ticket = { key: 'SHOP-7', id: '10077', site: 'acme.atlassian.net' };
const agent = '712020:agent';
const jane = ['557058:jane', 'Jane'] as const;
const bot = [agent, 'Fix Bot'] as const;
const policy = policyOf({ AGENT_ACCOUNTS: `${agent}, fixbot` });

const assignee = (from: ChangeFacts['from'], to: ChangeFacts['to']): ChangeFacts => ({
  field: 'assignee',
  ...{ from, to },
});

function update(changes: readonly ChangeFacts[], type?: string, fields: object = {}) {
  const payload = updatedWebhook(
    { ...ticket, updated: '2026-11-20T10:00:00.250+0100' },
    {
      changes,
      ...(type && { type }),
    },
  );
  return {
    ...payload,
    issue: { ...payload.issue, fields: { ...payload.issue.fields, ...fields } },
  };
}

describe('a ticket that is assigned to the agent starts work', () => {
  test.each([
    ['by nobody before', update([assignee(null, bot)])],
    ['by somebody before', update([assignee(jane, bot)])],
    [
      'in the old view, whose event has another name',
      update([assignee(null, bot)], 'issue_updated'),
    ],
    [
      'on Data Center, by its key',
      update([assignee(null, ['JIRAUSER10100', 'Fix Bot'])], 'issue_assigned', {
        assignee: { name: 'fixbot', key: 'JIRAUSER10100' },
      }),
    ],
    [
      'and gets a label',
      update([{ field: 'labels', from: ['', ''], to: ['', 'fix-me'] }, assignee(null, bot)]),
    ],
  ])('%s', (_, payload) => {
    expect(decideOn(payload, policy)).toMatchObject({
      kind: 'dispatch',
      dispatch: { reason: 'assigned', delivery: 'd-1' },
      reason: 'The ticket was assigned to the agent.',
      requester: '557058:0e1d6f2a',
    });
  });

  test('but once, whatever else happens to it at the same time', () => {
    const created = createdWebhook(ticket);
    const fields = { ...created.issue.fields, assignee: { accountId: agent } };
    const isNew = { ...created, issue: { ...created.issue, fields } };
    expect(decideOn(isNew, policy)).toMatchObject({ dispatch: { reason: 'created' } });
    const cleared: ChangeFacts = { field: 'resolution', from: ['1', 'Done'], to: null };
    const reopened = update([assignee(null, bot), cleared]);
    expect(decideOn(reopened, policy)).toMatchObject({ dispatch: { reason: 'reopened' } });
  });
});

describe('an assignment starts nothing', () => {
  const isAgents = { assignee: { accountId: agent } };

  test.each([
    ['that was there before', update([assignee(bot, bot)], 'issue_assigned', isAgents)],
    ['that an update leaves as it is', update([], 'issue_assigned', isAgents)],
    ['of somebody else', update([assignee(null, jane)], 'issue_assigned')],
    [
      'of somebody else, though the agent got it since',
      update([assignee(null, jane)], 'issue_assigned', isAgents),
    ],
  ])('%s', (_, payload) => {
    const reason =
      /^jira:issue_updated \(issue_\w+\) neither reopens the ticket, assigns it to the agent nor adds /;
    expect(decideOn(payload, policy)).toEqual({
      kind: 'ignored',
      reason: expect.stringMatching(reason),
    });
  });

  test('by the agent itself', () => {
    const payload = { ...update([assignee(null, bot)]), user: { accountId: agent } };
    const reason = expect.stringContaining("was caused by the agent's own account");
    expect(decideOn(payload, policy)).toMatchObject({ kind: 'ignored', reason });
  });

  test('as long as no account is named as the agent', () => {
    expect(decideOn(update([assignee(null, bot)]))).toMatchObject({ kind: 'ignored' });
  });
});

describe('a ticket that is taken from the agent', () => {
  const taken = {
    kind: 'ignored',
    reason: 'jira:issue_updated (issue_generic) takes the ticket from the agent.',
    unassigned: '2026-11-20T09:00:00.250Z',
  };

  test.each([
    ['by nobody', null],
    ['by somebody else', jane],
  ])('withdraws what assigned it: now assigned to %s', (_, to) => {
    expect(decideOn(update([assignee(bot, to)]), policy)).toEqual(taken);
  });

  test.each([
    [
      'before the ticket was last changed',
      Date.parse('2026-11-20T08:59:00Z'),
      '2026-11-20T08:59:00.000Z',
    ],
    ['at an unknown time', 'soon', '2026-11-20T09:00:00.250Z'],
  ])('withdraws what came before: taken %s', (_, timestamp, unassigned) => {
    const payload = { ...update([assignee(bot, jane)]), timestamp };
    expect(decideOn(payload, policy)).toMatchObject({ unassigned });
  });

  test('withdraws nothing if the agent gave it back, or if it is not known', () => {
    const payload = update([assignee(bot, jane)]);
    const byAgent = decideOn({ ...payload, user: { accountId: agent } }, policy);
    for (const decision of [byAgent, decideOn(payload)]) {
      expect(decision).toMatchObject({ kind: 'ignored' });
      expect(decision).not.toHaveProperty('unassigned');
    }
  });
});
