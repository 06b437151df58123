import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { UserError } from '../../../src/core/user-error.ts';
import { startWorkshop } from '../../support/init.ts';
import { startJira } from '../../support/jira/jira.ts';
import { writeFiles } from '../../support/repository.ts';

const files = { 'package.json': '{"scripts":{"test":"node --test"}}', 'package-lock.json': '{}' };
const jql = 'project = SHOP AND issuetype = Bug';
const basics = ['--jira-url', 'https://acme.atlassian.net', '--jql', jql, '--model', 'gpt-6.1-sol'];
const secrets = { OPENAI_API_KEY: 'key-of-the-model', GITHUB_TOKEN: 'token-of-the-worker' };
const env = { JIRA_EMAIL: 'agent@acme.test', ...secrets };
const workflow = '.github/workflows/jira-bug-fix.yml';
const secretFile = '.local/state/jira-bug-fix-agent/github.com+acme+shop/JIRA_WEBHOOK_SECRET';

const Result = z.object({
  files: z.array(z.object({ path: z.string(), state: z.string() })),
  commands: z.array(z.object({ line: z.string(), isDone: z.boolean() })),
  steps: z.array(z.object({ action: z.string(), console: z.string() })),
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
    const made = await textIn(shop.home, secretFile);
    expect(made).toMatch(/^[0-9a-f]{64}$/);
    expect(shop.consoles.wrangler.secrets).toEqual({
      JIRA_WEBHOOK_SECRET: made,
      GITHUB_TOKEN: 'token-of-the-worker',
    });
    expect((await stat(join(shop.home, secretFile))).mode & 0o777).toBe(0o600);
    expect(await textIn(shop.root, workflow)).toContain('test-command: npm test');
    const said = [output, json, shop.consoles.calls.join('\n')].join('\n');
    for (const secret of [made, ...Object.values(secrets)]) expect(said).not.toContain(secret);
    expect(said).toContain('https://jira-bug-fix-agent.acme.workers.dev/webhooks/jira');
    expect(resultOf(json).commands.every(({ isDone }) => isDone)).toBe(true);
  });

  test('a second run changes nothing, and a third has nothing left to say', async () => {
    await using shop = await startWorkshop(files);
    shop.consoles.wrangler.isSignedIn = true;
    const jiraToken = { JIRA_TOKEN: 'token-of-jira' };
    await using jira = await startJira({ email: env.JIRA_EMAIL, token: jiraToken.JIRA_TOKEN });
    const options = ['--jira-url', jira.url, ...basics.slice(2), '--yes', '--json'];
    await shop.init(options, { env: { ...env, ...jiraToken } });
    const { gh, wrangler } = structuredClone({ ...shop.consoles, run: undefined });
    const second = await shop.init(options, { env: { ...env, ...jiraToken } });
    expect(shop.consoles).toMatchObject({ gh, wrangler });
    expect(resultOf(second.json).files.map(({ state }) => state)).toEqual(Array(4).fill('same'));
    expect(resultOf(second.json).commands).toEqual([]);
    expect(second.output).not.toContain('+++');
    shop.consoles.gh.workflow = await textIn(shop.root, workflow);
    await rm(join(shop.home, secretFile));
    const third = await shop.init(options, { env: { ...env, ...jiraToken } });
    expect(shop.consoles).toMatchObject({ gh: gh && { secrets: gh.secrets }, wrangler });
    expect(resultOf(third.json).steps.map(({ console }) => console)).not.toContain('github.com');
    expect(resultOf(third.json).steps.map(({ action }) => action)).toEqual([
      "Give the agent's account these permissions in SHOP: Browse projects, Add comments, Edit issues, Transition issues, Link issues.",
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
    const made = await textIn(shop.home, secretFile);
    const second = await shop.init([...basics, '--yes', '--json'], { env });
    expect(second.code).toBe(0);
    expect(shop.consoles.wrangler.secrets.JIRA_WEBHOOK_SECRET).toBe(made);
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

test('what people changed in the files stays, and nothing is asked for twice', async () => {
  await using shop = await startWorkshop(files);
  shop.consoles.wrangler.isSignedIn = true;
  const options = [...basics, '--trigger', 'both', '--test-command', 'make test', '--yes'];
  await shop.init(options, { env });
  const config = '.jira-bug-fix/wrangler.toml';
  const edited = {
    [workflow]: (await textIn(shop.root, workflow))
      .replace('test-command: make test', 'test-command: make check\n          max-calls: "9"')
      .replace('17 * * * *', '41 * * * *'),
    [config]: `${(await textIn(shop.root, config)).replace('[vars]', '[vars]\nHOURLY_CAP = "5"')}`,
  };
  await writeFiles(shop.root, edited);
  const { json } = await shop.init(['--yes', '--force', '--json']);
  expect(resultOf(json).files.map(({ path }) => path)).toContain(config);
  const text = await textIn(shop.root, workflow);
  for (const kept of ['make check', 'max-calls: "9"', '41 * * * *', `sweep-jql: ${jql}`])
    expect(text).toContain(kept);
  expect(text).not.toContain('make test');
  expect(await textIn(shop.root, config)).toContain('HOURLY_CAP = "5"');
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
    expect(output).toContain(`jira-bug-fix-agent < ${shop.home}/${secretFile})\n`);
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
    await shop.init(['--jira-url', jira.url, ...basics.slice(2)], { env: jiraEnv });
    const config = await textIn(shop.root, '.jira-bug-fix/wrangler.toml');
    expect(config).toContain(`AGENT_ACCOUNTS = "${jira.self.accountId}"`);
    expect(jira.violations).toEqual([]);
  });

  test('refuses a wrong token before anything is changed', async () => {
    await using shop = await startWorkshop(files);
    await using jira = await startJira({ email: env.JIRA_EMAIL, token: 'another token' });
    const run = shop.init(['--jira-url', jira.url, ...basics.slice(2), '--yes'], { env: jiraEnv });
    await expect(run).rejects.toThrow(UserError);
    expect(shop.consoles.gh.variables).toEqual({});
    expect(await readdir(shop.root)).not.toContain('.github');
  });
});

describe('bad input is answered in one sentence', () => {
  const on = async (options: readonly string[], origin?: string) => {
    await using shop = await startWorkshop(files, origin === undefined ? {} : { origin });
    return await shop.init(options, { env }).then(
      () => 'nothing was wrong',
      (error: unknown) => (error instanceof UserError ? error.message : 'a defect'),
    );
  };
  test.each([
    [[...basics, 'APP-1'], undefined, 'Remove "APP-1": init takes options only.'],
    [[...basics.slice(2)], undefined, 'Set --jira-url or JIRA_URL to the address'],
    [[...basics, '--jira-url', 'acme'], undefined, 'Set --jira-url to the address'],
    [[...basics, '--trigger', 'mail'], undefined, 'Set --trigger to webhook, schedule or both.'],
    [[...basics, '--action', 'acme'], undefined, 'Set --action to the Action and its version'],
    [basics, '', 'Set --github to the repository on GitHub'],
  ])('%j', async (options, origin, sentence) => {
    expect(await on(options, origin)).toContain(sentence);
  });

  test('a folder without a repository', async () => {
    await using shop = await startWorkshop(files);
    await rm(join(shop.root, '.git'), { recursive: true });
    await mkdir(join(shop.root, 'empty'));
    await writeFile(join(shop.root, 'empty/a'), '');
    await expect(shop.init(basics, { env })).rejects.toThrow('Set --repo to a directory in a git');
  });
});
