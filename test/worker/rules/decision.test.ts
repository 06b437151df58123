import { describe, expect, test } from 'vitest';
import type { SettingsBindings } from '../../../src/worker/settings/index.ts';
import { commentWebhook, createdWebhook, reopenedWebhook } from '../../support/webhook.ts';
import { decideOn, policyOf } from './sample-policy.ts';

const ticket = { key: 'SHOP-7', id: '10077', site: 'acme.atlassian.net' };
const created = createdWebhook(ticket);
const mia = '557058:0e1d6f2a';

function reported(reporter: object | null | undefined) {
  return { ...created, issue: { ...created.issue, fields: { ...created.issue.fields, reporter } } };
}

function reason(payload: unknown, source: SettingsBindings): string {
  const decision = decideOn(payload, policyOf(source));
  return decision.kind === 'dispatch' ? 'dispatch' : decision.reason;
}

describe("the agent's own account", () => {
  const own = "was caused by the agent's own account";

  test.each([
    ['its account id', { accountId: mia }],
    ['its name on Data Center', { name: 'agent', key: 'JIRAUSER10100' }],
    ['its key on Data Center', { name: 'renamed', key: 'JIRAUSER10101' }],
  ])('starts nothing, identified by %s', (_, user) => {
    const AGENT_ACCOUNTS = `${mia}, agent, JIRAUSER10101`;
    expect(reason({ ...created, user }, { AGENT_ACCOUNTS })).toContain(own);
    expect(reason({ ...reopenedWebhook(ticket), user }, { AGENT_ACCOUNTS })).toContain(own);
  });

  test('starts nothing by its comments, which Cloud sends without a user', () => {
    const payload = commentWebhook(ticket, '/fix');
    expect(reason(payload, { AGENT_ACCOUNTS: mia })).toContain(own);
    expect(reason(payload, { AGENT_ACCOUNTS: 'another' })).toBe('dispatch');
  });
});

test('a ticket with a security level is ignored', () => {
  const secured = (security: unknown) => ({
    ...created,
    issue: { ...created.issue, fields: { ...created.issue.fields, security } },
  });
  expect(reason(secured({ id: '10001', name: 'Board' }), {})).toContain(
    'a ticket with a security level',
  );
  expect(reason(secured(null), {})).toBe('dispatch');
});

describe('projects', () => {
  test('that are not listed are ignored', () => {
    expect(reason(created, { PROJECTS: 'APP, shop' })).toBe('dispatch');
    const sentence = 'is of project SHOP, not one of PROJECTS.';
    expect(reason(created, { PROJECTS: 'APP, SHO' })).toContain(sentence);
  });

  test('without a route are ignored', () => {
    const ROUTES = [{ project: 'APP', repository: 'acme/app' }];
    const sentence = 'No rule of ROUTES fits a ticket of project SHOP';
    expect(reason(created, { ROUTES, GITHUB_REPOSITORY: '' })).toContain(sentence);
  });
});

describe('reporters', () => {
  const REPORTERS = 'one, two';

  test.each([
    ['an account', { accountId: 'two' }],
    ['a name on Data Center', { name: 'one', key: 'JIRAUSER1' }],
  ])('who are listed may start work: %s', (_, reporter) => {
    expect(reason(reported(reporter), { REPORTERS })).toBe('dispatch');
  });

  test.each([
    ['another account', { accountId: 'three' }, 'reporter is not in REPORTERS'],
    ['nobody', null, "does not name the ticket's reporter"],
    ['no field', undefined, "does not name the ticket's reporter"],
    ['a display name alone', { displayName: 'one' }, "does not name the ticket's reporter"],
  ])('who are not listed may not: %s', (_, reporter, sentence) => {
    expect(reason(reported(reporter), { REPORTERS })).toContain(sentence);
  });

  test('of a comment are its author, and the ticket’s reporter if Jira names one', () => {
    const payload = commentWebhook(ticket, '/fix');
    expect(reason(payload, { REPORTERS })).toContain('somebody who is not in REPORTERS');
    expect(reason(payload, { REPORTERS: mia })).toBe('dispatch');
    const { issue } = reported({ accountId: 'stranger' });
    const sentence = 'whose reporter is not in REPORTERS';
    expect(reason({ ...payload, issue }, { REPORTERS: mia })).toContain(sentence);
  });
});

describe('who asks for the run', () => {
  const jane = { accountId: '557058:jane', displayName: 'Jane' };
  const requester = (payload: object) => {
    const decision = decideOn(payload);
    return decision.kind === 'dispatch' ? decision.requester : decision.reason;
  };

  test('is the reporter of a new ticket, whichever program created it', () => {
    expect(requester({ ...reported(jane), user: { accountId: 'import' } })).toBe('557058:jane');
    expect(requester({ ...reported(null), user: jane })).toBe('557058:jane');
    expect(requester({ ...reported(undefined), user: null })).toBe(undefined);
  });

  test('is whoever reopened the ticket or wrote the comment', () => {
    expect(requester({ ...reopenedWebhook(ticket), user: jane })).toBe('557058:jane');
    const comment = commentWebhook(ticket, '/fix');
    const written = { ...comment, comment: { ...comment.comment, author: { name: 'jane' } } };
    expect(requester(written)).toBe('jane');
  });
});
