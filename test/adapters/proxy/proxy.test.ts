import { createServer } from 'node:http';
import { getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { afterEach, expect, it, test } from 'vitest';
import { readProxies, useProxies } from '../../../src/adapters/proxy/index.ts';
import { findExplanation, OutageError, UserError } from '../../../src/engines/errors.ts';
import { refusalOf } from '../../settings/given.ts';
import { type ProxyStandIn, startProxy } from '../../support/proxy.ts';
import { close, listen } from '../../support/stand-in.ts';

const { fetch: direct } = globalThis;
const dispatcher = getGlobalDispatcher();
afterEach(() => {
  globalThis.fetch = direct;
  setGlobalDispatcher(dispatcher);
});

/** Fetches the address with these variables, and returns what the proxy saw. */
async function seen(
  variables: (proxy: ProxyStandIn) => NodeJS.ProcessEnv,
  url: string,
): Promise<Pick<ProxyStandIn, 'requests' | 'tunnels'>> {
  await using proxy = await startProxy();
  await useProxies(readProxies(variables(proxy)));
  await fetch(url).then(
    (answer) => answer.text(),
    () => undefined,
  );
  return { requests: proxy.requests, tunnels: proxy.tunnels };
}

test.each(['HTTPS_PROXY', 'https_proxy'])(
  '%s: the proxy is asked for a tunnel, and the host is not looked up',
  async (name) => {
    const { requests, tunnels } = await seen(({ url }) => ({ [name]: url }), 'https://jira.test/a');
    expect(tunnels).toEqual(['jira.test:443']);
    expect(requests).toEqual([]);
  },
);

test('HTTP_PROXY: the proxy gets the whole address, without a tunnel', async () => {
  const server = createServer((_, response) => response.end('ok'));
  const url = `http://127.0.0.1:${await listen(server)}/a?b=c`;
  const { requests, tunnels } = await seen((proxy) => ({ HTTP_PROXY: proxy.url }), url);
  await close(server);
  expect(requests).toEqual([`GET ${url}`]);
  expect(tunnels).toEqual([]);
});

test('the protocol of the proxy may be missing', async () => {
  const { tunnels } = await seen(
    ({ url }) => ({ HTTPS_PROXY: new URL(url).host }),
    'https://a.test/',
  );
  expect(tunnels).toEqual(['a.test:443']);
});

test.each(['jira.test', '.test', '*.test', 'other.test, jira.test:443', '*'])(
  'NO_PROXY=%s: the host is reached directly',
  async (noProxy) => {
    const variables = ({ url }: ProxyStandIn) => ({ HTTPS_PROXY: url, NO_PROXY: noProxy });
    expect((await seen(variables, 'https://jira.test/')).tunnels).toEqual([]);
  },
);

test('without proxies, Node’s own fetch stays', async () => {
  await useProxies(readProxies({ HTTP_PROXY: '', NO_PROXY: '*' }));
  expect(fetch).toBe(direct);
});

test.each(['socks5://proxy.test', 'http://'])('%s is refused without being quoted', (url) => {
  const sentence = refusalOf(() => readProxies({ HTTPS_PROXY: url }));
  expect(sentence).toBe(
    'Set HTTPS_PROXY to the address of an HTTP proxy, such as http://proxy.example.com:3128.',
  );
});

/** Fetches the address through a proxy, and returns how it is explained that this failed. */
async function explained(proxy: string, url: string) {
  await useProxies(readProxies({ HTTPS_PROXY: proxy, HTTP_PROXY: proxy }));
  return fetch(url).then(() => undefined, findExplanation);
}

/** Answers each tunnel, and each request, with this status. */
async function startRefusing(status: number) {
  const server = createServer((_, response) => response.writeHead(status).end());
  server.on('connect', (_, socket) => socket.end(`HTTP/1.1 ${status} Refused\r\n\r\n`));
  return { server, port: await listen(server) };
}

it.each([
  [407, UserError, 'set HTTPS_PROXY to its address, with the user name and password'],
  [403, UserError, 'refuses to connect (status 403)'],
  [502, OutageError, 'could not connect (status 502)'],
])('a proxy that answers %i is named, not what is behind it', async (status, kind, words) => {
  const { server, port } = await startRefusing(status);
  const error = await explained(`http://127.0.0.1:${port}`, 'https://jira.test/');
  await close(server);
  expect(error).toBeInstanceOf(kind);
  expect(error?.message).toContain(words);
});
