import { describe, expect, it } from 'vitest';
import { protocols } from '../../../../src/adapters/openai/protocols/index.ts';
import { incomingAnswer } from '../../../../src/adapters/openai/stream/index.ts';

const reply = { prompt_tokens: 1_000, completion_tokens: 50, total_tokens: 1_050 };
const none = { cachedTokens: 0, cacheWrittenTokens: 0 };

/** What the usage of a chat completion says, as endpoints send it. */
const said = [
  ['OpenAI', { ...reply, prompt_tokens_details: { cached_tokens: 700 } }, { cachedTokens: 700 }],
  // openrouter.ai/docs/prompt-caching
  [
    'OpenAI and OpenRouter, with what was written',
    { ...reply, prompt_tokens_details: { cached_tokens: 700, cache_write_tokens: 200 } },
    { cachedTokens: 700, cacheWrittenTokens: 200 },
  ],
  // api-docs.deepseek.com/guides/kv_cache
  [
    'DeepSeek',
    { ...reply, prompt_cache_hit_tokens: 700, prompt_cache_miss_tokens: 300 },
    { cachedTokens: 700 },
  ],
  // platform.kimi.ai/docs/api/chat
  ['Kimi', { ...reply, cached_tokens: 700 }, { cachedTokens: 700 }],
  // github.com/openai/openai-python/issues/2544
  [
    'Gemini, which counts thoughts in the total alone',
    { ...reply, total_tokens: 1_080, prompt_tokens_details: { cached_tokens: 700 } },
    { cachedTokens: 700, completionTokens: 80 },
  ],
  // docs.litellm.ai/docs/completion/prompt_caching
  [
    'LiteLLM, in both places',
    {
      ...{ ...reply, prompt_tokens_details: { cached_tokens: 700 } },
      ...{ cache_read_input_tokens: 700, cache_creation_input_tokens: 200 },
    },
    { cachedTokens: 700, cacheWrittenTokens: 200 },
  ],
  // github.com/BerriAI/litellm/issues/15270
  [
    'LiteLLM before Bedrock, whose prompt lacks what was written',
    {
      ...{ ...reply, total_tokens: 1_250, prompt_tokens_details: { cached_tokens: 700 } },
      cache_creation_input_tokens: 200,
    },
    { promptTokens: 1_200, cachedTokens: 700, cacheWrittenTokens: 200 },
  ],
  ['an endpoint without a cache', reply, {}],
  [
    'an endpoint that says null',
    { ...reply, prompt_tokens_details: null, cached_tokens: null },
    {},
  ],
] as const;

const counts = { promptTokens: 1_000, completionTokens: 50, reasoningTokens: 0, ...none };

describe('cached tokens are counted as the endpoint says', () => {
  it.each(said)('%s', (_, usage, counted) => {
    const choices = [{ finish_reason: 'stop', message: { content: 'Hi' } }];
    expect(protocols.chat.read({ choices, usage }).counted).toEqual({ ...counts, ...counted });
  });

  it.each(said)('%s, streamed', (_, usage, counted) => {
    const chunks = [
      { choices: [{ index: 0, delta: { content: 'Hi' }, finish_reason: 'stop' }] },
      { choices: [], usage },
    ];
    const answer = incomingAnswer('chat');
    for (const chunk of chunks) answer.push(`data: ${JSON.stringify(chunk)}\n\n`);
    answer.push('data: [DONE]\n\n');
    expect(protocols.chat.read(answer.end()).counted).toEqual({ ...counts, ...counted });
  });

  it('in a response, whole and streamed', () => {
    const details = { cached_tokens: 700, cache_write_tokens: 200 };
    const usage = { input_tokens: 1_000, output_tokens: 50, input_tokens_details: details };
    const response = { status: 'completed', output: [], usage };
    const expected = { ...counts, cachedTokens: 700, cacheWrittenTokens: 200 };
    expect(protocols.responses.read(response).counted).toEqual(expected);
    const answer = incomingAnswer('responses');
    const event = { type: 'response.completed', response };
    answer.push(`event: response.completed\ndata: ${JSON.stringify(event)}\n\n`);
    expect(protocols.responses.read(answer.end()).counted).toEqual(expected);
  });
});
