import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchCommit, remoteTip } from '../../../src/adapters/git/index.ts';
import { rateLimiter, tokenBucket } from '../../../src/adapters/github/connection/connection.ts';
import {
  fetchThrough,
  githubConnection,
  watchOutages,
} from '../../../src/adapters/github/connection/index.ts';
import { appTokens, type GitHubApp, githubForge } from '../../../src/adapters/github/index.ts';
import { ticketKey } from '../../../src/core/tickets/index.ts';
import { OutageError } from '../../../src/engines/errors.ts';
import { endless } from '../../support/endless.ts';
import type { StoredApp } from '../../support/github/access.ts';
import { type GitHubStandIn, startGitHub } from '../../support/github/github.ts';
import { problem } from '../../support/github/problem.ts';
import { generatedKey } from '../../support/pem.ts';
import { temporaryFolder } from '../../support/repository.ts';
import { startStandIn } from '../../support/stand-in.ts';
import { it, settingsOf } from './shop.ts';
import { skipWaits } from './skip-waits.ts';

const limit = fc.record({ burst: fc.integer({ min: 1, max: 12 }), interval: fc.nat(3_000) });

/** Moments at which tasks arrive, in order. */
const arrivals = fc
  .array(fc.nat(2_000), { minLength: 1, maxLength: 40 })
  .map((gaps) => gaps.map((_, at) => gaps.slice(0, at + 1).reduce((sum, gap) => sum + gap, 0)));

describe('a token bucket', () => {
  it('starts no more tasks in any period than the burst and one per interval', () => {
    fc.assert(
      fc.property(limit, arrivals, ({ burst, interval }, moments) => {
        const reserve = tokenBucket({ burst, interval });
        const starts = moments.map((now) => now + reserve(now));
        for (const [first, start] of starts.entries()) {
          for (const [last, end] of starts.entries()) {
            if (last < first) continue;
            expect(end).toBeGreaterThanOrEqual(start);
            const more =
              interval === 0 ? Number.POSITIVE_INFINITY : Math.floor((end - start) / interval);
            expect(last - first + 1).toBeLessThanOrEqual(burst + more);
          }
        }
      }),
    );
  });

  it('delays no task that arrives an interval or more after the one before', () => {
    fc.assert(
      fc.property(limit, arrivals, ({ burst, interval }, moments) => {
        const reserve = tokenBucket({ burst, interval });
        const waits = moments.map((now, index) => reserve(now + index * interval));
        expect(new Set(waits)).toEqual(new Set([0]));
      }),
    );
  });

  it('refills one token at a time, up to the burst', () => {
    const reserve = tokenBucket({ burst: 3, interval: 1_000 });
    const waits = (now: number) => [reserve(now), reserve(now), reserve(now), reserve(now)];
    expect(waits(0)).toEqual([0, 0, 0, 1_000]);
    expect(waits(3_000)).toEqual([0, 0, 1_000, 2_000]);
    expect(waits(99_000)).toEqual([0, 0, 0, 1_000]);
  });
});

it('a rate limiter starts a burst at once, and then one task per interval', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const { schedule } = rateLimiter({ burst: 2, interval: 1_000 }).key();
  const began = performance.now();
  const starts = [1, 2, 3, 4].map(() => schedule({}, async () => performance.now() - began));
  await vi.runAllTimersAsync();
  expect(await Promise.all(starts)).toEqual([0, 0, 1_000, 2_000]);
  vi.useRealTimers();
});

describe('a connection', () => {
  skipWaits();

  const blob = { content: 'text', encoding: 'utf-8' } as const;

  /** Stores `count` blobs one after the other; resolves to the milliseconds that the client waited. */
  async function waitedFor(github: GitHubStandIn, count: number) {
    const { rest, at } = githubConnection(settingsOf(github));
    const began = performance.now();
    for (let write = 0; write < count; write += 1) await rest.git.createBlob({ ...at, ...blob });
    return performance.now() - began;
  }

  it('sends the writes of one run without a pause', async ({ github }) => {
    expect(await waitedFor(github, 8)).toBe(0);
    expect(github.requests).toHaveLength(8);
  });

  it('slows down a long series of writes', async ({ github }) => {
    expect(await waitedFor(github, 14)).toBe(2_000);
  });

  it('waits as long as a secondary limit asks for, and then tries again', async ({ github }) => {
    const exceeded = problem(403, 'You have exceeded a secondary rate limit.');
    const retryAfter = { ...exceeded, headers: { 'retry-after': '1' } };
    github.fail('POST /repos/{owner}/{repo}/git/blobs', retryAfter);
    expect(await waitedFor(github, 1)).toBe(1_000);
    expect(github.requests).toHaveLength(2);
  });
});

it('an answer without end is refused in one sentence, and not asked for again', async () => {
  let asked = 0;
  await using server = await startStandIn({
    'GET /': () => {
      asked += 1;
      return endless();
    },
  });
  const send = fetchThrough(watchOutages({}));
  const error = await send(`${server.url}/`).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(OutageError);
  expect(String(error)).toContain('GitHub sent an answer of more than 16 MiB.');
  expect(asked).toBe(1);
});

const { pkcs1, pkcs8 } = await generatedKey();
const other = await generatedKey();

describe('a GitHub App', () => {
  const hour = 3_600_000;
  const stored: StoredApp = {
    id: 'Iv23abc',
    privateKey: pkcs8,
    permissions: { contents: 'write', pull_requests: 'write', actions: 'write', issues: 'write' },
    lifetime: hour,
  };
  const place = { key: ticketKey('SHOP-1') ?? never(), branch: 'fix/SHOP-1', into: 'main' };

  let github: GitHubStandIn;
  let made: string[];

  beforeEach(async () => {
    made = [];
    github = await startGitHub({ repository: 'acme/shop', token: 'personal', files: { a: 'a\n' } });
    github.access.app = stored;
  });
  afterEach(() => github[Symbol.asyncDispose]());

  const appOf = (more: Partial<GitHubApp> = {}): GitHubApp => ({
    ...{ apiUrl: github.url, repository: 'acme/shop', id: stored.id, privateKey: pkcs1 },
    onToken: (token) => made.push(token),
    ...more,
  });

  const forgeOf = (more: Partial<GitHubApp> = {}) =>
    githubForge({ apiUrl: github.url, repository: 'acme/shop', token: appTokens(appOf(more)) });

  test('an App works with one token for one repository, which has no more permissions than needed', async () => {
    const token = appTokens(appOf());
    expect(await Promise.all([token(), token(), token()])).toEqual([made[0], made[0], made[0]]);
    expect(made).toHaveLength(1);
    const request = github.requests.find(({ path }) => path.endsWith('/access_tokens'));
    expect(request?.body).toEqual({
      repositories: ['shop'],
      permissions: { contents: 'write', pull_requests: 'write', actions: 'write' },
    });
    expect(github.violations).toEqual([]);
  });

  test('the checks of an App’s pull requests do not wait, which is known without a request', async () => {
    expect(await forgeOf().check(place)).toEqual({
      checksWait: false,
      branch: place.branch,
      branchTaken: false,
    });
    expect(github.requests.some(({ path }) => path === '/graphql')).toBe(false);
    expect(github.violations).toEqual([]);
  });

  test('a token that is about to end is replaced before the next request, also one of git', async () => {
    github.access.app = { ...stored, lifetime: 4 * 60_000 };
    const token = appTokens(appOf());
    const forge = githubForge({ apiUrl: github.url, repository: 'acme/shop', token });
    await forge.check(place);
    for (const used of made) github.access.ended.add(used);
    await forge.check(place);
    await using folder = await temporaryFolder();
    await github.clone(`${folder.directory}/clone`);
    for (const used of made) github.access.ended.add(used);
    const tip = await github.commitOn('main', { a: 'b\n' }, 'newer');
    const remote = { url: `${github.url}/acme/shop`, token };
    expect(await remoteTip(`${folder.directory}/clone`, remote, 'main')).toBe(tip);
    await fetchCommit(`${folder.directory}/clone`, remote, tip);
    expect(new Set(made).size).toBe(made.length);
  });

  test.each([
    ['of another App', { id: 'Iv23other' }, /^Set `app-id` and `app-private-key`/],
    [
      'with the key of another App',
      { privateKey: other.pkcs1 },
      /^Set `app-id` and `app-private-key`/,
    ],
    [
      'whose key is cut',
      { privateKey: pkcs1.replace(/\n.{64}\n/, '\n') },
      /^Set `app-private-key` to/,
    ],
  ])('an App %s is explained', async (_, more, sentence) => {
    const problem = forgeOf(more).check(place);
    await expect(problem).rejects.toMatchObject({ name: 'UserError' });
    await expect(problem).rejects.toThrow(sentence);
    expect(made).toEqual([]);
  });

  test('an App without a permission, and one that is not installed, are explained', async () => {
    github.access.app = { ...stored, permissions: { contents: 'read', pull_requests: 'write' } };
    await expect(forgeOf().check(place)).rejects.toThrow(
      /the permissions `contents: write, pull-requests: write`/,
    );
    github.fail('GET /repos/{owner}/{repo}/installation', { status: 404, body: {} });
    await expect(forgeOf().check(place)).rejects.toThrow(
      'Install the App of `app-id` on acme/shop',
    );
  });

  test('a token that ends during the run is not called wrong', async () => {
    const settings = { apiUrl: github.url, repository: 'acme/shop', token: 'personal' };
    const forge = githubForge(settings);
    await forge.check(place);
    github.access.ended.add('personal');
    const ended = forge.check(place);
    await expect(ended).rejects.toMatchObject({ name: 'OutageError' });
    await expect(ended).rejects.toThrow(/has ended: .*`app-id` and `app-private-key`/);
    await expect(githubForge(settings).check(place)).rejects.toMatchObject({ name: 'UserError' });
  });

  function never(): never {
    throw new Error('SHOP-1 is a key');
  }
});
