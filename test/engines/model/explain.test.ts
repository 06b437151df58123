import { describe, expect, it } from 'vitest';
import { OutageError, showInput, UserError } from '../../../src/engines/errors.ts';
import { keyCredential } from '../../../src/engines/model/credential.ts';
import { explainFailure } from '../../../src/engines/model/explain.ts';
import { NoConnection } from '../../../src/engines/model/failures.ts';
import { PromptTooLong } from '../../../src/engines/model/port/index.ts';
import { answering, hangingUp } from '../../support/openai/faults.ts';
import { type Scripted, startOpenAi } from '../../support/openai/openai.ts';
import { errorAnswers } from '../../support/openai/recorded.ts';
import { askModel, hello, modelAt } from './asking.ts';

/** Asks an endpoint that answers `before`, then always shows a fault. */
async function errorOf(fault: Scripted['fault'], before: readonly Scripted[] = [], settings = {}) {
  await using endpoint = await startOpenAi(
    (_, index) => before[index] ?? { ...(fault && { fault }) },
  );
  const { model } = modelAt(endpoint.url, settings);
  for (const _ of before) await askModel(model, hello);
  const { error } = await askModel(model, hello);
  return { error, message: String(error), url: endpoint.url };
}

const key = keyCredential('key', 'https://api.openai.com/v1', showInput);

const apis = ['chat'] as const;
const show = (name: string) => `--${name}`;

describe.each(errorAnswers)('$name', ({ name, fault, said, mend }) => {
  it('quotes the endpoint, and names the setting that mends it if there is one', async () => {
    const { error, message, url } = await errorOf(fault, [], { show });
    const isTooLong = name.includes('too long for') || name === '413';
    const explained = isTooLong ? PromptTooLong : UserError;
    expect(error).toBeInstanceOf(mend === undefined ? OutageError : explained);
    expect(message).toContain(said);
    expect(message).toContain(url);
    expect(message).toMatch(/^\w+: [^\n]*\.$/);
    if (mend !== undefined) expect(message).toContain(`: ${advised(mend)}`);
  });
});

const advised = (mend: string) =>
  mend === 'api-key' ? '' : `Set ${mend === 'base-url' ? '' : '--model'}`;

it('a sentence is shortened, and does not repeat the key', async () => {
  const said = `Bad\u0007 key:\u202e my-secret-key\n${'x'.repeat(1_000)}`;
  const fault = answering(401, { error: { message: said } });
  const { message } = await errorOf(fault, [], { apiKey: 'my-secret-key' });
  expect(message).toContain('“Bad key:⟨U+202E⟩ *** xxx');
  expect(message.length).toBeLessThan(500);
});

it('an endpoint that has replied before is not called unreachable', () => {
  const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const error = new NoConnection(gone);
  const settings = { apiKey: 'key', model: 'm' };
  const failed = (hasReplied: boolean) =>
    explainFailure({ error, attempts: 4, hasReplied, apis, maxReply: 500 }, settings, key);
  expect(failed(false)).toBeInstanceOf(UserError);
  expect(failed(true)).toBeInstanceOf(OutageError);
  expect(String(failed(true))).toContain(
    'can no longer be reached (ECONNREFUSED) (tried 4 times).',
  );
});

it.each([
  ['SELF_SIGNED_CERT_IN_CHAIN', UserError, 'Set NODE_EXTRA_CA_CERTS'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', UserError, 'Set NODE_EXTRA_CA_CERTS'],
  ['CERT_HAS_EXPIRED', OutageError, 'has expired'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', UserError, '`base-url`'],
  ['ENOTFOUND', UserError, '`base-url`'],
  ['EAI_AGAIN', OutageError, 'broke'],
])('%s is explained', (code, kind, said) => {
  const cause = Object.assign(new Error('failed'), { code });
  const failure = {
    error: new NoConnection(cause),
    attempts: 1,
    hasReplied: false,
    apis,
    maxReply: 500,
  };
  const explained = explainFailure(failure, { apiKey: 'key', model: 'm' }, key);
  expect(explained).toBeInstanceOf(kind);
  expect(String(explained)).toContain(said);
});

it('a page after a reply, and a broken connection, are outages', async () => {
  const page = answering(404, '<html><title>Maintenance</title></html>');
  const { error, message } = await errorOf(page, [{ text: 'Hi' }]);
  expect(error).toBeInstanceOf(OutageError);
  expect(message).toContain('Maintenance');
  expect((await errorOf(hangingUp)).error).toBeInstanceOf(OutageError);
});

it.each([
  [400, 'Tools are not available for this deployment.'],
  [501, 'registry.ollama.ai/library/gemma does not support tools, use another model.'],
])(
  'a model without tools in unknown words, %i, names the setting that mends it',
  async (status, said) => {
    const { error, message } = await errorOf(answering(status, { error: said }), [{ text: 'Hi' }], {
      show,
    });
    expect(error).toBeInstanceOf(UserError);
    expect(message).toContain(`Set --model to one that calls tools: `);
    expect(message).toContain(said);
  },
);

it('a defect stays what it is', () => {
  const defect = new RangeError('x');
  const failure = { error: defect, attempts: 1, hasReplied: false, apis, maxReply: 500 };
  expect(explainFailure(failure, { apiKey: 'key', model: 'm' }, key)).toBe(defect);
});

it.each([
  [
    "This model's maximum context length is 128000 tokens. However, your messages resulted in 130521 tokens.",
    128_000,
  ],
  ['prompt is too long: 208310 tokens > 200000 maximum', 200_000],
  [
    'Prompt contains 40000 tokens and 0 draft tokens, too large for model with 32768 maximum context length',
    32_768,
  ],
  ['The decoder prompt (length 5013) is longer than the maximum model length of 4096.', 4096],
  [
    'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
    1_048_576,
  ],
  [
    'request (5000 tokens) exceeds the available context size (4096 tokens), try increasing it',
    4096,
  ],
  ['Request too large for model on tokens per minute (TPM): Limit 6000, Requested 7000', 6000],
  ['the request exceeds the available context size, try increasing it', undefined],
])('a prompt that is too long: %s', async (said, limit) => {
  const { error } = await errorOf(answering(400, { error: { message: said } }));
  expect(error).toMatchObject({ name: 'PromptTooLong', limit, cause: expect.any(UserError) });
});

it('a prompt that is too long is known by what a program says of it, whatever the words', async () => {
  const named = [
    { message: 'Zu lang.', type: 'BadRequestError', param: 'input_tokens', code: 400 },
    { message: 'Zu lang.', code: 'context_length_exceeded', n_ctx: 8_192 },
  ];
  for (const error of named) {
    const asked = await errorOf(answering(400, { error }), [], { model: 'gpt-4.1' });
    const limit = error.n_ctx ?? 1_047_576;
    expect(asked.error).toMatchObject({ name: 'PromptTooLong', limit });
  }
});

it('a prompt that is too long has the limit of the model if the endpoint names none', async () => {
  const fault = answering(400, { error: { message: 'prompt is too long' } });
  const { error } = await errorOf(fault, [], { model: 'gpt-4.1' });
  expect(error).toMatchObject({ name: 'PromptTooLong', limit: 1_047_576 });
});

describe('an explicit protocol that the endpoint lacks', () => {
  it.each(['responses', 'chat'] as const)('%s is not replaced by the other', async (api) => {
    const apis = [api === 'chat' ? 'responses' : 'chat'] as const;
    await using endpoint = await startOpenAi(() => ({ text: 'Hi' }), { apis });
    const { model } = modelAt(endpoint.url, { api, show });
    const { error, attempts } = await askModel(model, hello);
    expect({ error, attempts }).toEqual({ error: expect.any(UserError), attempts: 1 });
    const advised =
      api === 'responses' ? 'Set --api to auto or chat' : 'Set --model and --base-url';
    expect(String(error)).toContain(advised);
  });
});
