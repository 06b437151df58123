import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchCommit, remoteTip } from '../../../src/adapters/git/index.ts';
import { appTokens, type GitHubApp, githubForge } from '../../../src/adapters/github/index.ts';
import { ticketKey } from '../../../src/core/tickets/index.ts';
import type { StoredApp } from '../../support/github/access.ts';
import { type GitHubStandIn, startGitHub } from '../../support/github/github.ts';
import { generatedKey } from '../../support/pem.ts';
import { temporaryFolder } from '../../support/repository.ts';

const { pkcs1, pkcs8 } = await generatedKey();
const other = await generatedKey();
const hour = 3_600_000;
const stored: StoredApp = {
  id: 'Iv23abc',
  privateKey: pkcs8,
  permissions: { contents: 'write', pull_requests: 'write', actions: 'write', issues: 'write' },
  lifetime: hour,
};
const place = { key: ticketKey('SHOP-1') ?? never(), branch: 'fix/SHOP-1', into: 'main' };

let github: GitHubStandIn;
let made: string[];

beforeEach(async () => {
  made = [];
  github = await startGitHub({ repository: 'acme/shop', token: 'personal', files: { a: 'a\n' } });
  github.access.app = stored;
});
afterEach(() => github[Symbol.asyncDispose]());

const appOf = (more: Partial<GitHubApp> = {}): GitHubApp => ({
  ...{ apiUrl: github.url, repository: 'acme/shop', id: stored.id, privateKey: pkcs1 },
  onToken: (token) => made.push(token),
  ...more,
});

const forgeOf = (more: Partial<GitHubApp> = {}) =>
  githubForge({ apiUrl: github.url, repository: 'acme/shop', token: appTokens(appOf(more)) });

test('an App works with one token for one repository, which has no more permissions than needed', async () => {
  const token = appTokens(appOf());
  expect(await Promise.all([token(), token(), token()])).toEqual([made[0], made[0], made[0]]);
  expect(made).toHaveLength(1);
  const request = github.requests.find(({ path }) => path.endsWith('/access_tokens'));
  expect(request?.body).toEqual({
    repositories: ['shop'],
    permissions: { contents: 'write', pull_requests: 'write', actions: 'write' },
  });
  expect(github.violations).toEqual([]);
});

test('the checks of an App’s pull requests do not wait, which is known without a request', async () => {
  expect(await forgeOf().check(place)).toEqual({
    checksWait: false,
    branch: place.branch,
    branchTaken: false,
  });
  expect(github.requests.some(({ path }) => path === '/graphql')).toBe(false);
  expect(github.violations).toEqual([]);
});

test('a token that is about to end is replaced before the next request, also one of git', async () => {
  github.access.app = { ...stored, lifetime: 4 * 60_000 };
  const token = appTokens(appOf());
  const forge = githubForge({ apiUrl: github.url, repository: 'acme/shop', token });
  await forge.check(place);
  for (const used of made) github.access.ended.add(used);
  await forge.check(place);
  await using folder = await temporaryFolder();
  await github.clone(`${folder.directory}/clone`);
  for (const used of made) github.access.ended.add(used);
  const tip = await github.commitOn('main', { a: 'b\n' }, 'newer');
  const remote = { url: `${github.url}/acme/shop`, token };
  expect(await remoteTip(`${folder.directory}/clone`, remote, 'main')).toBe(tip);
  await fetchCommit(`${folder.directory}/clone`, remote, tip);
  expect(new Set(made).size).toBe(made.length);
});

test.each([
  ['of another App', { id: 'Iv23other' }, /^Set `app-id` and `app-private-key`/],
  [
    'with the key of another App',
    { privateKey: other.pkcs1 },
    /^Set `app-id` and `app-private-key`/,
  ],
  [
    'whose key is cut',
    { privateKey: pkcs1.replace(/\n.{64}\n/, '\n') },
    /^Set `app-private-key` to/,
  ],
])('an App %s is explained', async (_, more, sentence) => {
  const problem = forgeOf(more).check(place);
  await expect(problem).rejects.toMatchObject({ name: 'UserError' });
  await expect(problem).rejects.toThrow(sentence);
  expect(made).toEqual([]);
});

test('an App without a permission, and one that is not installed, are explained', async () => {
  github.access.app = { ...stored, permissions: { contents: 'read', pull_requests: 'write' } };
  await expect(forgeOf().check(place)).rejects.toThrow(
    /the permissions `contents: write, pull-requests: write`/,
  );
  github.fail('GET /repos/{owner}/{repo}/installation', { status: 404, body: {} });
  await expect(forgeOf().check(place)).rejects.toThrow('Install the App of `app-id` on acme/shop');
});

test('a token that ends during the run is not called wrong', async () => {
  const settings = { apiUrl: github.url, repository: 'acme/shop', token: 'personal' };
  const forge = githubForge(settings);
  await forge.check(place);
  github.access.ended.add('personal');
  const ended = forge.check(place);
  await expect(ended).rejects.toMatchObject({ name: 'OutageError' });
  await expect(ended).rejects.toThrow(/has ended: .*`app-id` and `app-private-key`/);
  await expect(githubForge(settings).check(place)).rejects.toMatchObject({ name: 'UserError' });
});

function never(): never {
  throw new Error('SHOP-1 is a key');
}
