import { afterEach, expect, test, vi } from 'vitest';
import { repositoryProblem } from '../../../src/worker/github/check.ts';
import { listRuns, runsBetween, Tokens } from '../../../src/worker/github/index.ts';
import { askedPause, callGitHub } from '../../../src/worker/github/request.ts';

const now = Date.UTC(2026, 10, 21, 12);

test.each([
  ['seconds', { 'retry-after': '30' }, 30_000],
  ['a date', { 'retry-after': 'Sat, 21 Nov 2026 12:01:00 GMT' }, 60_000],
  ['a date in the past', { 'retry-after': 'Sat, 21 Nov 2026 11:00:00 GMT' }, 0],
  ['more than an hour', { 'retry-after': '999999' }, 3_600_000],
  ['nonsense', { 'retry-after': 'soon' }, 0],
  ['nothing', {}, 0],
  [
    'the reset of an exhausted rate limit',
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(now / 1_000 + 90) },
    90_000,
  ],
  [
    'a rate limit that is not exhausted',
    { 'x-ratelimit-remaining': '7', 'x-ratelimit-reset': String(now / 1_000 + 90) },
    0,
  ],
])('the pause is read from %s', (_, headers, pause) => {
  expect(askedPause(new Headers(headers), now)).toBe(pause);
});

afterEach(() => vi.restoreAllMocks());

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

const target = { apiUrl: 'https://github.test', repository: 'acme/shop', token: 'a-token' };
const page = runsBetween(now, now, now);

test('a page of runs that is longer than usual is read', async () => {
  sends(7);
  expect(await listRuns(target, page)).toMatchObject({ kind: 'page', next: undefined });
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
  expect(await listRuns(target, page)).toEqual({
    kind: 'unknown',
    why: `The runs cannot be listed: ${why}`,
    pause: 0,
    isSetUp: true,
  });
  const access = {
    apiUrl: target.apiUrl,
    credentials: { kind: 'token', token: 'a-token' },
  } as const;
  expect(await repositoryProblem('acme/shop', access, new Tokens())).toBe(why);
});
