import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { startWorkshop } from '../../support/init.ts';
import { startJira } from '../../support/jira/jira.ts';
import { writeFiles } from '../../support/repository.ts';

const files = { 'package.json': '{"scripts":{"test":"node --test"}}', 'package-lock.json': '{}' };
const jql = 'project = SHOP AND issuetype = Bug';
const basics = ['--jira-url', 'https://acme.atlassian.net', '--jql', jql, '--model', 'gpt-6.1-sol'];
const secrets = {
  ...{ OPENAI_API_KEY: 'key-of-the-model', GITHUB_TOKEN: 'token-of-the-worker' },
  JIRA_WEBHOOK_SECRET: 'secret-of-the-webhook',
};
const env = { JIRA_EMAIL: 'agent@acme.test', ...secrets };
const workflow = '.github/workflows/jira-bug-fix.yml';

const Result = z.object({
  files: z.array(z.object({ path: z.string(), state: z.string() })),
  commands: z.array(z.object({ line: z.string(), isDone: z.boolean() })),
  steps: z.array(
    z.object({
      action: z.string(),
      console: z.string(),
      credential: z.string().optional(),
      commands: z.array(z.string()).optional(),
    }),
  ),
});
const resultOf = (json: string) => Result.parse(JSON.parse(json));
const textIn = (root: string, path: string) => readFile(join(root, path), 'utf8');

describe('with a Worker', () => {
  test('the files, the settings of GitHub and the Worker are there afterwards', async () => {
    await using shop = await startWorkshop(files);
    shop.consoles.wrangler.isSignedIn = true;
    const { code, output, json } = await shop.init([...basics, '--yes', '--json'], { env });
    expect(code).toBe(0);
    expect(shop.consoles.gh).toMatchObject({
      mayOpenPulls: true,
      secrets: { MODEL_API_KEY: 'key-of-the-model' },
      variables: {
        JIRA_URL: 'https://acme.atlassian.net',
        JIRA_EMAIL: 'agent@acme.test',
        MODEL: 'gpt-6.1-sol',
      },
    });
    expect(shop.consoles.wrangler.secrets).toEqual({
      JIRA_WEBHOOK_SECRET: 'secret-of-the-webhook',
      GITHUB_TOKEN: 'token-of-the-worker',
    });
    expect(await textIn(shop.root, workflow)).toContain('test-command: npm test');
    const said = [output, json, shop.consoles.calls.join('\n')].join('\n');
    for (const secret of Object.values(secrets)) expect(said).not.toContain(secret);
    expect(said).toContain('https://jira-bug-fix-agent.acme.workers.dev/webhooks/jira');
    expect(resultOf(json).commands.every(({ isDone }) => isDone)).toBe(true);
  });

  test('a second run only deploys again, and leaves no file to commit', async () => {
    await using shop = await startWorkshop(files);
    shop.consoles.wrangler.isSignedIn = true;
    const jiraToken = { JIRA_TOKEN: 'token-of-jira' };
    await using jira = await startJira({ email: env.JIRA_EMAIL, token: jiraToken.JIRA_TOKEN });
    jira.addIssue({ key: 'SHOP-1', summary: 'The total is wrong' });
    const options = ['--jira-url', jira.url, ...basics.slice(2), '--yes', '--json'];
    await shop.init(options, { env: { ...env, ...jiraToken } });
    const { gh, wrangler } = structuredClone({ ...shop.consoles, run: undefined });
    const second = await shop.init(options, { env: { ...env, ...jiraToken } });
    expect(shop.consoles).toMatchObject({ gh, wrangler });
    expect(resultOf(second.json).files.map(({ state }) => state)).toEqual(Array(4).fill('same'));
    expect(
      resultOf(second.json).commands.map(({ line }) => /wrangler@\S+ (\w+)/.exec(line)?.[1]),
    ).toEqual([...['deploy', 'secret', 'secret']]);
    expect(second.output).not.toContain('+++');
    expect(resultOf(second.json).steps.map(({ action }) => action.split(/[,;]/)[0])).toEqual([
      'As a Jira administrator',
      'Merge the pull request',
      'Check that everything fits together.',
    ]);
  });

  test('a command that fails ends the run, and the next run does the rest', async () => {
    await using shop = await startWorkshop(files);
    shop.consoles.wrangler.isSignedIn = true;
    shop.consoles.fails = 'wrangler deploy';
    const first = await shop.init([...basics, '--yes', '--json'], { env });
    expect(first.code).toBe(1);
    expect(first.output).toContain(
      `deploy --config ${shop.root}/.jira-bug-fix/wrangler.toml)\` failed: Refused:`,
    );
    expect(resultOf(first.json).steps.map(({ action }) => action)).toContain('Run these commands.');
    shop.consoles.fails = '';
    const second = await shop.init([...basics, '--yes', '--json'], { env });
    expect(second.code).toBe(0);
    expect(shop.consoles.wrangler.secrets).toHaveProperty('JIRA_WEBHOOK_SECRET');
  });

  test('secrets that nobody gave are left to do, and what the Worker has stays', async () => {
    await using shop = await startWorkshop(files);
    Object.assign(shop.consoles.wrangler, { isSignedIn: true, secrets: { GITHUB_TOKEN: 'old' } });
    const given = { env: { JIRA_EMAIL: env.JIRA_EMAIL } };
    const { code, json } = await shop.init([...basics, '--yes', '--json'], given);
    expect(code).toBe(0);
    expect(shop.consoles.wrangler).toMatchObject({
      ...{ isDeployed: true, secrets: { GITHUB_TOKEN: 'old' } },
    });
    const credentials = resultOf(json).steps.flatMap(({ credential = [] }) => credential);
    expect(credentials).toEqual([
      'JIRA_TOKEN',
      'MODEL_API_KEY',
      'JIRA_WEBHOOK_SECRET',
      'GITHUB_TOKEN',
    ]);
  });
});

test('with a schedule alone, no Worker and fewer steps', async () => {
  await using shop = await startWorkshop(files);
  const options = [...basics, '--trigger', 'schedule', '--yes', '--json'];
  const { json } = await shop.init(options, { env });
  expect(await readdir(shop.root)).not.toContain('.jira-bug-fix');
  expect(shop.consoles.calls.filter((call) => call.startsWith('wrangler'))).toEqual([]);
  expect(await textIn(shop.root, workflow)).toContain(`sweep-jql: ${jql}`);
  expect(
    resultOf(json)
      .steps.map(({ action }) => action)
      .join(),
  ).not.toContain('webhook');
});

test('a dry run shows everything and changes nothing', async () => {
  await using shop = await startWorkshop(files);
  const before = structuredClone(shop.consoles.gh);
  const { code, output } = await shop.init([...basics, '--dry-run', '--yes'], { env });
  expect(code).toBe(0);
  expect(output).toContain(`+++ b/${workflow}`);
  expect(output).toContain('  gh variable set MODEL --body gpt-6.1-sol --repo acme/shop');
  expect(output).toContain('Nothing was changed. Left to do in ');
  expect(shop.consoles.gh).toEqual(before);
  const reading = /^gh (?:auth status|(?:secret|variable) list|api --hostname github\.com (?!-X))/;
  expect(shop.consoles.calls.filter((call) => !reading.test(call))).toEqual([]);
  expect((await readdir(shop.root)).toSorted()).toEqual(['.git', ...Object.keys(files)].toSorted());
});

test('a file that differs is shown, and overwritten only with --force', async () => {
  await using shop = await startWorkshop({ ...files, [workflow]: 'name: mine\n' });
  const { output } = await shop.init([...basics, '--yes'], { env });
  expect(output).toContain('-name: mine');
  expect(await textIn(shop.root, workflow)).toBe('name: mine\n');
  await shop.init([...basics, '--yes', '--force'], { env });
  expect(await textIn(shop.root, workflow)).toContain('name: Jira bug fix');
});

test('limits and names in the configuration of the Worker stay', async () => {
  await using shop = await startWorkshop(files);
  const options = [...basics, '--trigger', 'both', '--test-command', 'make test'];
  await shop.init(options, { env });
  const config = '.jira-bug-fix/wrangler.toml';
  const before = await textIn(shop.root, config);
  await writeFiles(shop.root, { [config]: before.replace('[vars]', '[vars]\nHOURLY_CAP = "5"') });
  await shop.init([...options, '--force'], { env });
  expect(await textIn(shop.root, config)).toContain('HOURLY_CAP = "5"');
  const text = await textIn(shop.root, workflow);
  for (const line of ['test-command: make test', `sweep-jql: ${jql}`]) expect(text).toContain(line);
});

describe('with a GitHub App', () => {
  const withApp = [...basics, '--app-id', 'Iv23liStandIn', '--yes', '--json'];
  const config = '.jira-bug-fix/wrangler.toml';

  test('it acts in the workflow and the Worker, and its key is left to store', async () => {
    await using shop = await startWorkshop(files);
    shop.consoles.wrangler.isSignedIn = true;
    const { code, json } = await shop.init(withApp, { env });
    expect(code).toBe(0);
    expect(shop.consoles.gh).toMatchObject({
      ...{ mayOpenPulls: false, variables: { APP_ID: 'Iv23liStandIn' } },
    });
    expect(await textIn(shop.root, config)).toContain('GITHUB_APP_ID = "Iv23liStandIn"');
    expect(parse(await textIn(shop.root, workflow)).permissions).toEqual({ contents: 'read' });
    const steps = resultOf(json).steps.filter(({ credential }) => credential?.includes('APP'));
    expect(steps.map(({ commands }) => commands)).toEqual([
      [
        'gh secret set APP_PRIVATE_KEY --repo acme/shop < ~/private-key.pem',
        expect.stringMatching(/ secret put GITHUB_APP_PRIVATE_KEY .* < ~\/private-key\.pem\)$/),
      ],
    ]);
  });

  test('the variable of the repository names it in the next run', async () => {
    await using shop = await startWorkshop(files);
    shop.consoles.gh.variables.APP_ID = 'Iv23liStandIn';
    await shop.init(basics, { env });
    expect(await textIn(shop.root, config)).toContain('GITHUB_APP_ID = "Iv23liStandIn"');
  });
});

test('the Worker is not deployed for a configuration that was not written', async () => {
  await using shop = await startWorkshop(files);
  shop.consoles.wrangler.isSignedIn = true;
  await shop.init([...basics, '--yes'], { env });
  shop.consoles.calls.length = 0;
  const others = ['--jql', 'project = OTHER', '--yes'];
  const { output } = await shop.init(others, { env });
  expect(output).toContain('.jira-bug-fix/wrangler.toml was left as it is.');
  expect(shop.consoles.calls.join()).not.toContain('deploy');
});

describe('without its programs', () => {
  test.each([
    ['missing', [], 'Install gh, or run the commands below yourself.'],
    ['without a login', ['gh'], 'Run `gh auth login --hostname github.com` first'],
  ])('%s, the commands are printed', async (_, installed, sentence) => {
    await using shop = await startWorkshop(files, { installed });
    shop.consoles.gh.isSignedIn = false;
    const { code, output } = await shop.init([...basics, '--yes'], { env });
    expect(code).toBe(0);
    expect(output).toContain(sentence);
    expect(output).toContain('   gh secret set MODEL_API_KEY --repo acme/shop\n');
    expect(output).toContain(' secret put JIRA_WEBHOOK_SECRET --name jira-bug-fix-agent)\n');
    expect(shop.consoles.gh.variables).toEqual({});
  });

  test('and without --yes, nobody has agreed to run them', async () => {
    await using shop = await startWorkshop(files);
    const { output } = await shop.init(basics, { env });
    expect(output).toContain('Run these commands.');
    expect(shop.consoles.gh.variables).toEqual({});
    expect(await textIn(shop.root, workflow)).toContain('name: Jira bug fix');
  });
});

describe('Jira', () => {
  const jiraEnv = { ...env, JIRA_TOKEN: 'token-of-jira' };

  test('says who the agent is, which the Worker has to know', async () => {
    await using shop = await startWorkshop(files);
    await using jira = await startJira({ email: env.JIRA_EMAIL, token: 'token-of-jira' });
    jira.addIssue({ key: 'SHOP-1', summary: 'The total is wrong' });
    await shop.init(['--jira-url', jira.url, ...basics.slice(2)], { env: jiraEnv });
    const config = await textIn(shop.root, '.jira-bug-fix/wrangler.toml');
    expect(config).toContain(`AGENT_ACCOUNTS = "${jira.self.accountId}"`);
    expect(jira.violations).toEqual([]);
  });
});
