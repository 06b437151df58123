import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  githubConnection,
  rateLimiter,
  tokenBucket,
} from '../../../src/adapters/github/connection/connection.ts';
import { problem } from '../../support/github/problem.ts';
import { settingsOf, startShop } from './publication.ts';
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
  async function waitedFor(github: Awaited<ReturnType<typeof startShop>>, count: number) {
    const { rest, at } = githubConnection(settingsOf(github));
    const began = performance.now();
    for (let write = 0; write < count; write += 1) await rest.git.createBlob({ ...at, ...blob });
    return performance.now() - began;
  }

  it('sends the writes of one run without a pause', async () => {
    await using github = await startShop();
    expect(await waitedFor(github, 8)).toBe(0);
    expect(github.requests).toHaveLength(8);
  });

  it('slows down a long series of writes', async () => {
    await using github = await startShop();
    expect(await waitedFor(github, 14)).toBe(2_000);
  });

  it('waits as long as a secondary limit asks for, and then tries again', async () => {
    await using github = await startShop();
    const exceeded = problem(403, 'You have exceeded a secondary rate limit.');
    const retryAfter = { ...exceeded, headers: { 'retry-after': '1' } };
    github.fail('POST /repos/{owner}/{repo}/git/blobs', retryAfter);
    expect(await waitedFor(github, 1)).toBe(1_000);
    expect(github.requests).toHaveLength(2);
  });
});
