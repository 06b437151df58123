import { afterEach, describe, expect, test, vi } from 'vitest';
import { raceAbort, settleAll, sleep } from '../../../src/agent/async/index.ts';

afterEach(() => vi.useRealTimers());

const reason = new Error('cancelled');

describe('settleAll', () => {
  const later = async <T>(value: T) => {
    await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
    return value;
  };

  test('resolves to the values in the order of the list, plain values included', async () => {
    const calls = [later('a'), 2, Promise.resolve(undefined)] as const;
    expect(await settleAll(calls)).toEqual(['a', 2, undefined]);
  });

  test('rejects only when the other calls have ended', async () => {
    const ended: string[] = [];
    const slow = later('slow').then((name) => ended.push(name));
    await expect(settleAll([Promise.reject(new Error('no')), slow])).rejects.toThrow('no');
    expect(ended).toEqual(['slow']);
  });

  test('rejects with the first failure of the list, whichever came first', async () => {
    const slow = later('').then(() => Promise.reject(new Error('first of the list')));
    const fast = Promise.reject(new Error('first in time'));
    await expect(settleAll([slow, fast])).rejects.toThrow('first of the list');
  });
});

describe('raceAbort', () => {
  test('rejects with the reason of the abort, even if the work never ends', async () => {
    const stop = new AbortController();
    const long = raceAbort(new Promise(() => {}), stop.signal);
    stop.abort(reason);
    await expect(long).rejects.toBe(reason);
    await expect(raceAbort(new Promise(() => {}), stop.signal)).rejects.toBe(reason);
  });

  test('settles as the work does while nothing is aborted', async () => {
    const { signal } = new AbortController();
    await expect(raceAbort(Promise.resolve('done'), signal)).resolves.toBe('done');
    await expect(raceAbort(Promise.reject(reason), signal)).rejects.toBe(reason);
  });
});

describe('sleep', () => {
  test('resolves to true when the time is over', async () => {
    vi.useFakeTimers();
    const slept = sleep(1_000, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await slept).toBe(true);
  });

  test('resolves to false at once when aborted, and leaves no timer', async () => {
    vi.useFakeTimers();
    const stop = new AbortController();
    const slept = sleep(3_600_000, stop.signal);
    stop.abort(reason);
    expect(await slept).toBe(false);
    expect(await sleep(1_000, stop.signal)).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});
