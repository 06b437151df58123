import { describe, it } from 'vitest';
import { githubForge } from '../../../src/adapters/github/index.ts';
import { problem } from '../../support/github/problem.ts';
import {
  branch,
  cartPatch,
  checked,
  publicationOn,
  settingsOf,
  startShop,
  token,
} from './publication.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const getRef = 'GET /repos/{owner}/{repo}/git/ref/{ref}';
const listPulls = 'GET /repos/{owner}/{repo}/pulls';

/** The first look is out of date when the branch is written. */
describe.concurrent('when another run publishes at the same time', () => {
  it('reuses a branch that the other run has created', async ({ expect }) => {
    await using github = await startShop();
    const publication = await publicationOn(github);
    await githubForge(settingsOf(github)).publish({
      ...publication,
      ...checked(cartPatch('export const total = 3;\n')),
    });
    github.fail(getRef, problem(404, 'Not Found'));
    const published = await githubForge(settingsOf(github)).publish(publication);
    expect(published).toMatchObject({ kind: 'published', commit: await github.commitOf(branch) });
    expect(github.violations).toEqual([]);
  });

  it('does not touch a branch that a person has created', async ({ expect }) => {
    await using github = await startShop();
    const commit = await github.commitOn(branch, { 'a.txt': 'a' }, 'Mine');
    github.fail(getRef, problem(404, 'Not Found'));
    const published = await githubForge(settingsOf(github)).publish(await publicationOn(github));
    expect(published).toEqual({ kind: 'branch-taken', branch });
    expect(await github.commitOf(branch)).toBe(commit);
  });

  it("keeps a person's commit that came after the first look", async ({ expect }) => {
    await using github = await startShop();
    const forge = githubForge(settingsOf(github));
    const publication = await publicationOn(github);
    await forge.publish(publication);
    const sha = await github.commitOf(branch);
    const commit = await github.commitOn(branch, { 'a.txt': 'a' }, 'Mine');
    github.fail(getRef, { status: 200, body: { object: { sha } } });
    const patch = cartPatch('export const total = 3;\n');
    expect(await forge.publish({ ...publication, ...checked(patch) })).toEqual({
      kind: 'branch-taken',
      branch,
    });
    expect(await github.commitOf(branch)).toBe(commit);
  });

  it('updates a pull request that the other run has opened', async ({ expect }) => {
    await using github = await startShop();
    const forge = githubForge(settingsOf(github));
    const publication = await publicationOn(github);
    await forge.publish(publication);
    github.fail(listPulls, { status: 200, body: [] });
    const again = await forge.publish({ ...publication, title: 'Newer' });
    expect(again).toMatchObject({ kind: 'published', pullRequest: { number: 1 } });
    expect(github.pulls).toMatchObject([{ title: 'Newer' }]);
    expect(github.violations).toEqual([]);
  });

  it('ignores listed pull requests of other branches', async ({ expect }) => {
    await using github = await startShop();
    const forge = githubForge(settingsOf(github));
    const publication = await publicationOn(github);
    await forge.publish({ ...publication, branch: 'jira/other' });
    const headers = { authorization: `token ${token}` };
    const everything = await fetch(`${github.url}/repos/acme/shop/pulls`, { headers });
    github.fail(listPulls, { status: 200, body: await everything.json() });
    expect(await forge.publish(publication)).toMatchObject({ pullRequest: { number: 2 } });
  });
});
