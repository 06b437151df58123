import { afterEach, expect, test, vi } from 'vitest';
import { sendDispatch } from '../../../src/worker/github/index.ts';
import { fakeGitHub } from './fake-github.ts';
import { sampleDispatch } from './sample-dispatch.ts';

const target = { apiUrl: 'https://ghe.test/api/v3', repository: 'acme/shop', token: 'token-7' };
const dispatch = sampleDispatch('d-1', { reason: 'reopened' });

afterEach(() => {
  vi.restoreAllMocks();
});

test('posts the dispatch in the form that GitHub requires', async () => {
  const { calls } = fakeGitHub();
  expect(await sendDispatch(target, dispatch)).toEqual({ kind: 'sent' });
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
  [403, 'may not write contents'],
  [404, 'cannot see the repository'],
  [301, 'renamed'],
])('%i means refused, and says which setting to correct', async (status, sentence) => {
  fakeGitHub({ status });
  const why = expect.stringContaining(sentence);
  expect(await sendDispatch(target, dispatch)).toEqual({
    kind: 'refused',
    why,
    pause: 0,
    isSetUp: false,
  });
});

test('422 means refused, without blaming a setting', async () => {
  fakeGitHub({ status: 422 });
  expect(await sendDispatch(target, dispatch)).toMatchObject({ kind: 'refused', isSetUp: true });
});

test.each([408, 429, 500, 502, 503])('%i means unknown', async (status) => {
  fakeGitHub({ status });
  const why = `GitHub answered ${status}`;
  expect(await sendDispatch(target, dispatch)).toEqual({ kind: 'unknown', why, pause: 0 });
});

test('returns the pause that GitHub asks for', async () => {
  fakeGitHub({ status: 403, headers: { 'retry-after': '30' } });
  expect(await sendDispatch(target, dispatch)).toMatchObject({ pause: 30_000, isSetUp: true });
});

test('no answer means unknown, and no error quotes the token', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('bad header: Bearer token-7'));
  const why = 'GitHub did not answer: TypeError: bad header: Bearer [token]';
  expect(await sendDispatch(target, dispatch)).toEqual({ kind: 'unknown', why, pause: 0 });
});
