import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RecentCheck } from '../../../src/worker/http/index.ts';

const fine = { ok: true, checked: 1, errors: [] };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a stranger who asks all day causes one check a minute', async () => {
  const check = vi.fn(async () => fine);
  const recent = new RecentCheck();
  for (let second = 0; second < 180; second += 1) {
    vi.setSystemTime(Date.UTC(2026, 10, 20) + second * 1000);
    expect(await recent.result('settings', check)).toBe(fine);
  }
  expect(check).toHaveBeenCalledTimes(3);
});

test('while the first check is under way, there is no result', async () => {
  const open = Promise.withResolvers<typeof fine>();
  const recent = new RecentCheck();
  const first = recent.result('settings', () => open.promise);
  expect(await recent.result('settings', async () => fine)).toBeUndefined();
  open.resolve(fine);
  expect(await first).toBe(fine);
  expect(await recent.result('settings', async () => expect.fail())).toBe(fine);
});

test('other settings and a check that failed are checked at once', async () => {
  const recent = new RecentCheck();
  const refused = { ...fine, ok: false };
  await recent.result('settings', async () => refused);
  expect(await recent.result('mended', async () => fine)).toBe(fine);
  const broken = recent.result('others', () => Promise.reject(new Error('no such method')));
  await expect(broken).rejects.toThrow();
  expect(await recent.result('others', async () => fine)).toBe(fine);
});
