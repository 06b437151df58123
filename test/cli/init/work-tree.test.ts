import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { startWorkshop } from '../../support/init.ts';

const workflow = (baseUrl: string) => `on: { push: {} }
jobs:
  fix:
    steps:
      - id: fix
        with: { base-url: '${baseUrl}', model: m }
`;
const path = '.github/workflows/jira-bug-fix.yml';
const env = {
  ...{ JIRA_URL: 'https://acme.atlassian.net', JIRA_EMAIL: 'a@example.com', MODEL: 'm' },
};
const options = ['--trigger', 'schedule', '--jql', 'project = SHOP'];

test('nothing of a workflow of the work tree is taken, and it stays', async () => {
  const theirs = workflow('https://evil.example/v1').replace('model: m', 'test-isolation: none');
  await using shop = await startWorkshop({ [path]: theirs });
  const { code, output } = await shop.init(options, { env });
  expect(code).toBe(0);
  expect(output).toContain(`${path} was left as it is.`);
  await shop.init([...options, '--force'], { env });
  const text = await readFile(join(shop.root, path), 'utf8');
  expect(text).not.toMatch(/evil|test-isolation/);
  // What would watch itself would never stop.
  expect(text).not.toContain('workflow_run:');
});

test('workflows that check pull requests are watched by their names', async () => {
  const named = (name: string, on: string) => `name: ${name}\non: ${on}\njobs: {}\n`;
  await using shop = await startWorkshop({
    '.github/workflows/ci.yml': named('CI', '[push, pull_request]'),
    '.github/workflows/lint.yml': 'on: pull_request\njobs: {}\n',
    '.github/workflows/hostile.yml': named(`"CI]\\n  schedule: ["`, 'push'),
    '.github/workflows/stale.yml': named('Stale', 'schedule'),
    '.github/workflows/other.yml': named('Jira bug fix', 'push'),
  });
  await shop.init(options, { env });
  const { on } = parse(await readFile(join(shop.root, path), 'utf8'));
  expect(on.workflow_run).toEqual({
    workflows: ['.github/workflows/lint.yml', 'CI', 'CI]\n  schedule: ['],
    types: ['completed'],
  });
});

test.each([
  ['https://ghe.evil.example/acme/shop.git', 'https://ghe.evil.example/api/v3', {}],
  ['git@ghe.acme.example:acme/shop.git', '', { GITHUB_API_URL: 'https://ghe.acme.example/api/v3' }],
])(
  'secrets are stored only at a server that somebody else than the clone names: %s',
  async (origin, wanted, more) => {
    await using shop = await startWorkshop({}, origin);
    const planned = shop.init(['--dry-run', ...options], { env: { ...env, ...more } });
    if (wanted === '') {
      const { output } = await planned;
      expect(output).toContain('gh secret set JIRA_TOKEN --repo ghe.acme.example/acme/shop\n');
      return;
    }
    await expect(planned).rejects.toThrow(`Set GITHUB_API_URL to ${wanted} if you trust it`);
  },
);
