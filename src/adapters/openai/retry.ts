import { APIError } from 'openai';
import { retryAfterMs } from '../../core/text/index.ts';
import { type ModelDialect, type OptionalField, withoutField } from './dialect.ts';
import { isTimeout, isTransient, NoCompletion } from './failures.ts';
import { refusedField } from './refused-field.ts';
import type { ChatBody } from './request.ts';

/** The failures at which an `ask` gives up. A refused field is not a failure. */
const maxFailures = 4;

const maxDropped = 3;

/** Milliseconds, 24 days: a timer set to more fires at once. */
const longestDelay = 2 ** 31 - 1;

/** Waits for the given milliseconds, or until the signal is aborted. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<unknown>;

/** The state of one `ask`: the dialect to use, and what has gone wrong so far. */
export interface RetryState {
  readonly dialect: ModelDialect;
  /** Fields that it has dropped, besides those that request the form of the reply. */
  readonly dropped: number;
  readonly failures: readonly unknown[];
}

/** The state for the next attempt, and the milliseconds to wait before it. */
export interface NextAttempt {
  readonly state: RetryState;
  readonly delay: number;
}

/**
 * Decides how to go on after the attempt with `body` failed at `now` (as `Date.now()`); `undefined` means
 * to give up. If the endpoint refuses a field, the next attempt omits it and follows at once.
 */
export function nextAttempt(
  state: RetryState,
  error: unknown,
  body: ChatBody,
  now: number,
): NextAttempt | undefined {
  const field = refusedField(error, body);
  if (field !== undefined) return dropField(state, field);
  const failures = [...state.failures, error];
  const delay = retryDelay(failures, now);
  return delay === undefined ? undefined : { state: { ...state, failures }, delay };
}

function dropField(state: RetryState, field: OptionalField): NextAttempt | undefined {
  const isForm = field === 'tools' || field === 'response_format';
  const dropped = state.dropped + (isForm ? 0 : 1);
  if (dropped > maxDropped) return undefined;
  return { state: { ...state, dialect: withoutField(field, state.dialect), dropped }, delay: 0 };
}

/** Milliseconds to wait after these failures; `undefined` to give up. */
export function retryDelay(failures: readonly unknown[], now: number): number | undefined {
  const last = failures.at(-1);
  if (failures.length >= maxFailures || !isTransient(last)) return undefined;
  const empty = failures.filter((failure) => failure instanceof NoCompletion);
  // Whatever takes an endpoint so long is no hiccup, and every further attempt would cost as much again.
  if (isTimeout(last) && failures.filter(isTimeout).length > 1) return undefined;
  // An endpoint that twice sends a body without a completion is more than a hiccup of a gateway.
  if (last instanceof NoCompletion && empty.length > 1) return undefined;
  const requested = last instanceof APIError ? requestedDelay(last.headers, now) : undefined;
  return Math.min(requested ?? backoff(failures.length), longestDelay);
}

/** What the headers ask for: milliseconds, seconds or a date. */
function requestedDelay(headers: Headers | undefined, now: number): number | undefined {
  const exact = headers?.get('retry-after-ms') ?? '';
  if (/^\d+(?:\.\d+)?$/.test(exact)) return Number(exact);
  return retryAfterMs(headers?.get('retry-after'), now);
}

/** Doubles from half a second to 8 seconds, minus a random part, so that parallel jobs spread out. */
function backoff(failures: number): number {
  const delay = Math.min(500 * 2 ** (failures - 1), 8_000);
  return delay * (1 - Math.random() / 4);
}
