import type { Dialect } from './dialect/index.ts';
import { pauseAfter } from './failures/index.ts';
import type { Loss } from './port/index.ts';
import {
  isMiscall,
  quoteRefusal,
  readRefusal,
  type Sent,
  withoutRefused,
} from './refusals/index.ts';
import { SignInFailure } from './sign-in.ts';

/** An endpoint that refuses more than this in one `ask` would refuse anything. */
const maxRefusals = 7;

/** A model whose calls cannot be read so often in one `ask` would not do better. */
const maxMiscalls = 2;

/** The state of one `ask`: the dialect to use, and what has gone wrong so far. */
export interface RetryState {
  readonly dialect: Dialect;
  /** How often the endpoint has refused something that could be left out. */
  readonly refusals: number;
  /** What these refusals cost: at most one loss of each ability, the last. */
  readonly losses: readonly Loss[];
  readonly failures: readonly unknown[];
  /** How often the endpoint could not read what the model wrote. */
  readonly miscalls: number;
}

/** An attempt that failed, and what it sent. */
export interface FailedAttempt {
  readonly error: unknown;
  readonly sent: Sent;
}

/**
 * Decides how to go on after an attempt failed at `now` (as `Date.now()`): with which state, and after which pause;
 * `undefined` means to give up. If the endpoint refuses what it can be asked without, the next attempt follows at
 * once.
 */
export function nextAttempt(
  state: RetryState,
  { error, sent }: FailedAttempt,
  conceal: (said: string) => string,
  now: number,
) {
  const isSignIn = error instanceof SignInFailure;
  const refusal = isSignIn ? undefined : readRefusal(error, conceal);
  const change = refusal && withoutRefused(refusal, state.dialect, sent);
  if (refusal !== undefined && change !== undefined) {
    if (state.refusals === maxRefusals) return undefined;
    const { dialect, loss } = change;
    const lost = loss && { ...loss, said: quoteRefusal(refusal) };
    const others = state.losses.filter(({ ability }) => ability !== lost?.ability);
    const losses = lost === undefined ? state.losses : [...others, lost];
    return { state: { ...state, dialect, losses, refusals: state.refusals + 1 } };
  }
  if (refusal !== undefined && isMiscall(refusal)) {
    if (state.miscalls === maxMiscalls) return undefined;
    return { state: { ...state, miscalls: state.miscalls + 1 } };
  }
  const failures = [...state.failures, isSignIn ? error.cause : error];
  const pause = pauseAfter(failures, now);
  if (pause === undefined) return undefined;
  return { state: { ...state, failures }, pause: pause.ms > 0 ? pause : undefined };
}
