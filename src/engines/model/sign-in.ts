import { APIConnectionError, APIError } from 'openai';
import { WorkloadIdentityAuth } from 'openai/auth/workload-identity-auth';
import { z } from 'zod';
import { raceAbort } from '../async.ts';
import { OutageError, UserError } from '../errors.ts';
import { oneLine, parseJson, toMembers } from '../text/index.ts';
import type { Credential, ShowModelSetting } from './credential.ts';
import { AttemptTimeout, findErrorCode, readBeginning, rootCause } from './failures.ts';
import { describeAnswer, readRefusal } from './refusals/index.ts';

/** The identity of the job that runs: its IDs at OpenAI, and what the runner offers to prove it. */
export interface JobIdentity {
  readonly identityProviderId: string;
  readonly serviceAccountId: string;
  /** Where the runner issues tokens of the job, and the token that it asks for. */
  readonly issuer: { readonly url: string; readonly token: string };
  /** Called with each token before it is used, so that it can be masked. */
  readonly onToken: (token: string) => void;
}

/** The usual address of OpenAI's models, and whom the job's tokens are for. */
const audience = 'https://api.openai.com/v1';

/** Where the SDK exchanges them. */
const exchange = 'https://auth.openai.com/oauth/token';

/** Seconds before its end at which a token is replaced. */
const refreshBufferSeconds = 120;

/** Milliseconds for each of the two requests. */
const requestTimeout = 20_000;

/** A request for a token failed: for one of the job, or for one of OpenAI. The cause says why. */
export class SignInFailure extends Error {
  override readonly name = 'SignInFailure';
  readonly of: 'the job' | 'OpenAI';
  readonly address: string;

  constructor(of: SignInFailure['of'], address: string, cause: unknown) {
    super(`no token of ${of}`, { cause });
    this.of = of;
    this.address = address;
  }
}

/**
 * Requests with a short-lived token of OpenAI, for which its SDK exchanges the job's identity. Throws UserError for an
 * endpoint that must not get it.
 */
export function identityCredential(
  { issuer, onToken, ...ids }: JobIdentity,
  baseUrl: string,
  show: ShowModelSetting,
): Credential {
  requireOwnHost(baseUrl, show);
  const tokens = new Set<string>();
  const masked = (token: string) => {
    if (!tokens.has(token)) onToken(token);
    tokens.add(token);
    return token;
  };
  const getToken = async () => masked(await jobToken(issuer));
  const provider = { tokenType: 'jwt', getToken } as const;
  const auth = new WorkloadIdentityAuth({ ...ids, provider, refreshBufferSeconds }, fetchInTime);
  let held = '';
  return {
    prepare: async (signal) => {
      const asked = auth.getToken().catch((cause: unknown) => {
        throw cause instanceof SignInFailure ? cause : new SignInFailure('OpenAI', exchange, cause);
      });
      held = masked(await raceAbort(asked, signal));
    },
    headers: () => ({ authorization: `Bearer ${held}` }),
    conceal: (text) => [...tokens].reduce((said, token) => said.replaceAll(token, '***'), text),
    setting: 'service-account-id',
  };
}

/** Only OpenAI's own hosts, and this machine, get its tokens. */
function requireOwnHost(baseUrl: string, show: ShowModelSetting): void {
  const { protocol, hostname, origin } = new URL(baseUrl);
  const isOwn = protocol === 'https:' && /^(?:\w+\.)?api\.openai\.com$/.test(hostname);
  if (isOwn || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)) return;
  throw new UserError(
    `Set ${show('base-url')} to ${audience}: tokens of OpenAI must not be sent to ${origin}.`,
  );
}

/** What a header can carry. */
const JobToken = z.object({ value: z.string().regex(/^[\x21-\x7e]+$/) });

/** Gets a token of the job from the runner. Each exchange needs a new one: OpenAI takes it only once. */
async function jobToken({ url, token }: JobIdentity['issuer']): Promise<string> {
  const address = new URL(url);
  address.searchParams.set('audience', audience);
  try {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetchInTime(address, { headers, redirect: 'manual' });
    const body = parseJson(await response.text());
    if (response.ok) return JobToken.parse(body).value;
    throw new APIError(response.status, toMembers(body), undefined, response.headers);
  } catch (cause) {
    throw new SignInFailure('the job', url, cause);
  }
}

/** Rejects as the client of the model does. */
async function fetchInTime(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const limit = AbortSignal.timeout(requestTimeout);
  try {
    return await readBeginning(await fetch(url, { ...init, signal: limit }));
  } catch (thrown) {
    if (limit.aborted) throw new AttemptTimeout('nothing', requestTimeout);
    throw thrown instanceof Error ? new APIConnectionError({ cause: thrown }) : thrown;
  }
}

/** The statuses of a refusal that other settings would mend. */
const refusing: ReadonlySet<number> = new Set([400, 401, 403, 404, 422]);

/** Explains why there is no token: a UserError if the settings mend it, else an OutageError. */
export function explainSignIn(
  { of, address, cause }: SignInFailure,
  attempts: number,
  { conceal }: Credential,
  show: ShowModelSetting,
): Error {
  const refusal = readRefusal(cause, conceal);
  const answered = refusal && describeAnswer(refusal);
  if (of === 'OpenAI' && refusal !== undefined && refusing.has(refusal.status)) {
    return new UserError(
      `Set ${show('identity-provider-id')} and ${show('service-account-id')} to match the workload identity federation of OpenAI: ${address} ${answered}.`,
      { cause },
    );
  }
  const tried = attempts > 1 ? ` (tried ${attempts} times)` : '';
  return new OutageError(
    `The service that issues tokens of ${of}, ${new URL(address).origin}, ${answered ?? silenceOf(cause)}${tried}.`,
    { cause },
  );
}

/** What happened to a request without a refusal. */
function silenceOf(cause: unknown): string {
  if (cause instanceof AttemptTimeout) return cause.message;
  if (!(cause instanceof APIConnectionError)) return 'answered without a token';
  return `could not be reached (${findErrorCode(cause) || oneLine(rootCause(cause).message, 200)})`;
}
