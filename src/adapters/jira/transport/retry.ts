import { retryAfterMs } from '../../../core/text/index.ts';
import type { JiraExchange } from './exchange.ts';

const maxAttempts = 4;

/** Milliseconds. If Jira asks for a longer wait, the request fails at once. */
const maxDelay = 60_000;

/** Milliseconds before the first retry; the delay doubles with each further one. */
const firstDelay = { busy: 2000, broken: 500 };

/** What it takes to repeat a request. */
export interface Repetition {
  /** Whether taking effect twice does no harm. */
  readonly isRepeatable: boolean;
  /** Looks whether the request took effect; resolves to its lost answer, `undefined` if it did not. */
  readonly find?: (() => Promise<JiraExchange | undefined>) | undefined;
}

/**
 * Retries a request, with four attempts at most. What certainly did nothing is always retried. If Jira does
 * not say what a request did, it is repeated only if that is safe, or if a look finds no effect. A timeout is
 * retried once, without a delay.
 */
export async function withRetries(
  { isRepeatable, find }: Repetition,
  send: () => Promise<JiraExchange>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<JiraExchange> {
  for (let attempt = 1; ; attempt++) {
    const result = await send();
    const isOpen = leavesOpen(result);
    const mayRepeat = isRepeatable || find !== undefined || !isOpen;
    const delay = mayRepeat ? delayAfter(result, attempt) : undefined;
    if (delay !== undefined) await wait(delay);
    const found = isOpen ? await find?.() : undefined;
    if (found !== undefined) return found;
    if (delay === undefined) return result;
  }
}

/** Errors of a connection that was never made, so that nothing was sent. */
const unconnected: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'],
]);

/** Whether the request may have taken effect although no success was reported. */
function leavesOpen(result: JiraExchange): boolean {
  if (result.kind === 'answered') return result.answer.status >= 500;
  return result.kind === 'timed-out' || !unconnected.has(result.code);
}

/** Returns the delay in milliseconds, `undefined` if the request must not be retried. */
function delayAfter(result: JiraExchange, attempt: number): number | undefined {
  const doubling = (first: number) => first * 2 ** (attempt - 1) * jitter(0.7);
  if (attempt === maxAttempts) return undefined;
  if (result.kind === 'timed-out') return attempt === 1 ? 0 : undefined;
  if (result.kind === 'failed') return doubling(firstDelay.broken);
  const { status, headers } = result.answer;
  if (status !== 429 && (status < 500 || status === 501)) return undefined;
  const requested = retryAfterMs(headers.get('retry-after'), Date.now());
  if (requested !== undefined) return requested > maxDelay ? undefined : requested * jitter(1);
  return doubling([429, 503].includes(status) ? firstDelay.busy : firstDelay.broken);
}

/** Returns a factor between `least` and 1.3, so that jobs rejected together don't retry together. */
const jitter = (least: number) => least + Math.random() * (1.3 - least);
