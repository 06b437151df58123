import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../../src/engines/errors.ts';
import { findRoute } from '../../../src/worker/rules/index.ts';
import {
  readPolicy,
  readRoutes,
  readSettings,
  repositorySettings,
  type SettingsBindings,
  variableNames,
} from '../../../src/worker/settings/index.ts';
import { hostileJson, mutatedJson } from '../../support/hostile/json.ts';
import { requirePlainPrototypes } from '../../support/hostile/prototypes.ts';
import { hostileText, inheritedNames, mutatedText } from '../../support/hostile/texts.ts';
import { runs } from '../../support/property-runs.ts';

const complete: SettingsBindings = {
  JIRA_WEBHOOK_SECRET: ' kept as it is ',
  GITHUB_TOKEN: 'token\n',
  GITHUB_REPOSITORY: 'acme/shop.js',
  GITHUB_API_URL: 'https://ghe.acme.test/api/v3/',
};
const pem = '-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY-----';

test('settings are trimmed, except for the secret', () => {
  expect(readSettings(complete)).toMatchObject({
    secrets: [' kept as it is '],
    automationToken: '',
    statusPassword: '',
    github: {
      credentials: { kind: 'token', token: 'token' },
      apiUrl: 'https://ghe.acme.test/api/v3',
    },
  });
});

test('settings are read once per source, even if they are wrong', () => {
  expect(readSettings(complete)).toBe(readSettings(complete));
  const wrong = {};
  expect(readSettings(wrong)).toBe(readSettings(wrong));
});

test('the previous secret is accepted as well while it is being changed', () => {
  const secrets = (JIRA_WEBHOOK_SECRET_PREVIOUS: string) =>
    readSettings({ ...complete, JIRA_WEBHOOK_SECRET_PREVIOUS });
  expect(secrets('old')).toMatchObject({ secrets: [' kept as it is ', 'old'] });
  expect(secrets(' ')).toMatchObject({ secrets: [' kept as it is '] });
  expect(secrets(' kept as it is ')).toMatchObject({ secrets: [' kept as it is '] });
});

test('an App replaces the token', () => {
  const source = { ...complete, GITHUB_APP_ID: '4711', GITHUB_APP_PRIVATE_KEY: `${pem}\n` };
  const credentials = { kind: 'app', appId: '4711', privateKey: pem };
  expect(readSettings(source)).toMatchObject({ github: { credentials } });
  expect(readSettings({ ...source, GITHUB_TOKEN: '' })).toMatchObject({ github: { credentials } });
});

test.each([
  ['', 'https://api.github.com'],
  ['https://api.github.com', 'https://api.github.com'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['http://localhost:8080/', 'http://localhost:8080'],
])('the API address %j is read as %s', (GITHUB_API_URL, apiUrl) => {
  expect(readSettings({ ...complete, GITHUB_API_URL })).toMatchObject({ github: { apiUrl } });
});

test.each([
  ['JIRA_WEBHOOK_SECRET', ''],
  ['JIRA_WEBHOOK_SECRET', ' \n'],
  ['GITHUB_TOKEN', ''],
  ['GITHUB_TOKEN', 'two words'],
  ['GITHUB_TOKEN', 'tökén'],
  ['AUTOMATION_TOKEN', 'two words'],
  ['AUTOMATION_TOKEN', 'tökén'],
  ['GITHUB_APP_ID', 'my app'],
  ['GITHUB_API_URL', 'api.github.com'],
  ['GITHUB_API_URL', 'http://api.github.com'],
  ['GITHUB_API_URL', 'http://localhost.evil.test'],
  ['GITHUB_REPOSITORY', true],
])('%s must not be %j, and the error says what to set it to', (name, value) => {
  const problem = readSettings({ ...complete, [name]: value });
  expect(problem).toBeInstanceOf(UserError);
  expect(String(problem)).toMatch(
    new RegExp(`${name} is not .+(wrangler secret put|wrangler.toml|in quotes)`),
  );
  expect(String(problem)).not.toContain('tökén');
});

test.each([undefined, '', 'MIIE', pem.slice(5)])('an App needs its key, not %j', (key) => {
  const source = { ...complete, GITHUB_APP_ID: '4711', GITHUB_APP_PRIVATE_KEY: key };
  const problem = String(readSettings(source));
  expect(problem).toContain('wrangler secret put GITHUB_APP_PRIVATE_KEY');
  expect(problem).not.toContain('MIIE');
});

test('without any settings, the error names the first one to set', () => {
  expect(String(readSettings({}))).toContain('wrangler secret put JIRA_WEBHOOK_SECRET');
});

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

const rules = [
  { project: 'shop', component: 'Checkout', repository: 'acme/checkout' },
  { label: 'toString', repository: ['acme/labels', 'acme/api'] },
];

/** Reads; `undefined` if sentences say what to set the variables to. */
function readOf<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    for (const line of error.message.split('\n'))
      expect(line).toMatch(/^[A-Z_]{5,} [^\n]{1,300}\.$/u);
    return undefined;
  }
}

const routes = fc.oneof(
  mutatedJson(rules),
  mutatedJson(rules).map((json) => JSON.stringify(json)),
  mutatedText(JSON.stringify(rules)),
  hostileJson,
);

test('whatever ROUTES has, each rule names a repository and a condition, or it is refused', () => {
  const fallback = fc.oneof(mutatedText('acme/shop.js.git'), hostileText, fc.constant('acme/shop'));
  const property = fc.property(routes, fallback, (ROUTES, GITHUB_REPOSITORY) => {
    const source = { ROUTES, GITHUB_REPOSITORY };
    const read = readOf(() => readRoutes(source));
    requirePlainPrototypes();
    if (read === undefined) return;
    const counts = read.map(({ repositories, ...conditions }) => {
      for (const repository of repositories)
        expect(repository).toMatch(/^[\w-]{1,64}\/(?!\.{1,2}$)[\w.-]{1,100}$/);
      const distinct = new Set(repositories.map((name) => name.toLowerCase())).size;
      expect(distinct).toBe(repositories.length);
      expect(distinct > 0 && distinct <= 5).toBe(true);
      const given = Object.values(conditions).filter((one) => one !== undefined);
      for (const condition of given) expect(condition).toMatch(/\S/);
      return given.length;
    });
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts.filter((count) => count === 0).length).toBeLessThanOrEqual(1);
    for (const repository of repositorySettings(source).keys())
      expect(read.flatMap((route) => route.repositories)).toContain(repository);
    for (const name of inheritedNames) {
      const found = findRoute({ components: [name], labels: [name] }, name, read);
      expect(['routed', 'unmapped']).toContain(found.kind);
    }
  });
  fc.assert(property, runs(500));
});

test('whatever the variables have, the policy is within its bounds, or each that is wrong is named', () => {
  const value = fc.oneof(hostileJson, hostileText, mutatedText('a, b,,c'), mutatedText('20'));
  const source = fc.dictionary(fc.constantFrom(...variableNames), value, { maxKeys: 3 });
  const property = fc.property(source, (given: SettingsBindings) => {
    const policy = readOf(() => readPolicy({ GITHUB_REPOSITORY: 'acme/shop', ...given }));
    requirePlainPrototypes();
    if (policy === undefined) return;
    const { projects, reporters, agents, labels, command, bulkLimit, hourlyCap } = policy;
    for (const key of projects) expect(key).toMatch(/^[A-Z][A-Z0-9_]{1,31}$/);
    for (const one of [...reporters, ...agents, ...labels]) expect(one).toMatch(/^\S+$/);
    expect(command).toMatch(/^(?:\S{2,40})?$/);
    for (const limit of [bulkLimit, hourlyCap]) expect(Number.isInteger(limit)).toBe(true);
    expect(bulkLimit > 0 && bulkLimit <= 100_000 && hourlyCap > 0 && hourlyCap <= 10_000).toBe(
      true,
    );
  });
  fc.assert(property, runs(500));
});
