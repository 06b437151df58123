import { setTimeout as sleep } from 'node:timers/promises';
import type { JiraAccess } from '../settings.ts';
import { addressOf, apiBase, type Query } from './address.ts';
import { checkAnswer, parseAnswer, unanswered } from './answer.ts';
import { type Answer, type Call, exchange } from './exchange.ts';
import { type Pause, patiently } from './patience.ts';

/** A request to Jira's REST API. */
export interface JiraRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Segments below the base; the transport encodes each. */
  readonly path: readonly string[];
  readonly query?: Query;
  /** Becomes JSON. */
  readonly body?: unknown;
  /** Whether it goes without the login, for what Jira tells strangers. */
  readonly anonymous?: boolean;
}

/**
 * The one way to Jira. Both methods reject with a UserError where a setting can mend it, else with
 * one of jira.js's errors: `NotFoundError`, `ForbiddenError`, `ApiError` and the like.
 */
export interface Transport {
  /** Sends a request; resolves to the parsed JSON, `undefined` for an empty answer. */
  send(request: JiraRequest): Promise<unknown>;
  /** The bytes of a file, at most the first `most` of them. */
  download(path: readonly string[], most: number): Promise<Uint8Array>;
}

/** What bounds the requests; `signal` ends every request and every wait. */
export interface TransportOptions {
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  readonly pause?: Pause;
}

const defaultTimeout = 30_000;

/** Bytes. A full page of long comments stays far below it. */
const longestAnswer = 24 * 1024 * 1024;

/** A transport that logs in, keeps time, and repeats what may be repeated. */
export function jiraTransport(access: JiraAccess, options: TransportOptions = {}): Transport {
  const { timeoutMs = defaultTimeout, signal, pause = byTheClock } = options;
  const base = apiBase(access);
  const perform = async (call: Call, most: number): Promise<Answer> => {
    const bounds = { timeoutMs, most, signal };
    const exchanged = await patiently(
      call.method,
      () => exchange(call, bounds),
      (milliseconds) => pause(milliseconds, signal),
    );
    if (exchanged.kind !== 'answered') throw unanswered(exchanged, access, timeoutMs);
    checkAnswer(exchanged.answer, access);
    return exchanged.answer;
  };
  return {
    send: async ({ method, path, query, body, anonymous = false }) => {
      const accept = { accept: 'application/json', 'user-agent': agent };
      const login = anonymous ? {} : { authorization: authorization(access) };
      const call = { method, url: addressOf(base, path, query), elsewhere: false };
      const json = { 'content-type': 'application/json' };
      const sent =
        body === undefined
          ? { ...call, headers: { ...accept, ...login } }
          : { ...call, headers: { ...accept, ...login, ...json }, body: JSON.stringify(body) };
      return parseAnswer(await perform(sent, longestAnswer), access);
    },
    download: async (path, most) => {
      const headers = { 'user-agent': agent, authorization: authorization(access) };
      const url = addressOf(base, path);
      return (await perform({ method: 'GET', url, headers, elsewhere: true }, most)).bytes;
    },
  };
}

const agent = 'jira-bug-fix-agent';

function authorization(access: JiraAccess): string {
  if (access.kind === 'data-center') return `Bearer ${access.token}`;
  return `Basic ${Buffer.from(`${access.email}:${access.token}`).toString('base64')}`;
}

const byTheClock: Pause = async (milliseconds, signal) => {
  await sleep(milliseconds, undefined, signal === undefined ? {} : { signal });
};
