import { describe, expect } from 'vitest';
import { githubForge } from '../../../src/adapters/github/index.ts';
import type { GitHubStandIn } from '../../support/github/github.ts';
import { patchOf } from '../patch-of.ts';
import { branch, cartPatch, checked, it, place, publicationOn, settingsOf, token } from './shop.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const createCommit = 'POST /repos/{owner}/{repo}/git/commits';

describe.concurrent('publishing', () => {
  it('creates one commit on the base, one branch and one pull request', async ({
    github,
    publication,
    publish,
  }) => {
    const published = await publish();

    const commit = await github.commitOf(branch);
    const url = `${github.url}/acme/shop/pull/1`;
    expect(published).toEqual({
      kind: 'published',
      commit,
      pullRequest: { number: 1, url, branch, draft: false, verified: true },
      notes: [],
    });
    expect(await github.commitOf(`${branch}~1`)).toBe(publication.base);
    expect((await github.tree(branch)).get('src/cart.ts')).toBe('export const total = 2;\n');
    expect(await github.commitMessage(branch)).toBe('Count every item\n\nJira-Bug-Fix: APP-1');
    expect(github.pulls).toMatchObject([
      { title: publication.title, body: publication.body, head: branch, base: 'main' },
    ]);
  });

  it('names no author, so that GitHub signs the commit', async ({ github, publish }) => {
    await publish();
    const commits = github.requests.filter(({ path }) => path.endsWith('/git/commits'));
    expect(commits.map(({ body }) => Object.keys(Object(body)).sort())).toEqual([
      ['message', 'parents', 'tree'],
    ]);
  });

  it('sends a file that is not UTF-8 byte for byte', async ({ github, publish }) => {
    const change = { path: 'src/cart.ts', before: 'old', after: '// café “q”\n' };
    const [[path, seed] = []] = patchOf(change);
    if (path === undefined || seed === undefined) throw new Error('There is no change.');
    const patch = new Map([[path, { ...seed, encoding: 'single-byte' as const }]]);
    await publish({ patch });
    const blobs = github.requests.filter(({ path }) => path.endsWith('/git/blobs'));
    expect(blobs.map(({ body }) => body)).toEqual([
      {
        encoding: 'base64',
        content: Buffer.from('// caf\xe9 \x93q\x94\n', 'latin1').toString('base64'),
      },
    ]);
    expect((await github.tree(branch)).get('src/cart.ts')).toBe('// caf\uFFFD \uFFFDq\uFFFD\n');
  });

  it('keeps modes, byte order marks and line endings, and all other files', async ({
    github,
    publish,
  }) => {
    const patch = patchOf(
      { path: 'run.sh', before: '#!/bin/sh\nexit 1\n', after: '#!/bin/sh\n', executable: true },
      { path: 'windows.txt', before: '\uFEFFfirst\r\nsecond\r\n', after: '\uFEFFfirst\r\n2nd\r\n' },
      { path: "docs/what's new é.md", before: null, after: 'new\n' },
    );
    await publish({ patch });
    expect(Object.fromEntries(await github.tree(branch))).toEqual({
      'src/cart.ts': 'export const total = 1;\n',
      'run.sh': '#!/bin/sh\n',
      'windows.txt': '\uFEFFfirst\r\n2nd\r\n',
      "docs/what's new é.md": 'new\n',
    });
    expect(Object.fromEntries(await github.modes(branch))).toEqual({
      'src/cart.ts': '100644',
      'run.sh': '100755',
      'windows.txt': '100644',
      "docs/what's new é.md": '100644',
    });
  });

  it('deletes and moves files, and swaps a file with a folder', async ({ github, publish }) => {
    const patch = patchOf(
      { path: 'run.sh', before: '#!/bin/sh\nexit 1\n', after: null, executable: true },
      { path: 'run.sh/main.sh', before: null, after: '#!/bin/sh\nexit 1\n', executable: true },
      { path: 'src/cart.ts', before: 'export const total = 1;\n', after: null },
      { path: 'src', before: null, after: 'no folder any more\n' },
      { path: 'windows.txt', before: '\uFEFFfirst\r\nsecond\r\n', after: null },
    );
    await publish({ patch });
    expect(Object.fromEntries(await github.tree(branch))).toEqual({
      'run.sh/main.sh': '#!/bin/sh\nexit 1\n',
      src: 'no folder any more\n',
    });
    expect((await github.modes(branch)).get('run.sh/main.sh')).toBe('100755');
    expect(await github.diff('main', branch)).toContain(
      'rename from run.sh\nrename to run.sh/main',
    );
  });

  it('makes no request twice: the lease and the commit share a cache', async ({
    github,
    forge,
    publication,
    publish,
  }) => {
    const lease = { run: 'mine', until: '2026-11-21T11:00:00Z' };
    await forge.lease(publication.key, lease, publication.base, new Date('2026-11-21T10:00:00Z'));
    const before = github.requests.length;
    await publish();
    const asked = github.requests.slice(before).map(({ method, path }) => `${method} ${path}`);
    expect(asked.map((request) => request.replace('/repos/acme/shop', ''))).toEqual([
      'GET /pulls',
      'GET /git/ref/heads%2Fjira%2FAPP-1',
      'GET /git/ref/heads%2Fmain',
      'POST /git/trees',
      'POST /git/commits',
      'POST /git/refs',
      'POST /git/refs',
      'POST /pulls',
    ]);
  });

  it("reports whether GitHub verified the commit's signature", async ({ github, publish }) => {
    const sha = await github.commitOn('scratch', { 'a.txt': 'a' }, 'Scratch');
    const person = { name: 'A Person', email: 'person@example.com' };
    const silent = {
      sha,
      tree: { sha },
      message: '',
      author: person,
      committer: person,
      parents: [],
    };
    const unsigned = { ...silent, verification: { verified: false } };
    github.fail(createCommit, { status: 201, body: unsigned });
    expect(await publish()).toMatchObject({
      commit: sha,
      pullRequest: { verified: false },
    });
    await github.rewriting.remove(branch);
    github.fail(createCommit, { status: 201, body: silent });
    expect(await publish()).toMatchObject({
      pullRequest: { verified: undefined },
    });
  });

  it('rejects a patch that changes nothing before it touches a branch', async ({
    github,
    forge,
  }) => {
    const patch = cartPatch('export const total = 1;\n');
    const publication = await publicationOn(github, { patch });
    await expect(forge.publish(publication)).rejects.toThrow(
      'the patch leaves every file as it was',
    );
    expect(await github.branches()).toEqual(['main']);
    expect(github.pulls).toEqual([]);
  });
});

describe.concurrent('signing off', () => {
  it('names whom GitHub names as the author of the commit', async ({ github, publish }) => {
    await publish({ signsOff: true });
    const headers = { authorization: `token ${token}` };
    const url = `${github.url}/repos/acme/shop/git/commits/${await github.commitOf(branch)}`;
    const { author } = Object(await (await fetch(url, { headers })).json());
    expect(await github.commitMessage(branch)).toBe(
      `Count every item\n\nJira-Bug-Fix: APP-1\nSigned-off-by: ${author.name} <${author.email}>`,
    );
  });

  it('is part of the message that a rule is asked about before the first call', async ({
    github,
    forge,
  }) => {
    github.settings.rules.push({
      type: 'commit_message_pattern',
      parameters: { operator: 'contains', pattern: 'Signed-off-by: ' },
    });
    const asked = { ...place, message: 'APP-1: Count' };
    await expect(forge.check(asked)).rejects.toThrow('Signed-off-by');
    await expect(forge.check({ ...asked, signsOff: true })).resolves.toMatchObject({
      branchTaken: false,
    });
  });
});

/** A change whose run has ended once its commit was made; `resume` is the next run. */
async function committed(github: GitHubStandIn, isFirst = true) {
  const forge = githubForge(settingsOf(github));
  const first = await publicationOn(github);
  if (!isFirst) await forge.publish(first);
  const next = isFirst ? {} : checked(cartPatch('export const total = 3;\n'));
  let commit = '';
  const onCommit = async (made: string) => {
    commit = made;
    throw new Error('the run has ended');
  };
  await expect(forge.publish({ ...first, ...next, onCommit })).rejects.toThrow();
  const { key, into, title, draft, labels, reviewers } = first;
  const change = { key, branch, into, title, draft, labels, reviewers, commit };
  return { commit, resume: () => forge.resume({ ...change, body: 'Resumed.' }) };
}

describe.concurrent('a change whose commit is made', () => {
  it.for([
    ['first', true],
    ['further', false],
  ] as const)(
    'is published by the next run as the %s commit, once',
    async ([, isFirst], { github }) => {
      const { commit, resume } = await committed(github, isFirst);
      if (isFirst) expect(github.pulls).toEqual([]);
      else expect(await github.commitOf(branch)).not.toBe(commit);
      for (let runs = 0; runs < 2; runs += 1) {
        const pullRequest = { number: 1, branch, draft: false };
        expect(await resume()).toMatchObject({ kind: 'published', commit, pullRequest });
        expect(await github.commitOf(branch)).toBe(commit);
        expect(github.pulls).toMatchObject([{ body: 'Resumed.' }]);
      }
    },
  );

  it('stays published if somebody has committed on top', async ({ github }) => {
    const { commit, resume } = await committed(github);
    await resume();
    await github.commitOn(branch, { 'b.txt': 'b\n' }, 'Mine');
    expect(await resume()).toMatchObject({ kind: 'published', commit });
    expect(await github.commitOf(`${branch}~1`)).toBe(commit);
  });

  it('is not published on a branch that has gone on without it', async ({ github }) => {
    const { resume } = await committed(github, false);
    const tip = await github.commitOn(branch, { 'b.txt': 'b\n' }, 'Mine');
    expect(await resume()).toEqual({ kind: 'branch-taken', branch });
    expect(await github.commitOf(branch)).toBe(tip);
  });
});
