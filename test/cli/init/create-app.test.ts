import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { appManifest } from '../../../src/cli/init/create-app.ts';
import { endless } from '../../support/endless.ts';
import { confirmApp } from '../../support/github/browser.ts';
import { startGitHub } from '../../support/github/github.ts';
import { startWorkshop } from '../../support/init.ts';

const basics = ['--jira-url', 'https://acme.atlassian.net', '--jql', 'project = SHOP'];
const options = [...basics, '--model', 'gpt-6.1-sol', '--app', '--yes', '--json'];
const startForge = () =>
  startGitHub({ repository: 'acme/shop', token: 'token', files: { 'a.txt': 'a' } });

test('one click creates an App that acts for the workflow and the Worker', async () => {
  await using shop = await startWorkshop({});
  await using github = await startForge();
  shop.consoles.wrangler.isSignedIn = true;
  const env = { JIRA_EMAIL: 'agent@acme.test', GITHUB_API_URL: github.url };
  const pages: ReturnType<typeof confirmApp>[] = [];
  const open = (address: string) => void pages.push(confirmApp(address, github));
  const { code, output, json } = await shop.init(options, { env, open });
  const browser = await pages[0];
  expect(code).toBe(0);
  expect(browser).toMatchObject({
    action: expect.stringMatching(
      /^https:\/\/github\.com\/organizations\/acme\/settings\/apps\/new\?state=[0-9a-f]{32}$/,
    ),
    manifest: {
      ...appManifest('https://github.com/acme/jira-bug-fix-agent'),
      name: 'jira-bug-fix-acme',
    },
    forged: 404,
    location: 'https://github.com/apps/jira-bug-fix-acme/installations/new',
  });
  const { gh, wrangler } = shop.consoles;
  expect(gh.variables.APP_ID).toBe('Iv23liStandIn');
  expect(gh.secrets.APP_PRIVATE_KEY).toMatch(/^-----BEGIN RSA PRIVATE KEY-----/);
  expect(wrangler.secrets.GITHUB_APP_PRIVATE_KEY).toBe(gh.secrets.APP_PRIVATE_KEY);
  expect(gh.mayOpenPulls).toBe(false);
  expect(await readFile(join(shop.root, '.jira-bug-fix/wrangler.toml'), 'utf8')).toContain(
    'GITHUB_APP_ID = "Iv23liStandIn"',
  );
  const workflow = await readFile(join(shop.root, '.github/workflows/jira-bug-fix.yml'), 'utf8');
  expect(parse(workflow).permissions).toEqual({ contents: 'read' });
  const kept = join(shop.home, '.local/state/jira-bug-fix-agent/github.com+acme+shop');
  expect(await readdir(kept)).toEqual(['JIRA_WEBHOOK_SECRET']);
  expect(`${output}${json}`).not.toContain('PRIVATE KEY-----');
  expect(github.violations).toEqual([]);

  const again = await shop.init(options, { env, open });
  expect(JSON.parse(again.json)).toMatchObject({ commands: [] });
  expect(pages).toHaveLength(1);
});

const conversions = 'POST /app-manifests/{code}/conversions';

test.each([
  ['that GitHub refuses', undefined, 'GitHub refused the code of the new App with status 404'],
  [
    'for which GitHub sends no end',
    endless(201),
    'GitHub created the App, but did not send its key',
  ],
])('a code %s ends the set-up before anything is changed', async (_, fault, why) => {
  await using shop = await startWorkshop({});
  await using github = await startForge();
  if (fault !== undefined) github.fail(conversions, fault);
  const env = { JIRA_EMAIL: 'agent@acme.test', GITHUB_API_URL: github.url };
  const open = async (address: string) => {
    const html = await (await fetch(address)).text();
    const state = /state=([0-9a-f]+)/.exec(html)?.[1];
    await fetch(`${address}created?code=used&state=${state}`);
  };
  const run = shop.init(options, { env, open: (address) => void open(address) });
  await expect(run).rejects.toThrow(why);
  expect(await readdir(shop.root)).toEqual(['.git']);
});

test('who cancels at the page changes nothing', async () => {
  await using shop = await startWorkshop({});
  const cancelled = new AbortController();
  const env = { JIRA_EMAIL: 'agent@acme.test' };
  const open = () => cancelled.abort();
  const { code } = await shop.init(options, { env, open, signal: cancelled.signal });
  expect(code).toBe(130);
  expect(await readdir(shop.root)).toEqual(['.git']);
});
