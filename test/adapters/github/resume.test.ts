import { describe, expect } from 'vitest';
import { githubForge } from '../../../src/adapters/github/index.ts';
import type { GitHubStandIn } from '../../support/github/github.ts';
import { branch, cartPatch, checked, it, publicationOn, settingsOf } from './shop.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

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
