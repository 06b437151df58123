import { retryAfterMs } from '../../core/text/index.ts';

const second = 1_000;
const longestWish = 3_600 * second;

/** Milliseconds for which the answer asks to be left alone, an hour at most; 0 when it does not. */
export function askedPause(headers: Headers, now: number): number {
  const wish = retryAfterMs(headers.get('retry-after'), now) || untilReset(headers, now);
  return Math.min(Math.max(wish, 0), longestWish);
}

/** GitHub's primary rate limit comes without `Retry-After`; it names the second at which it ends. */
function untilReset(headers: Headers, now: number): number {
  const reset = headers.get('x-ratelimit-reset') ?? '';
  const spent = headers.get('x-ratelimit-remaining') === '0' && /^\d{1,12}$/.test(reset);
  return spent ? Number(reset) * second - now : 0;
}
