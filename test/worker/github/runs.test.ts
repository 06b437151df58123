import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendDispatch } from '../../../src/worker/github/dispatches.ts';
import { findRuns } from '../../../src/worker/github/runs.ts';
import { type Behaviour, fakeGithub } from './fake-github.ts';
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

test('asks for the runs of dispatches since a minute before, by name', async () => {
  const { calls } = fakeGithub();
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

test('goes through every page', async () => {
  const github = fakeGithub();
  for (let index = 0; index < 250; index += 1) {
    await sendDispatch(target, sampleDispatch(`d-${index}`));
  }
  const runs = await findRuns(target, now, now);
  expect(runs.kind === 'runs' && runs.linkOf('d-0')).toMatch(/runs\/1$/);
  expect(github.of('look')).toHaveLength(3);
});

test('what was sent long ago is looked for in its own hour', async () => {
  const { calls } = fakeGithub();
  await findRuns(target, now - 5 * hour, now - 4 * hour);
  expect(new URL(calls[0]?.url ?? '').searchParams.get('created')).toBe(
    '2026-11-21T06:59:00Z..2026-11-21T09:00:00Z',
  );
});

test('more runs than GitHub lists are no proof that one is missing', async () => {
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
    'a rate limit in words',
    { status: 403, body: 'You have exceeded a secondary rate limit.' },
    'unknown',
  ],
  ['401', { status: 401 }, 'unknown'],
  ['502', { status: 502 }, 'unknown'],
  ['a connection that breaks', 'dropped', 'unknown'],
  ['an answer of another shape', { status: 200 }, 'unknown'],
])('%s says nothing about runs', async (_, look, kind) => {
  const github = fakeGithub();
  github.look = look;
  expect((await findRuns(target, now, now)).kind).toBe(kind);
});
