import { describe, expect, test } from 'vitest';
import { UserError } from '../../../src/core/user-error.ts';
import type { SettingsBindings } from '../../../src/worker/settings/index.ts';
import { readPolicy } from '../../../src/worker/settings/policy.ts';
import { readRoutes, repositorySettings } from '../../../src/worker/settings/routes.ts';

const one = { GITHUB_REPOSITORY: 'acme/shop.js' };

describe('the policy', () => {
  test('defaults to working on everything in one repository', () => {
    expect(readPolicy(one)).toEqual({
      projects: new Set(),
      reporters: new Set(),
      agents: new Set(),
      labels: new Set(),
      command: '/fix',
      reopenStatuses: new Set(),
      bulkLimit: 20,
      hourlyCap: 20,
      routes: [{ repositories: ['acme/shop.js'] }],
    });
  });

  test('is read from comma-separated lists, arrays and numbers', () => {
    const policy = readPolicy({
      ...one,
      PROJECTS: ' app,SHOP,, ',
      REPORTERS: ['557058:0e1d6f2a', 4711],
      AGENT_ACCOUNTS: 'agent@acme.test',
      TRIGGER_LABELS: 'Fix-Me,fix-me',
      COMMENT_COMMAND: ' /beheben ',
      REOPEN_STATUSES: ['Zurück, offen', '10020'],
      BULK_LIMIT: 5,
      HOURLY_CAP: '100',
    });
    expect(policy).toMatchObject({
      projects: new Set(['APP', 'SHOP']),
      reporters: new Set(['557058:0e1d6f2a', '4711']),
      agents: new Set(['agent@acme.test']),
      labels: new Set(['Fix-Me', 'fix-me']),
      command: '/beheben',
      reopenStatuses: new Set(['zurück, offen', '10020']),
      bulkLimit: 5,
      hourlyCap: 100,
    });
  });

  test.each<[keyof SettingsBindings, unknown]>([
    ['PROJECTS', 'APP SHOP'],
    ['PROJECTS', 'APP-17'],
    ['REPORTERS', 'Mia Krystof'],
    ['AGENT_ACCOUNTS', [{ accountId: '1' }]],
    ['TRIGGER_LABELS', 'fix me'],
    ['TRIGGER_LABELS', 'fix-me, Agent-Stop'],
    ['COMMENT_COMMAND', 'please fix'],
    ['COMMENT_COMMAND', '/'],
    ['BULK_LIMIT', '0'],
    ['BULK_LIMIT', 'many'],
    ['HOURLY_CAP', '1.5'],
    ['HOURLY_CAP', '-1'],
    ['HOURLY_CAP', 1_000_000],
    ['REOPEN_STATUSES', { id: 4 }],
  ])('rejects %s as %j, and says what to set it to', (name, value) => {
    expect(problem(() => readPolicy({ ...one, [name]: value }))).toMatch(
      new RegExp(`^UserError: ${name} (is not|contains) .+\\.$`),
    );
  });
});

describe('the rules of ROUTES', () => {
  const rule = { project: 'shop', component: 'Checkout', repository: 'acme/checkout' };
  const read = { project: 'SHOP', component: 'checkout', repositories: ['acme/checkout'] };

  test.each([
    ['tables', [rule]],
    ['JSON', JSON.stringify([rule])],
  ])('are read from %s', (_, ROUTES) => {
    expect(readRoutes({ ROUTES })).toEqual([read]);
    expect(readRoutes({ ...one, ROUTES })).toEqual([read, { repositories: ['acme/shop.js'] }]);
  });

  test('name one repository or up to five', () => {
    const several = [
      { ...rule, repository: ['acme/web', ' acme/api ', 'acme/a', 'acme/b', 'acme/c'] },
    ];
    const repositories = ['acme/web', 'acme/api', 'acme/a', 'acme/b', 'acme/c'];
    expect(readRoutes({ ROUTES: several })).toEqual([{ ...read, repositories }]);
    const settings = repositorySettings({ ROUTES: several, ...one });
    expect(settings.get('acme/api')).toBe('Rule 1 of ROUTES');
    expect([...settings.keys()].toSorted()).toEqual([...repositories, 'acme/shop.js'].toSorted());
  });

  test.each([
    ['with 6 repositories', [1, 2, 3, 4, 5, 6].map((n) => `acme/${n}`)],
    ['with a repository twice', ['acme/api', 'acme/web', 'Acme/API']],
    ['that cannot be used', []],
    ['that cannot be used', ['acme/api', 'api']],
    ['that cannot be used', ['acme/api', 7]],
  ])('are rejected %s', (problemOf, repository) => {
    const said = problem(() => readRoutes({ ROUTES: [rule, { ...rule, repository }] }));
    expect(said).toContain(`ROUTES has a rule, number 2, ${problemOf}: set it to rules with `);
  });

  test('keep their order among those with as many conditions', () => {
    const names = ['a', 'b', 'c'].map((name) => ({ label: name, repository: `acme/${name}` }));
    const repositories = readRoutes({ ROUTES: [...names, rule] }).flatMap(
      (route) => route.repositories,
    );
    expect(repositories).toEqual(['acme/checkout', 'acme/a', 'acme/b', 'acme/c']);
  });

  test.each([
    ['no list', { repository: 'acme/shop' }],
    ['no JSON', '[{'],
    ['a text in the list', ['acme/shop']],
    ['no condition', [{ repository: 'acme/shop' }]],
    ['no repository', [{ project: 'SHOP' }]],
    ['another form of repository', [{ ...rule, repository: 'https://github.com/acme/shop' }]],
    ['an unknown condition', [{ ...rule, team: 'Checkout' }]],
    ['a condition that is no text', [{ ...rule, label: ['a'] }]],
    ['an empty condition', [{ ...rule, label: '' }]],
  ])('are rejected with %s', (_, ROUTES) => {
    expect(problem(() => readRoutes({ ...one, ROUTES }))).toMatch(/^UserError: ROUTES .+\.$/);
  });
});

test.each(['', 'shop', 'acme/shop/x', 'acme/..', 'https://github.com/acme/shop', 'acme/shop?x'])(
  'without a rule, GITHUB_REPOSITORY must not be %j',
  (GITHUB_REPOSITORY) => {
    expect(problem(() => readRoutes({ GITHUB_REPOSITORY }))).toMatch(
      /GITHUB_REPOSITORY is not .+wrangler.toml/,
    );
  },
);

function problem(read: () => unknown): string {
  try {
    return `no problem: ${JSON.stringify(read())}`;
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    return String(error);
  }
}
