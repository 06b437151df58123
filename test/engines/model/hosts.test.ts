import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EndpointSettings } from '../../../src/engines/model/index.ts';
import type { ModelRequest } from '../../../src/engines/model/port/index.ts';
import type { Api } from '../../support/openai/chat.ts';
import { answering } from '../../support/openai/faults.ts';
import { type ChatRequest, type Script, startOpenAi } from '../../support/openai/openai.ts';
import { strictHosts } from '../../support/openai/recorded.ts';
import { askModel, exchanging, hello, modelAt, planning, standInFor } from './asking.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const openai = 'https://api.openai.com/v1';

/** Asks an endpoint that has this address twice. */
async function askAt(
  address: string,
  script: Script,
  options: Partial<EndpointSettings> & {
    readonly request?: ModelRequest;
    readonly apis?: readonly Api[];
  } = {},
) {
  const { request = planning, apis, ...settings } = options;
  await using endpoint = await startOpenAi(script, apis && { apis });
  standInFor(address, endpoint.url);
  const { model } = modelAt(address, { model: 'gpt-5.6-terra', ...settings });
  const first = await askModel(model, request);
  const second = await askModel(model, request);
  expect(endpoint.violations).toEqual([]);
  return { first, second, chats: endpoint.chats, requests: endpoint.requests };
}

const plan = { toolCalls: [{ name: 'plan', input: { kind: 'fix' } }] };
const apisOf = (chats: readonly ChatRequest[]) => chats.map(({ api }) => api);

const unreasoned = {
  error: {
    message:
      "Function tools with reasoning_effort are not supported for gpt-5.6-terra in /v1/chat/completions. To use function tools, use /v1/responses or set reasoning_effort to 'none'.",
    ...{ type: 'invalid_request_error', param: 'reasoning_effort', code: null },
  },
};
const notNone = {
  error: {
    message: "Unsupported value: 'reasoning_effort' does not support 'none' with this model.",
    ...{ type: 'invalid_request_error', param: 'reasoning_effort', code: 'unsupported_value' },
  },
};

/** Answers as OpenAI does for models that use tools only by Responses. */
const onlyResponses: Script = ({ api, tools, effort }) =>
  api === 'chat' && tools.length > 0 && effort !== 'none'
    ? { fault: answering(400, unreasoned) }
    : plan;

describe('the protocol', () => {
  it.each([
    [openai, 'responses'],
    ['https://api.anthropic.com/v1', 'chat'],
    ['https://api.anthropic.com', 'messages'],
    ['https://bedrock-runtime.us-east-1.amazonaws.com/anthropic', 'messages'],
    ['https://bedrock-mantle.us-east-1.api.aws/anthropic/v1', 'messages'],
    ['https://acme.services.ai.azure.com/anthropic', 'messages'],
    [
      'https://aiplatform.googleapis.com/v1/projects/p/locations/global/publishers/anthropic/models',
      'messages',
    ],
    ['https://bedrock-runtime.us-east-1.amazonaws.com/openai/v1', 'responses'],
    ['https://api.openai.com.example/v1', 'chat'],
  ])('of %s is %s at first', async (address, api) => {
    const { first, chats } = await askAt(address, () => ({ text: 'Hi' }), { request: hello });
    expect(first.attempts).toBe(1);
    expect(apisOf(chats)).toEqual([api, api]);
  });

  it('is chat where /responses is not found, once', async () => {
    const { first, second, chats } = await askAt(openai, () => plan, { apis: ['chat'] });
    expect([first.attempts, second.attempts]).toEqual([2, 1]);
    expect(first.reply?.losses).toEqual([]);
    expect(apisOf(chats)).toEqual(['chat', 'chat']);
  });

  it('is Responses where a refusal names it, once', async () => {
    const { first, second, chats } = await askAt('http://gateway.example/v1', onlyResponses);
    expect([first.attempts, second.attempts]).toEqual([2, 1]);
    expect(first.reply?.losses).toEqual([]);
    expect(apisOf(chats)).toEqual(['chat', 'responses', 'responses']);
  });

  it('does not change after it has worked', async () => {
    await using endpoint = await startOpenAi((_, index) =>
      index === 0 ? { text: 'Hi' } : { fault: answering(404, { detail: 'Not Found' }) },
    );
    const { model } = modelAt(endpoint.url);
    await askModel(model, hello);
    expect((await askModel(model, hello)).attempts).toBe(1);
    expect(apisOf(endpoint.chats)).toEqual(['chat', 'chat']);
  });
});

describe('where only chat is to be had', () => {
  it('tools come with effort none before no tools at all', async () => {
    const { first, second, chats } = await askAt(openai, onlyResponses, { api: 'chat' });
    expect([first.attempts, second.attempts]).toEqual([2, 1]);
    expect(first.reply?.losses).toMatchObject([
      { ability: 'reasoning-effort', instead: 'tools only without reasoning' },
    ]);
    expect(chats.at(-1)).toMatchObject({ effort: 'none', choice: 'required' });
    expect(second.reply?.losses).toEqual([]);
  });

  it('they come so at once after the other protocol was asked in vain', async () => {
    const { first, chats } = await askAt('http://gateway.example/v1', onlyResponses, {
      apis: ['chat'],
    });
    expect(first.attempts).toBe(3);
    expect(first.reply?.losses).toMatchObject([{ ability: 'reasoning-effort' }]);
    expect(chats.at(-1)).toMatchObject({ effort: 'none', choice: 'required' });
  });

  it('and effort none is refused, too, the loss of tools is told', async () => {
    const { first, chats } = await askAt(
      'http://gateway.example/v1',
      (chat) => {
        if (chat.effort === 'none') return { fault: answering(400, notNone) };
        return chat.tools.length > 0 ? onlyResponses(chat, 0) : { text: '{"kind":"fix"}' };
      },
      { apis: ['chat'] },
    );
    expect(first.reply?.losses.map(({ ability }) => ability)).toContain('tools');
    expect(chats.at(-1)).toMatchObject({ tools: [], effort: undefined });
  });
});

describe('what only some endpoints take', () => {
  it('is the key and the marks of the cache, and all tools', async () => {
    const { chats } = await askAt(openai, () => plan, {
      request: exchanging('responses'),
      model: 'gpt-6-sol',
    });
    const { body, tools = [], cacheKey } = chats[0] ?? {};
    expect(cacheKey).toBe('run-1');
    expect(tools.map(({ name }) => name)).toEqual(['plan', 'read']);
    expect(body?.tools).toHaveLength(3);
    expect(body).toMatchObject({
      ...{ store: false, include: ['reasoning.encrypted_content'] },
      prompt_cache_options: { mode: 'explicit' },
      tool_choice: { type: 'allowed_tools', mode: 'required' },
    });
    expect(JSON.stringify(body).match(/prompt_cache_breakpoint/g)).toHaveLength(2);
  });

  it('are marks of another name on OpenRouter, for models whose cache costs money', async () => {
    const { chats } = await askAt('https://openrouter.ai/api/v1', () => plan, {
      request: exchanging('chat'),
      model: 'anthropic/claude-opus-5.5',
    });
    expect(JSON.stringify(chats[0]?.body).match(/cache_control/g)).toHaveLength(2);
    expect(chats[0]?.body).not.toHaveProperty('prompt_cache_key');
  });

  it('is not sent to others, and an effort that is ignored is a loss', async () => {
    const { first, second, chats } = await askAt('https://api.anthropic.com/v1', () => plan, {
      request: exchanging('chat'),
      ...{ model: 'claude-opus-5.5', effort: 'high' as const },
    });
    expect(first.reply?.losses).toMatchObject([
      { ability: 'reasoning-effort' },
      { ability: 'caching', instead: '`base-url` https://api.anthropic.com has one' },
    ]);
    expect(second.reply?.losses).toEqual([]);
    expect(Object.keys(chats[0]?.body ?? {}).toSorted()).toEqual([
      'max_tokens',
      'messages',
      'model',
      'stream',
      'stream_options',
      'tool_choice',
      'tools',
    ]);
  });

  it('are signatures of thoughts, which Gemini wants back', async () => {
    const { chats } = await askAt(
      'https://generativelanguage.googleapis.com/v1beta/openai',
      () => plan,
      { request: exchanging('chat'), model: 'gemini-3-pro' },
    );
    expect(JSON.stringify(chats[0]?.body)).toContain('"thought_signature":"s"');
  });
});

/** The members that every endpoint of a protocol takes. */
const commonFields = {
  chat: ['model', 'messages', 'tools', 'tool_choice', 'stream', 'stream_options'],
  responses: ['model', 'input', 'tools', 'tool_choice', 'stream', 'max_output_tokens'],
  messages: ['model', 'max_tokens', 'system', 'messages', 'tools', 'tool_choice', 'stream'],
};

describe.each(strictHosts)('$name', (host) => {
  const { address, model: name, api, isChosen = false, fields, says } = host;
  const known = new Set([...commonFields[api], ...fields]);

  it.each([
    ['a text', hello],
    ['an answer through a tool', planning],
    ['an answer after a tool call', exchanging(api)],
  ])('is asked for %s in its own dialect at once', async (_, request) => {
    await using endpoint = await startOpenAi(({ body, tools }) => {
      const unknown = Object.keys(body).find((field) => !known.has(field));
      const error = { message: `Unknown ${says} "${unknown}": Cannot find field.` };
      if (unknown !== undefined) return { fault: answering(400, { error }) };
      return tools.length === 0
        ? { text: 'Hi' }
        : { toolCalls: [{ name: 'plan', input: { kind: 'fix' } }] };
    });
    standInFor(address, endpoint.url);
    const { model } = modelAt(address, { model: name, ...(isChosen && { api }) });
    const asked = await askModel(model, request);
    expect(asked).toMatchObject({ error: undefined, attempts: 1, reply: { losses: [] } });
    expect(endpoint.chats.map((chat) => chat.api)).toEqual([api]);
    expect(endpoint.violations).toEqual([]);
  });
});
