import { WorkloadIdentityAuth } from 'openai/auth/workload-identity-auth';
import { describe, expect, it } from 'vitest';
import type { JobIdentity } from '../../../../src/adapters/openai/index.ts';
import { openaiModel } from '../../../../src/adapters/openai/model.ts';
import { UserError } from '../../../../src/core/user-error.ts';
import type { Answer } from '../../../support/stand-in.ts';
import { askModel, hello } from '../asking.ts';
import { givenIdentity, idsOf, type Provider, providers } from '../given-identity.ts';

const start = givenIdentity();

describe('a refusal names what mends it, in the words of the provider', () => {
  async function refusalOf(provider: Provider, change: Partial<JobIdentity>, answer?: Answer) {
    const { standIn, model } = await start(provider);
    if (answer !== undefined) standIn.fail(providers[provider].route, answer);
    const { error, attempts } = await askModel(model(change).model, hello);
    expect(error).toBeInstanceOf(UserError);
    expect(attempts).toBe(0);
    return String(error).replaceAll(standIn.url, '<url>');
  }

  it('an identity that OpenAI does not know', async () => {
    const body = { error: 'invalid_grant', error_description: 'The subject token is invalid' };
    expect(await refusalOf('openai', {}, { status: 400, body })).toBe(
      'UserError: Set `identity-provider-id` and `service-account-id` to match the workload identity federation of OpenAI: https://auth.openai.com/oauth/token answered 400: “The subject token is invalid”.',
    );
  });

  it('an identity that Anthropic does not know', async () => {
    const ids = { ...idsOf('anthropic'), 'service-account-id': 'svac_2' };
    expect(await refusalOf('anthropic', { ids })).toBe(
      'UserError: Set `federation-rule-id`, `organization-id` and `service-account-id` to match the workload identity federation of Anthropic: <url>/v1/oauth/token answered 401: “Authentication failed”.',
    );
  });

  it('a malformed ID', async () => {
    const ids = { ...idsOf('anthropic'), 'federation-rule-id': 'rule' };
    expect(await refusalOf('anthropic', { ids })).toBe(
      'UserError: Set `federation-rule-id` to match the workload identity federation of Anthropic: <url>/v1/oauth/token answered 400: “federation_rule_id is not a well-formed fdrl_ tagged ID”.',
    );
  });

  it("the job's token is not repeated", async () => {
    const { standIn, model } = await start('openai');
    const fault = (response: Parameters<NonNullable<Answer['fault']>>[0]) => {
      const said = { error: 'invalid_grant', error_description: `Bad: ${standIn.jobTokens[0]}` };
      response.writeHead(403).end(JSON.stringify(said));
    };
    standIn.fail('POST /oauth/token', { status: 0, fault });
    const { error } = await askModel(model().model, hello);
    expect(String(error)).toContain('answered 403: “Bad: ***”.');
  });
});

it("OpenAI's exchange is asked as by its SDK", async () => {
  const { standIn, model } = await start('openai');
  await askModel(model().model, hello);
  const sdk = new WorkloadIdentityAuth({
    identityProviderId: 'idp_1',
    serviceAccountId: 'sa_1',
    provider: { tokenType: 'jwt', getToken: async () => standIn.jobTokens[0] ?? '' },
  });
  await sdk.getToken().catch(() => {});
  const [ours, theirs] = standIn.requests.filter(({ path }) => path === '/oauth/token');
  expect(ours?.body).toEqual(theirs?.body);
  expect(ours?.headers['content-type']).toBe(theirs?.headers['content-type']);
});

it("Anthropic's requests say that they have a token, not a key", async () => {
  const { standIn, model } = await start('anthropic');
  await askModel(model().model, hello);
  expect(standIn.requests.at(-1)?.headers['anthropic-beta']).toBe('oauth-2025-04-20');
});

describe('a token goes to its provider only', () => {
  const identityOf = (provider: Provider): JobIdentity => ({
    provider,
    ids: idsOf(provider),
    issuer: { url: 'http://127.0.0.1:1', token: 't' },
    onToken: () => {},
  });
  const openAt = (provider: Provider, baseUrl: string) => () =>
    openaiModel({ baseUrl, apiKey: identityOf(provider), model: 'm' });

  it.each<[Provider, string]>([
    ['openai', 'https://api.openai.com/v1'],
    ['openai', 'https://eu.api.openai.com/v1'],
    ['anthropic', 'https://api.anthropic.com/v1'],
    ['anthropic', 'http://localhost:8080/v1'],
  ])('%s at %s', (provider, baseUrl) => {
    expect(openAt(provider, baseUrl)).not.toThrow();
  });

  it.each<[Provider, string]>([
    ['openai', 'https://api.anthropic.com/v1'],
    ['openai', 'http://api.openai.com/v1'],
    ['openai', 'https://api.openai.com.example.com/v1'],
    ['openai', 'https://example.com/api.openai.com'],
    ['openai', 'https://fakeapi.openai.com/v1'],
    ['anthropic', 'https://api.openai.com/v1'],
    ['anthropic', 'https://llm.example.com'],
    ['anthropic', 'http://api.anthropic.com/v1'],
    ['anthropic', 'nonsense'],
  ])('not of %s at %s', (provider, baseUrl) => {
    expect(openAt(provider, baseUrl)).toThrow(
      /^Set `base-url` to https:\S+: tokens of (OpenAI|Anthropic) must not be sent to \S+\.$/,
    );
  });
});
