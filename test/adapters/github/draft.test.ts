import { describe, it } from 'vitest';
import { githubForge } from '../../../src/adapters/github/index.ts';
import { problem } from '../../support/github/problem.ts';
import { publicationOn, settingsOf, startShop } from './publication.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const createPull = 'POST /repos/{owner}/{repo}/pulls';
const graphql = 'POST /graphql';

describe.concurrent('a draft', () => {
  it('is opened on request', async ({ expect }) => {
    await using github = await startShop();
    const publication = await publicationOn(github, { draft: true });
    const published = await githubForge(settingsOf(github)).publish(publication);
    expect(published).toMatchObject({ kind: 'published', notes: [] });
    expect(github.pulls).toMatchObject([{ draft: true }]);
    expect(github.violations).toEqual([]);
  });

  it('becomes ready and a draft again as requested, and is unchanged otherwise', async ({
    expect,
  }) => {
    await using github = await startShop();
    const forge = githubForge(settingsOf(github));
    const publication = await publicationOn(github);
    const changes = () => github.requests.filter(({ path }) => path === '/graphql').length;
    for (const [draft, changed] of [
      [true, 0],
      [false, 1],
      [false, 1],
      [true, 2],
      [true, 2],
    ] as const) {
      expect(await forge.publish({ ...publication, draft })).toMatchObject({ notes: [] });
      expect(github.pulls).toMatchObject([{ draft }]);
      expect(changes()).toBe(changed);
    }
    expect(github.violations).toEqual([]);
  });

  it('is a ready pull request, with a note, if there are no drafts', async ({ expect }) => {
    await using github = await startShop();
    const message = 'Draft pull requests are not supported in this repository.';
    github.fail(createPull, problem(422, message));
    const publication = await publicationOn(github, { draft: true, reviewers: ['ada'] });
    expect(await githubForge(settingsOf(github)).publish(publication)).toMatchObject({
      kind: 'published',
      pullRequest: { number: 1 },
      notes: [expect.stringContaining('is not a draft')],
    });
    expect(github.pulls).toMatchObject([{ draft: false, reviewers: ['ada'] }]);
  });

  it.for([
    { status: 200, body: { data: null, errors: [{ message: 'Resource not accessible' }] } },
    problem(403, 'Resource not accessible'),
    problem(502, 'Resource not accessible'),
  ])('gets a note if GitHub does not change it (%#)', async (answer, { expect }) => {
    await using github = await startShop();
    const forge = githubForge(settingsOf(github));
    const publication = await publicationOn(github, { draft: true });
    await forge.publish(publication);
    github.fail(graphql, answer, answer.status === 502 ? 6 : 1);
    expect(await forge.publish({ ...publication, draft: false })).toMatchObject({
      kind: 'published',
      notes: [expect.stringMatching(/still a draft, .*: GitHub .*Resource not accessible$/)],
    });
    for (const pull of github.pulls) pull.draft = false;
    github.fail(graphql, answer, answer.status === 502 ? 6 : 1);
    expect(await forge.publish(publication)).toMatchObject({
      kind: 'published',
      notes: [expect.stringMatching(/did not become a draft: GitHub .*Resource not accessible$/)],
    });
  });
});
