import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  commitWorkspace,
  fetchCommit,
  parseOrigin,
  remoteTip,
} from '../../../src/adapters/git/index.ts';
import { hangingUp } from '../../support/faults.ts';
import { withDoors } from '../../support/git-doors.ts';
import { type GitHubStandIn, startGitHub } from '../../support/github/github.ts';
import { pathOf } from '../../support/memory/samples/changes.ts';
import { startProxy } from '../../support/proxy.ts';
import {
  type TemporaryFolder,
  temporaryFolder,
  temporaryRepository,
} from '../../support/repository.ts';

const token = 'a-token-that-must-not-be-kept';
async function filesBelow(directory: string): Promise<readonly string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

describe('a remote', () => {
  let github: GitHubStandIn;
  let folder: TemporaryFolder;
  let clone: string;
  let url: string;

  beforeEach(async () => {
    github = await startGitHub({ repository: 'acme/shop', token, files: { 'a.ts': 'old\n' } });
    folder = await temporaryFolder();
    clone = join(folder.directory, 'clone');
    url = `${github.url}/acme/shop`;
    await github.clone(clone);
  });

  afterEach(async () => {
    vi.unstubAllEnvs();
    await github[Symbol.asyncDispose]();
    await folder[Symbol.asyncDispose]();
  });

  test('fetches a commit that the clone lacks', async () => {
    const tip = await github.commitOn('main', { 'a.ts': 'new\n' }, 'newer');
    await fetchCommit(clone, { url, token }, tip);
    expect(await commitWorkspace(clone, tip).read(pathOf('a.ts'))).toMatchObject({ text: 'new\n' });
    expect(await readFile(join(clone, 'a.ts'), 'utf8')).toBe('old\n');
  });

  test('finds the newest commit of a branch without a fetch', async () => {
    const tip = await github.commitOn('main', { 'a.ts': 'new\n' }, 'newer');
    expect(await remoteTip(clone, { url, token }, 'main')).toBe(tip);
    await expect(remoteTip(clone, { url, token }, 'none')).rejects.toThrow('has no branch none.');
  });

  test('leaves the token nowhere in the clone', async () => {
    await fetchCommit(
      clone,
      { url, token },
      await github.commitOn('main', { 'a.ts': 'new\n' }, 'newer'),
    );
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
    for (const file of await filesBelow(join(clone, '.git'))) {
      const text = await readFile(file, 'latin1');
      expect([file, text.includes(token) || text.includes(basic)]).toEqual([file, false]);
    }
  });

  test('ignores the settings of the repository, which could send the token elsewhere', async () => {
    await using repository = await withDoors(await temporaryRepository({ 'b.ts': 'b' }), 'b.ts');
    const { directory, git } = repository;
    const program = join(folder.directory, 'ran');
    await git('config', `url.ext::touch ${program} .insteadOf`, github.url);
    await git('config', 'http.proxy', 'http://127.0.0.1:1');
    const tip = await github.commitOn('main', { 'a.ts': 'new\n' }, 'newer');
    expect(await remoteTip(directory, { url, token }, 'main')).toBe(tip);
    await fetchCommit(directory, { url, token }, tip);
    expect(await commitWorkspace(directory, tip).paths()).toEqual(['a.ts']);
    expect(await repository.ran()).toEqual([]);
    await expect(readFile(program)).rejects.toThrow('ENOENT');
  });

  test('rejects a wrong token without printing it', async () => {
    const fetched = fetchCommit(clone, { url, token: 'wrong-one' }, 'c'.repeat(40));
    await expect(fetched).rejects.toThrow(/does not accept the token: set `github-token`/);
    await expect(fetched).rejects.not.toThrow(/wrong-one/);
  });

  test.each(['HTTP_PROXY', 'http_proxy'])('goes through the proxy in %s', async (name) => {
    await using proxy = await startProxy();
    vi.stubEnv(name, proxy.url);
    const tip = await github.commitOn('main', { 'a.ts': 'new\n' }, 'newer');
    expect(await remoteTip(clone, { url, token }, 'main')).toBe(tip);
    expect(proxy.requests).toContainEqual(expect.stringContaining(`GET ${url}/info/refs`));
    const before = proxy.requests.length;
    vi.stubEnv('NO_PROXY', '127.0.0.1');
    expect(await remoteTip(clone, { url, token }, 'main')).toBe(tip);
    expect(proxy.requests).toHaveLength(before);
  });

  test('repeats what the remote did not answer, and then says in a sentence what git says', async () => {
    const tip = await github.commitOn('main', { 'a.ts': 'new\n' }, 'newer');
    const unavailable = { status: 502, body: '' };
    const answers = [hangingUp, unavailable];
    github.disturb(() => {
      const answer = answers.shift();
      return answer && { answer, isLate: false };
    });
    await fetchCommit(clone, { url, token }, tip);
    expect(await commitWorkspace(clone, tip).read(pathOf('a.ts'))).toMatchObject({ text: 'new\n' });
    github.disturb(() => ({ answer: { status: 403, body: '' }, isLate: false }));
    await expect(remoteTip(clone, { url, token }, 'main')).rejects.toMatchObject({
      name: 'OutageError',
      message: expect.stringMatching(/^git could not fetch from http:.* 403\.$/),
    });
  });
});

test.each([
  ['https://github.com/acme/shop.git', 'acme/shop'],
  ['git@github.com:acme/shop', 'acme/shop'],
  ['https://github.com/../user', undefined],
  ['https://github.com/acme/..', undefined],
  ['https://github.com/acme/shop?x=/y', undefined],
])('%s is the repository %s', (url, repository) => {
  expect(parseOrigin(url)?.repository).toBe(repository);
});
