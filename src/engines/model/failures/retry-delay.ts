import { APIError } from 'openai';
import { retryAfterMs } from '../../text/index.ts';
import { NoCompletion } from '../message/index.ts';
import type { Pause } from '../port/index.ts';
import { findMeaning, isUsedUp, readRefusal } from '../refusals/index.ts';
import { findErrorCode, isCutOff, isTimeout, isUnreachable } from './connection.ts';

/** The failures at which an `ask` gives up. A refusal that is known is not a failure. */
const maxFailures = 4;

/** Milliseconds, 24 days: a timer set to more fires at once. */
const longestDelay = 2 ** 31 - 1;

/** Waits for the given milliseconds, or until the signal is aborted. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<unknown>;

/** How long to wait after these failures, and why; `undefined` to give up. */
export function pauseAfter(failures: readonly unknown[], now: number): Pause | undefined {
  const last = failures.at(-1);
  if (failures.length >= maxFailures || !isTransient(last)) return undefined;
  const empty = failures.filter(isEmpty);
  // Whatever takes an endpoint so long is no hiccup, and every further attempt would cost as much again.
  if (isTimeout(last) && failures.filter(isTimeout).length > 1) return undefined;
  // An endpoint that twice sends no reply, and no status of an error, is more than a hiccup of a gateway.
  if (isEmpty(last) && empty.length > 1) return undefined;
  const requested = requestedDelay(last, now);
  const ms = Math.min(requested ?? backoff(failures.length), longestDelay);
  return { kind: 'waiting', ms, why: reasonOf(last, requested !== undefined) };
}

const isEmpty = (error: unknown) =>
  error instanceof NoCompletion && readRefusal(error)?.status === 200;

/** Whether the same request may succeed a little later. */
function isTransient(error: unknown): boolean {
  const refusal = readRefusal(error);
  if (refusal !== undefined && (findMeaning(refusal)?.isLasting === true || isUsedUp(refusal)))
    return false;
  // LM Studio answers 400, and loads the model anew.
  if (refusal !== undefined && /\bmodel has crashed\b/.test(refusal.said)) return true;
  const status = refusal?.status ?? 200;
  if (status !== 200) return status >= 500 || [408, 409, 424, 425, 429].includes(status);
  return refusal !== undefined || isTimeout(error) || isCutOff(error) || isUnreachable(error);
}

/** Why to wait after a failure, in a phrase. */
function reasonOf(error: unknown, isRequested: boolean): string {
  const status = readRefusal(error)?.status ?? 0;
  if (status > 200 && isRequested) return `the endpoint asks for it (${status})`;
  if (status > 200) return `the endpoint answered ${status}`;
  if (isTimeout(error)) return 'the endpoint was silent for too long';
  if (error instanceof NoCompletion) return 'the endpoint sent no reply';
  const code = error instanceof Error ? findErrorCode(error) : '';
  return `the connection to the endpoint failed${code === '' ? '' : ` (${code})`}`;
}

/** What an answer asks for: the milliseconds, seconds or date of its headers, else what its body says. */
function requestedDelay(error: unknown, now: number): number | undefined {
  const headers = error instanceof APIError ? error.headers : undefined;
  const exact = headers?.get('retry-after-ms') ?? '';
  if (/^\d+(?:\.\d+)?$/.test(exact)) return Number(exact);
  return retryAfterMs(headers?.get('retry-after'), now) ?? readRefusal(error)?.retryAfter;
}

/** Doubles from half a second to 8 seconds, minus a random part, so that parallel jobs spread out. */
function backoff(failures: number): number {
  const delay = Math.min(500 * 2 ** (failures - 1), 8_000);
  return delay * (1 - Math.random() / 4);
}
