import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connect } from '../../../src/adapters/github/connection.ts';
import { limiter, turns } from '../../../src/adapters/github/pace.ts';
import { problem } from '../../support/github/problem.ts';
import { settingsOf, startShop } from './publication.ts';

const pace = fc.record({ atOnce: fc.integer({ min: 1, max: 12 }), every: fc.nat(3_000) });

/** Moments at which somebody comes, from first to last. */
const arrivals = fc
  .array(fc.nat(2_000), { minLength: 1, maxLength: 40 })
  .map((gaps) => gaps.map((_, at) => gaps.slice(0, at + 1).reduce((sum, gap) => sum + gap, 0)));

describe('turns', () => {
  it('let no more go in any stretch than go at once and come back in it, however they come', () => {
    fc.assert(
      fc.property(pace, arrivals, ({ atOnce, every }, moments) => {
        const turn = turns({ atOnce, every });
        const gone = moments.map((now) => now + turn(now));
        for (const [first, start] of gone.entries()) {
          for (const [last, end] of gone.entries()) {
            if (last < first) continue;
            expect(end).toBeGreaterThanOrEqual(start);
            const back = every === 0 ? Number.POSITIVE_INFINITY : Math.floor((end - start) / every);
            expect(last - first + 1).toBeLessThanOrEqual(atOnce + back);
          }
        }
      }),
    );
  });

  it('keep nobody waiting who comes no sooner than one comes back', () => {
    fc.assert(
      fc.property(pace, arrivals, ({ atOnce, every }, moments) => {
        const turn = turns({ atOnce, every });
        const waits = moments.map((now, index) => turn(now + index * every));
        expect(new Set(waits)).toEqual(new Set([0]));
      }),
    );
  });

  it('come back one by one, up to as many as may go at once', () => {
    const turn = turns({ atOnce: 3, every: 1_000 });
    const waits = (now: number) => [turn(now), turn(now), turn(now), turn(now)];
    expect(waits(0)).toEqual([0, 0, 0, 1_000]);
    expect(waits(3_000)).toEqual([0, 0, 1_000, 2_000]);
    expect(waits(99_000)).toEqual([0, 0, 0, 1_000]);
  });
});

describe('a limiter', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('does at once what may go at once, and the rest in its turn', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    const done: number[] = [];
    const { schedule } = limiter({ atOnce: 2, every: 1_000 }).key();
    const tasks = [1, 2, 3, 4].map((task) => schedule({}, async () => done.push(task)));
    await vi.advanceTimersByTimeAsync(999);
    expect(done).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual([1, 2, 3]);
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all(tasks);
    expect(done).toEqual([1, 2, 3, 4]);
  });
});

describe.concurrent('a connection', () => {
  const blob = { content: 'text', encoding: 'utf-8' } as const;

  it('sends the writes of one run without a pause', async ({ expect }) => {
    await using github = await startShop();
    const { rest, at } = connect(settingsOf(github));
    const start = performance.now();
    for (let write = 0; write < 8; write += 1) await rest.git.createBlob({ ...at, ...blob });
    expect(performance.now() - start).toBeLessThan(6_000);
    expect(github.requests).toHaveLength(8);
  });

  it('makes a long row of writes wait', async ({ expect }) => {
    await using github = await startShop();
    const { rest, at } = connect(settingsOf(github));
    const start = performance.now();
    for (let write = 0; write < 14; write += 1) await rest.git.createBlob({ ...at, ...blob });
    expect(performance.now() - start).toBeGreaterThan(1_900);
  });

  it('waits as long as a secondary limit asks for, and then tries again', async ({ expect }) => {
    await using github = await startShop();
    const limit = problem(403, 'You have exceeded a secondary rate limit.');
    const asking = { ...limit, headers: { 'retry-after': '1' } };
    github.fail('POST /repos/{owner}/{repo}/git/blobs', asking);
    const { rest, at } = connect(settingsOf(github));
    const start = performance.now();
    await expect(rest.git.createBlob({ ...at, ...blob })).resolves.toMatchObject({ status: 201 });
    expect(performance.now() - start).toBeGreaterThan(990);
    expect(github.requests).toHaveLength(2);
  });
});
