import { afterEach, expect, test, vi } from 'vitest';
import { jiraInspection } from '../../../src/adapters/jira/index.ts';
import { startJira } from '../../support/jira/jira.ts';
import { startJiraServer } from '../../support/jira-server/jira-server.ts';
import { gatewayAt } from './transport/loopback.ts';

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
