import { afterEach, vi } from 'vitest';
import type { JobIdentity } from '../../../src/adapters/openai/index.ts';
import { type IdentityStandIn, startIdentity } from '../../support/identity/identity.ts';
import { modelAt } from './asking.ts';

const { fetch } = globalThis;

/** What each provider knows of the job, and where it exchanges tokens. */
export const providers = {
  openai: {
    ids: { identity_provider_id: 'idp_1', service_account_id: 'sa_1' },
    audience: 'https://api.openai.com/v1',
    route: 'POST /oauth/token',
  },
  anthropic: {
    ids: {
      federation_rule_id: 'fdrl_1',
      organization_id: '00000000-0000-0000-0000-000000000000',
      service_account_id: 'svac_1',
    },
    audience: 'https://api.anthropic.com',
    route: 'POST /v1/oauth/token',
  },
} as const;
export type Provider = keyof typeof providers;

/** The identity's settings, which have the names of the provider's fields. */
export function idsOf(provider: Provider): JobIdentity['ids'] {
  const { ids } = providers[provider];
  return Object.fromEntries(
    Object.entries(ids).map(([name, id]) => [name.replaceAll('_', '-'), id]),
  );
}

/** Gives each test of the file a stand-in that it can start. */
export function givenIdentity() {
  const started: IdentityStandIn[] = [];
  afterEach(async () => {
    vi.unstubAllGlobals();
    for (const standIn of started.splice(0)) await standIn[Symbol.asyncDispose]();
  });
  return async (provider: Provider) => {
    const standIn = await startIdentity(providers[provider]);
    started.push(standIn);
    rerouteTo(standIn.url);
    const masked: string[] = [];
    return { standIn, masked, model: modelOf(standIn, provider, masked) };
  };
}

/** Sends what is meant for OpenAI's authorisation server to the stand-in. */
function rerouteTo(url: string): void {
  vi.stubGlobal('fetch', (address: string | URL, init?: RequestInit) =>
    fetch(String(address).replace(/^https:\/\/auth\.openai\.com(?=\/)/, url), init),
  );
}

/** Returns what makes a model with the identity, or one that differs. */
function modelOf(standIn: IdentityStandIn, provider: Provider, masked: string[]) {
  return (change: Partial<JobIdentity> = {}) => {
    const { issuer, url } = standIn;
    const onToken = (token: string) => masked.push(token);
    const apiKey = { provider, ids: idsOf(provider), issuer, onToken, ...change };
    return modelAt(`${url}/v1`, { apiKey, api: 'chat' });
  };
}
