import { describe, expect } from 'vitest';
import { githubForge } from '../../../src/adapters/github/index.ts';
import type { Publication } from '../../../src/agent/ports.ts';
import { emptyRecord } from '../../../src/core/tickets/index.ts';
import { embedded } from '../../support/embedded.ts';
import { hangingUp } from '../../support/faults.ts';
import type { GitHubStandIn } from '../../support/github/github.ts';
import { problem } from '../../support/github/problem.ts';
import { keyOf } from '../../support/memory/samples/tickets.ts';
import { seal } from '../../support/seal.ts';
import { patchOf } from '../patch-of.ts';
import { branch, cartPatch, checked, it, place, publicationOn, settingsOf } from './shop.ts';
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
  it('is a commit after the first, without force', async ({ github }) => {
    const { head, again } = await published(github);
    expect(await again()).toMatchObject({ kind: 'published', pullRequest: { number: 1 } });
    expect(await github.commitOf(`${branch}~1`)).toBe(head);
    expect(await shown(github)).toEqual(change);
    expect(moves(github)).toEqual([false]);
  });

  it('drops what only an earlier one has changed', async ({ github }) => {
    const { again } = await published(github);
    const patch = patchOf({ path: 'docs/a.md', before: null, after: 'a\n' });
    await again(checked(patch));
    expect(await shown(github)).toEqual(['+a']);
  });

  it('stays on the base that the branch has, if that is the same for its files', async ({
    github,
  }) => {
    const { head, again } = await published(github);
    await github.commitOn('main', { 'b.txt': 'b\n' }, 'Mine');
    await again();
    expect(await github.commitOf(`${branch}~1`)).toBe(head);
    expect((await github.tree(branch)).has('b.txt')).toBe(false);
    expect(await shown(github)).toEqual(change);
  });

  it('is a merge with the base if that has changed its files', async ({ github }) => {
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
  });

  it('is not published where the branch has a newer base with other files', async ({ github }) => {
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

  it('starts anew if a branch moves while it is written', async ({ github }) => {
    const { again } = await published(github);
    const update = 'PATCH /repos/{owner}/{repo}/git/refs/{ref}';
    github.fail(update, problem(422, 'Update is not a fast forward'), 2);
    expect(await again()).toMatchObject({ kind: 'published' });
    expect(await shown(github)).toEqual(change);
    github.fail(update, problem(422, 'Update is not a fast forward'), 9);
    await expect(again(checked(cartPatch('x\n')))).rejects.toThrow('changed all the time');
  });

  it('is not made while GitHub cannot compare the branch', async ({ github }) => {
    const { forge, again } = await published(github);
    const compare = 'GET /repos/{owner}/{repo}/compare/{basehead}';
    github.fail(compare, problem(404, 'Not Found'));
    expect(await forge.check(place)).toMatchObject({ branchTaken: true });
    expect(await again()).toMatchObject({ kind: 'published' });
  });
});

describe.concurrent('a linear history', () => {
  it('is kept while the base has not changed the files', async ({ github }) => {
    github.settings.rules.push({ type: 'required_linear_history' });
    const { again } = await published(github);
    await github.commitOn('main', { 'b.txt': 'b\n' }, 'Mine');
    expect(await again()).toMatchObject({ kind: 'published' });
  });

  it('is asked for in a sentence if only a merge would do', async ({ github }) => {
    github.settings.rules.push({ type: 'required_linear_history' });
    const { again } = await published(github);
    await github.commitOn('main', { 'src/cart.ts': 'export let total;\n' }, 'Mine');
    await expect(again()).rejects.toThrow('forbids merges on jira/APP-1: delete the branch');
  });
});

describe.concurrent('a change made on the branch itself', () => {
  it('follows the commit of a person, and is published once', async ({ github }) => {
    const { again } = await published(github);
    const base = await github.commitOn(branch, { 'a.txt': 'a\n' }, 'Mine');
    const patch = patchOf({ path: 'a.txt', before: 'a\n', after: 'b\n' });
    const onBranch = { ...checked(patch), base, onBranch: true };
    const first = await again(onBranch);
    expect(first).toMatchObject({ kind: 'published', pullRequest: { number: 1 } });
    expect(await github.commitOf(`${branch}~1`)).toBe(base);
    expect((await github.tree(branch)).get('src/cart.ts')).toBe('export const total = 2;\n');
    expect(await again(onBranch)).toEqual(first);
  });

  it('has moved if a person changes its files meanwhile', async ({ github }) => {
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

/** The requests of a further attempt, whose base has changed its file, by their place in it. */
const road = [
  'GET /pulls',
  'GET /git/ref/heads%2Fjira%2FAPP-1',
  'GET /git/commits/HEAD',
  'GET /git/matching-refs',
  'GET /compare/main...HEAD',
  'GET /git/ref/heads%2Fmain',
  'GET /compare/FORK...TIP',
  'GET /compare/FORK...TIP',
  'GET /rules/branches',
  'POST /git/trees',
  'POST /git/commits',
  'POST /git/refs',
  'PATCH /git/refs',
  'PATCH /pulls/1',
];

/** A branch with a first attempt, and a second change for a base that has gone on under it. */
async function secondAttempt(github: GitHubStandIn) {
  const forge = githubForge(settingsOf(github));
  await forge.publish(await publicationOn(github));
  const head = await github.commitOf(branch);
  await github.commitOn('main', { 'src/cart.ts': 'export const total = 9;\n' }, 'Mine');
  const patch = checked(cartPatch('export const total = 3;\n'));
  const publication = await publicationOn(github, patch);
  const disturb = (at: number, answer: typeof hangingUp, isLate: boolean) => {
    let requests = -1;
    github.disturb(() => {
      requests += 1;
      return requests === at ? { answer, isLate } : undefined;
    });
  };
  const count = github.requests.length;
  return { forge, publication, head, disturb, count };
}

describe.concurrent('appending', () => {
  it('makes these requests', async ({ github }) => {
    const { forge, publication, count } = await secondAttempt(github);
    await forge.publish(publication);
    const made = github.requests.slice(count).map(({ method, path }) => `${method} ${path}`);
    const kinds = (names: readonly string[]) =>
      names
        .map((name) => name.replace('/repos/acme/shop', '').split('/').slice(0, 2)[1])
        .toSorted();
    expect(kinds(made)).toEqual(kinds(road));
  });

  const cases = road.flatMap((name, at) => [
    { name, at, fault: 'a refusal', answer: problem(403, 'Forbidden'), isLate: false },
    { name, at, fault: 'an outage', answer: hangingUp, isLate: false },
    { name, at, fault: 'a lost answer', answer: hangingUp, isLate: true },
  ]);

  it.for(cases)('is done once, whatever $fault to request $at', async (one, { github }) => {
    const { forge, publication, head, disturb } = await secondAttempt(github);
    disturb(one.at, one.answer, one.isLate);
    await forge.publish(publication).catch(() => undefined);
    github.disturb(() => undefined);
    // Another process goes on, which knows nothing of the first.
    const again = await githubForge(settingsOf(github)).publish(publication);
    expect(again).toMatchObject({ kind: 'published', pullRequest: { number: 1 } });
    expect(await github.commitOf(`${branch}^1`)).toBe(head);
    expect(await github.commitOf(`${branch}^2`)).toBe(publication.base);
    expect(await github.shownDiff(branch)).toContain('+export const total = 3;');
    expect(github.pulls).toHaveLength(1);
  });
});

describe.concurrent('after a pull request has ended, the next attempt', () => {
  it('leaves a branch whose pull request was closed, and names that one', async ({
    github,
    forge,
    publish,
  }) => {
    await publish();
    const head = await github.commitOf(branch);
    for (const next of ['2', '3']) {
      for (const pull of github.pulls) pull.state = 'closed';
      expect(await forge.check(place)).toMatchObject({ branch: `${branch}-${next}` });
      const published = await publish();
      expect(published).toMatchObject({ pullRequest: { branch: `${branch}-${next}` } });
      const number = Number(next);
      const body = `Replaces #${number - 1}, which was closed.\n\nCounts every item.`;
      expect(github.pulls.at(-1)).toMatchObject({ number, body, state: 'open' });
      expect(await publish()).toEqual(published);
      expect(await forge.check(place)).toMatchObject({ branchTaken: false });
    }
    expect(await github.commitOf(branch)).toBe(head);
    expect(github.pulls).toHaveLength(3);
  });

  it('starts anew on the base if a merged branch is still there', async ({ github, publish }) => {
    await publish();
    await github.commitOn('main', { 'src/cart.ts': 'export const total = 2;\n' }, 'Squashed');
    for (const pull of github.pulls) pull.state = 'closed';
    const change = { before: 'export const total = 2;\n', after: 'export const total = 3;\n' };
    const patch = patchOf({ path: 'src/cart.ts', ...change });
    const base = await github.commitOf('main');
    await publish({ patch, base });
    expect(await github.commitOf(`${branch}-2~1`)).toBe(base);
  });

  it('names the one that was merged', async ({ github, publish }) => {
    await publish();
    await github.life.merge(1);
    const before = 'export const total = 2;\n';
    const patch = patchOf({ path: 'src/cart.ts', before, after: 'export const total = 3;\n' });
    await publish({ patch, base: await github.commitOf('main') });
    expect(github.pulls[1]?.body).toMatch(/^Follows #1, which was merged\./);
  });

  it('uses the name again if the branch is gone, too', async ({ github, publish }) => {
    await publish();
    for (const pull of github.pulls) pull.state = 'closed';
    await github.rewriting.remove(branch);
    expect(await publish()).toMatchObject({ pullRequest: { number: 2, branch } });
    expect(github.pulls[1]?.body).toMatch(/^Replaces #1, which was closed\./);
  });

  it('finds its record by the template of the branch', async ({ github, forge, publish }) => {
    const body = embedded('Text', place.key, { ...emptyRecord, attempts: 2 });
    const named = 'fix/APP-1-the-total';
    await publish({ branch: named, body });
    await github.commitOn('fix/APP-11-other', { 'a.txt': 'a' }, 'Mine');
    const recalled = await forge.recall(place.key, 'fix/{key}-{summary}', seal);
    expect(recalled).toMatchObject({ attempts: 2, branch: named });
    expect(await forge.recall(keyOf('APP-2'), 'fix/{key}-{summary}', seal)).toBeUndefined();
  });
});
