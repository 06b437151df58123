import { APIError } from 'openai';
import type { Pause } from '../../../agent/ports.ts';
import type { Loss } from '../../../core/run/index.ts';
import { retryAfterMs } from '../../../core/text/index.ts';
import { complaintOf, meaningOf, quotationOf, withoutRefused } from '../complaints/index.ts';
import type { Dialect } from '../dialect/index.ts';
import { NoCompletion } from '../message/index.ts';
import { codeOf, isCutOff, isTimeout, isUnreachable } from './connection.ts';

/** An endpoint that refuses more than this in one `ask` would refuse anything. */
const maxRefusals = 7;

/** The state of one `ask`: the dialect to use, and what has gone wrong so far. */
export interface RetryState {
  readonly dialect: Dialect;
  /** How often the endpoint has refused something that could be left out. */
  readonly refusals: number;
  /** What these refusals cost: at most one loss of each ability, the last. */
  readonly losses: readonly Loss[];
  readonly failures: readonly unknown[];
}

/** The state for the next attempt, and the wait before it; missing if it follows at once. */
export interface NextAttempt {
  readonly state: RetryState;
  readonly pause?: Pause;
}

/**
 * Decides how to go on after an attempt failed at `now` (as `Date.now()`); `undefined` means to give up. If the
 * endpoint refuses what it can be asked without, the next attempt follows at once.
 */
export function nextAttempt(
  state: RetryState,
  error: unknown,
  conceal: (said: string) => string,
  now: number,
): NextAttempt | undefined {
  const complaint = complaintOf(error, conceal);
  const change = complaint && withoutRefused(complaint, state.dialect);
  if (complaint !== undefined && change !== undefined) {
    if (state.refusals === maxRefusals) return undefined;
    const { dialect, loss } = change;
    const lost = loss && { ...loss, said: quotationOf(complaint) };
    const losses = lost === undefined ? state.losses : [...others(state.losses, lost), lost];
    return { state: { ...state, dialect, losses, refusals: state.refusals + 1 } };
  }
  const failures = [...state.failures, error];
  const pause = pauseAfter(failures, now);
  if (pause === undefined) return undefined;
  return { state: { ...state, failures }, ...(pause.ms > 0 && { pause }) };
}

const others = (losses: readonly Loss[], { ability }: Loss) =>
  losses.filter((loss) => loss.ability !== ability);

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
  const empty = failures.filter((failure) => failure instanceof NoCompletion);
  // Whatever takes an endpoint so long is no hiccup, and every further attempt would cost as much again.
  if (isTimeout(last) && failures.filter(isTimeout).length > 1) return undefined;
  // An endpoint that twice sends a body without a completion is more than a hiccup of a gateway.
  if (last instanceof NoCompletion && empty.length > 1) return undefined;
  const requested = last instanceof APIError ? requestedDelay(last.headers, now) : undefined;
  const ms = Math.min(requested ?? backoff(failures.length), longestDelay);
  return { kind: 'waiting', ms, why: reasonOf(last, requested !== undefined) };
}

/** Whether the same request may succeed a little later. */
function isTransient(error: unknown): boolean {
  if (isTimeout(error) || isCutOff(error) || isUnreachable(error)) return true;
  const complaint = complaintOf(error);
  if (complaint === undefined || meaningOf(complaint)?.isLasting === true) return false;
  const { status } = complaint;
  return error instanceof NoCompletion || status >= 500 || [408, 409, 429].includes(status);
}

/** Why to wait after a failure, in a phrase. */
function reasonOf(error: unknown, isRequested: boolean): string {
  if (error instanceof APIError && error.status !== undefined)
    return isRequested
      ? `the endpoint asks for it (${error.status})`
      : `the endpoint answered ${error.status}`;
  if (isTimeout(error)) return 'the endpoint was silent for too long';
  if (error instanceof NoCompletion) return 'the endpoint sent no reply';
  const code = error instanceof Error ? codeOf(error) : '';
  return `the connection to the endpoint failed${code === '' ? '' : ` (${code})`}`;
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
