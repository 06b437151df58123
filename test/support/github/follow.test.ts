import { afterEach, beforeEach, expect, it } from 'vitest';
import { nodeOf } from './conversation.ts';
import { type GitHubStandIn, startGitHub } from './github.ts';
import type { StoredJob } from './jobs.ts';

const token = 'token-of-the-tests';
let github: GitHubStandIn;
let base: string;

beforeEach(async () => {
  github = await startGitHub({ repository: 'acme/shop', token, files: { 'a.txt': 'one\n' } });
  base = await github.commitOf('main');
  await github.commitOn('fix', { 'a.txt': 'two\n' }, 'fix');
  await call('POST', '/pulls', { title: 'Fix', head: 'fix', base: 'main' });
});

afterEach(async () => {
  expect(github.violations).toEqual([]);
  await github[Symbol.asyncDispose]();
});

async function call(method: string, path: string, body?: unknown) {
  const url =
    path === '/graphql' ? `${github.url}/graphql` : `${github.url}/repos/acme/shop${path}`;
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer: unknown = /^[[{]/.test(text) ? JSON.parse(text) : text;
  return { status: response.status, answer };
}

const ask = (query: string, variables = {}) => call('POST', '/graphql', { query, variables });

it('finds out whether a pull request merges only after somebody has asked', async () => {
  const states = [];
  for (const _ of [1, 2]) states.push(Object((await call('GET', '/pulls/1')).answer).mergeable);
  await github.commitOn('main', { 'a.txt': 'three\n' }, 'other');
  for (const _ of [1, 2]) states.push(Object((await call('GET', '/pulls/1')).answer).mergeable);
  expect(states).toEqual([null, true, null, false]);
});

it('merges the base into a branch, unless the branch has moved or is in conflict', async () => {
  const update = (expected_head_sha: string) =>
    call('PUT', '/pulls/1/update-branch', { expected_head_sha });
  const head = await github.commitOf('fix');
  expect(await update(head)).toMatchObject({ status: 422 });
  await github.commitOn('main', { 'b.txt': 'new\n' }, 'other');
  expect(await update(base)).toMatchObject({ status: 422 });
  expect(await update(head)).toMatchObject({ status: 202 });
  expect(await github.commitMessage('fix')).toContain("Merge branch 'main' into fix");
  await github.commitOn('main', { 'a.txt': 'three\n' }, 'other');
  expect(await update(await github.commitOf('fix'))).toMatchObject({ status: 422 });
});

it('is merged and closed by people, and shows what it was', async () => {
  const merge = await github.life.merge(1, { by: 'bors[bot]' });
  expect(await github.tree('main')).toEqual(new Map([['a.txt', 'two\n']]));
  expect((await call('GET', '/pulls/1')).answer).toMatchObject({
    ...{ merged: true, state: 'closed', merge_commit_sha: merge },
    merged_by: { login: 'bors[bot]', type: 'Bot' },
  });
  github.life.reopen(1);
  expect((await call('GET', '/pulls/1')).answer).toMatchObject({ merged: false, state: 'open' });
});

it('runs failed jobs again, and sends logs from elsewhere', async () => {
  const sha = await github.commitOf('fix');
  const failed: StoredJob = {
    ...{ id: 7, name: 'test', status: 'completed', conclusion: 'failure', log: 'one\ntwo\n' },
    steps: [{ name: 'npm test', conclusion: 'failure' }],
    annotations: [{ path: 'a.txt', line: 3, message: 'wrong' }],
  };
  const attempts = [{ status: 'completed' as const, conclusion: 'failure', jobs: [failed] }];
  github.runs.push({ id: 5, title: 'CI', sha, event: 'pull_request', attempts });
  github.statuses.push({ sha, context: 'ci/other', state: 'pending' });
  const named = (answer: unknown) => Object(answer).check_runs[0];
  const checks = `/commits/${sha}/check-runs`;
  expect(named((await call('GET', checks)).answer)).toMatchObject({ id: 7, conclusion: 'failure' });
  expect((await call('GET', '/check-runs/7/annotations')).answer).toMatchObject([
    { path: 'a.txt' },
  ]);
  expect((await call('GET', `/commits/${sha}/status`)).answer).toMatchObject({ state: 'pending' });
  expect((await call('GET', '/actions/jobs/7/logs')).answer).toBe('one\ntwo\n');
  expect(github.logRequests.map(({ job }) => job)).toEqual([7]);
  expect((await call('POST', '/actions/runs/5/rerun-failed-jobs')).status).toBe(201);
  expect(named((await call('GET', checks)).answer)).toMatchObject({ status: 'queued' });
  expect((await call('GET', `/actions/runs?head_sha=${sha}`)).answer).toMatchObject({
    workflow_runs: [{ id: 5, status: 'queued', run_attempt: 2 }],
  });
  expect((await call('GET', '/actions/runs/5/attempts/1/jobs')).answer).toMatchObject({
    jobs: [{ id: 7, steps: [{ conclusion: 'failure' }] }],
  });
});

it('answers threads, and resolves them with the right to write only', async () => {
  const review = github.talk.review(
    1,
    { by: 'ada', body: 'See below.', state: 'CHANGES_REQUESTED' },
    [{ path: 'a.txt', line: 1, body: 'Why?' }],
  );
  const [line] = github.talk.lines;
  const id = nodeOf.thread(line?.id ?? 0);
  await call('POST', `/pulls/1/comments/${line?.id}/replies`, { body: 'So.' });
  const resolve = `mutation ($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { isResolved } } }`;
  github.lacks.add('contents: write');
  expect((await ask(resolve, { id })).answer).toMatchObject({ data: null });
  github.lacks.clear();
  await ask(resolve, { id });
  const react = `mutation ($id: ID!) { addReaction(input: { subjectId: $id, content: EYES }) { reaction { content } } }`;
  await ask(react, { id: nodeOf.review(review.id) });
  expect(github.talk.reactions.get(nodeOf.review(review.id))).toEqual(new Set(['EYES']));
  const threads = `query ($number: Int!) { repository(owner: "acme", name: "shop") { pullRequest(number: $number) { reviewThreads(first: 1) { nodes { isResolved comments(first: 5) { nodes { body author { login } } } } pageInfo { hasNextPage } } } } }`;
  expect((await ask(threads, { number: 1 })).answer).toMatchObject({
    data: { repository: { pullRequest: { reviewThreads: { nodes: [{ isResolved: true }] } } } },
  });
  expect((await call('GET', '/pulls/1/comments')).answer).toMatchObject([
    { body: 'Why?', pull_request_review_id: review.id },
    { body: 'So.', in_reply_to_id: line?.id },
  ]);
});

it('keeps comments, and what was changed in them', async () => {
  github.talk.comment(1, { body: '/fix please' });
  const { answer } = await call('POST', '/issues/1/comments', { body: 'Done.' });
  await call('PATCH', `/issues/comments/${Object(answer).id}`, { body: 'Really done.' });
  expect((await call('GET', '/issues/1/comments')).answer).toMatchObject([
    { body: '/fix please', user: null },
    { body: 'Really done.', user: { login: 'github-actions[bot]' } },
  ]);
});
