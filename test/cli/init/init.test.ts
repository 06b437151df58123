import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../../package.json' with { type: 'json' };
import { shellLine } from '../../../src/cli/init/paste.ts';
import { UserError } from '../../../src/engines/errors.ts';
import { startWorkshop } from '../../support/init.ts';
import { startJira } from '../../support/jira/jira.ts';
import { writeFiles } from '../../support/repository.ts';

const env = { JIRA_EMAIL: 'agent@acme.test' };
const workflow = '.github/workflows/jira-bug-fix.yml';

const files = { 'package.json': '{"scripts":{"test":"node --test"}}', 'package-lock.json': '{}' };
const jql = 'project = SHOP AND issuetype = Bug';
const basics = ['--jira-url', 'https://acme.atlassian.net', '--jql', jql, '--model', 'gpt-6.1-sol'];
const written = (root: string) => readFile(join(root, workflow), 'utf8');

/** Returns the lines of the block to paste, without what npx is told of wrangler. */
function pasted(output: string): readonly string[] {
  const [, block = ''] = /^ {3}\(set -e; cd ~\n(.*?)^ {3}\)$/ms.exec(output) ?? [];
  return block
    .trimEnd()
    .split('\n')
    .map((line) => line.trim().replace(/^npx --yes (wrangler)@\d+\.\d+\.\d+/, '$1'));
}

/** Returns the first line of each step. */
const steps = (output: string) =>
  [...output.matchAll(/^\d\. (.{1,30})/gm)].map(([, action = '']) => action);

test('with a Worker, one file is written, and one block asks for every secret', async () => {
  await using shop = await startWorkshop(files);
  const { code, output } = await shop.init([...basics], { env });
  expect(code).toBe(0);
  expect((await readdir(shop.root)).toSorted()).toEqual(
    ['.git', '.github', ...Object.keys(files)].toSorted(),
  );
  expect(await written(shop.root)).toContain('test-command: npm test');
  expect(pasted(output)).toEqual([
    'gh variable set JIRA_URL --body https://acme.atlassian.net --repo acme/shop',
    'gh variable set JIRA_EMAIL --body agent@acme.test --repo acme/shop',
    'gh variable set MODEL --body gpt-6.1-sol --repo acme/shop',
    'gh api --hostname github.com -X PUT repos/acme/shop/actions/permissions/workflow -F can_approve_pull_request_reviews=true',
    ...['echo JIRA_TOKEN:', 'gh secret set JIRA_TOKEN --repo acme/shop'],
    ...['echo MODEL_API_KEY:', 'gh secret set MODEL_API_KEY --repo acme/shop'],
    expect.stringMatching(
      /^wrangler deploy \S+\/dist\/worker\.js --config \S+\/wrangler\.toml --no-bundle --minify=false --var GITHUB_REPOSITORY:acme\/shop --var PROJECTS:SHOP$/,
    ),
    'echo JIRA_WEBHOOK_SECRET:',
    'wrangler secret put JIRA_WEBHOOK_SECRET --name jira-bug-fix-agent',
    ...['echo GITHUB_TOKEN:', 'wrangler secret put GITHUB_TOKEN --name jira-bug-fix-agent'],
  ]);
  expect(steps(output)).toEqual([
    'Have these at hand.',
    'Sign in with `gh auth login`, ',
    'As a Jira administrator, creat',
    'Bring the workflow to the defa',
    'Check that everything fits tog',
  ]);
  expect(output).toContain('https://platform.openai.com/api-keys\n');
});

test('with a schedule alone, no Worker and fewer steps', async () => {
  await using shop = await startWorkshop(files);
  const { output } = await shop.init([...basics, '--trigger', 'schedule'], { env });
  expect(await written(shop.root)).toContain(`sweep-jql: ${jql}`);
  expect(output).not.toMatch(/wrangler|webhook/);
  expect(steps(output)).toHaveLength(4);
});

test('with a GitHub App, it acts in the workflow and the Worker, and its key is read from a file', async () => {
  await using shop = await startWorkshop(files);
  const { output } = await shop.init([...basics, '--app-id', 'Iv23liStandIn'], { env });
  expect(parse(await written(shop.root)).permissions).toEqual({ contents: 'read' });
  const lines = pasted(output);
  expect(lines).toContain('gh variable set APP_ID --body Iv23liStandIn --repo acme/shop');
  expect(lines.filter((line) => line.includes('private-key'))).toEqual([
    'gh secret set APP_PRIVATE_KEY --repo acme/shop < ~/private-key.pem',
    'wrangler secret put GITHUB_APP_PRIVATE_KEY --name jira-bug-fix-agent < ~/private-key.pem',
  ]);
  expect(lines.join()).toContain(' --var GITHUB_APP_ID:Iv23liStandIn ');
  expect(lines.join()).not.toContain('can_approve');
  expect(output.match(/private key of the GitHub App/g)).toHaveLength(1);
});

test('a second run has no file to write or to commit', async () => {
  await using shop = await startWorkshop(files);
  await shop.init(basics, { env });
  const { output } = await shop.init(basics, { env });
  expect(output).not.toMatch(/\+\+\+|is written|git commit/);
});

test('a dry run shows everything and changes nothing', async () => {
  await using shop = await startWorkshop(files);
  const { code, output } = await shop.init([...basics, '--dry-run'], { env });
  expect(code).toBe(0);
  expect(output).toContain(`+++ b/${workflow}`);
  expect(pasted(output)).toHaveLength(13);
  expect(output).toContain('Nothing was changed. Left to do in ');
  expect(await readdir(shop.root)).not.toContain('.github');
});

test('a file that differs is shown, and overwritten only with --force', async () => {
  await using shop = await startWorkshop({ ...files, [workflow]: 'name: mine\n' });
  const { output } = await shop.init(basics, { env });
  expect(output).toContain('-name: mine');
  expect(output).toContain(`${workflow} was left as it is. --force overwrites it.`);
  expect(await written(shop.root)).toBe('name: mine\n');
  await shop.init([...basics, '--force'], { env });
  expect(await written(shop.root)).toContain('name: Jira bug fix');
});

describe('Jira', () => {
  const login = { email: env.JIRA_EMAIL, token: 'token-of-jira' };
  const given = { env: { ...env, JIRA_TOKEN: login.token } };

  test('says what the query finds, and who the agent is, which the Worker has to know', async () => {
    await using shop = await startWorkshop(files);
    await using jira = await startJira(login);
    jira.addIssue({ key: 'SHOP-1', summary: 'The total is wrong' });
    const { output } = await shop.init(['--jira-url', jira.url, ...basics.slice(2)], given);
    expect(output).toContain(`1 ticket found by: ${jql}`);
    expect(output).toContain(` --var AGENT_ACCOUNTS:${jira.self.accountId}\n`);
    expect(output).not.toContain(login.token);
    expect(jira.violations).toEqual([]);
  });

  test.each([
    ['token', { ...login, token: 'another token' }, basics.slice(2)],
    ['query', login, ['--jql', 'project = SHOP AND type = Bog', '--model', 'm']],
  ])('refuses a wrong %s before anything is changed', async (_, account, options) => {
    await using shop = await startWorkshop(files);
    await using jira = await startJira(account);
    const run = shop.init(['--jira-url', jira.url, ...options], given);
    await expect(run).rejects.toThrow(UserError);
    expect(await readdir(shop.root)).not.toContain('.github');
  });
});

describe('the report of the tests', () => {
  test('is that of a guessed command, and of no other', async () => {
    await using shop = await startWorkshop(files);
    const { output } = await shop.init([...basics, '--test-command', 'make test'], { env });
    expect(await written(shop.root)).not.toContain('test-report');
    expect(output).toContain('Evidence of the tests: nothing but the exit code; no report: let');
  });

  test.each([
    ['tape test/*.js', /^Evidence of the tests: nothing but the exit code; no report: let/m],
    ['vitest run', /^Evidence of the tests: read from the report in test-report\.$/m],
    ['npm run unit', /^Evidence of the tests: the words of mocha are a hint; no report: add/m],
  ])('%s is told how to write one, unless it does', async (script, sentence) => {
    const manifest = JSON.stringify({ scripts: { test: script, unit: 'mocha' } });
    await using shop = await startWorkshop({ ...files, 'package.json': manifest });
    expect((await shop.init(basics, { env })).output).toMatch(sentence);
  });
});

test('a shell changes no word of a command', () => {
  expect(shellLine('gh', '--body', "a'b $HOME")).toBe("gh --body 'a'\\''b $HOME'");
});

describe('bad input is answered in one sentence', () => {
  const on = async (options: readonly string[], origin?: string) => {
    await using shop = await startWorkshop(files, origin);
    const ended: unknown = await shop.init(options, { env }).catch((thrown: unknown) => thrown);
    return ended instanceof UserError ? ended.message : 'a defect, or nothing was wrong';
  };
  test.each([
    [[...basics, 'APP-1'], undefined, 'init takes options only; remove "APP-1".'],
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

  test('a copy that names no account says how to name one, which then is used', async () => {
    await using shop = await startWorkshop(files);
    const home = join(shop.root, '../package');
    const given = [...basics, '--trigger', 'schedule', '--dry-run'];
    const name = (owner: string) => {
      const url = `git+https://github.com/${owner}/jira-bug-fix-agent.git`;
      return writeFiles(home, { 'package.json': JSON.stringify({ repository: { url } }) });
    };
    await name('OWNER');
    const nameOne =
      /^Set --action to the Action and its version, such as acme\/jira-bug-fix-agent@v1: .* npm run owner -- acme/;
    await expect(shop.init(given, { env, home })).rejects.toThrow(nameOne);
    await name('acme');
    const { output } = await shop.init(given, { env, home });
    const tag = `v${manifest.version}`;
    const call = `gh api repos/acme/jira-bug-fix-agent/commits/${tag} --jq .sha`;
    expect(output).toContain(
      `- uses: acme/jira-bug-fix-agent@${tag} # a tag can be moved; its commit: ${call}\n`,
    );
  });
});

/** What a clone may have in the place of what `init` reads and writes. */
const traps: readonly (readonly [string, string, (path: string, outside: string) => unknown])[] = [
  ['a link to a folder', '.github', (path, outside) => symlink(outside, path)],
  ['a link below', '.github/workflows', (path, outside) => symlink(outside, path)],
  ['a link to a file', workflow, (path, outside) => symlink(join(outside, 'file'), path)],
  ['a link to nothing', workflow, (path, outside) => symlink(join(outside, 'none'), path)],
  ['a folder', workflow, (path) => mkdir(path)],
  ['a linked manifest', 'package.json', (path, outside) => symlink(join(outside, 'file'), path)],
  ['a huge manifest', 'package.json', (path) => writeFile(path, '{}'.padEnd(3_000_000))],
];

test.each(traps)('%s is refused in one sentence, and nothing is written', async (_, path, make) => {
  await using shop = await startWorkshop({});
  const outside = join(shop.root, '../outside');
  await mkdir(outside);
  await writeFile(join(outside, 'file'), '{}');
  await mkdir(join(shop.root, path, '..'), { recursive: true });
  await make(join(shop.root, path), outside);
  const run = shop.init([...basics, '--force'], { env });
  await expect(run).rejects.toThrow(UserError);
  await expect(run).rejects.toThrow(/^Remove \S+: init replaces regular files only/);
  expect(await readdir(outside)).toEqual(['file']);
  expect(await readFile(join(outside, 'file'), 'utf8')).toBe('{}');
});

const scheduled = [...basics, '--trigger', 'schedule'];

const theirs = `on: { push: {} }
jobs:
  fix:
    steps:
      - id: fix
        with: { base-url: https://evil.example/v1, test-isolation: none }
`;

test('nothing of a workflow of the work tree is taken, and it stays', async () => {
  await using shop = await startWorkshop({ [workflow]: theirs });
  const { code, output } = await shop.init(scheduled, { env });
  expect(code).toBe(0);
  expect(output).toContain(`${workflow} was left as it is.`);
  await shop.init([...scheduled, '--force'], { env });
  const text = await written(shop.root);
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
  await shop.init(scheduled, { env });
  const { on } = parse(await written(shop.root));
  expect(on.workflow_run).toEqual({
    workflows: ['.github/workflows/lint.yml', 'CI', 'CI]\n  schedule: ['],
    ...{ types: ['completed'], branches: ['fix/**', 'gh-readonly-queue/**'] },
  });
});

test.each([
  ['https://ghe.evil.example/acme/shop.git', 'https://ghe.evil.example/api/v3', {}],
  ['git@ghe.acme.example:acme/shop.git', '', { GITHUB_API_URL: 'https://ghe.acme.example/api/v3' }],
])(
  'secrets are stored only at a server that somebody else than the clone names: %s',
  async (origin, wanted, more) => {
    await using shop = await startWorkshop({}, origin);
    const planned = shop.init(['--dry-run', ...scheduled], { env: { ...env, ...more } });
    if (wanted === '') {
      const { output } = await planned;
      expect(output).toContain('gh secret set JIRA_TOKEN --repo ghe.acme.example/acme/shop\n');
      return;
    }
    await expect(planned).rejects.toThrow(`Set GITHUB_API_URL to ${wanted} if you trust it`);
  },
);
