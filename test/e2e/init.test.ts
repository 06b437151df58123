import { mkdir, stat } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../support/cli.ts';
import { installConsoles } from '../support/consoles/consoles.ts';
import { runGit, temporaryFolder, writeFiles } from '../support/repository.ts';
import { wrangler } from '../support/workerd/bundle.ts';
import { startWorkerd } from '../support/workerd/workerd.ts';

const secrets = { OPENAI_API_KEY: 'key-of-the-model', GITHUB_TOKEN: 'token-of-the-worker' };

test('init sets up a repository from a subfolder, and its Worker can be deployed without a clone', async () => {
  await using folder = await temporaryFolder();
  const shop = join(folder.directory, 'shop');
  const below = join(shop, 'packages/web');
  await mkdir(below, { recursive: true });
  await runGit(shop, ['init', '--quiet', '--template=']);
  await runGit(shop, ['remote', 'add', 'origin', 'git@github.com:acme/shop.git']);
  await writeFiles(shop, { 'go.mod': 'module shop\n' });
  const state = await installConsoles(folder.directory, { isSignedIn: true });
  const programs = join(folder.directory, 'programs');
  const path = [programs, process.env.PATH ?? ''].join(delimiter);
  const home = join(folder.directory, 'home');
  const env = { ...secrets, HOME: home, PATH: path, JIRA_EMAIL: 'agent@acme.test' };
  const jira = ['--jira-url', 'https://acme.atlassian.net', '--jql', 'project = SHOP'];
  const model = ['--model', 'gpt-6.1-sol', '--action', 'acme/jira-bug-fix-agent@v1'];
  const { code, stdout, stderr } = await runCli(['init', '--yes', ...jira, ...model], env, {
    cwd: below,
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const done = await state();
  expect(done.gh.variables).toMatchObject({ MODEL: 'gpt-6.1-sol' });
  expect(done.wrangler.isDeployed).toBe(true);
  for (const secret of Object.values(secrets)) expect(stdout).not.toContain(secret);

  const config = join(shop, '.jira-bug-fix/wrangler.toml');
  const out = join(folder.directory, 'out');
  await wrangler('deploy', '--dry-run', '--config', config, '--outdir', out);
  expect((await stat(join(out, 'worker.js'))).size).toBeGreaterThan(10_000);
  await using worker = await startWorkerd(join(folder.directory, 'workerd'), {
    file: join(shop, '.jira-bug-fix/worker.js'),
    bindings: {
      ...{ JIRA_WEBHOOK_SECRET: 's'.repeat(32), GITHUB_TOKEN: 'token' },
      GITHUB_REPOSITORY: 'acme/shop',
    },
    hasInbox: true,
  });
  expect((await fetch(`${worker.url}/healthz`)).status).toBe(200);
});
