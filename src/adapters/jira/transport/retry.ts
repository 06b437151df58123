import { retryAfterMs } from '../../../core/text/index.ts';
import type { JiraExchange } from './exchange.ts';

const maxAttempts = 4;

/** Milliseconds. If Jira asks for a longer wait, the request fails at once. */
const maxDelay = 60_000;

/** Milliseconds before the first retry; the delay doubles with each further one. */
const firstDelay = { busy: 2000, broken: 500 };

/**
 * Retries a request, with four attempts at most. A 429 did nothing, so any method is retried; after
 * other failures only methods that are safe to repeat. A timeout is retried once, without a delay.
 */
export async function withRetries(
  method: string,
  send: () => Promise<JiraExchange>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<JiraExchange> {
  for (let attempt = 1; ; attempt++) {
    const result = await send();
    const delay = attempt < maxAttempts ? delayAfter(result, method, attempt) : undefined;
    if (delay === undefined) return result;
    await wait(delay);
  }
}

/** Returns the delay in milliseconds, `undefined` if the request must not be retried. */
function delayAfter(result: JiraExchange, method: string, attempt: number): number | undefined {
  const isRepeatable = method !== 'POST';
  const doubling = (first: number) => first * 2 ** (attempt - 1) * jitter(0.7);
  if (result.kind === 'timed-out') return isRepeatable && attempt === 1 ? 0 : undefined;
  if (result.kind === 'failed') return isRepeatable ? doubling(firstDelay.broken) : undefined;
  const { status, headers } = result.answer;
  if (status === 429 || (status === 503 && isRepeatable)) {
    const requested = retryAfterMs(headers.get('retry-after'), Date.now());
    if (requested === undefined) return doubling(firstDelay.busy);
    return requested > maxDelay ? undefined : requested * jitter(1);
  }
  return isRepeatable && [502, 504].includes(status) ? doubling(firstDelay.broken) : undefined;
}

/** Returns a factor between `least` and 1.3, so that jobs rejected together don't retry together. */
const jitter = (least: number) => least + Math.random() * (1.3 - least);
