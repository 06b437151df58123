import { vi } from 'vitest';

/** Makes every wait end at once. Timers stay fake until the test's clean-up. */
export async function withoutWaiting<T>(start: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  const work = start();
  work.then(end, end);
  while (!isOver) await vi.advanceTimersByTimeAsync(15_000);
  return work;
}
