import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RejectionCounter } from '../../src/worker/app.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('rejected requests', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
  });

  const kinds = ['missing', 'mismatch', 'token'] as const;

  /** A counter of requests of all kinds in turns, and what it reports to an inbox. */
  function setUp() {
    const counts: number[] = [];
    const reasons = { missing: 0, mismatch: 0, token: 0 };
    const work: Promise<unknown>[] = [];
    let isDown = false;
    const refuse = async (refused: typeof reasons) => {
      if (isDown) throw new Error('down');
      counts.push(refused.missing + refused.mismatch + refused.token);
      for (const kind of kinds) reasons[kind] += refused[kind];
    };
    const rejections = new RejectionCounter();
    let turn = 0;
    return {
      counts,
      reasons,
      work,
      add: (times = 1) => {
        for (let left = times; left > 0; left -= 1) {
          rejections.add(kinds[turn % 3] ?? 'missing', { refuse }, (one) => work.push(one));
          turn += 1;
        }
      },
      pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
      down: (value: boolean) => {
        isDown = value;
      },
    };
  }

  test('the first is reported at once, the others together', async () => {
    const { counts, work, add, pass } = setUp();
    add();
    await pass(0);
    expect(counts).toEqual([1]);
    add(500);
    await pass(10_000);
    add(7);
    expect(counts).toEqual([1]);
    await pass(10_000);
    expect(counts).toEqual([1, 507]);
    expect(work).toHaveLength(2);
  });

  test('after a quiet interval the next is reported at once again', async () => {
    const { counts, add, pass } = setUp();
    add();
    await pass(3_600_000);
    add();
    await pass(0);
    expect(counts).toEqual([1, 1]);
  });

  test('a day of rejections costs few reports and loses none', async () => {
    const { counts, add, pass } = setUp();
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      add(100);
      await pass(60_000);
    }
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(144_000);
    expect(counts.length).toBeLessThan(86_400 / 20);
  });

  test('a failed report is included in the next', async () => {
    const { counts, reasons, work, add, pass, down } = setUp();
    down(true);
    add(3);
    await pass(20_000);
    await Promise.all(work);
    expect(counts).toEqual([]);
    down(false);
    add();
    await pass(40_000);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(reasons).toEqual({ missing: 2, mismatch: 1, token: 1 });
  });
});
