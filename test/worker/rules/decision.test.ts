import { describe, expect, test } from 'vitest';
import { findRoute } from '../../../src/worker/rules/index.ts';
import { readRoutes, type SettingsBindings } from '../../../src/worker/settings/index.ts';
import { commentWebhook, createdWebhook, reopenedWebhook } from '../../support/webhook.ts';
import { decideOn, policyOf } from './sample-policy.ts';

const ticket = { key: 'SHOP-7', id: '10077', site: 'acme.atlassian.net' };
const created = createdWebhook(ticket);
const mia = '557058:0e1d6f2a';

/** A new ticket with other fields. */
function createdWith(more: object) {
  return { ...created, issue: { ...created.issue, fields: { ...created.issue.fields, ...more } } };
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
  const secured = createdWith({ security: { id: '10001', name: 'Board' } });
  expect(reason(secured, {})).toContain('a ticket with a security level');
  expect(reason(createdWith({ security: null }), {})).toBe('dispatch');
});

describe('projects', () => {
  test('that are not listed are ignored', () => {
    expect(reason(created, { PROJECTS: 'APP, shop' })).toBe('dispatch');
    const sentence = 'is of project SHOP, not one of PROJECTS.';
    expect(reason(created, { PROJECTS: 'APP, SHO' })).toContain(sentence);
  });
});

describe('reporters', () => {
  const REPORTERS = 'one, two';

  test.each([
    ['an account', { accountId: 'two' }],
    ['a name on Data Center', { name: 'one', key: 'JIRAUSER1' }],
  ])('who are listed may start work: %s', (_, reporter) => {
    expect(reason(createdWith({ reporter }), { REPORTERS })).toBe('dispatch');
  });

  test.each([
    ['another account', { accountId: 'three' }, 'reporter is not in REPORTERS'],
    ['nobody', null, "does not name the ticket's reporter"],
    ['no field', undefined, "does not name the ticket's reporter"],
    ['a display name alone', { displayName: 'one' }, "does not name the ticket's reporter"],
  ])('who are not listed may not: %s', (_, reporter, sentence) => {
    expect(reason(createdWith({ reporter }), { REPORTERS })).toContain(sentence);
  });

  test('of a comment are its author, and the ticket’s reporter if Jira names one', () => {
    const payload = commentWebhook(ticket, '/fix');
    expect(reason(payload, { REPORTERS })).toContain('somebody who is not in REPORTERS');
    expect(reason(payload, { REPORTERS: mia })).toBe('dispatch');
    const { issue } = createdWith({ reporter: { accountId: 'stranger' } });
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
    expect(requester({ ...createdWith({ reporter: jane }), user: { accountId: 'import' } })).toBe(
      '557058:jane',
    );
    expect(requester({ ...createdWith({ reporter: null }), user: jane })).toBe('557058:jane');
    expect(requester({ ...createdWith({ reporter: undefined }), user: null })).toBe(undefined);
  });

  test('is whoever reopened the ticket or wrote the comment', () => {
    expect(requester({ ...reopenedWebhook(ticket), user: jane })).toBe('557058:jane');
    const comment = commentWebhook(ticket, '/fix');
    const written = { ...comment, comment: { ...comment.comment, author: { name: 'jane' } } };
    expect(requester(written)).toBe('jane');
  });
});

const ROUTES = [
  { project: 'SHOP', repository: 'acme/shop' },
  { label: 'Mobile', repository: 'acme/mobile' },
  { component: 'Checkout', repository: 'acme/checkout' },
  { project: 'SHOP', component: 'Checkout', repository: 'acme/shop-checkout' },
  { project: 'SHOP', component: 'Checkout', label: 'Mobile', repository: 'acme/all-three' },
];
const rules = readRoutes({ ROUTES, GITHUB_REPOSITORY: 'acme/rest' });
const facts = (components: readonly string[], labels: readonly string[]) => ({
  components,
  labels,
});

test.each([
  ['acme/rest', 'APP', facts([], [])],
  ['acme/rest', 'APP', facts(['Check'], ['mobile'])],
  ['acme/shop', 'SHOP', facts([], [])],
  ['acme/shop', 'SHOP', facts([], ['Mobile'])],
  ['acme/mobile', 'APP', facts(['Checkout'], ['x', 'Mobile'])],
  ['acme/checkout', 'APP', facts(['x', 'CHECKOUT'], [])],
  ['acme/shop-checkout', 'SHOP', facts(['checkout'], [])],
  ['acme/all-three', 'SHOP', facts(['checkout'], ['Mobile'])],
])('the rule with the most conditions wins, then the first: %s', (repository, project, ticket) => {
  expect(findRoute(ticket, project, rules)).toEqual({ kind: 'routed', repositories: [repository] });
});

describe('without components and labels in the webhook', () => {
  const unknown = { components: undefined, labels: undefined };

  test('nothing is assumed', () => {
    expect(findRoute(unknown, 'SHOP', rules)).toEqual({ kind: 'unknown' });
    expect(findRoute({ ...unknown, components: [] }, 'APP', rules)).toEqual({ kind: 'unknown' });
  });

  test('a ticket whose route does not depend on them is routed', () => {
    const byProject = readRoutes({
      ROUTES: [
        { project: 'APP', component: 'Checkout', repository: 'acme/app' },
        { project: 'SHOP', label: 'Mobile', repository: 'acme/shop' },
        { project: 'SHOP', repository: 'acme/shop' },
      ],
    });
    const routed = { kind: 'routed', repositories: ['acme/shop'] };
    expect(findRoute(unknown, 'SHOP', byProject)).toEqual(routed);
    expect(findRoute(unknown, 'APP', byProject)).toEqual({ kind: 'unknown' });
    expect(findRoute(unknown, 'WEB', byProject)).toEqual({ kind: 'unmapped' });
  });

  test('the same repositories in another order are the same route', () => {
    const both = ['acme/web', 'acme/api'];
    const rulesOf = (others: readonly string[]) =>
      readRoutes({
        ROUTES: [
          { project: 'SHOP', label: 'Mobile', repository: both.toReversed() },
          { project: 'SHOP', repository: others },
        ],
      });
    expect(findRoute(unknown, 'SHOP', rulesOf(both))).toEqual({
      kind: 'routed',
      repositories: both,
    });
    expect(findRoute(unknown, 'SHOP', rulesOf(['acme/web']))).toEqual({ kind: 'unknown' });
  });

  test('the reason says so', () => {
    const sentence = 'does not name the components and labels that ROUTES asks for.';
    expect(reason(commentWebhook(ticket, '/fix'), { ROUTES })).toBe(`comment_created ${sentence}`);
  });
});

test('a ticket of several repositories is dispatched to all, with their number', () => {
  const several = [{ project: 'SHOP', repository: ['acme/web', 'acme/api', 'acme/app'] }];
  const policy = policyOf({ ROUTES: several });
  const repositories = ['acme/web', 'acme/api', 'acme/app'];
  const decision = decideOn(created, policy);
  expect(decision).toMatchObject({ repositories, dispatch: { repositories: 3 } });
  const alone = decideOn(createdWebhook({ ...ticket, key: 'APP-1' }), policy);
  expect(alone).toMatchObject({ kind: 'dispatch', repositories: ['acme/shop'] });
  expect(alone).not.toHaveProperty('dispatch.repositories');
});
