import { afterEach, expect, test, vi } from 'vitest';
import { sendDispatch } from '../../src/worker/github.ts';
import { fakeGithub } from './fake-github.ts';
import { sampleDispatch } from './sample-dispatch.ts';

const github = {
  token: 'token-7',
  owner: 'acme',
  repository: 'shop',
  apiUrl: 'https://ghe.test/api/v3',
};
const dispatch = sampleDispatch('d-1', { reason: 'reopened' });

afterEach(() => {
  vi.restoreAllMocks();
});

test('posts the dispatch as GitHub wants it', async () => {
  const calls = fakeGithub();
  expect(await sendDispatch(github, dispatch)).toEqual({ kind: 'sent' });
  const [call] = calls;
  expect(call).toMatchObject({
    method: 'POST',
    url: 'https://ghe.test/api/v3/repos/acme/shop/dispatches',
    body: { event_type: 'jira-bug-fix', client_payload: dispatch },
  });
  expect(Object.fromEntries(call?.headers ?? [])).toMatchObject({
    authorization: 'Bearer token-7',
    accept: 'application/vnd.github+json',
    'user-agent': 'jira-bug-fix-agent',
    'x-github-api-version': '2022-11-28',
  });
});

test.each([
  [401, 'GITHUB_TOKEN'],
  [403, 'GITHUB_TOKEN'],
  [404, 'GITHUB_REPOSITORY'],
  [422, 'GitHub answered 422'],
  [500, 'GitHub answered 500'],
])('%i is not sent, and says where to look', async (status, sentence) => {
  fakeGithub({ status });
  const why = expect.stringContaining(sentence);
  expect(await sendDispatch(github, dispatch)).toEqual({ kind: 'not-sent', why, pause: 0 });
});

test('tells the pause that GitHub asks for', async () => {
  fakeGithub({ status: 503, headers: { 'retry-after': '30' } });
  expect(await sendDispatch(github, dispatch)).toMatchObject({ kind: 'not-sent', pause: 30_000 });
});

test('an answer that never came is not sent, and no error quotes the token', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('bad header: Bearer token-7'));
  const why = 'GitHub did not answer: TypeError: bad header: Bearer [token]';
  expect(await sendDispatch(github, dispatch)).toEqual({ kind: 'not-sent', why, pause: 0 });
});
