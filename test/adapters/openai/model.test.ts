import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openaiModel } from '../../../src/adapters/openai/model.ts';
import type { ModelRequest } from '../../../src/agent/ports.ts';
import { UserError } from '../../../src/core/user-error.ts';
import { inOrder, type OpenAiStandIn, startOpenAi } from '../../support/openai.ts';

const route = 'POST /chat/completions';
const hello: ModelRequest = { messages: [{ role: 'user', text: 'Hello' }], tools: [] };
const tool = {
  name: 'plan',
  description: 'Says what to do.',
  parameters: { type: 'object', properties: { kind: { type: 'string' } } },
};
const { signal } = new AbortController();

let endpoint: OpenAiStandIn;
const modelNamed = (model: string) => openaiModel({ baseUrl: endpoint.url, apiKey: 'key', model });
const ask = (request = hello) => modelNamed('scripted').ask(request, signal);

beforeEach(async () => {
  endpoint = await startOpenAi(() => ({ text: 'Hi' }), { apiKey: 'key' });
});
afterEach(() => endpoint[Symbol.asyncDispose]());

describe('a reply', () => {
  it('brings the text and what it cost', async () => {
    expect(await ask()).toEqual({
      text: 'Hi',
      toolCalls: [],
      usage: { promptTokens: expect.any(Number), completionTokens: expect.any(Number) },
      complete: true,
    });
    expect(endpoint.violations).toEqual([]);
  });

  it('brings the tool calls that were made', async () => {
    await using scripted = await startOpenAi(
      inOrder([{ toolCalls: [{ name: 'plan', input: { kind: 'fix' } }] }]),
    );
    const model = openaiModel({ baseUrl: scripted.url, apiKey: 'key', model: 'scripted' });
    const reply = await model.ask({ ...hello, tools: [tool] }, signal);
    expect(reply).toMatchObject({
      text: '',
      toolCalls: [{ name: 'plan', input: { kind: 'fix' } }],
    });
    expect(scripted.chats[0]?.tools).toEqual([tool]);
    expect(scripted.violations).toEqual([]);
  });

  it('is not complete when it was cut at a length limit', async () => {
    await using scripted = await startOpenAi(inOrder([{ text: 'Hal', finish: 'length' }]));
    const model = openaiModel({ baseUrl: scripted.url, apiKey: 'key', model: 'scripted' });
    expect(await model.ask(hello, signal)).toMatchObject({ text: 'Hal', complete: false });
  });
});

describe('the temperature', () => {
  it.each([
    ['gpt-4.1', 0],
    ['llama3.1:8b', 0],
    ['qwen2.5-coder', 0],
    ['o3-mini', undefined],
    ['gpt-5.1', undefined],
    ['openai/gpt-5', undefined],
  ])('for %s is %j', async (name, temperature) => {
    await modelNamed(name).ask(hello, signal);
    expect(endpoint.chats[0]?.temperature).toBe(temperature);
  });

  it('is left out for good once the endpoint has refused it', async () => {
    const message = "Unsupported value: 'temperature' does not support 0 with this model.";
    endpoint.fail(route, { status: 400, body: { error: { message, param: 'temperature' } } });
    const model = modelNamed('our-deployment');
    await model.ask(hello, signal);
    await model.ask(hello, signal);
    expect(endpoint.chats.map((chat) => chat.temperature)).toEqual([undefined, undefined]);
  });
});

describe('what the settings can mend', () => {
  it.each([
    [401, {}, ['`api-key`']],
    [403, {}, ['`api-key`']],
    [404, {}, ['`model`', '`base-url`', '"scripted"']],
    [400, { code: 'model_not_found' }, ['`model`']],
    [402, {}, ['`api-key`', 'quota']],
  ])('status %i %j names the setting', async (status, extra, named) => {
    endpoint.fail(route, { status, body: { error: { message: 'No.', ...extra } } });
    const error = await failure(ask());
    expect(error).toBeInstanceOf(UserError);
    for (const part of named) expect(error.message).toContain(part);
  });

  it('an exhausted quota is told from being too fast', async () => {
    const headers = { 'retry-after-ms': '1' };
    const answer = (code: string) => ({
      status: 429,
      headers,
      body: { error: { message: 'No.', code } },
    });
    endpoint.fail(route, answer('insufficient_quota'), 3);
    endpoint.fail(route, answer('rate_limit_exceeded'), 3);
    expect((await failure(ask())).message).toContain('quota');
    expect(await failure(ask())).not.toBeInstanceOf(UserError);
  });

  it('a page instead of JSON', async () => {
    const headers = { 'content-type': 'text/html' };
    endpoint.fail(route, { status: 200, headers, body: '<html>Welcome</html>' });
    expect(await failure(ask())).toMatchObject({ name: 'UserError' });
  });

  it('an endpoint that leads elsewhere, so that the key is not sent there', async () => {
    const headers = { location: '/elsewhere', 'retry-after-ms': '1' };
    endpoint.fail(route, { status: 307, headers }, 3);
    expect((await failure(ask())).message).toContain('`base-url`');
    expect(endpoint.requests.map((request) => request.path)).not.toContain('/elsewhere');
  });

  it('an endpoint that is not there', async () => {
    const gone = await startOpenAi(inOrder([]));
    await gone[Symbol.asyncDispose]();
    const model = openaiModel({ baseUrl: gone.url, apiKey: 'key', model: 'm' });
    const error = await failure(model.ask(hello, signal));
    expect(error).toBeInstanceOf(UserError);
    expect(error.message).toContain(`\`base-url\``);
    expect(error.message).toContain('ECONNREFUSED');
  });

  it.each(['', 'two words', 'line\nend'])('the key %j', (apiKey) => {
    expect(() => openaiModel({ apiKey, model: 'm' })).toThrow('`api-key`');
  });
});

describe('an outage', () => {
  it.each([
    ['an error with success', { error: { message: 'upstream\nfailed' } }, 'upstream failed'],
    ['an error that is a text', { error: 'overloaded' }, 'overloaded'],
    ['no choices', { choices: [] }, 'no message'],
    ['a choice without a message', { choices: [{ index: 0 }] }, 'no message'],
    ['JSON that is cut off', '{"choices": [', 'cut off'],
    ['nothing', undefined, 'no message'],
  ])('%s is not a reply', async (_, body, said) => {
    endpoint.fail(route, { status: 200, body });
    const error = await failure(ask());
    expect(error).not.toBeInstanceOf(UserError);
    expect(error.message).toContain(said);
  });

  it('a refused request says why', async () => {
    const message = "This model's maximum context length is 8192 tokens.";
    endpoint.fail(route, { status: 400, body: { error: { message } } });
    const error = await failure(ask());
    expect(error).not.toBeInstanceOf(UserError);
    expect(error.message).toContain(message);
  });

  it('a fault that passes is not noticed', async () => {
    endpoint.fail(route, { status: 503, headers: { 'retry-after-ms': '1' } }, 2);
    expect((await ask()).text).toBe('Hi');
  });

  it('a model that does not answer is given up', async () => {
    await using silent = await startOpenAi(() => new Promise(() => {}));
    const model = openaiModel({ baseUrl: silent.url, apiKey: 'key', model: 'm', timeoutMs: 20 });
    expect((await failure(model.ask(hello, signal))).message).toContain('in time');
  });
});

describe('a cancellation', () => {
  it('rejects with its own reason', async () => {
    const stop = new AbortController();
    const reason = new Error('cancelled');
    await using silent = await startOpenAi(() => {
      stop.abort(reason);
      return new Promise(() => {});
    });
    const model = openaiModel({ baseUrl: silent.url, apiKey: 'key', model: 'm' });
    await expect(model.ask(hello, stop.signal)).rejects.toBe(reason);
  });
});

async function failure(asked: Promise<unknown>): Promise<Error> {
  const error = await asked.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('it did not fail');
  return error;
}
