import { setTimeout as delay } from 'node:timers/promises';
import { retryAfterMs } from '../../../engines/text/index.ts';
import { checkAnswer, noAnswer, parseAnswer } from './answer.ts';
import { exchange, type HttpRequest, type JiraExchange } from './exchange.ts';
import { addressOf, apiBase, type JiraAccess, type JiraTransport } from './request.ts';

/** Bounds of all requests. */
export interface TransportOptions {
  /** Milliseconds until a request is given up; 30 seconds by default. */
  readonly timeoutMs?: number | undefined;
  /** Ends every request and every wait. */
  readonly signal?: AbortSignal | undefined;
  /** Called before each wait, with its milliseconds. */
  readonly onWait?: ((milliseconds: number) => void) | undefined;
  /** Waits before a retry; rejects if the signal ends the wait. */
  readonly wait?: ((milliseconds: number, signal?: AbortSignal) => Promise<void>) | undefined;
}

/** Bytes. A page of 100 comments of the default's greatest length has half of it. */
const maxAnswer = 8 * 1024 * 1024;

/** Creates a transport that logs in, applies timeouts and retries. */
export function jiraTransport(access: JiraAccess, options: TransportOptions = {}): JiraTransport {
  const base = apiBase(access);
  const perform = performer(access, options);
  return {
    show: access.show,
    send: async ({ method, path, query, body, anonymous = false, ...repetition }) => {
      const headers = {
        accept: 'application/json',
        'user-agent': userAgent,
        ...(anonymous ? {} : { authorization: authorization(access) }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      };
      const url = addressOf(base, path, query);
      const redirect = 'manual';
      const request = { method, url, headers, body: JSON.stringify(body), redirect } as const;
      const { isRepeatable = method !== 'POST', find } = repetition;
      const answer = await perform(request, maxAnswer, {
        isRepeatable,
        find: find && (() => find().then(lostAnswer)),
      });
      return parseAnswer(answer, access);
    },
    download: async (path, maxBytes) => {
      const headers = { 'user-agent': userAgent, authorization: authorization(access) };
      const request = {
        method: 'GET',
        url: addressOf(base, path),
        headers,
        redirect: 'follow',
      } as const;
      const { bytes, url } = await perform(request, maxBytes, { isRepeatable: true });
      return { bytes, url };
    },
  };
}

/** Returns a function that sends a request with retries and rejects unless it succeeds. */
function performer(access: JiraAccess, options: TransportOptions) {
  const { timeoutMs = 30_000, signal, onWait, wait = waitInRealTime } = options;
  let hasAnswered = false;
  return async (request: HttpRequest, maxBytes: number, repetition: Repetition) => {
    const result = await withRetries(
      repetition,
      async () => {
        const result = await exchange(request, { timeoutMs, maxBytes, signal });
        hasAnswered ||= result.kind === 'answered';
        return result;
      },
      (milliseconds) => {
        onWait?.(milliseconds);
        return wait(milliseconds, signal);
      },
    );
    if (result.kind !== 'answered') throw noAnswer(result, access, { timeoutMs, hasAnswered });
    checkAnswer(result.answer, access);
    return result.answer;
  };
}

/** Returns the answer that a request would have had, from what was found in Jira. */
function lostAnswer(found: unknown): JiraExchange | undefined {
  if (found === undefined) return undefined;
  const bytes = new TextEncoder().encode(JSON.stringify(found));
  const answer = { status: 200, statusText: '', headers: new Headers(), url: '' };
  return { kind: 'answered', answer: { ...answer, bytes, truncated: false } };
}

const userAgent = 'jira-bug-fix-agent';

function authorization(access: JiraAccess): string {
  if (access.kind === 'data-center') return `Bearer ${access.token}`;
  return `Basic ${Buffer.from(`${access.email}:${access.token}`).toString('base64')}`;
}

const waitInRealTime = (milliseconds: number, signal?: AbortSignal) =>
  delay<void>(milliseconds, undefined, { signal });

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
