import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UserError } from '../../../src/engines/errors.ts';
import { endpointModel } from '../../../src/engines/model/model.ts';
import { answering, type Fault } from '../../support/openai/faults.ts';
import { inOrder, type OpenAiStandIn, startOpenAi } from '../../support/openai/openai.ts';
import { askModel, hello, modelAt, planTool } from './asking.ts';

let endpoint: OpenAiStandIn;
let fault: Fault | undefined;
beforeEach(async () => {
  fault = undefined;
  endpoint = await startOpenAi(() => (fault ? { fault } : { text: 'Hi' }), { apiKey: 'key' });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await endpoint[Symbol.asyncDispose]();
});

const ask = (request = hello, settings = {}) =>
  askModel(modelAt(endpoint.url, settings).model, request);

describe('a reply', () => {
  it('contains the text and its cost', async () => {
    expect((await ask()).reply).toEqual({
      text: 'Hi',
      toolCalls: [],
      spent: {
        calls: 1,
        promptTokens: expect.any(Number),
        completionTokens: expect.any(Number),
        reasoningTokens: 0,
        cachedTokens: 0,
        cacheWrittenTokens: 0,
        estimated: false,
      },
      ended: 'stopped',
      losses: [],
      served: 'scripted',
    });
    expect(endpoint.violations).toEqual([]);
  });

  it.each([
    ['none', {}],
    ['zeros', { usage: { prompt_tokens: 0, completion_tokens: 0 } }],
  ])('estimates its cost if the endpoint sends %s', async (_, more) => {
    const choices = [{ finish_reason: 'stop', message: { content: 'Hi there' } }];
    fault = answering(200, { choices, ...more });
    const { promptTokens, completionTokens, estimated } = (await ask()).reply?.spent ?? {};
    expect({ promptTokens, completionTokens, estimated }).toEqual({
      promptTokens: 1,
      completionTokens: 3,
      estimated: true,
    });
  });
});

describe('what is sent', () => {
  it.each([
    ['gpt-4.1', { max_tokens: 500 }],
    ['llama3.1:8b', { max_tokens: 500 }],
    ['gpt-oss:20b', { max_tokens: 500 }],
    ['o3-mini', { max_completion_tokens: 500 }],
    ['gpt-5.1', { max_completion_tokens: 500 }],
    ['openai/gpt-5', { max_completion_tokens: 500 }],
  ])(
    'to %s asks for a reply of limited length, in its dialect, and no temperature',
    async (model, fields) => {
      await ask(hello, { model });
      const { temperature, max_tokens, max_completion_tokens } = endpoint.chats[0]?.body ?? {};
      expect({ temperature, max_tokens, max_completion_tokens }).toEqual({
        temperature: undefined,
        max_tokens: undefined,
        max_completion_tokens: undefined,
        ...fields,
      });
      expect(endpoint.violations).toEqual([]);
    },
  );

  it.each([
    ['chat', 'OPENAI'],
    ['messages', 'ANTHROPIC'],
  ] as const)('by %s takes nothing from the environment', async (api, maker) => {
    const names = ['API_KEY', 'ADMIN_KEY', 'AUTH_TOKEN', 'ORG_ID', 'PROJECT_ID', 'PROFILE'];
    for (const name of names) vi.stubEnv(`${maker}_${name}`, 'of-the-environment');
    vi.stubEnv(`${maker}_BASE_URL`, 'http://127.0.0.1:9');
    vi.stubEnv(`${maker}_CUSTOM_HEADERS`, 'Authorization: of-the-environment\nx-more: it');
    vi.stubEnv(`${maker}_LOG`, 'debug');
    const printed = vi.spyOn(console, 'debug');
    expect((await ask(hello, { api })).reply?.text).toBe('Hi');
    const headers = endpoint.requests[0]?.headers ?? {};
    expect(headers.authorization).toBe('Bearer key');
    expect(headers).not.toHaveProperty('x-more');
    expect(JSON.stringify(headers)).not.toContain('of-the-environment');
    expect(printed).not.toHaveBeenCalled();
  });
});

describe('a configuration problem', () => {
  it.each([
    [401, {}, ['`api-key`']],
    [403, {}, ['`api-key`']],
    [400, { message: 'API key not valid. Please pass a valid API key.' }, ['`api-key`']],
    [404, {}, ['`model`', '`base-url`', '"scripted"']],
    [400, { code: 'model_not_found' }, ['`model`']],
    [402, {}, ['`api-key`', 'credit']],
    [429, { code: 'insufficient_quota' }, ['`api-key`', 'credit']],
  ])(
    'is named for status %i %j, at once or after the other protocol',
    async (status, extra, named) => {
      fault = answering(status, { error: { message: 'No.', ...extra } });
      const { error, attempts } = await ask();
      expect(error).toBeInstanceOf(UserError);
      expect(attempts).toBe(status === 404 ? 2 : 1);
      for (const part of named) expect(String(error)).toContain(part);
    },
  );

  it.each(['', '<html><head><title>Moved Permanently</title></head></html>'])(
    'is an endpoint that redirects, and the key is not sent on: %j',
    async (page) => {
      fault = answering(307, page, { location: '/elsewhere' });
      const { error, attempts } = await ask();
      expect(error).toBeInstanceOf(UserError);
      expect(String(error)).toContain("`base-url` to the endpoint's own address");
      expect(attempts).toBe(1);
      expect(endpoint.requests.map((request) => request.path)).not.toContain('/elsewhere');
    },
  );

  it('is one behind a proxy that wants a password', async () => {
    fault = answering(407, 'Proxy Authentication Required');
    const { error, attempts } = await ask();
    expect(error).toBeInstanceOf(UserError);
    expect(String(error)).toContain('407');
    expect(attempts).toBe(1);
  });

  it('is an endpoint that does not exist', async () => {
    const gone = await startOpenAi(inOrder([]));
    await gone[Symbol.asyncDispose]();
    const { error, attempts } = await askModel(modelAt(gone.url).model, hello);
    expect(error).toBeInstanceOf(UserError);
    expect(String(error)).toContain('`base-url`');
    expect(String(error)).toContain('ECONNREFUSED');
    expect(attempts).toBe(4);
  });

  it.each(['', 'two words', 'line\nend'])('is the key %j', (apiKey) => {
    expect(() => endpointModel({ apiKey, model: 'm' })).toThrow('`api-key`');
  });

  it.each(['', 'localhost:11434', 'file:///etc/passwd'])('is the address %j', (baseUrl) => {
    expect(() => endpointModel({ baseUrl, apiKey: 'key', model: 'm' })).toThrow('`base-url`');
  });
});

it('keeps a property whose name is also a schema keyword', async () => {
  await ask({ ...hello, answer: planTool });
  expect(endpoint.chats[0]?.tools[0]?.parameters.properties).toHaveProperty('pattern');
});
