import { describe, it } from 'vitest';
import { githubForge } from '../../../src/adapters/github/index.ts';
import type { Publication } from '../../../src/agent/ports.ts';
import type { GitHubStandIn } from '../../support/github/github.ts';
import { problem } from '../../support/github/problem.ts';
import { patchOf } from '../patch-of.ts';
import {
  branch,
  cartPatch,
  checked,
  place,
  publicationOn,
  settingsOf,
  startShop,
} from './publication.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const third = checked(cartPatch('export const total = 3;\n'));

/** Publishes a first change; what is returned publishes further ones. */
async function published(github: GitHubStandIn, changes: Partial<Publication> = {}) {
  const forge = githubForge(settingsOf(github));
  const first = await publicationOn(github);
  await forge.publish(first);
  const head = await github.commitOf(branch);
  const again = async (more: Partial<Publication> = {}) => {
    const base = await github.commitOf('main');
    return forge.publish({ ...first, ...third, base, ...changes, ...more });
  };
  return { forge, first, head, again };
}

const moves = (github: GitHubStandIn) =>
  github.requests
    .filter(({ method, path }) => method === 'PATCH' && path.includes('/git/refs/'))
    .map(({ body }) => Object(body).force);

/** What the pull request shows: from where the histories part. */
const shown = async (github: GitHubStandIn) => {
  const diff = await github.shownDiff(branch);
  return diff.split('\n').filter((line) => /^[+-][^+-]/.test(line));
};
const change = ['-export const total = 1;', '+export const total = 3;'];

describe.concurrent('a further attempt', () => {
  it('is a commit after the first, without force', async ({ expect }) => {
    await using github = await startShop();
    const { head, again } = await published(github);
    expect(await again()).toMatchObject({ kind: 'published', pullRequest: { number: 1 } });
    expect(await github.commitOf(`${branch}~1`)).toBe(head);
    expect(await shown(github)).toEqual(change);
    expect(moves(github)).toEqual([false]);
    expect(github.violations).toEqual([]);
  });

  it('drops what only an earlier one has changed', async ({ expect }) => {
    await using github = await startShop();
    const { again } = await published(github);
    const patch = patchOf({ path: 'docs/a.md', before: null, after: 'a\n' });
    await again(checked(patch));
    expect(await shown(github)).toEqual(['+a']);
  });

  it('stays on the base that the branch has, if that is the same for its files', async ({
    expect,
  }) => {
    await using github = await startShop();
    const { head, again } = await published(github);
    await github.commitOn('main', { 'b.txt': 'b\n' }, 'Mine');
    await again();
    expect(await github.commitOf(`${branch}~1`)).toBe(head);
    expect((await github.tree(branch)).has('b.txt')).toBe(false);
    expect(await shown(github)).toEqual(change);
  });

  it('is a merge with the base if that has changed its files', async ({ expect }) => {
    await using github = await startShop();
    const { head, again } = await published(github);
    const files = { 'src/cart.ts': 'export const total = 9;\n', 'b.txt': 'b\n' };
    const tip = await github.commitOn('main', files, 'Mine');
    const patch = patchOf({
      path: 'src/cart.ts',
      before: 'export const total = 9;\n',
      after: 'export const total = 8;\n',
    });
    const first = await again(checked(patch));
    expect(first).toMatchObject({ kind: 'published' });
    expect(await github.commitOf(`${branch}^1`)).toBe(head);
    expect(await github.commitOf(`${branch}^2`)).toBe(tip);
    expect(await shown(github)).toEqual(['-export const total = 9;', '+export const total = 8;']);
    expect(moves(github)).toEqual([false]);
    expect(await again(checked(patch))).toEqual(first);
    expect(github.violations).toEqual([]);
  });

  it('is not published where the branch has a newer base with other files', async ({ expect }) => {
    await using github = await startShop();
    const { first, again } = await published(github);
    const tip = await github.commitOn('main', { 'src/cart.ts': 'export let total;\n' }, 'Mine');
    await github.rewriting.merge(branch, { 'src/cart.ts': 'export let total;\n' });
    const base = { base: first.base, stopIfBaseMoved: false };
    expect(await again(base)).toMatchObject({ kind: 'branch-taken' });
    await github.rewriting.point(branch, tip);
    const before = await github.commitOf(branch);
    expect(await again(base)).toEqual({ kind: 'base-moved', tip });
    expect(await github.commitOf(branch)).toBe(before);
  });

  it('goes on after merges of the base by a button', async ({ expect }) => {
    await using github = await startShop();
    const { again } = await published(github);
    for (const name of ['b.txt', 'c.txt']) {
      await github.commitOn('main', { [name]: `${name}\n` }, 'Mine');
      await github.rewriting.merge(branch);
    }
    const head = await github.commitOf(branch);
    await again();
    expect(await github.commitOf(`${branch}~1`)).toBe(head);
    expect(await shown(github)).toEqual(change);
    await github.commitOn('main', { 'd.txt': 'd\n' }, 'Mine');
    await github.rewriting.merge(branch);
    await again(checked(cartPatch('export const total = 4;\n')));
    expect(await shown(github)).toEqual(['-export const total = 1;', '+export const total = 4;']);
    expect(moves(github)).toEqual([false, false]);
  });

  it('is not made on a commit of a person, and names them', async ({ expect }) => {
    await using github = await startShop();
    const { again } = await published(github);
    await again();
    const commit = await github.commitOn(branch, { 'a.txt': 'a' }, 'Mine');
    expect(await again(checked(cartPatch('x\n')))).toEqual({ kind: 'branch-taken', branch });
    expect(await github.commitOf(branch)).toBe(commit);
  });

  it('starts anew if a branch moves while it is written', async ({ expect }) => {
    await using github = await startShop();
    const { again } = await published(github);
    const update = 'PATCH /repos/{owner}/{repo}/git/refs/{ref}';
    github.fail(update, problem(422, 'Update is not a fast forward'), 2);
    expect(await again()).toMatchObject({ kind: 'published' });
    expect(await shown(github)).toEqual(change);
    github.fail(update, problem(422, 'Update is not a fast forward'), 9);
    await expect(again(checked(cartPatch('x\n')))).rejects.toThrow('changed all the time');
  });

  it('is not made while GitHub cannot compare the branch', async ({ expect }) => {
    await using github = await startShop();
    const { forge, again } = await published(github);
    const compare = 'GET /repos/{owner}/{repo}/compare/{basehead}';
    github.fail(compare, problem(404, 'Not Found'));
    expect(await forge.check(place)).toMatchObject({ branchTaken: true });
    expect(await again()).toMatchObject({ kind: 'published' });
  });
});

describe.concurrent('a linear history', () => {
  it('is kept while the base has not changed the files', async ({ expect }) => {
    await using github = await startShop();
    github.settings.rules.push({ type: 'required_linear_history' });
    const { again } = await published(github);
    await github.commitOn('main', { 'b.txt': 'b\n' }, 'Mine');
    expect(await again()).toMatchObject({ kind: 'published' });
  });

  it('is asked for in a sentence if only a merge would do', async ({ expect }) => {
    await using github = await startShop();
    github.settings.rules.push({ type: 'required_linear_history' });
    const { again } = await published(github);
    await github.commitOn('main', { 'src/cart.ts': 'export let total;\n' }, 'Mine');
    await expect(again()).rejects.toThrow('forbids merges on jira/APP-1: delete the branch');
  });
});

describe.concurrent('a change made on the branch itself', () => {
  it('follows the commit of a person, and is published once', async ({ expect }) => {
    await using github = await startShop();
    const { again } = await published(github);
    const base = await github.commitOn(branch, { 'a.txt': 'a\n' }, 'Mine');
    const patch = patchOf({ path: 'a.txt', before: 'a\n', after: 'b\n' });
    const onBranch = { ...checked(patch), base, onBranch: true };
    const first = await again(onBranch);
    expect(first).toMatchObject({ kind: 'published', pullRequest: { number: 1 } });
    expect(await github.commitOf(`${branch}~1`)).toBe(base);
    expect((await github.tree(branch)).get('src/cart.ts')).toBe('export const total = 2;\n');
    expect(await again(onBranch)).toEqual(first);
    expect(github.violations).toEqual([]);
  });

  it('has moved if a person changes its files meanwhile', async ({ expect }) => {
    await using github = await startShop();
    const { again } = await published(github);
    const base = await github.commitOn(branch, { 'a.txt': 'a\n' }, 'Mine');
    const patch = patchOf({ path: 'a.txt', before: 'a\n', after: 'b\n' });
    const onBranch = { ...checked(patch), base, onBranch: true };
    const other = await github.commitOn(branch, { 'c.txt': 'c\n' }, 'Mine, too');
    expect(await again(onBranch)).toMatchObject({ kind: 'published' });
    expect(await github.commitOf(`${branch}~1`)).toBe(other);
    const tip = await github.commitOn(branch, { 'a.txt': 'mine\n' }, 'Mine, again');
    expect(await again(onBranch)).toEqual({ kind: 'base-moved', tip });
  });
});
