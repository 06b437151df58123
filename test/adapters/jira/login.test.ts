import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cloudDialect } from '../../../src/adapters/jira/cloud.ts';
import { jiraInspection, jiraTickets } from '../../../src/adapters/jira/index.ts';
import { serverDialect } from '../../../src/adapters/jira/server.ts';
import { type JiraAccess, jiraTransport } from '../../../src/adapters/jira/transport/index.ts';
import { emptyRecord } from '../../../src/core/tickets/index.ts';
import { OutageError, showInput, UserError } from '../../../src/engines/errors.ts';
import { startJira } from '../../support/jira/jira.ts';
import { startJiraServer } from '../../support/jira-server/jira-server.ts';
import { keyOf } from '../../support/memory/samples/tickets.ts';
import { cloudAt, gatewayAt, hasty, startServer } from './transport/loopback.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a Cloud site is told from a Data Center, whatever the settings say', async () => {
  await using cloud = await startJira();
  await using server = await startJiraServer();
  const inCloud = { baseUrl: cloud.url, token: cloud.token };
  const onServer = { baseUrl: server.url, token: server.token };
  const { email } = cloud;
  expect(await jiraInspection({ ...inCloud, email }).site()).toBe('Jira Cloud');
  expect(await jiraInspection(onServer).site()).toBe('Jira Data Center');
  await expect(jiraInspection(inCloud).site()).rejects.toThrow(/is Jira Cloud: set `jira-email`/);
  await expect(jiraInspection({ ...onServer, email }).site()).rejects.toThrow(
    /is Jira Data Center: leave `jira-email` empty/,
  );
});

test('a Data Center tells about its account', async () => {
  await using server = await startJiraServer();
  const { url: baseUrl, token } = server;
  const account = await jiraInspection({ baseUrl, token }).account();
  expect(account).toMatchObject({ name: server.self.displayName });
  const wrong = jiraInspection({ baseUrl, token: 'another' });
  await expect(wrong.account()).rejects.toThrow(/unexpired personal access token/);
});

test('behind the gateway, the site itself says what it is, and the gateway who is logged in', async () => {
  const cloudId = 'site-0001';
  await using jira = await startJira({ cloudId });
  gatewayAt(jira.url);
  const settings = { baseUrl: jira.url, email: jira.email, token: jira.token };
  const inspection = jiraInspection({ ...settings, cloudId });
  expect(await inspection.site()).toBe('Jira Cloud');
  expect(await inspection.account()).toMatchObject({ ids: [jira.self.accountId] });
  const unknown = jiraInspection({ ...settings, cloudId: 'site-9999' });
  await expect(unknown.account()).rejects.toThrow(/knows no site with this ID: set `cloud-id`/);
  const direct = jiraInspection(settings);
  await expect(direct.account()).rejects.toThrow(/does not accept `jira-email` with `jira-token`/);
});

const json = { 'content-type': 'application/json' };
const get = { method: 'GET', path: ['rest', 'x'] } as const;

const sentenceOf = (promise: Promise<unknown>) =>
  promise.then(
    (value) => expect.fail(`It answered ${JSON.stringify(value)}.`),
    (error: unknown) => (error instanceof UserError ? error.message : expect.fail(String(error))),
  );

const cloudSentence = async (baseUrl: string) =>
  sentenceOf(cloudDialect(hasty(baseUrl).transport).account());

const serverAccount = (baseUrl: string) =>
  serverDialect(
    jiraTransport({ kind: 'data-center', baseUrl, token: 't', show: showInput }),
  ).account();

/** A site that answers every request alike, except the one for its server info. */
function siteAnswering(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string,
  deploymentType = 'Cloud',
) {
  return startServer((request, response: ServerResponse) => {
    if (request.url === '/rest/api/2/serverInfo') {
      response.writeHead(200, json).end(JSON.stringify({ deploymentType }));
    } else response.writeHead(status, headers).end(body);
  });
}

describe('a rejected login', () => {
  test('with 401 names e-mail and token, and cloud-id for a token with scopes', async () => {
    await using jira = await startJira();
    const sentence = await cloudSentence(jira.url);
    expect(sentence).toMatch(/does not accept `jira-email` with `jira-token`.+needs `cloud-id`/);
    expect(jira.violations).toEqual([]);
  });

  test('for a missing scope names the scopes', async () => {
    const body = JSON.stringify({ code: 401, message: 'Unauthorized; scope does not match' });
    await using site = await siteAnswering(401, json, body);
    expect(await cloudSentence(site.url)).toMatch(/jira-token.+read:jira-work/);
  });

  test.each([['AUTHENTICATED_FAILED'], ['OUT, AUTHENTICATED_FAILED'], ['AUTHORISATION_FAILED']])(
    'with only the header %s is an error, not an empty answer',
    async (reason) => {
      const headers = { ...json, 'x-seraph-loginreason': reason };
      await using site = await siteAnswering(200, headers, '{"issues":[]}');
      const { transport } = hasty(site.url);
      expect(await sentenceOf(transport.send(get))).toMatch(/does not accept .*jira-token/);
      expect(await sentenceOf(transport.download(['f'], 10))).toMatch(
        /does not accept .*jira-token/,
      );
    },
  );

  test.each(['OK', 'OUT', 'AUTHENTICATED_FAILED, OK'])('is not what %s means', async (reason) => {
    await using site = await siteAnswering(200, { ...json, 'x-seraph-loginreason': reason }, '[]');
    expect(await hasty(site.url).transport.send(get)).toEqual([]);
  });

  test.each([
    [403, { 'x-authentication-denied-reason': 'CAPTCHA_CHALLENGE; login-url=https://x' }],
    [200, { 'x-seraph-loginreason': 'AUTHENTICATION_DENIED' }],
  ])('with %i and a CAPTCHA asks for a login in a browser', async (status, headers) => {
    await using site = await siteAnswering(status, { ...json, ...headers }, '{}');
    expect(await cloudSentence(site.url)).toMatch(/CAPTCHA.+browser as `jira-email`/);
  });

  test('with 403 asks for access to the site', async () => {
    await using site = await siteAnswering(403, json, '{}');
    expect(await cloudSentence(site.url)).toMatch(/does not let the account of `jira-email` in/);
  });

  test('of a personal access token names only the token', async () => {
    await using site = await siteAnswering(401, json, '{"message":"No."}', 'Server');
    const sentence = await sentenceOf(serverAccount(site.url));
    expect(sentence).toMatch(
      /does not accept `jira-token`: set it to an unexpired personal access token/,
    );
    expect(sentence).not.toContain('jira-email');
  });
});

describe('through the gateway', () => {
  const gateway = (url: string, cloudId: string, token: string): JiraAccess => {
    gatewayAt(url);
    return { ...cloudAt(url), token, ...{ cloudId } };
  };
  const ask = (access: JiraAccess) => cloudDialect(jiraTransport(access)).account();

  test('a wrong cloud id is named, and where to find the right one', async () => {
    await using jira = await startJira({ cloudId: 'site-0001' });
    const sentence = await sentenceOf(ask(gateway(jira.url, 'site-0002', jira.token)));
    expect(sentence).toContain(`set \`cloud-id\` to the id shown at ${jira.url}/_edge/tenant_info`);
  });

  test('a missing ticket does not count as a wrong cloud id', async () => {
    await using jira = await startJira({ cloudId: 'site-0001' });
    const path = ['rest', 'api', '3', 'issue', 'SHOP-9'];
    const sent = jiraTransport(gateway(jira.url, 'site-0001', jira.token)).send({ ...get, path });
    await expect(sent).rejects.toMatchObject({ name: 'NotFoundError' });
  });

  test('a rejected token points to cloud-id, too', async () => {
    await using jira = await startJira({ cloudId: 'site-0001' });
    const sentence = await sentenceOf(ask(gateway(jira.url, 'site-0001', 'wrong')));
    expect(sentence).toMatch(/check that `cloud-id` is the id of this site/);
  });
});

describe('the server', () => {
  test.each([401, 403, 404])('is identified as Data Center after %i', async (status) => {
    await using site = await siteAnswering(status, json, '{}', 'Server');
    const sentence = await cloudSentence(site.url);
    expect(sentence).toMatch(/is Jira Data Center: leave `jira-email` empty/);
  });

  test.each([
    ['a page', 200, '<h1>Welcome</h1>'],
    ['a page that says it is missing', 404, '<h1>Nothing here</h1>'],
    ['other JSON', 200, '{"ok":true}'],
    ['nothing', 200, ''],
    ['null', 200, 'null'],
  ])('is not Jira if it answers with %s', async (_, status, body) => {
    await using page = await startServer((_request, response) => {
      response.writeHead(status).end(body);
    });
    expect(await cloudSentence(page.url)).toMatch(
      /is not Jira.*: set (it|`jira-url`) to the address of the Jira site/,
    );
  });

  test('is Jira with an outage, which says nothing about the settings', async () => {
    await using jira = await startJira();
    jira.fail('GET /rest/api/3/myself', { status: 500 }, 8);
    const key = keyOf('SHOP-7');
    jira.addIssue({ key, summary: 'Totals are wrong' });
    const { url: baseUrl, email, token } = jira;
    const { recall } = jiraTickets({ baseUrl, email, token }, { wait: async () => {} });
    await expect(recall(key)).rejects.toBeInstanceOf(OutageError);
    await expect(recall(key)).rejects.toThrow('500');
    expect(await recall(key)).toEqual(emptyRecord);
    await recall(key);
    expect(jira.requests.filter(({ path }) => path.endsWith('/myself'))).toHaveLength(9);
  });

  test('is Data Center, which identifies an account by its name and key', async () => {
    const body = '{"name":"bot","key":"JIRAUSER10100","active":true}';
    await using site = await siteAnswering(200, json, body, 'Server');
    expect(await serverAccount(`${site.url}/jira`)).toEqual({ name: 'bot', key: 'JIRAUSER10100' });
  });
});
