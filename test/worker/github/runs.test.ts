import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendDispatch } from '../../../src/worker/github/dispatches.ts';
import { findRuns } from '../../../src/worker/github/runs.ts';
import { type Behaviour, fakeGitHub } from './fake-github.ts';
import { sampleDispatch } from './sample-dispatch.ts';

const target = { apiUrl: 'https://github.test', repository: 'acme/shop', token: 'token-7' };
const hour = 3_600_000;
const now = Date.UTC(2026, 10, 21, 12);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('lists runs from a minute before the dispatch, and finds them by name', async () => {
  const { calls } = fakeGitHub();
  await sendDispatch(target, sampleDispatch('d-1'));
  const runs = await findRuns(target, now, now);
  const query = Object.fromEntries(new URL(calls[1]?.url ?? '').searchParams);
  expect(query).toMatchObject({ event: 'repository_dispatch', created: '>=2026-11-21T11:59:00Z' });
  expect(calls[1]?.headers.get('authorization')).toBe('Bearer token-7');
  expect(runs.kind === 'runs' && runs.linkOf('d-1')).toBe(
    'https://github.test/acme/shop/actions/runs/1',
  );
  expect(runs.kind === 'runs' && runs.linkOf('d-')).toBe(undefined);
});

test('reads every page', async () => {
  const github = fakeGitHub();
  for (let index = 0; index < 250; index += 1) {
    await sendDispatch(target, sampleDispatch(`d-${index}`));
  }
  const runs = await findRuns(target, now, now);
  expect(runs.kind === 'runs' && runs.linkOf('d-0')).toMatch(/runs\/1$/);
  expect(github.of('look')).toHaveLength(3);
});

test('a dispatch from long ago is looked up within its own hour', async () => {
  const { calls } = fakeGitHub();
  await findRuns(target, now - 5 * hour, now - 4 * hour);
  expect(new URL(calls[0]?.url ?? '').searchParams.get('created')).toBe(
    '2026-11-21T06:59:00Z..2026-11-21T09:00:00Z',
  );
});

test('more runs than GitHub lists do not prove that one is missing', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ total_count: 5_000, workflow_runs: Array.from({ length: 100 }, () => ({})) }),
  );
  expect(await findRuns(target, now, now)).toMatchObject({ kind: 'unknown' });
  expect(fetch).toHaveBeenCalledTimes(10);
});

test.each<readonly [string, Behaviour, string]>([
  ['403', { status: 403 }, 'forbidden'],
  ['404', { status: 404 }, 'forbidden'],
  ['a rate limit', { status: 403, headers: { 'retry-after': '60' } }, 'unknown'],
  [
    'a rate limit without a header',
    { status: 403, body: 'You have exceeded a secondary rate limit.' },
    'unknown',
  ],
  ['401', { status: 401 }, 'unknown'],
  ['502', { status: 502 }, 'unknown'],
  ['a broken connection', 'dropped', 'unknown'],
  ['an answer of another shape', { status: 200 }, 'unknown'],
])('%s leaves the runs unknown', async (_, look, kind) => {
  const github = fakeGitHub();
  github.look = look;
  expect((await findRuns(target, now, now)).kind).toBe(kind);
});
