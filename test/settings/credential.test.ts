import { describe, expect, it, test } from 'vitest';
import { UserError } from '../../src/engines/errors.ts';
import { readApiKey, readCredential } from '../../src/settings/index.ts';
import { refusalOf, settingsOf } from './given.ts';

type Given = Parameters<typeof settingsOf>[0];

const openai = { 'identity-provider-id': 'idp_1', 'service-account-id': 'sa_1' };
const read = (given: Given) => readCredential(settingsOf(given));

describe('the model is asked with', () => {
  test('a key', () => {
    expect(read({ 'api-key': 'a-key' })).toBe('a-key');
  });

  test('neither, at a local endpoint', () => {
    expect(read({ 'base-url': 'http://localhost:11434/v1' })).toBe('none');
  });

  test('an identity at OpenAI', () => {
    expect(read(openai)).toEqual({
      ids: { provider: 'OpenAI', identityProviderId: 'idp_1', serviceAccountId: 'sa_1' },
    });
  });

  const federated = {
    ANTHROPIC_FEDERATION_RULE_ID: 'fdrl_1',
    ANTHROPIC_ORGANIZATION_ID: 'org',
    ANTHROPIC_SERVICE_ACCOUNT_ID: 'svac_1',
  };
  const signing = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  const anthropic = 'https://api.anthropic.com';
  const bedrock = 'https://bedrock-mantle.eu-west-1.api.aws/anthropic';

  test('an identity at Anthropic, by the variables of its clients', () => {
    expect(readCredential(settingsOf({ 'base-url': anthropic }), federated)).toMatchObject({
      ids: { provider: 'Anthropic', federationRuleId: 'fdrl_1', organizationId: 'org' },
    });
  });

  test('credentials of AWS, at Bedrock', () => {
    expect(readCredential(settingsOf({ 'base-url': bedrock }), signing)).toEqual({
      ...{ accessKeyId: 'id', secretAccessKey: 'secret', sessionToken: undefined },
    });
  });

  test('no credentials of AWS outside of its domains', () => {
    const address = 'https://bedrock-runtime.eu-west-1.amazonaws.com.example/anthropic';
    expect(() => readCredential(settingsOf({ 'base-url': address }), signing)).toThrow(UserError);
  });

  it.each<[Given, string]>([
    [{ 'base-url': anthropic, 'api-key': 'a-key' }, 'a-key'],
    [{ 'base-url': bedrock, 'api-key': 'a-key' }, 'a-key'],
    [{ 'base-url': 'http://localhost:11434/v1' }, 'none'],
  ])('nothing of the environment by %j', (given, key) => {
    expect(readCredential(settingsOf(given), { ...federated, ...signing })).toBe(key);
  });
});

describe('a local endpoint needs no key', () => {
  it.each([
    'localhost:11434',
    '127.0.0.1:1234',
    '[::1]:8080',
    'ollama:11434',
    'gpu.internal',
    'box.local',
    '10.0.0.7',
    '172.16.0.1',
    '172.31.255.1',
    '192.168.1.20',
    '[fd00::7]',
  ])('%s', (host) => {
    const url = `http://${host}/v1`;
    expect(readApiKey(settingsOf({ 'base-url': url }))).toBe('none');
  });

  it.each([
    'api.openai.com',
    'llm.example.com',
    '172.32.0.1',
    '11.0.0.1',
    '10.example.com',
    'localhost.example.com',
    '[2001:db8::1]',
  ])('but %s does', (host) => {
    const settings = settingsOf({ 'base-url': `https://${host}/v1` });
    expect(refusalOf(() => readApiKey(settings))).toBe(`Set <api-key> to the API key of ${host}.`);
  });
});

const both = '<identity-provider-id> and <service-account-id>';

it.each<[string, Given, string]>([
  [
    'nothing',
    {},
    `Set <api-key> to the API key of api.openai.com, or set ${both} in a job with \`id-token: write\`.`,
  ],
  [
    'a key with a space',
    { 'api-key': 'two words' },
    "Set <api-key> to the endpoint's API key, without spaces or line breaks.",
  ],
  [
    'a key and an identity',
    { 'api-key': 'a-key', ...openai },
    'Remove <api-key> or <identity-provider-id>: the endpoint takes only one.',
  ],
  [
    'half an identity',
    { ...openai, 'service-account-id': '' },
    'Set <service-account-id> as well, which is empty, or remove <identity-provider-id>.',
  ],
  [
    'the other half',
    { 'service-account-id': 'sa_1' },
    'Set <identity-provider-id> as well, which is empty, or remove <service-account-id>.',
  ],
  [
    'an ID with a space',
    { ...openai, 'service-account-id': 'sa 1' },
    'Set <service-account-id> to the ID that the provider shows.',
  ],
])('%s is refused', (_, given, sentence) => {
  expect(refusalOf(() => read(given))).toBe(sentence);
});
