import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { cli, runCli } from '../support/cli.ts';
import { startJira } from '../support/jira/jira.ts';
import { nodeVersions, oldestVersion } from '../support/node-versions.ts';
import { inOrder, startOpenAi } from '../support/openai/openai.ts';
import { parcelFiles } from '../support/project/parcel.ts';
import { editReply, fixBlock, planReply, testBlock } from '../support/project/script.ts';
import { runProject, startProject } from '../support/project/work.ts';
import { startProxy } from '../support/proxy.ts';
import { temporaryFolder, temporaryRepository } from '../support/repository.ts';
import { approve, shopReplies } from '../support/shop/script.ts';
import { shopFiles, shopTicket } from '../support/shop/shop.ts';

const execute = promisify(execFile);

describe.skipIf(process.platform !== 'linux')('on Linux (skipped elsewhere)', () => {
  it('the lockfile brings the oldest Node that `engines` names, and Node 24 for scripts', async () => {
    const [[, oldest] = []] = nodeVersions;
    const { stdout } = await execute(oldest ?? '', ['--version']);
    expect(stdout).toBe(`v${oldestVersion}\n`);
    const { stdout: ours } = await execute('node_modules/.bin/node', ['--version']);
    expect(ours, 'run npm ci, which links this Node first').toMatch(/^v24\./);
  });
});

describe('on an older Node', () => {
  it('prints a sentence', async () => {
    await using folder = await temporaryFolder();
    const pretend = join(folder.directory, 'pretend.cjs');
    await writeFile(
      pretend,
      "Object.defineProperty(process.versions, 'node', { value: '20.9.10' });",
    );
    const ended = await runCli(['--version'], { NODE_OPTIONS: `--require ${pretend}` });
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toBe(
      `Install Node ${oldestVersion} or newer: this is Node 20.9.10.\nStopped: misconfigured.\n`,
    );
  });

  it('can parse the first file', async () => {
    const text = await readFile(cli, 'utf8');
    expect(text).not.toMatch(/\?\.[a-z([]|\?\?|\bawait\b|\busing\b|#[a-z]/);
  });
});

describe.each(nodeVersions)('on %s', (_, node) => {
  it('prints its help and its version', async () => {
    expect(await runCli(['--version'], {}, { node })).toMatchObject({
      code: 0,
      stdout: `${manifest.version}\n`,
      stderr: '',
    });
    const help = await runCli(['run', '--help'], {}, { node });
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toContain('--ticket FILE');
  });

  it('fixes a ticket from a file, with tests', async () => {
    await using repository = await temporaryRepository(parcelFiles);
    await using outside = await temporaryFolder();
    const replies = [planReply(['src/postage.js']), editReply(fixBlock, testBlock), approve('Ok.')];
    await using openai = await startOpenAi(inOrder(replies));
    const ticket = join(outside.directory, 'bug.md');
    await writeFile(ticket, '# Half a kilogram travels for nothing\n\nSee postage.js.\n');
    const where = ['--ticket', ticket, '--repo', repository.directory, '--base-url', openai.url];
    const tests = ['--test-command', 'node --test', '--test-isolation', 'none'];
    const ended = await runCli(['run', ...where, '--model', 'scripted', ...tests], {}, { node });
    expect(ended.lastLine).toContain('Stopped: approved. The fix is in the work tree.');
    expect(ended.stderr).toMatch(/^ {2}Tests +✓ passed/m);
    expect(ended.code).toBe(0);
    expect(openai.violations).toEqual([]);
  });
});

/** Runs on a ticket from Jira; returns how many requests the services received, and the proxy forwarded. */
async function runBehindProxy(variables: Readonly<Record<string, string>>, node?: string) {
  await using proxy = await startProxy();
  await using repository = await temporaryRepository(shopFiles);
  await using jira = await startJira();
  await using openai = await startOpenAi(inOrder(shopReplies));
  jira.addIssue({ key: 'SHOP-7', ...shopTicket });
  const where = ['--repo', repository.directory, '--base-url', openai.url, '--model', 'scripted'];
  const env = { JIRA_URL: jira.url, JIRA_EMAIL: jira.email, JIRA_TOKEN: jira.token };
  const proxies = { HTTP_PROXY: proxy.url, HTTPS_PROXY: proxy.url, ...variables };
  const ended = await runCli(['run', 'SHOP-7', ...where], { ...env, ...proxies }, { node });
  return {
    ...ended,
    received: [...jira.requests, ...openai.requests].length,
    forwarded: proxy.requests.length,
  };
}

it.each(nodeVersions)(
  'at a terminal, on %s, Jira and the model are reached through HTTP_PROXY',
  async (_, node) => {
    const { lastLine, received, forwarded } = await runBehindProxy({}, node);
    expect(lastLine).toContain('approved');
    expect(received).toBeGreaterThan(3);
    expect(forwarded).toBe(received);
  },
);

it('a proxy without a valid address is refused with the name of its variable', async () => {
  const { code, stderr } = await runBehindProxy({ HTTP_PROXY: 'socks5://127.0.0.1:1' });
  expect(stderr).toContain('Set HTTP_PROXY to the address of an HTTP proxy');
  expect(code).toBe(2);
});

it('in the Action, Jira, GitHub and the model are reached through it', async () => {
  await using proxy = await startProxy();
  await using world = await startProject(inOrder(shopReplies), {}, shopFiles);
  const { run } = await runProject(world, { env: { http_proxy: proxy.url } });
  expect(run.outputs).toMatchObject({ 'stop-reason': 'approved' });
  const { jira, github, openai } = world;
  const received = [...jira.requests, ...github.requests, ...openai.requests];
  expect(received.length).toBeGreaterThan(10);
  expect(proxy.requests).toHaveLength(received.length);
});
