import { expect, test } from 'vitest';
import { UserError } from '../../../src/core/user-error.ts';
import { readSettings, type SettingsBindings } from '../../../src/worker/settings/index.ts';

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
