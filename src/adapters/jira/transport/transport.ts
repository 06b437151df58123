import { setTimeout as delay } from 'node:timers/promises';
import { checkAnswer, noAnswer, parseAnswer } from './answer.ts';
import { exchange, type HttpRequest, type JiraAnswer, type JiraExchange } from './exchange.ts';
import { addressOf, apiBase, type JiraAccess, type JiraTransport } from './request.ts';
import { type Repetition, withRetries } from './retry.ts';

/** Bounds of all requests. */
export interface TransportOptions {
  /** Milliseconds until a request is given up; 30 seconds by default. */
  readonly timeoutMs?: number | undefined;
  /** Ends every request and every wait. */
  readonly signal?: AbortSignal | undefined;
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
      const request = { method, url, headers, body: JSON.stringify(body), crossHost: false };
      const { isRepeatable = method !== 'POST', find } = repetition;
      const answer = await perform(request, maxAnswer, {
        isRepeatable,
        find: find && (() => find().then(lostAnswer)),
      });
      return parseAnswer(answer, access);
    },
    download: async (path, maxBytes) => {
      const headers = { 'user-agent': userAgent, authorization: authorization(access) };
      const request = { method: 'GET', url: addressOf(base, path), headers, crossHost: true };
      const { bytes, url } = await perform(request, maxBytes, { isRepeatable: true });
      return { bytes, url };
    },
  };
}

type Perform = (
  request: HttpRequest,
  maxBytes: number,
  repetition: Repetition,
) => Promise<JiraAnswer>;

/** Returns a function that sends a request with retries and rejects unless it succeeds. */
function performer(access: JiraAccess, options: TransportOptions): Perform {
  const { timeoutMs = 30_000, signal, wait = waitInRealTime } = options;
  let hasAnswered = false;
  return async (request, maxBytes, repetition) => {
    const result = await withRetries(
      repetition,
      async () => {
        const result = await exchange(request, { timeoutMs, maxBytes, signal });
        hasAnswered ||= result.kind === 'answered';
        return result;
      },
      (milliseconds) => wait(milliseconds, signal),
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
