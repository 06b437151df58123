import { describe, it } from 'vitest';
import { githubForge } from '../../../src/adapters/github/index.ts';
import type { Publication } from '../../../src/agent/ports.ts';
import { emptyRecord } from '../../../src/core/tickets/index.ts';
import { problem } from '../../support/github/problem.ts';
import { embedded, seal, sealOfLogin } from '../../support/seal.ts';
import { branch, publicationOn, settingsOf, startShop, token } from './publication.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const listPulls = 'GET /repos/{owner}/{repo}/pulls';
const record = { ...emptyRecord, inputs: ['a'.repeat(64)], comments: ['900'], attempts: 2 };
const marked = (publication: Publication, attempts = 2): Publication => ({
  ...publication,
  body: embedded(publication.body, publication.key, { ...record, attempts }),
});

describe.concurrent('recalling the record from a pull request', () => {
  it('finds the published record and its pull request', async ({ expect }) => {
    await using github = await startShop();
    const forge = githubForge(settingsOf(github));
    const publication = await publicationOn(github);
    await forge.publish(marked(publication));
    const pullRequest = `${github.url}/acme/shop/pull/1`;
    expect(await forge.recall(publication.key, branch, seal)).toEqual({
      ...record,
      branch,
      pullRequest,
    });
    expect(github.violations).toEqual([]);
  });

  it('finds nothing without a pull request with a mark', async ({ expect }) => {
    await using github = await startShop();
    const forge = githubForge(settingsOf(github));
    const publication = await publicationOn(github);
    expect(await forge.recall(publication.key, branch, seal)).toBeUndefined();
    await forge.publish(publication);
    expect(await forge.recall(publication.key, branch, seal)).toBeUndefined();
    expect(await forge.recall(publication.key, 'fix/APP-2', seal)).toBeUndefined();
  });

  it.for([
    ['of the agent alone', {}, 2],
    ['that a person has edited', { editor: 'ann' }, 0],
    ['that a person has opened', { author: 'ann' }, 0],
    ['that the agent has edited last', { editor: 'github-actions[bot]' }, 2],
  ] as const)(
    'that another login has signed counts in a text %s',
    async ([_, writers, attempts], { expect }) => {
      await using github = await startShop();
      const forge = githubForge(settingsOf(github));
      const publication = await publicationOn(github);
      await forge.publish(marked(publication));
      for (const pull of github.pulls) Object.assign(pull, writers);
      const other = sealOfLogin('another');
      const pullRequest = `${github.url}/acme/shop/pull/1`;
      const recalled = await forge.recall(publication.key, branch, other);
      // The branch and the pull request are found whoever has signed.
      expect(recalled).toMatchObject({ attempts, branch, pullRequest });
      expect((await forge.recall(publication.key, branch, seal))?.attempts).toBe(2);
      expect(github.violations).toEqual([]);
    },
  );

  it('prefers the open pull request, then the newest closed one', async ({ expect }) => {
    await using github = await startShop();
    const forge = githubForge(settingsOf(github));
    const publication = await publicationOn(github);
    const attempts = async () => (await forge.recall(publication.key, branch, seal))?.attempts;
    await forge.publish(marked(publication, 1));
    for (const pull of github.pulls) pull.state = 'closed';
    await forge.publish(marked(publication, 2));
    expect(await attempts()).toBe(2);
    for (const pull of github.pulls) pull.state = 'closed';
    expect(await attempts()).toBe(2);
    for (const pull of github.pulls.slice(0, 1)) pull.state = 'open';
    expect(await attempts()).toBe(1);
  });

  it('ignores listed pull requests of other branches', async ({ expect }) => {
    await using github = await startShop();
    const forge = githubForge(settingsOf(github));
    const publication = marked(await publicationOn(github));
    await forge.publish({ ...publication, branch: 'jira/other' });
    const headers = { authorization: `token ${token}` };
    const everything = await fetch(`${github.url}/repos/acme/shop/pulls`, { headers });
    github.fail(listPulls, { status: 200, body: await everything.json() });
    expect(await forge.recall(publication.key, branch, seal)).toBeUndefined();
  });

  it('names missing permissions of the token', async ({ expect }) => {
    await using github = await startShop();
    const forge = githubForge(settingsOf(github));
    const { key } = await publicationOn(github);
    github.fail(listPulls, problem(403, 'Resource not accessible by integration'));
    await expect(forge.recall(key, branch, seal)).rejects.toThrow('pull-requests: write');
  });
});
