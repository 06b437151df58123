import { APIConnectionError } from 'openai';
import type { Pause } from '../../../agent/ports.ts';
import { oneLine } from '../../../core/text/index.ts';
import { findExplanation, OutageError, UserError } from '../../../core/user-error.ts';
import {
  AttemptTimeout,
  findErrorCode,
  pauseAfter,
  rootCause,
  type Wait,
} from '../failures/index.ts';
import { describeAnswer, readRefusal } from '../refusals/index.ts';
import type { Credential, ShowModelSetting } from './credential.ts';
import {
  type Federation,
  findFederation,
  identitySettings,
  type JobIdentity,
} from './federations.ts';
import { exchangeToken, type IssuedToken, jobToken } from './token-exchange.ts';

/** What the credential of an identity needs to know besides it. */
export interface IdentityOptions {
  readonly baseUrl: string;
  readonly show: ShowModelSetting;
  readonly wait: Wait;
}

/** A token is replaced when this many milliseconds of its life are left, or half of it. */
const margin = 120_000;

/**
 * Requests with a short-lived token, for which the job's identity is exchanged. Throws UserError if it must
 * not be sent to the endpoint.
 */
export function identityCredential(identity: JobIdentity, options: IdentityOptions): Credential {
  const federation = findFederation(identity, options.baseUrl, options.show);
  let held: (IssuedToken & { readonly until: number }) | undefined;
  return {
    prepare: async (signal, onPause) => {
      if (held !== undefined && performance.now() < held.until) return;
      const asked = performance.now();
      const issued = await issueToken(identity, federation, { ...options, onPause }, signal);
      const { lifetime } = issued;
      held = { ...issued, until: asked + lifetime - Math.min(margin, lifetime / 2) };
    },
    headers: () => ({ ...federation.headers, authorization: `Bearer ${held?.token ?? ''}` }),
    renew: () => {
      held = undefined;
      return true;
    },
    conceal: (text) => (held === undefined ? text : text.replaceAll(held.token, '***')),
    setting: 'service-account-id',
  };
}

/** What went wrong while a token was issued. */
interface IssueFailure {
  /** Of the last attempt. */
  readonly error: unknown;
  readonly attempts: number;
  /** Whether it was the provider that failed or refused, not the runner. */
  readonly isProvider: boolean;
}

async function issueToken(
  identity: JobIdentity,
  federation: Federation,
  options: IdentityOptions & { readonly onPause: ((pause: Pause) => void) | undefined },
  signal: AbortSignal,
): Promise<IssuedToken> {
  const url = federation.exchangeUrl(options.baseUrl);
  const failures: unknown[] = [];
  for (;;) {
    let isProvider = false;
    try {
      const token = await jobToken(identity, federation, signal);
      isProvider = true;
      return await exchangeToken(identity, federation, { url, token }, signal);
    } catch (error) {
      signal.throwIfAborted();
      failures.push(error);
      const pause = pauseAfter(failures, Date.now());
      const failure = { error, attempts: failures.length, isProvider };
      if (pause === undefined) throw explainIssue(failure, identity, federation, options);
      options.onPause?.(pause);
      await options.wait(pause.ms, signal);
    }
  }
}

const both = new Intl.ListFormat('en-GB');

/** The statuses of a refusal that other settings would mend. */
const refusals: ReadonlySet<number> = new Set([400, 401, 403, 404, 422]);

function explainIssue(
  { error, attempts, isProvider }: IssueFailure,
  { issuer, ids }: JobIdentity,
  { name, exchangeUrl }: Federation,
  { baseUrl, show }: IdentityOptions,
): unknown {
  const explained = findExplanation(error);
  if (explained !== undefined) return explained;
  const refusal = readRefusal(error);
  const { origin, pathname } = new URL(isProvider ? exchangeUrl(baseUrl) : issuer.url);
  if (isProvider && refusal !== undefined && refusals.has(refusal.status)) {
    const settings = settingsIn(`${refusal.said} ${refusal.code}`, ids).map(show);
    return new UserError(
      `Set ${both.format(settings)} to match the workload identity federation of ${name}: ${origin}${pathname} ${describeAnswer(refusal)}.`,
      { cause: error },
    );
  }
  const service = `The service that issues ${isProvider ? `tokens of ${name}` : 'tokens of the job'}`;
  const tried = attempts > 1 ? ` (tried ${attempts} times)` : '';
  const what = refusal === undefined ? silenceOf(error) : describeAnswer(refusal);
  return what === undefined
    ? error
    : new OutageError(`${service}, ${origin}, ${what}${tried}.`, { cause: error });
}

/** What happened to a request without an answer; `undefined` if the error is a defect. */
function silenceOf(error: unknown): string | undefined {
  if (error instanceof AttemptTimeout) return error.message;
  if (!(error instanceof APIConnectionError)) return undefined;
  return `could not be reached (${findErrorCode(error) || oneLine(rootCause(error).message, 200)})`;
}

/** The settings that a refusal names, or else all that it may mean. */
function settingsIn(refusal: string, ids: JobIdentity['ids']) {
  const all = identitySettings.filter((name) => ids[name] !== undefined);
  const isNamed = (name: string) => new RegExp(name.replaceAll('-', '[ _-]'), 'i').test(refusal);
  const named = all.filter((name) => isNamed(name.replace(/-id$/, '')));
  return named.length > 0 ? named : all;
}
