import { describe, expect } from 'vitest';
import { githubForge } from '../../../src/adapters/github/index.ts';
import type { GitHubStandIn } from '../../support/github/github.ts';
import { problem } from '../../support/github/problem.ts';
import { keyOf } from '../../support/memory/samples/tickets.ts';
import { patchOf } from '../patch-of.ts';
import {
  branch,
  cartPatch,
  checked,
  commitEntries,
  it,
  place,
  publicationOn,
  settingsOf,
} from './shop.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const trailer = 'Count\n\nJira-Bug-Fix: APP-1';

/** What happens to the branch after the agent has published on it. */
type Deed = (github: GitHubStandIn) => Promise<unknown>;

const onMain = (github: GitHubStandIn, path: string, content: string) =>
  commitEntries(github, { path, mode: '100644', content });

/** Publishes, lets something happen, and publishes another change. */
async function publishAfter(github: GitHubStandIn, deed: Deed) {
  const forge = githubForge(settingsOf(github));
  const first = await publicationOn(github);
  await forge.publish(first);
  await deed(github);
  const head = await github.commitOf(branch);
  const { branchTaken } = await forge.check(place);
  const again = { ...first, ...checked(cartPatch('export const total = 3;\n')) };
  const published = await forge.publish({ ...again, base: await github.commitOf('main') });
  return { head, branchTaken, published };
}

const foreign: Readonly<Record<string, Deed>> = {
  'a commit on top': ({ commitOn }) => commitOn(branch, { 'a.txt': 'a' }, 'A better idea'),
  'a commit on top, with the trailer': ({ commitOn }) =>
    commitOn(branch, { 'a.txt': 'a' }, trailer),
  'an empty commit on top': ({ commitOn }) => commitOn(branch, {}, 'Start the checks again'),
  'an amended commit': ({ rewriting }) => rewriting.amend(branch, { 'src/cart.ts': 'mine\n' }),
  'a commit that was picked onto a person’s branch of the same name': async (github) => {
    await github.rewriting.pick(branch, 'main');
    await github.commitOn('mine', { 'a.txt': 'a' }, 'Mine');
    await github.rewriting.pick('main', 'mine');
    await github.rewriting.remove(branch);
    await github.commitOn(branch, { 'a.txt': 'a' }, 'Mine');
    await github.rewriting.pick('main', branch);
  },
  'a branch that was deleted and created again': async ({ rewriting, commitOn }) => {
    await rewriting.remove(branch);
    await commitOn(branch, { 'a.txt': 'a' }, trailer);
  },
  'a merge that a person made': async (github) => {
    await onMain(github, 'b.txt', 'b');
    await github.rewriting.merge(branch, {}, 'machine');
  },
  'a merge with a conflict that a person resolved': async (github) => {
    await onMain(github, 'src/cart.ts', 'export const total = 9;\n');
    await github.rewriting.merge(branch, { 'src/cart.ts': 'export const total = 29;\n' });
  },
  'a merge that brings more than the base': async (github) => {
    await onMain(github, 'b.txt', 'b');
    await github.rewriting.merge(branch, { 'c.txt': 'mine\n' });
  },
  'a merge that undoes the change': async (github) => {
    await onMain(github, 'b.txt', 'b');
    await github.rewriting.merge(branch, { 'src/cart.ts': 'export const total = 1;\n' });
  },
  'a program’s commit on top of a person’s': async ({ rewriting, commitOn }) => {
    await commitOn(branch, { 'a.txt': 'a' }, 'Mine');
    await rewriting.push(branch, { 'b.txt': 'b' }, 'autofix-ci[bot]');
  },
  'a merge on top of a person’s commit': async (github) => {
    await github.commitOn(branch, { 'a.txt': 'a' }, 'Mine');
    await onMain(github, 'b.txt', 'b');
    await github.rewriting.merge(branch);
  },
  'a person’s commit on top of a merge': async (github) => {
    await onMain(github, 'b.txt', 'b');
    await github.rewriting.merge(branch);
    await github.commitOn(branch, { 'a.txt': 'a' }, 'Mine');
  },
};

describe.concurrent('is not overwritten', () => {
  it.for(Object.entries(foreign))('%s', async ([, deed], { github }) => {
    const { head, branchTaken, published } = await publishAfter(github, deed);
    expect(published).toEqual({ kind: 'branch-taken', branch });
    expect(branchTaken).toBe(true);
    expect(await github.commitOf(branch)).toBe(head);
  });
});

const own: Readonly<Record<string, Deed>> = {
  'its commit': async () => {},
  'its commit with another message': ({ rewriting }) => rewriting.amend(branch, {}),
  'its commit, rebased by somebody': async (github) => {
    await onMain(github, 'b.txt', 'b');
    await github.rewriting.rebase(branch);
  },
  'its commit, on a base that went on': (github) => onMain(github, 'b.txt', 'b'),
  'its commit, put back by a person': async (github) => {
    const sha = await github.commitOf(branch);
    await github.commitOn(branch, { 'a.txt': 'a' }, 'Mine');
    await github.rewriting.remove(branch);
    await github.rewriting.point(branch, sha);
  },
  'a merge with the base': async (github) => {
    await onMain(github, 'b.txt', 'b');
    await github.rewriting.merge(branch);
  },
  'a merge with the base that a program made': async (github) => {
    await onMain(github, 'b.txt', 'b');
    await github.rewriting.merge(branch, {}, 'mergify[bot]');
  },
  'a merge with changes of the same file elsewhere': async (github) => {
    await onMain(github, 'windows.txt', '\uFEFFfirst\r\nthird\r\n');
    await github.rewriting.merge(branch);
  },
  'several merges with the base': async (github) => {
    for (const name of ['b.txt', 'c.txt']) {
      await onMain(github, name, name);
      await github.rewriting.merge(branch);
    }
  },
};

describe.concurrent('is continued', () => {
  it.for(Object.entries(own))('%s', async ([, deed], { github }) => {
    const { branchTaken, published } = await publishAfter(github, deed);
    expect(branchTaken).toBe(false);
    expect(published).toMatchObject({ kind: 'published', pullRequest: { number: 1 } });
    expect((await github.tree(branch)).get('src/cart.ts')).toBe('export const total = 3;\n');
  });
});

const programs: Readonly<Record<string, Deed>> = {
  'a formatter’s commit': ({ rewriting }) =>
    rewriting.push(branch, { 'b.txt': 'b' }, 'pre-commit-ci[bot]'),
  'a workflow’s commit': ({ rewriting }) =>
    rewriting.push(branch, { 'src/cart.ts': '// 2\n' }, 'github-actions[bot]'),
  'a program’s commit below a merge with the base': async (github) => {
    await github.rewriting.push(branch, { 'b.txt': 'b' }, 'autofix-ci[bot]');
    await onMain(github, 'c.txt', 'c');
    await github.rewriting.merge(branch);
  },
};

describe.concurrent('is built upon', () => {
  it.for(Object.entries(programs))('%s', async ([, deed], { github }) => {
    const { head, branchTaken, published } = await publishAfter(github, deed);
    expect([branchTaken, published]).toEqual([false, { kind: 'branch-taken', branch }]);
    expect(await github.commitOf(branch)).toBe(head);
    const forge = githubForge(settingsOf(github));
    expect((await forge.check(place)).builtUpon).toBe(head);
    const next = await publicationOn(github, { patch: noted, stopIfBaseMoved: false });
    const onTop = { ...next, base: head, onBranch: true };
    for (const change of [onTop, onTop])
      expect(await forge.publish(change)).toMatchObject({ kind: 'published' });
    const merged = { ...next, contains: await github.commitOf(branch) };
    expect(await forge.publish(merged)).toMatchObject({ kind: 'published' });
    expect((await github.commits('main', branch)).map(({ sha }) => sha)).toContain(head);
    expect((await github.tree(branch)).get('note.txt')).toBe('A note.\n');
  });
});

const noted = patchOf({ path: 'note.txt', before: null, after: 'A note.\n' });

describe.concurrent('what the agent wrote', () => {
  it('is recorded before the branch shows it, so that a run may end in between', async ({
    github,
    publish,
  }) => {
    await publish();
    const posted = github.requests.filter(({ path }) => path.endsWith('/git/refs'));
    const sha = await github.commitOf(branch);
    expect(posted.map(({ body }) => body)).toEqual([
      { ref: `refs/jira-bug-fix/commits/APP-1/${sha}`, sha },
      { ref: `refs/heads/${branch}`, sha },
    ]);
  });

  it('is not moved if it cannot be recorded', async ({ github, publish }) => {
    github.fail('POST /repos/{owner}/{repo}/git/refs', problem(403, 'Resource not accessible'));
    await expect(publish()).rejects.toThrow('lacks permissions');
    expect(await github.branches()).toEqual(['main']);
  });

  it('for another ticket is not for this one', async ({ github, forge, publish }) => {
    await publish();
    const sha = await github.commitOf(branch);
    await github.rewriting.point('jira/APP-2', sha);
    const other = { ...place, branch: 'jira/APP-2', key: keyOf('APP-2') };
    expect((await forge.check(other)).branchTaken).toBe(true);
  });

  it('is somebody’s once its record is gone', async ({ github, forge, publish }) => {
    await publish();
    await github.rewriting.forget('refs/jira-bug-fix/commits');
    expect((await forge.check(place)).branchTaken).toBe(true);
  });
});
