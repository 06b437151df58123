import { execFile, execFileSync } from 'node:child_process';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { pullRequestBody } from '../../src/core/report/index.ts';
import { outcomeOf, testedAs } from '../core/report/outcomes.ts';
import { runCli } from '../support/cli.ts';
import { changeOf, patchOf } from '../support/memory/samples/changes.ts';
import { runOf, step } from '../support/memory/samples/runs.ts';
import { ticketOf } from '../support/memory/samples/tickets.ts';
import { runGit, temporaryFolder, temporaryRepository, writeFiles } from '../support/repository.ts';
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

const execute = promisify(execFile);

test.each([0, 5])(
  'the commands in a pull request take the fix away but not its test, and bring it back: with %d more files',
  async (more) => {
    const before = { 'src/old.js': 'old\n', "src/it's.js": 'a\n', 'test/a.test.js': 'none\n' };
    await using repository = await temporaryRepository(before);
    const { directory } = repository;
    const git = async (...args: readonly string[]) =>
      (await execute('git', [...args], { cwd: directory })).stdout.trim();
    const base = await git('rev-parse', 'HEAD');
    const changes = [
      changeOf('src/old.js', 'old\n', null),
      changeOf("src/it's.js", 'a\n', 'b\n'),
      changeOf('src/new.js', null, 'new\n'),
      changeOf('test/a.test.js', 'none\n', 'one\n'),
      ...Array.from({ length: more }, (_, at) => changeOf(`more-${at}.js`, null, 'x\n')),
    ];
    await git('switch', '-qc', 'fix/APP-17');
    for (const { path, after } of changes)
      await (after === null ? rm(join(directory, path)) : writeFile(join(directory, path), after));
    await git('add', '-A');
    await git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', 'Fix');
    await git('switch', '-q', '-');

    const command = 'cat src/* test/* >> .git/seen.txt; echo >> .git/seen.txt';
    const tested = testedAs({
      tests: { kind: 'passed' },
      regression: { kind: 'shown', tests: ['one'] },
    });
    const commands = [{ name: 'tests', text: command }] as const;
    const checked = { ...step.checked(), commands };
    const steps = [step.fix('src/new.js'), step.edited(patchOf(...changes)), checked, tested];
    const outcome = outcomeOf('approved', runOf(...steps, step.approved()), {
      checkout: { branch: 'fix/APP-17', base },
    });
    const [, script = ''] =
      /```sh\n([\s\S]*?)\n```/.exec(pullRequestBody(ticketOf(), outcome)) ?? [];
    expect(script).toContain("gh pr checkout 'fix/APP-17'\n");
    await execute('bash', ['-euc', script.replace('gh pr checkout', 'git checkout -q')], {
      cwd: directory,
    });

    const seen = await readFile(join(directory, '.git/seen.txt'), 'utf8');
    expect(seen.trim().split('\n\n')).toEqual(['a\nold\none', 'b\nnew\none']);
    expect(await git('status', '--porcelain')).toBe('');
    expect(await git('rev-parse', '--abbrev-ref', 'HEAD')).toBe('fix/APP-17');
  },
);
