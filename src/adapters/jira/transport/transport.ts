import { setTimeout as delay } from 'node:timers/promises';
import { checkAnswer, noAnswer, parseAnswer } from './answer.ts';
import { exchange, type HttpRequest, type JiraAnswer } from './exchange.ts';
import { addressOf, apiBase, type JiraAccess, type JiraTransport } from './request.ts';
import { withRetries } from './retry.ts';

/** Bounds of all requests. */
export interface TransportOptions {
  /** Milliseconds until a request is given up; 30 seconds by default. */
  readonly timeoutMs?: number | undefined;
  /** Ends every request and every wait. */
  readonly signal?: AbortSignal | undefined;
  /** Waits before a retry; rejects if the signal ends the wait. */
  readonly wait?: ((milliseconds: number, signal?: AbortSignal) => Promise<void>) | undefined;
}

/** Bytes. A full page of long comments stays far below. */
const maxAnswer = 24 * 1024 * 1024;

/** Creates a transport that logs in, applies timeouts and retries. */
export function jiraTransport(access: JiraAccess, options: TransportOptions = {}): JiraTransport {
  const { timeoutMs = 30_000, signal, wait = waitInRealTime } = options;
  const base = apiBase(access);
  const perform = async (request: HttpRequest, maxBytes: number): Promise<JiraAnswer> => {
    const result = await withRetries(
      request.method,
      () => exchange(request, { timeoutMs, maxBytes, signal }),
      (milliseconds) => wait(milliseconds, signal),
    );
    if (result.kind !== 'answered') throw noAnswer(result, access, timeoutMs);
    checkAnswer(result.answer, access);
    return result.answer;
  };
  return {
    show: access.show,
    send: async ({ method, path, query, body, anonymous = false }) => {
      const headers = {
        accept: 'application/json',
        'user-agent': userAgent,
        ...(anonymous ? {} : { authorization: authorization(access) }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      };
      const url = addressOf(base, path, query);
      const request = { method, url, headers, body: JSON.stringify(body), crossHost: false };
      return parseAnswer(await perform(request, maxAnswer), access);
    },
    download: async (path, maxBytes) => {
      const headers = { 'user-agent': userAgent, authorization: authorization(access) };
      const url = addressOf(base, path);
      return (await perform({ method: 'GET', url, headers, crossHost: true }, maxBytes)).bytes;
    },
  };
}

const userAgent = 'jira-bug-fix-agent';

function authorization(access: JiraAccess): string {
  if (access.kind === 'data-center') return `Bearer ${access.token}`;
  return `Basic ${Buffer.from(`${access.email}:${access.token}`).toString('base64')}`;
}

const waitInRealTime = (milliseconds: number, signal?: AbortSignal) =>
  delay<void>(milliseconds, undefined, { signal });
