import { describe, expect } from 'vitest';
import { githubForge } from '../../../src/adapters/github/index.ts';
import { UserError } from '../../../src/engines/errors.ts';
import type { GitHubStandIn } from '../../support/github/github.ts';
import { problem } from '../../support/github/problem.ts';
import { patchOf } from '../patch-of.ts';
import {
  branch,
  cartPatch,
  checked,
  commitEntries,
  it,
  publicationOn,
  settingsOf,
} from './shop.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const compare = 'GET /repos/{owner}/{repo}/compare/{basehead}';
const fixed = cartPatch('export const total = 2;\n');
const writesOf = (github: GitHubStandIn) =>
  github.requests.filter(({ method }) => method !== 'GET').length;

const created = (...paths: readonly string[]) =>
  patchOf(...paths.map((path) => ({ path, before: null, after: 'new\n' })));
const files = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`docs/${index}.md`, 'x\n']));

/** Changes by people to `main` after the run has begun, each with a patch that it conflicts with. */
const collisions = {
  'changed the file': {
    patch: fixed,
    people: (github: GitHubStandIn) =>
      github.commitOn('main', { 'src/cart.ts': 'export const total = 9;\n' }, 'Mine'),
  },
  'moved the file': {
    patch: fixed,
    people: (github: GitHubStandIn) =>
      commitEntries(
        github,
        { path: 'src/cart.ts', mode: '100644' },
        { path: 'src/basket.ts', mode: '100644', content: 'export const total = 1;\n' },
      ),
  },
  'deleted the file': {
    patch: fixed,
    people: (github: GitHubStandIn) =>
      commitEntries(github, { path: 'src/cart.ts', mode: '100644' }),
  },
  'made a file of the new name': {
    patch: created('notes.md'),
    people: (github: GitHubStandIn) => github.commitOn('main', { 'notes.md': 'mine\n' }, 'Mine'),
  },
  'made a file where the new one wants a folder': {
    patch: created('notes/new.md'),
    people: (github: GitHubStandIn) => github.commitOn('main', { notes: 'mine\n' }, 'Mine'),
  },
  'made a folder at the path of the new file': {
    patch: created('notes'),
    people: (github: GitHubStandIn) => github.commitOn('main', { 'notes/a.md': 'mine\n' }, 'Mine'),
  },
  'changed more files than GitHub names': {
    patch: fixed,
    people: (github: GitHubStandIn) => github.commitOn('main', files(300), 'Mine'),
  },
};

describe.concurrent('a base branch with new commits', () => {
  it("gets the fix on its tip, with other people's changes", async ({ github, publish }) => {
    const tip = await github.commitOn('main', files(299), 'Mine');
    const published = await publish();
    expect(published).toMatchObject({ kind: 'published', pullRequest: { branch } });
    expect(await github.commitOf(`${branch}~1`)).toBe(tip);
    const diff = await github.diff(tip, branch);
    expect(diff.match(/^diff --git .*$/gm)).toEqual(['diff --git a/src/cart.ts b/src/cart.ts']);
  });

  it('is not compared with itself', async ({ github, publish }) => {
    await publish();
    expect(github.requests.filter(({ path }) => path.includes('/compare/'))).toEqual([]);
  });

  it.for(Object.entries(collisions))(
    'is reported as moved if people %s',
    async ([, { patch, people }], { github, forge }) => {
      const publication = await publicationOn(github, { patch });
      const tip = await people(github);
      const before = writesOf(github);
      expect(await forge.publish(publication)).toEqual({ kind: 'base-moved', tip });
      expect(writesOf(github)).toBe(before);
      expect(await github.branches()).toEqual(['main']);

      const published = await forge.publish({ ...publication, stopIfBaseMoved: false });
      expect(published).toMatchObject({ kind: 'published', pullRequest: { branch } });
      expect(await github.commitOf(`${branch}~1`)).toBe(publication.base);
    },
  );

  it('is reported as moved if it does not contain the base', async ({ github, forge }) => {
    const tip = await github.commitOf('main');
    const base = await github.commitOn('other', { 'a.txt': 'a' }, 'Other');
    const publication = await publicationOn(github, { base });
    expect(await forge.publish(publication)).toEqual({ kind: 'base-moved', tip });
    const newTip = await github.commitOn('main', { 'b.txt': 'b' }, 'Mine');
    expect(await forge.publish(publication)).toEqual({ kind: 'base-moved', tip: newTip });
  });

  it('is reported as moved if GitHub cannot compare it', async ({ github, publication }) => {
    const tip = await github.commitOn('main', { 'b.txt': 'b' }, 'Mine');
    for (const status of [404, 422, 500]) {
      const times = status === 500 ? 6 : 1;
      github.fail(compare, problem(status, 'this diff is taking too long to generate'), times);
      const published = await githubForge(settingsOf(github)).publish(publication);
      expect(published).toEqual({ kind: 'base-moved', tip });
    }
  });

  it('is not reported as moved if the token may not compare it', async ({ github, publish }) => {
    await github.commitOn('main', { 'b.txt': 'b' }, 'Mine');
    github.fail(compare, problem(403, 'Resource not accessible by integration'));
    await expect(publish()).rejects.toThrow(UserError);
  });

  it('gets the same fix again without a second commit', async ({ github, publish }) => {
    await github.commitOn('main', { 'b.txt': 'b' }, 'Mine');
    const first = await publish();
    expect(await publish()).toEqual(first);
    const commits = github.requests.filter(({ path }) => path.endsWith('/git/commits'));
    expect(commits).toHaveLength(1);
  });
});

const getRef = 'GET /repos/{owner}/{repo}/git/ref/{ref}';
const listPulls = 'GET /repos/{owner}/{repo}/pulls';

/** The first look is out of date when the branch is written. */
describe.concurrent('when another run publishes at the same time', () => {
  it('reuses a branch that the other run has created', async ({ github, publication }) => {
    await githubForge(settingsOf(github)).publish({
      ...publication,
      ...checked(cartPatch('export const total = 3;\n')),
    });
    github.fail(getRef, problem(404, 'Not Found'));
    const published = await githubForge(settingsOf(github)).publish(publication);
    expect(published).toMatchObject({ kind: 'published', commit: await github.commitOf(branch) });
  });

  it('does not touch a branch that a person has created', async ({ github, publish }) => {
    const commit = await github.commitOn(branch, { 'a.txt': 'a' }, 'Mine');
    github.fail(getRef, problem(404, 'Not Found'));
    const published = await publish();
    expect(published).toEqual({ kind: 'branch-taken', branch });
    expect(await github.commitOf(branch)).toBe(commit);
  });

  it("keeps a person's commit that came after the first look", async ({ github, publish }) => {
    await publish();
    const sha = await github.commitOf(branch);
    const commit = await github.commitOn(branch, { 'a.txt': 'a' }, 'Mine');
    github.fail(getRef, { status: 200, body: { object: { sha } } });
    const patch = cartPatch('export const total = 3;\n');
    expect(await publish({ patch })).toEqual({
      kind: 'branch-taken',
      branch,
    });
    expect(await github.commitOf(branch)).toBe(commit);
  });

  it('updates a pull request that the other run has opened', async ({ github, publish }) => {
    await publish();
    github.fail(listPulls, { status: 200, body: [] });
    const again = await publish({ title: 'Newer', body: 'Now right.' });
    expect(again).toMatchObject({ kind: 'published', pullRequest: { number: 1 } });
    expect(github.pulls).toMatchObject([{ title: 'Newer', body: 'Now right.' }]);
  });
});
