import { describe, expect, test } from 'vitest';
import { findRoute } from '../../../src/worker/rules/route.ts';
import { readRoutes } from '../../../src/worker/settings/routes.ts';
import { commentWebhook, createdWebhook } from '../../support/webhook.ts';
import { decideOn, policyOf } from './sample-policy.ts';

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
    const ticket = { key: 'SHOP-7', id: '10077', site: 'acme.atlassian.net' };
    const decision = decideOn(commentWebhook({ ...ticket }, '/fix'), policyOf({ ROUTES }));
    expect(decision).toEqual({
      kind: 'ignored',
      reason: 'comment_created does not name the components and labels that ROUTES asks for.',
    });
  });
});

test('a ticket of several repositories is dispatched to all, with their number', () => {
  const several = [{ project: 'SHOP', repository: ['acme/web', 'acme/api', 'acme/app'] }];
  const ticket = { key: 'SHOP-7', id: '10077', site: 'acme.atlassian.net' };
  const decision = decideOn(createdWebhook(ticket), policyOf({ ROUTES: several }));
  const repositories = ['acme/web', 'acme/api', 'acme/app'];
  expect(decision).toMatchObject({ repositories, dispatch: { repositories: 3 } });
  const alone = decideOn(
    createdWebhook({ ...ticket, key: 'APP-1' }),
    policyOf({ ROUTES: several }),
  );
  expect(alone).toMatchObject({ kind: 'dispatch', repositories: ['acme/shop'] });
  expect(alone).not.toHaveProperty('dispatch.repositories');
});
