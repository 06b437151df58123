import { afterEach, describe, expect, test, vi } from 'vitest';
import { firstBytes, raceAbort, settleAll, sleep, smallJson } from '../../src/engines/async.ts';

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

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const bodyOf = (...pieces: readonly string[]) => new Blob([...pieces]).stream();

test('reads a body that is no longer than allowed', async () => {
  const { bytes, isWhole } = await firstBytes(bodyOf('ab', 'cd'), 4);
  expect([text(bytes), isWhole]).toEqual(['abcd', true]);
});

test('reads nothing where there is no body', async () => {
  expect(await firstBytes(null, 4)).toEqual({ bytes: new Uint8Array(), isWhole: true });
});

test('reads the beginning of a body without end, and leaves it', async () => {
  let [sent, isLeft] = [0, false];
  async function* endless() {
    try {
      for (;;) {
        sent += 3;
        yield new TextEncoder().encode('abc');
      }
    } finally {
      isLeft = true;
    }
  }
  const { bytes, isWhole } = await firstBytes(endless(), 10);
  expect([text(bytes), isWhole, sent, isLeft]).toEqual(['abcabcabca', false, 12, true]);
});

const mebibyte = ' '.repeat(1024 * 1024);

test.each([
  ['an object', bodyOf('{"a":', '1}'), { a: 1 }],
  ['an object of just a MiB', bodyOf('{"a":1}', mebibyte.slice(7)), { a: 1 }],
  ['an object of more than a MiB', bodyOf('{"a":1}', mebibyte), undefined],
  ['a page', bodyOf('<html>'), undefined],
  ['no body', null, undefined],
])('reads the small JSON of %s', async (_, body, json) => {
  expect(await smallJson(body)).toEqual(json);
});

test('reads no JSON from a body that breaks off', async () => {
  async function* broken() {
    yield new TextEncoder().encode('{"a":1}');
    throw new Error('terminated');
  }
  expect(await smallJson(broken())).toBeUndefined();
});
