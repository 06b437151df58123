import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runGit, type TemporaryFolder, temporaryFolder } from '../repository.ts';
import { type GitHubStandIn, startGitHub } from './github.ts';

const token = 'token-of-the-tests';
let github: GitHubStandIn;
let folder: TemporaryFolder;
let base: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  const files = { 'a.txt': 'one\n', 'b/c.txt': 'two\n' };
  github = await startGitHub({ repository: 'acme/shop', token, files });
  base = await github.commitOf('main');
});

afterEach(async () => {
  await github[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

async function call(method: string, path: string, body?: unknown, credentials = token) {
  const response = await fetch(`${github.url}/repos/acme/shop${path}`, {
    method,
    headers: { authorization: `Bearer ${credentials}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: response.status, answer };
}

it('can be cloned like a checkout, without keeping credentials', async () => {
  const directory = join(folder.directory, 'clone');
  await github.clone(directory);
  expect(await readFile(join(directory, 'b/c.txt'), 'utf8')).toBe('two\n');
  expect(await readFile(join(directory, '.git/config'), 'utf8')).not.toMatch(/extraheader|token/i);
  expect((await runGit(directory, ['rev-parse', 'HEAD'])).toString().trim()).toBe(base);
});

it('requires a token to clone', async () => {
  const args = ['clone', '--quiet', '--', github.cloneUrl, join(folder.directory, 'clone')];
  await expect(runGit('.', args)).rejects.toThrow(/Authentication failed|could not read Username/);
});

it('accepts a push', async () => {
  const directory = join(folder.directory, 'clone');
  await github.clone(directory);
  const credentials = Buffer.from(`x:${token}`).toString('base64');
  const header = `http.extraheader=AUTHORIZATION: basic ${credentials}`;
  await runGit(directory, ['commit', '--quiet', '--allow-empty', '--message=pushed']);
  await runGit(directory, ['-c', header, 'push', '--quiet', 'origin', 'HEAD:refs/heads/pushed']);
  expect(await github.commitMessage('pushed')).toBe('pushed');
});

it('forwards a dispatch and rejects one with too many properties', async () => {
  const event = { event_type: 'jira-bug-fix', client_payload: { ticket: 'APP-1' } };
  expect((await call('POST', '/dispatches', event)).status).toBe(204);
  expect(github.dispatches).toEqual([event]);
  expect(github.violations).toEqual([]);
  const properties = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [index, index]));
  const crowded = await call('POST', '/dispatches', { ...event, client_payload: properties });
  expect(crowded.status).toBe(422);
  expect(github.dispatches).toHaveLength(1);
});

it('applies a tree to its base and removes entries that are null', async () => {
  const tree = [
    { path: 'b/c.txt', mode: '100644', type: 'blob', sha: null },
    { path: 'b/d.sh', mode: '100755', type: 'blob', content: 'three\n' },
  ];
  const { status, answer } = await call('POST', '/git/trees', { base_tree: base, tree });
  expect(status).toBe(201);
  const { sha } = Object(answer);
  expect(Object.fromEntries(await github.tree(sha))).toEqual({
    'a.txt': 'one\n',
    'b/d.sh': 'three\n',
  });
  expect((await github.modes(sha)).get('b/d.sh')).toBe('100755');
  expect(github.violations).toEqual([]);
});

it('rejects the removal of a path that is not a file of the base tree', async () => {
  for (const path of ['absent.txt', 'b']) {
    const tree = [{ path, mode: '100644', type: 'blob', sha: null }];
    expect(await call('POST', '/git/trees', { base_tree: base, tree })).toMatchObject({
      status: 422,
      answer: { message: 'GitRPC::BadObjectState' },
    });
  }
  expect(github.violations).toEqual([]);
});

it('rejects existing refs and updates that are not a fast forward', async () => {
  const other = await github.commitOn('other', { 'a.txt': 'other\n' }, 'other');
  const create = { ref: 'refs/heads/other', sha: base };
  expect(await call('POST', '/git/refs', create)).toMatchObject({
    status: 422,
    answer: { message: 'Reference already exists' },
  });
  const back = await call('PATCH', '/git/refs/heads%2Fother', { sha: base });
  expect(back).toMatchObject({ status: 422, answer: { message: 'Update is not a fast forward' } });
  expect(await github.commitOf('other')).toBe(other);
  const forced = await call('PATCH', '/git/refs/heads%2Fother', { sha: base, force: true });
  expect(forced).toMatchObject({ status: 200, answer: { object: { sha: base } } });
  expect(github.violations).toEqual([]);
});

it('deletes any ref, but only once', async () => {
  await call('POST', '/git/refs', { ref: 'refs/locks/a', sha: base });
  expect(await github.refs()).toEqual(['refs/heads/main', 'refs/locks/a']);
  expect((await call('DELETE', '/git/refs/locks%2Fa')).status).toBe(204);
  expect(await github.refs()).toEqual(['refs/heads/main']);
  expect(await call('DELETE', '/git/refs/locks%2Fa')).toMatchObject({
    status: 422,
    answer: { message: 'Reference does not exist' },
  });
  expect(github.violations).toEqual([]);
});

it('accepts one of two concurrent updates from the same commit', async () => {
  const { answer } = await call('GET', `/git/commits/${base}`);
  const tree = Object(answer).tree.sha;
  const commits = await Promise.all(
    ['one', 'two'].map((message) =>
      call('POST', '/git/commits', { message, tree, parents: [base] }),
    ),
  );
  const moves = await Promise.all(
    commits.map((commit) =>
      call('PATCH', '/git/refs/heads%2Fmain', { sha: Object(commit.answer).sha }),
    ),
  );
  expect(moves.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(github.violations).toEqual([]);
});

it('compares commits from their merge base', async () => {
  const tip = await github.commitOn('main', { 'a.txt': 'changed\n', 'new.txt': 'new\n' }, 'Mine');
  const { answer } = await call('GET', `/compare/${base}...${tip}?per_page=1`);
  expect(answer).toMatchObject({
    ...{ status: 'ahead', ahead_by: 1, behind_by: 0, merge_base_commit: { sha: base } },
    files: [
      { filename: 'a.txt', status: 'modified' },
      { filename: 'new.txt', status: 'added' },
    ],
  });
  expect((await call('GET', `/compare/${tip}...${base}`)).answer).toMatchObject({
    ...{ status: 'behind', behind_by: 1, files: [] },
  });
  expect((await call('GET', `/compare/${'a'.repeat(40)}...${tip}`)).status).toBe(404);
  expect(github.violations).toEqual([]);
});

it('lists one folder of a tree', async () => {
  const { answer } = await call('GET', `/git/commits/${base}`);
  const root = await call('GET', `/git/trees/${Object(answer).tree.sha}`);
  expect(root).toMatchObject({
    status: 200,
    answer: {
      tree: [
        { path: 'a.txt', type: 'blob' },
        { path: 'b', mode: '040000' },
      ],
    },
  });
  expect((await call('GET', `/git/trees/${'a'.repeat(40)}`)).status).toBe(404);
  expect(github.violations).toEqual([]);
});

it('opens one pull request for a branch that is ahead', async () => {
  await github.commitOn('ahead', { 'a.txt': 'ahead\n' }, 'ahead');
  const pull = { title: 'Ahead', head: 'ahead', base: 'main' };
  expect((await call('POST', '/pulls', pull)).status).toBe(201);
  expect(await call('POST', '/pulls', pull)).toMatchObject({
    status: 422,
    answer: { errors: [{ message: 'A pull request already exists for acme:ahead.' }] },
  });
  expect(await call('POST', '/pulls', { ...pull, head: 'main' })).toMatchObject({
    status: 422,
    answer: { errors: [{ message: 'No commits between main and main' }] },
  });
  expect((await call('GET', '/pulls?head=acme:other')).answer).toEqual([]);
  expect((await call('GET', '/pulls/1')).status).toBe(200);
  expect(github.violations).toEqual([]);
});

it('rejects other tokens', async () => {
  expect(await call('GET', '', undefined, 'stale')).toMatchObject({
    status: 401,
    answer: { message: 'Bad credentials' },
  });
});
