import { describe, expect, it } from 'vitest';
import { runCli } from '../support/cli.ts';
import { startJira } from '../support/jira/jira.ts';
import { nodeVersions } from '../support/node-versions.ts';
import { inOrder, startOpenAi } from '../support/openai/openai.ts';
import { runProject, startProject } from '../support/project/work.ts';
import { startProxy } from '../support/proxy.ts';
import { temporaryRepository } from '../support/repository.ts';
import { shopReplies } from '../support/shop/script.ts';
import { shopFiles, shopTicket } from '../support/shop/shop.ts';

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

describe.each(nodeVersions)('at a terminal, on %s', (_, node) => {
  it('Jira and the model are reached through HTTP_PROXY', async () => {
    const { lastLine, received, forwarded } = await runBehindProxy({}, node);
    expect(lastLine).toContain('approved');
    expect(received).toBeGreaterThan(3);
    expect(forwarded).toBe(received);
  });

  it('hosts in NO_PROXY are reached directly', async () => {
    const { lastLine, forwarded } = await runBehindProxy({ NO_PROXY: '127.0.0.1' }, node);
    expect(lastLine).toContain('approved');
    expect(forwarded).toBe(0);
  });
});

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
