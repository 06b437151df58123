import { describe, expect, test } from 'vitest';
import { type ChangeFacts, createdWebhook, updatedWebhook } from '../../support/webhook.ts';
import { decideOn, policyOf } from './sample-policy.ts';

const ticket = { key: 'SHOP-7', id: '10077', site: 'acme.atlassian.net' };

describe('an update of labels', () => {
  function decided(from: string, to: string, labels = 'fix-me', field = 'labels') {
    const changes = [{ field, from: ['', from], to: ['', to] } as const];
    return decideOn(updatedWebhook(ticket, { changes }), policyOf({ TRIGGER_LABELS: labels }));
  }

  test.each([
    ['alone', '', 'fix-me'],
    ['beside others', 'a b', 'a fix-me b'],
    ['after a longer one', 'fix-me-not', 'fix-me fix-me-not'],
    ['after one that differs in case', 'Fix-Me', 'Fix-Me fix-me'],
  ])('an added label starts work: %s', (_, from, to) => {
    expect(decided(from, to)).toMatchObject({ dispatch: { reason: 'labelled', delivery: 'd-1' } });
  });

  test('each of several labels starts work', () => {
    expect(decided('a', 'a two', 'one, two')).toMatchObject({ kind: 'dispatch' });
  });

  test.each([
    ['was present already', 'fix-me', 'fix-me other'],
    ['was present already, elsewhere', 'fix-me a', 'a b fix-me'],
    ['was removed', 'fix-me', ''],
    ['is only part of another label', '', 'fix-me-not not-fix-me'],
    ['differs in case', '', 'Fix-Me'],
  ])('a label that %s starts nothing', (_, from, to) => {
    expect(decided(from, to)).toMatchObject({ kind: 'ignored' });
  });

  test.each(['agent-plan', 'agent-go', 'Agent-Go'])(
    'the label %s starts work, whatever the settings',
    (label) => {
      expect(decided('a', `a ${label}`, '')).toMatchObject({ dispatch: { reason: 'labelled' } });
      expect(decided(`a ${label}`, 'a', '')).toMatchObject({ kind: 'ignored' });
    },
  );

  test('the label agent-stop starts nothing', () => {
    expect(decided('', 'agent-stop')).toMatchObject({ kind: 'ignored' });
  });

  test('labels start nothing if none is set', () => {
    expect(decided('a', 'a fix-me', '')).toMatchObject({ kind: 'ignored' });
  });

  test('another field with the same text starts nothing', () => {
    expect(decided('', 'fix-me', 'fix-me', 'summary')).toMatchObject({ kind: 'ignored' });
  });
});

const agent = '712020:agent';
const jane = ['557058:jane', 'Jane'] as const;
const bot = [agent, 'Fix Bot'] as const;
const policy = policyOf({ AGENT_ACCOUNTS: `${agent}, fixbot` });

const assignee = (from: ChangeFacts['from'], to: ChangeFacts['to']): ChangeFacts => {
  return { field: 'assignee', from, to };
};

function update(changes: readonly ChangeFacts[], type?: string, fields: object = {}) {
  const changed = { ...ticket, updated: '2026-11-20T10:00:00.250+0100' };
  const payload = updatedWebhook(changed, { changes, ...(type && { type }) });
  const { issue } = payload;
  return { ...payload, issue: { ...issue, fields: { ...issue.fields, ...fields } } };
}

describe('a ticket that is assigned to the agent starts work', () => {
  test.each([
    ['by nobody before', update([assignee(null, bot)])],
    ['by somebody before', update([assignee(jane, bot)])],
    ['in the old view, of another name', update([assignee(null, bot)], 'issue_updated')],
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
    const why = 'neither reopens the ticket, assigns it to the agent nor adds ';
    const reason = expect.stringMatching(`^jira:issue_updated \\(issue_\\w+\\) ${why}`);
    expect(decideOn(payload, policy)).toEqual({ kind: 'ignored', reason });
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

  const earlier = '2026-11-20T08:59:00.000Z';
  test.each([
    ['before the ticket was last changed', Date.parse(earlier), earlier],
    ['at an unknown time', 'soon', taken.unassigned],
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
