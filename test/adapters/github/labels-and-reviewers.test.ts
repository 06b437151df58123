import { describe, it } from 'vitest';
import { githubForge } from '../../../src/adapters/github/index.ts';
import { hangingUp } from '../../support/faults.ts';
import { problem } from '../../support/github/problem.ts';
import { publicationOn, settingsOf, startShop } from './publication.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const addLabels = 'POST /repos/{owner}/{repo}/issues/{issue_number}/labels';
const requestReviewers = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers';
const people = { labels: ['bug', 'agent'], reviewers: ['ada', 'team:core', 'bo'] };
const early = problem(422, "Could not resolve to a node with the global id of 'PR_1'.");

describe.concurrent('labels and reviewers', () => {
  it('are added to a new pull request', async ({ expect }) => {
    await using github = await startShop();
    const publication = await publicationOn(github, people);
    const published = await githubForge(settingsOf(github)).publish(publication);
    expect(published).toMatchObject({ kind: 'published', notes: [] });
    expect(github.pulls).toMatchObject([
      { labels: ['bug', 'agent'], reviewers: ['ada', 'bo'], teams: ['core'] },
    ]);
    expect(github.violations).toEqual([]);
  });

  it('are not requested twice, and labels set by people stay', async ({ expect }) => {
    await using github = await startShop();
    const forge = githubForge(settingsOf(github));
    const publication = await publicationOn(github, people);
    await forge.publish(publication);
    for (const pull of github.pulls) {
      pull.reviewers.splice(0);
      pull.labels.splice(0, 1, 'urgent', 'BUG');
    }
    await forge.publish(publication);
    expect(github.pulls).toMatchObject([{ labels: ['urgent', 'BUG', 'agent'], reviewers: [] }]);
    const asked = github.requests.filter(({ path }) => /labels|requested_reviewers/.test(path));
    expect(asked).toHaveLength(2);
    await forge.publish({ ...publication, labels: ['bug', 'late'] });
    expect(github.pulls).toMatchObject([{ labels: ['urgent', 'BUG', 'agent', 'late'] }]);
  });

  it.for([problem(403, 'Forbidden'), problem(404, 'Not Found'), problem(422, 'No'), hangingUp])(
    'get a note if GitHub refuses them, and the pull request is still opened (%#)',
    async (answer, { expect }) => {
      await using github = await startShop();
      github.fail(addLabels, answer, 6);
      github.fail(requestReviewers, answer);
      const publication = await publicationOn(github, people);
      const published = await githubForge(settingsOf(github)).publish(publication);
      expect(published).toMatchObject({
        kind: 'published',
        notes: [
          expect.stringMatching(/lacks the labels bug, agent, so check `labels`\. GitHub /),
          expect.stringMatching(/check `reviewers` .*: ada, team:core, bo\. GitHub /),
        ],
      });
      expect(github.pulls).toHaveLength(1);
    },
  );

  it('get a note without links and line breaks', async ({ expect }) => {
    await using github = await startShop();
    github.fail(requestReviewers, problem(422, 'Reviews may\nonly be requested'));
    const publication = await publicationOn(github, { reviewers: ['ada'] });
    expect(await githubForge(settingsOf(github)).publish(publication)).toMatchObject({
      notes: [
        'Nobody was asked for a review, so check `reviewers`: ada. GitHub answered 422: Reviews may only be requested',
      ],
    });
  });
});

describe('a pull request that GitHub does not know yet', () => {
  it('is retried, after delays', async ({ expect }) => {
    await using github = await startShop();
    github.fail(addLabels, early, 3);
    github.fail(requestReviewers, early, 1);
    const publication = await publicationOn(github, people);
    const began = performance.now();
    const published = await githubForge(settingsOf(github)).publish(publication);
    expect(published).toMatchObject({ kind: 'published', notes: [] });
    expect(github.pulls).toMatchObject([{ labels: people.labels, reviewers: ['ada', 'bo'] }]);
    expect(performance.now() - began).toBe(1_000 + 2_000 + 3_000 + 1_000);
  });

  it('gets a note in the end', async ({ expect }) => {
    await using github = await startShop();
    github.fail(addLabels, early, 100);
    const publication = await publicationOn(github, { labels: ['bug'] });
    const began = performance.now();
    const published = await githubForge(settingsOf(github)).publish(publication);
    expect(published).toMatchObject({
      kind: 'published',
      notes: [expect.stringContaining('Could not resolve to a node')],
    });
    expect(performance.now() - began).toBe(1_000 + 2_000 + 3_000);
  });
});
