import type { OIDCFederationConfig } from '@anthropic-ai/sdk/lib/credentials/oidc-federation';
import type { WorkloadIdentity } from 'openai/auth';
import { raceAbort } from '../async.ts';
import { UserError } from '../errors.ts';
import { parseJson, toMembers } from '../text/index.ts';
import { asToken, type Credential, type ShowModelSetting } from './credential.ts';
import { fetchInTime } from './failures.ts';

/** The identity of the job that runs: its IDs at a provider, and what the runner offers to prove it. */
export interface JobIdentity {
  readonly ids:
    | ({ readonly provider: 'OpenAI' } & Pick<
        WorkloadIdentity,
        'identityProviderId' | 'serviceAccountId'
      >)
    | ({ readonly provider: 'Anthropic' } & Pick<
        OIDCFederationConfig,
        'federationRuleId' | 'organizationId' | 'serviceAccountId' | 'workspaceId'
      >);
  /** Where the runner issues tokens of the job, and the token that it asks for. */
  readonly issuer: { readonly url: string; readonly token: string };
  /** Called with each token before it is used, so that it can be masked. */
  readonly onToken: (token: string) => void;
}

/** The providers that exchange it: whom the job's tokens are for, and where they are exchanged. */
const exchanges = {
  OpenAI: {
    audience: 'https://api.openai.com/v1',
    hosts: /^(?:\w+\.)?api\.openai\.com$/,
    address: 'https://auth.openai.com/oauth/token',
  },
  Anthropic: {
    audience: 'https://api.anthropic.com',
    hosts: /^api\.anthropic\.com$/,
    address: 'https://api.anthropic.com/v1/oauth/token',
  },
} as const;

/** A request for a token failed: for one of the job, or for one of the provider. The cause says why. */
export class SignInFailure extends Error {
  override readonly name = 'SignInFailure';
  readonly of: 'the job' | keyof typeof exchanges;
  readonly address: string;

  constructor(of: SignInFailure['of'], address: string, cause: unknown) {
    super(`no token of ${of}`, { cause });
    this.of = of;
    this.address = address;
  }
}

/**
 * Requests with a short-lived token, for which the provider's SDK exchanges the job's identity. Throws UserError for an
 * endpoint that must not get it.
 */
export function identityCredential(
  { ids, issuer, onToken }: JobIdentity,
  baseUrl: string,
  show: ShowModelSetting,
): Credential {
  const { audience, hosts, address } = exchanges[ids.provider];
  const { protocol, hostname, origin } = new URL(baseUrl);
  const isOwn = protocol === 'https:' && hosts.test(hostname);
  if (!isOwn && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)) {
    throw new UserError(
      `Set ${show('base-url')} to ${audience}: tokens of ${ids.provider} must not be sent to ${origin}.`,
    );
  }
  const tokens = new Set<string>();
  const masked = (token: unknown) => {
    // What a header can carry.
    if (typeof token !== 'string' || !/^[\x21-\x7e]+$/.test(token)) throw new Error('no token');
    if (!tokens.has(token)) onToken(token);
    tokens.add(token);
    return token;
  };
  const getJobToken = async () => {
    try {
      return masked(await jobToken(issuer, audience));
    } catch (cause) {
      throw new SignInFailure('the job', issuer.url, cause);
    }
  };
  /** Why the last exchange failed: the SDKs say it in words of their own. */
  let failure: unknown;
  const exchange: typeof fetch = (url, init) =>
    fetchInTime(url, init).catch((error: unknown) => {
      failure = error;
      throw error;
    });
  const exchanged = openExchange(ids, getJobToken, exchange);
  let held = '';
  const refresh = async () => {
    failure = undefined;
    try {
      held = masked(await (await exchanged()).getToken());
    } catch (cause) {
      if (cause instanceof SignInFailure) throw cause;
      throw new SignInFailure(ids.provider, address, failure ?? cause);
    }
  };
  const isOpenAi = ids.provider === 'OpenAI';
  return {
    prepare: (signal) => raceAbort(refresh(), signal),
    headers: async () => ({
      authorization: `Bearer ${held}`,
      ...(isOpenAi ? {} : asToken),
    }),
    secrets: () => tokens,
    shown: isOpenAi ? show('service-account-id') : '`ANTHROPIC_SERVICE_ACCOUNT_ID`',
  };
}

/** Gets a token of the job from the runner. Each exchange needs a new one: it is taken only once. */
async function jobToken({ url, token }: JobIdentity['issuer'], audience: string): Promise<unknown> {
  const address = new URL(url);
  address.searchParams.set('audience', audience);
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetchInTime(address, { headers, redirect: 'manual' });
  return toMembers(parseJson(await response.text())).value;
}

/** Returns what loads a provider's SDK, once: it keeps a token until shortly before its end. */
function openExchange(
  ids: JobIdentity['ids'],
  getToken: () => Promise<string>,
  exchange: typeof fetch,
): () => Promise<{ getToken(): Promise<string> }> {
  const open = async () => {
    if (ids.provider === 'OpenAI') {
      const { WorkloadIdentityAuth } = await import('openai/auth/workload-identity-auth');
      const provider = { tokenType: 'jwt', getToken } as const;
      return new WorkloadIdentityAuth({ ...ids, provider, refreshBufferSeconds: 120 }, exchange);
    }
    const { oidcFederationProvider } = await import(
      '@anthropic-ai/sdk/lib/credentials/oidc-federation'
    );
    const { TokenCache } = await import('@anthropic-ai/sdk/lib/credentials/token-cache');
    const baseURL = exchanges.Anthropic.audience;
    const own = { ...ids, baseURL, identityTokenProvider: getToken, fetch: exchange };
    return new TokenCache(oidcFederationProvider(own));
  };
  let opened: ReturnType<typeof open> | undefined;
  return () => {
    opened ??= open();
    return opened;
  };
}
