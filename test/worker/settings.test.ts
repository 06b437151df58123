import { expect, test } from 'vitest';
import { UserError } from '../../src/core/user-error.ts';
import { readSettings, type SettingsSource } from '../../src/worker/settings.ts';

const complete: SettingsSource = {
  JIRA_WEBHOOK_SECRET: ' kept as it is ',
  GITHUB_TOKEN: 'token\n',
  GITHUB_REPOSITORY: 'acme/shop.js',
  GITHUB_API_URL: 'https://ghe.acme.test/api/v3/',
};

test('are read, with what a shell leaves around them removed, but never around the secret', () => {
  expect(readSettings(complete)).toEqual({
    secret: ' kept as it is ',
    github: {
      token: 'token',
      owner: 'acme',
      repository: 'shop.js',
      apiUrl: 'https://ghe.acme.test/api/v3',
    },
  });
});

test.each([
  ['', 'https://api.github.com'],
  ['https://api.github.com', 'https://api.github.com'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['http://localhost:8080/', 'http://localhost:8080'],
])('the API address %j is %s', (GITHUB_API_URL, apiUrl) => {
  expect(readSettings({ ...complete, GITHUB_API_URL })).toMatchObject({ github: { apiUrl } });
});

test.each([
  ['JIRA_WEBHOOK_SECRET', ''],
  ['JIRA_WEBHOOK_SECRET', ' \n'],
  ['GITHUB_TOKEN', ''],
  ['GITHUB_TOKEN', 'two words'],
  ['GITHUB_TOKEN', 'tökén'],
  ['GITHUB_REPOSITORY', ''],
  ['GITHUB_REPOSITORY', 'shop'],
  ['GITHUB_REPOSITORY', 'acme/shop/x'],
  ['GITHUB_REPOSITORY', 'acme/..'],
  ['GITHUB_REPOSITORY', 'https://github.com/acme/shop'],
  ['GITHUB_REPOSITORY', 'acme/shop?x'],
  ['GITHUB_API_URL', 'api.github.com'],
  ['GITHUB_API_URL', 'http://api.github.com'],
  ['GITHUB_API_URL', 'http://localhost.evil.test'],
])('%s must not be %j, and one sentence says what to put there', (name, value) => {
  const problem = readSettings({ ...complete, [name]: value });
  expect(problem).toBeInstanceOf(UserError);
  expect(String(problem)).toMatch(
    new RegExp(`${name} is not .+(wrangler secret put|wrangler.toml)`),
  );
  expect(String(problem)).not.toContain('tökén');
});

test('nothing being set, the first to set is named', () => {
  expect(String(readSettings({}))).toContain('wrangler secret put JIRA_WEBHOOK_SECRET');
});
