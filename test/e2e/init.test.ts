import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../support/cli.ts';
import { runGit, temporaryFolder, writeFiles } from '../support/repository.ts';
import { wrangler } from '../support/workerd/bundle.ts';

test('from a subfolder, init prints a block that a shell runs, and its Worker is deployed without a bundler', async () => {
  await using folder = await temporaryFolder();
  const shop = join(folder.directory, 'shop');
  const below = join(shop, 'packages/web');
  await mkdir(below, { recursive: true });
  await runGit(shop, ['init', '--quiet', '--template=']);
  await runGit(shop, ['remote', 'add', 'origin', 'git@github.com:acme/shop.git']);
  await writeFiles(shop, { 'go.mod': 'module shop\n' });
  const env = { HOME: folder.directory, JIRA_EMAIL: 'agent@acme.test' };
  const jira = ['--jira-url', 'https://acme.atlassian.net', '--jql', 'project = SHOP'];
  const model = ['--model', 'gpt-6.1-sol', '--action', 'acme/jira-bug-fix-agent@v1'];
  const args = ['init', ...jira, ...model];
  const { code, stdout, stderr } = await runCli(args, env, { cwd: below });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const workflow = await readFile(join(shop, '.github/workflows/jira-bug-fix.yml'), 'utf8');
  expect(workflow).toContain('uses: acme/jira-bug-fix-agent@v1');

  const [, block = ''] = /^( {3}\(set -e; .*?^ {3}\))$/ms.exec(stdout) ?? [];
  const calls = await runPasted(block, folder.directory);
  expect(calls.map((line) => line.replace(/( [a-z]+)(?: [a-z]+)?.*/, '$1'))).toEqual([
    ...Array(3).fill('gh variable'),
    ...['gh api', 'gh secret', 'gh secret'],
    ...['npx deploy', 'npx secret', 'npx secret'],
  ]);
  const deploy = calls.find((line) => line.startsWith('npx deploy')) ?? '';
  const out = join(folder.directory, 'out');
  const deployed = await wrangler(...deploy.split(' ').slice(1), '--dry-run', '--outdir', out);
  expect(deployed).toContain('env.GITHUB_REPOSITORY');
  expect(deployed).not.toContain('WARNING');
});

/** Runs a block with stand-ins for `gh` and `npx`; returns how they were called. */
async function runPasted(block: string, folder: string): Promise<readonly string[]> {
  const [programs, log] = [join(folder, 'programs'), join(folder, 'log')];
  await mkdir(programs);
  for (const name of ['gh', 'npx']) {
    // npx gets --yes and the version of wrangler first.
    const line = `${name === 'npx' ? 'shift 2; ' : ''}echo "${name} $*" >> '${log}'`;
    await writeFile(join(programs, name), `#!/bin/sh\n${line}\n`);
    await chmod(join(programs, name), 0o755);
  }
  const path = [programs, process.env.PATH].join(delimiter);
  execFileSync('sh', ['-c', block], { env: { PATH: path, HOME: folder }, stdio: 'pipe' });
  return (await readFile(log, 'utf8')).trimEnd().split('\n');
}
