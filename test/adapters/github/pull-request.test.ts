import { describe, expect } from 'vitest';
import type { Publication } from '../../../src/agent/ports.ts';
import { emptyRecord } from '../../../src/core/tickets/index.ts';
import { embedded } from '../../support/embedded.ts';
import { hangingUp } from '../../support/faults.ts';
import { problem } from '../../support/github/problem.ts';
import type { StoredPull } from '../../support/github/pulls.ts';
import { seal, sealOfLogin } from '../../support/seal.ts';
import { branch, it, place, publicationOn, token } from './shop.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const createPull = 'POST /repos/{owner}/{repo}/pulls';
const graphql = 'POST /graphql';

describe.concurrent('a draft', () => {
  it('becomes ready and a draft again as requested, and is unchanged otherwise', async ({
    github,
    publish,
  }) => {
    const changes = () => github.requests.filter(({ path }) => path === '/graphql').length;
    for (const [draft, changed] of [
      [true, 0],
      [false, 1],
      [false, 1],
      [true, 2],
      [true, 2],
    ] as const) {
      expect(await publish({ draft })).toMatchObject({ notes: [] });
      expect(github.pulls).toMatchObject([{ draft }]);
      expect(changes()).toBe(changed);
    }
  });

  it('is a ready pull request, with a note, if there are no drafts', async ({
    github,
    publish,
  }) => {
    const message = 'Draft pull requests are not supported in this repository.';
    github.fail(createPull, problem(422, message));
    expect(await publish({ draft: true, reviewers: ['ada'] })).toMatchObject({
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
  ])('gets a note if GitHub does not change it (%#)', async (answer, { github, forge }) => {
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

const addLabels = 'POST /repos/{owner}/{repo}/issues/{issue_number}/labels';
const requestReviewers = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers';
const people = { labels: ['bug', 'agent'], reviewers: ['ada', 'team:core', 'bo'] };
const early = problem(422, "Could not resolve to a node with the global id of 'PR_1'.");

describe.concurrent('labels and reviewers', () => {
  it('are added, not requested twice, and labels set by people stay', async ({ github, forge }) => {
    const publication = await publicationOn(github, people);
    expect(await forge.publish(publication)).toMatchObject({ kind: 'published', notes: [] });
    expect(github.pulls).toMatchObject([
      { labels: ['bug', 'agent'], reviewers: ['ada', 'bo'], teams: ['core'] },
    ]);
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
    async (answer, { github, forge }) => {
      github.fail(addLabels, answer, 6);
      github.fail(requestReviewers, answer);
      const publication = await publicationOn(github, people);
      const published = await forge.publish(publication);
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

  it('get a note without links and line breaks', async ({ github, publish }) => {
    github.fail(requestReviewers, problem(422, 'Reviews may\nonly be requested'));
    expect(await publish({ reviewers: ['ada'] })).toMatchObject({
      notes: [
        'Nobody was asked for a review, so check `reviewers`: ada. GitHub answered 422: Reviews may only be requested',
      ],
    });
  });
});

describe('a pull request that GitHub does not know yet', () => {
  it('is retried, after delays', async ({ github, forge }) => {
    github.fail(addLabels, early, 3);
    github.fail(requestReviewers, early, 1);
    const publication = await publicationOn(github, people);
    const began = performance.now();
    const published = await forge.publish(publication);
    expect(published).toMatchObject({ kind: 'published', notes: [] });
    expect(github.pulls).toMatchObject([{ labels: people.labels, reviewers: ['ada', 'bo'] }]);
    expect(performance.now() - began).toBe(1_000 + 2_000 + 3_000 + 1_000);
  });

  it('gets a note in the end', async ({ github, publish }) => {
    github.fail(addLabels, early, 100);
    const began = performance.now();
    const published = await publish({ labels: ['bug'] });
    expect(published).toMatchObject({
      kind: 'published',
      notes: [expect.stringContaining('Could not resolve to a node')],
    });
    expect(performance.now() - began).toBe(1_000 + 2_000 + 3_000);
  });
});

const person: StoredPull = {
  ...{ number: 7, title: 'Count all', body: '', state: 'open', draft: false },
  ...{ labels: [], reviewers: [], teams: [], head: 'count-all', base: 'main', author: 'ann' },
};

it.for<[string, Partial<StoredPull>]>([
  ['its title', { title: 'APP-1: Count all' }],
  ['its text', { body: 'Closes [app-1](https://example.atlassian.net/browse/APP-1).' }],
  ['its branch', { head: 'feature/app-1_count' }],
  ['a branch of that name in a fork', { head: place.branch, fork: 'ann/shop' }],
])('finds an open pull request that names the ticket in %s', async ([, of], { github, forge }) => {
  github.pulls.push({ ...person, ...of });
  const found = await forge.findOther(place.key, place.branch);
  expect(found).toEqual({ number: 7, author: 'ann' });
});

it.for<[string, Partial<StoredPull>]>([
  ['one for another ticket', { title: 'APP-12: Count all', body: 'See XAPP-1 and APP-1b.' }],
  ['one that was closed', { title: 'APP-1: Count all', state: 'closed' }],
  ['its own', { title: 'APP-1: Count all', head: place.branch }],
  ['its own after the first', { title: 'APP-1: Count all', head: `${place.branch}-2` }],
])('does not take %s for it', async ([, of], { github, forge }) => {
  github.pulls.push({ ...person, ...of });
  const found = await forge.findOther(place.key, place.branch);
  expect(found).toBeUndefined();
});

const listPulls = 'GET /repos/{owner}/{repo}/pulls';
const record = { ...emptyRecord, inputs: ['a'.repeat(64)], comments: ['900'], attempts: 2 };
const marked = (publication: Publication, attempts = 2): Publication => ({
  ...publication,
  body: embedded(publication.body, publication.key, { ...record, attempts }),
});

describe.concurrent('recalling the record from a pull request', () => {
  it('finds the published record and its pull request', async ({ github, forge, publication }) => {
    await forge.publish(marked(publication));
    const pullRequest = `${github.url}/acme/shop/pull/1`;
    expect(await forge.recall(publication.key, branch, seal)).toMatchObject({
      ...record,
      ...{ published: { pull: { number: 1 } }, pull: { state: 'open', into: 'main' } },
      branch,
      pullRequest,
    });
  });

  it('finds nothing without a pull request with a mark', async ({ forge, publication }) => {
    expect(await forge.recall(publication.key, branch, seal)).toBeUndefined();
    await forge.publish(publication);
    expect(await forge.recall(publication.key, branch, seal)).toBeUndefined();
    expect(await forge.recall(publication.key, 'fix/APP-2', seal)).toBeUndefined();
  });

  it('takes nothing but the place from one that another token has signed', async ({
    github,
    forge,
    publication,
  }) => {
    await forge.publish(marked(publication));
    const pullRequest = `${github.url}/acme/shop/pull/1`;
    const recalled = await forge.recall(publication.key, branch, sealOfLogin('another'));
    expect(recalled).toMatchObject({ attempts: 0, branch, pullRequest });
    expect((await forge.recall(publication.key, branch, seal))?.attempts).toBe(2);
  });

  it('prefers the open pull request, then the newest closed one', async ({
    github,
    forge,
    publication,
  }) => {
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

  it('ignores listed pull requests of other branches', async ({ github, forge }) => {
    const publication = marked(await publicationOn(github));
    await forge.publish({ ...publication, branch: 'jira/other' });
    const headers = { authorization: `token ${token}` };
    const everything = await fetch(`${github.url}/repos/acme/shop/pulls`, { headers });
    github.fail(listPulls, { status: 200, body: await everything.json() });
    expect(await forge.recall(publication.key, branch, seal)).toBeUndefined();
  });

  it('names missing permissions of the token', async ({ github, forge }) => {
    const { key } = await publicationOn(github);
    github.fail(listPulls, problem(403, 'Resource not accessible by integration'));
    await expect(forge.recall(key, branch, seal)).rejects.toThrow('pull-requests: write');
  });
});
