import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  listRuns,
  type RunCursor,
  runsBetween,
  sendDispatch,
} from '../../../src/worker/github/index.ts';
import { type Behaviour, fakeGitHub } from './fake-github.ts';
import { sampleDispatch } from './sample-dispatch.ts';

const target = { apiUrl: 'https://github.test', repository: 'acme/shop', token: 'token-7' };
const second = 1_000;
const hour = 3_600 * second;
const now = Date.UTC(2026, 10, 21, 12);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const recent = runsBetween(now, now, now);

test('lists runs from a minute before the dispatch, and finds them by name', async () => {
  const { calls } = fakeGitHub();
  await sendDispatch(target, sampleDispatch('d-1'));
  const page = await listRuns(target, recent);
  const query = Object.fromEntries(new URL(calls[1]?.url ?? '').searchParams);
  expect(query).toMatchObject({ event: 'repository_dispatch', created: '>=2026-11-21T11:59:00Z' });
  expect(calls[1]?.headers.get('authorization')).toBe('Bearer token-7');
  expect(page.kind === 'page' && page.linkOf('d-1')).toBe(
    'https://github.test/acme/shop/actions/runs/1',
  );
  expect(page.kind === 'page' && page.linkOf('d-')).toBe(undefined);
  expect(page).toMatchObject({ next: undefined });
});

/** Lists all pages, and lets something happen before each of them. */
async function listAll(
  meanwhile: (page: number) => Promise<unknown>,
): Promise<ReadonlySet<string>> {
  const names = Array.from({ length: 400 }, (_, at) => `d-${at}`);
  const found = new Set<string>();
  let cursor: RunCursor | undefined = recent;
  for (let asked = 0; cursor !== undefined; asked += 1) {
    await meanwhile(asked);
    const page = await listRuns(target, cursor);
    if (page.kind !== 'page') throw new Error('GitHub gave no page');
    for (const name of names) if (page.linkOf(name) !== undefined) found.add(name);
    cursor = page.next;
  }
  return found;
}

test.each([0, 40, 300, 30_000])(
  'reads every run that one began with, started %i ms apart, though others are started meanwhile',
  async (gap) => {
    fakeGitHub();
    const start = async (name: string) => {
      await sendDispatch(target, sampleDispatch(name));
      vi.setSystemTime(Date.now() + gap);
    };
    for (let at = 0; at < 250; at += 1) await start(`d-${at}`);
    const found = await listAll(async (page) => {
      for (let at = 0; at < 30; at += 1) await start(`other-${page}-${at}`);
    });
    expect(found.size).toBe(250);
  },
);

test('there is no limit to how many runs are listed, one after the other', async () => {
  const github = fakeGitHub();
  for (let at = 0; at < 2_500; at += 1) {
    await sendDispatch(target, sampleDispatch(`d-${at}`));
    vi.setSystemTime(Date.now() + second);
  }
  const found = await listAll(async () => {});
  expect(found.size).toBe(400);
  expect(github.of('look').length).toBeLessThan(32);
});

test('a dispatch from long ago is looked up within its own hour', async () => {
  const { calls } = fakeGitHub();
  await listRuns(target, runsBetween(now - 5 * hour, now - 4 * hour, now));
  expect(new URL(calls[0]?.url ?? '').searchParams.get('created')).toBe(
    '2026-11-21T06:59:00Z..2026-11-21T09:00:00Z',
  );
});

test('more runs at once than GitHub lists do not prove that one is missing', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ total_count: 5_000, workflow_runs: Array.from({ length: 100 }, () => ({})) }),
  );
  let page = await listRuns(target, recent);
  while (page.kind === 'page' && page.next !== undefined) page = await listRuns(target, page.next);
  expect(page).toMatchObject({ kind: 'unknown' });
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
  expect((await listRuns(target, recent)).kind).toBe(kind);
});
