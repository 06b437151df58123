import { afterEach, vi } from 'vitest';
import type { JobIdentity } from '../../../src/engines/model/index.ts';
import { type IdentityStandIn, startIdentity } from '../../support/identity/identity.ts';
import { modelAt } from './asking.ts';

const { fetch } = globalThis;

/** What OpenAI knows of the job. */
const known = {
  ids: { identity_provider_id: 'idp_1', service_account_id: 'sa_1' },
  audience: 'https://api.openai.com/v1',
} as const;

/** Gives each test of the file a stand-in that it can start. */
export function givenIdentity() {
  const started: IdentityStandIn[] = [];
  afterEach(async () => {
    vi.unstubAllGlobals();
    for (const standIn of started.splice(0)) await standIn[Symbol.asyncDispose]();
  });
  return async () => {
    const standIn = await startIdentity(known);
    started.push(standIn);
    rerouteTo(standIn.url);
    const masked: string[] = [];
    return { standIn, masked, model: modelOf(standIn, masked) };
  };
}

const ids = { provider: 'OpenAI', identityProviderId: 'idp_1', serviceAccountId: 'sa_1' } as const;

/** Sends what is meant for OpenAI's authorisation server to the stand-in. */
function rerouteTo(url: string): void {
  vi.stubGlobal('fetch', (address: string | URL, init?: RequestInit) =>
    fetch(String(address).replace(/^https:\/\/auth\.openai\.com(?=\/)/, url), init),
  );
}

/** Returns what makes a model with the identity, or one that differs. */
function modelOf(standIn: IdentityStandIn, masked: string[]) {
  return (change: Partial<JobIdentity> = {}) => {
    const { issuer, url } = standIn;
    const onToken = (token: string) => masked.push(token);
    return modelAt(`${url}/v1`, { apiKey: { ids, issuer, onToken, ...change }, api: 'chat' });
  };
}
