import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  askedPause,
  callGitHub,
  listRuns,
  type RunCursor,
  repositoryProblem,
  runsBetween,
  sendDispatch,
  Tokens,
} from '../../../src/worker/github/index.ts';
import { type Behaviour, fakeGitHub } from './fake-github.ts';
import { sampleDispatch } from './sample-dispatch.ts';

const now = Date.UTC(2026, 10, 21, 12);

const second = 1_000;
const hour = 3_600 * second;
const target = { apiUrl: 'https://ghe.test/api/v3', repository: 'acme/shop', token: 'token-7' };
const recent = runsBetween(now, now, now);
const dispatch = sampleDispatch('d-1', { reason: 'reopened' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
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
  const refusal = { kind: 'refused', why: expect.stringContaining(sentence), pause: 0 };
  expect(await sendDispatch(target, dispatch)).toEqual({ ...refusal, isSetUp: false });
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

test('no answer means unknown, and no error quotes the token', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('bad header: Bearer token-7'));
  const why = 'GitHub did not answer: TypeError: bad header: Bearer [token]';
  expect(await sendDispatch(target, dispatch)).toEqual({ kind: 'unknown', why, pause: 0 });
});

const reset = { 'x-ratelimit-reset': String(now / 1_000 + 90) };
test.each([
  ['seconds', { 'retry-after': '30' }, 30_000],
  ['a date', { 'retry-after': 'Sat, 21 Nov 2026 12:01:00 GMT' }, 60_000],
  ['a date in the past', { 'retry-after': 'Sat, 21 Nov 2026 11:00:00 GMT' }, 0],
  ['more than an hour', { 'retry-after': '999999' }, 3_600_000],
  ['nonsense', { 'retry-after': 'soon' }, 0],
  ['nothing', {}, 0],
  ['the reset of an exhausted rate limit', { 'x-ratelimit-remaining': '0', ...reset }, 90_000],
  ['a rate limit that is not exhausted', { 'x-ratelimit-remaining': '7', ...reset }, 0],
])('the pause is read from %s', (_, headers, pause) => {
  expect(askedPause(new Headers(headers), now)).toBe(pause);
});

const mebibyte = 1024 * 1024;

/** Has GitHub send so many MiB of JSON in pieces, and tells how many of them were asked for. */
function sends(mebibytes: number, headers: Record<string, string> = {}) {
  const pull = vi.fn((controller: ReadableByteStreamController) => {
    const count = pull.mock.calls.length;
    if (count > mebibytes) {
      controller.enqueue(new TextEncoder().encode('{"total_count":0,"workflow_runs":[]}'));
      controller.close();
    } else controller.enqueue(new Uint8Array(mebibyte).fill(0x20));
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response(new ReadableStream({ type: 'bytes', pull }), { headers }),
  );
  return pull;
}

test('a page of runs that is longer than usual is read', async () => {
  sends(7);
  expect(await listRuns(target, recent)).toMatchObject({ kind: 'page', next: undefined });
});

test.each([
  ['without a length', {}],
  ['packed, with the length of the package', { 'content-encoding': 'br', 'content-length': '900' }],
  ['with its length', { 'content-length': String(64 * mebibyte) }],
])('an answer of 64 MiB %s is read no further than its limit', async (_, headers) => {
  const pull = sends(64, headers);
  const why = 'GitHub answered 200 with more than 8 MiB';
  const request = { method: 'GET', url: 'https://github.test/', bearer: 'a-token' } as const;
  expect(await callGitHub(request)).toEqual({ status: 0, json: undefined, pause: 0, why });
  expect(pull.mock.calls.length).toBeLessThan(12);
  const unknown = { kind: 'unknown', why: `The runs cannot be listed: ${why}`, pause: 0 };
  expect(await listRuns(target, recent)).toEqual({ ...unknown, isSetUp: true });
  const credentials = { kind: 'token', token: 'a-token' } as const;
  const access = { apiUrl: target.apiUrl, credentials };
  expect(await repositoryProblem('acme/shop', access, new Tokens())).toBe(why);
});

test('lists runs from a minute before the dispatch, and finds them by name', async () => {
  const { calls } = fakeGitHub();
  await sendDispatch(target, sampleDispatch('d-1'));
  const page = await listRuns(target, recent);
  const query = Object.fromEntries(new URL(calls[1]?.url ?? '').searchParams);
  expect(query).toMatchObject({ event: 'repository_dispatch', created: '>=2026-11-21T11:59:00Z' });
  expect(calls[1]?.headers.get('authorization')).toBe('Bearer token-7');
  expect(page).toMatchObject({ deliveries: new Set(['d-1']), next: undefined });
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
    for (const name of names) if (page.deliveries.has(name)) found.add(name);
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
