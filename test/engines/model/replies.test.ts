import { describe, expect, it } from 'vitest';
import {
  NoCompletion,
  type ParsedReply,
  withinLength,
} from '../../../src/engines/model/message/index.ts';
import { protocols } from '../../../src/engines/model/protocols/index.ts';

const readChat = protocols.chat.read;
const readResponse = protocols.responses.read;

/** A body as endpoints send it, with one message. */
const bodyWith = (message: object, more: object = {}) => ({
  choices: [{ finish_reason: 'stop', message }],
  ...more,
});
const callWith = (args: unknown) => ({ function: { name: 'plan', arguments: args } });

describe('a reply by Chat Completions', () => {
  it.each([
    ['nothing said', { content: null }, ''],
    ['a refusal', { content: null, refusal: 'I will not.' }, 'I will not.'],
    ['thoughts alone', { content: '', reasoning_content: 'I' }, '<think>\nI\n</think>'],
    ['thoughts of another name', { content: null, reasoning: 'I' }, '<think>\nI\n</think>'],
    ['thoughts beside a text', { content: 'Hi', reasoning_content: 'I' }, 'Hi'],
    ['tool calls that are null', { content: 'Hi', tool_calls: null }, 'Hi'],
    ['parts', { content: [{ type: 'thinking' }, { type: 'text', text: 'Hi' }] }, 'Hi'],
  ])('accepts %s', (_, message, text) => {
    expect(readChat(bodyWith(message))).toMatchObject({ text, toolCalls: [] });
  });

  it.each([
    ['JSON', '{"kind":"fix"}', { kind: 'fix' }],
    ['none', '', {}],
    ['what is not JSON as it is', '{"kind":', '{"kind":'],
  ])('reads arguments: %s', (_, args, input) => {
    const reply = readChat(bodyWith({ tool_calls: [callWith(args)] }));
    expect(reply.toolCalls).toEqual([{ name: 'plan', input }]);
  });

  it.each([
    ['no usage', {}],
    ['usage that is null', { usage: null }],
    ['usage in other words', { usage: { prompt_tokens: -1, completion_tokens: 'many' } }],
  ])('counts nothing for %s', (_, more) => {
    const { counted } = readChat(bodyWith({ content: 'Hi' }, more));
    expect(counted).toEqual({
      ...{ promptTokens: 0, completionTokens: 0, reasoningTokens: 0 },
      ...{ cachedTokens: 0, cacheWrittenTokens: 0 },
    });
  });

  it.each([
    ['stop', 'stopped'],
    ['tool_calls', 'stopped'],
    ['length', 'cut'],
    // github.com/theopenco/llmgateway/pull/2218
    ['MAX_TOKENS', 'cut'],
    // github.com/UKGovernmentBEIS/inspect_ai/pull/514
    ['model_length', 'cut'],
    [null, 'unknown'],
    [undefined, 'unknown'],
  ])('with finish reason %s ended as the endpoint says', (finish, ended) => {
    const choices = [{ finish_reason: finish, message: { content: 'Hi' } }];
    expect(readChat({ choices })).toMatchObject({ ended });
  });

  it.each([
    // github.com/vllm-project/vllm/issues/57082
    ['abort', 'Half a reply', 'an error'],
    ['error', 'Half a reply', 'an error'],
    ['MALFORMED_FUNCTION_CALL', '', 'an empty reply'],
  ])('with finish reason %s is none', (finish, content, said) => {
    const choices = [{ finish_reason: finish, message: { content } }];
    expect(() => readChat({ choices })).toThrow(said);
  });

  it.each(['content_filter', 'SAFETY', 'sensitive', 'content_filter: RECITATION'])(
    'throws for what %s withheld',
    (finish) => {
      const choices = [{ finish_reason: finish, message: { content: 'Hi' } }];
      expect(() => readChat({ choices })).toThrow(`“${finish}”`);
    },
  );
});

const messageOf = (...content: object[]) => ({ type: 'message', role: 'assistant', content });
const text = { type: 'output_text', text: 'Hi' };

describe('the body of a response', () => {
  it.each([
    ['nothing', [], ''],
    ['a text', [messageOf(text)], 'Hi'],
    ['a text that is no part', [{ type: 'message', content: 'Hi' }], 'Hi'],
    ['parts', [messageOf(text, { type: 'output_text', text: ' there' })], 'Hi there'],
    ['a refusal', [messageOf({ type: 'refusal', refusal: 'No.' })], 'No.'],
    ['items of other types', [{ type: 'web_search_call' }, 3, null, messageOf(text)], 'Hi'],
    ['thoughts', [{ type: 'reasoning', id: 'rs', summary: [] }, messageOf(text)], 'Hi'],
  ])('may have %s', (_, output, said) => {
    expect(readResponse({ output })).toMatchObject({ text: said, toolCalls: [] });
  });

  it.each([
    ['completed', {}, 'stopped'],
    ['incomplete', { reason: 'max_output_tokens' }, 'cut'],
    [undefined, null, 'unknown'],
  ])('with the status %s ended as the endpoint says', (status, details, ended) => {
    const body = { status, incomplete_details: details, output: [messageOf(text)] };
    expect(readResponse(body)).toMatchObject({ ended });
  });

  it('that the content filter cut is withheld', () => {
    const body = { status: 'incomplete', incomplete_details: { reason: 'content_filter' } };
    expect(() => readResponse({ ...body, output: [messageOf(text)] })).toThrow('“content_filter”');
  });

  it.each(['failed', 'cancelled', 'queued', 'in_progress'])('is no reply if %s', (status) => {
    const error = { code: 'server_error', message: 'It burns.' };
    expect(() => readResponse({ status, error, output: [] })).toThrow(NoCompletion);
  });

  it('keeps encrypted thoughts and ids for the next request', () => {
    const thought = { type: 'reasoning', id: 'rs', summary: [], encrypted_content: 'secret' };
    const plain = { type: 'reasoning', id: 'rs2', summary: [] };
    const call = { type: 'function_call', call_id: 'a', name: 'read', arguments: '{}' };
    const { continuation } = readResponse({ output: [thought, plain, messageOf(text), call] });
    expect(continuation).toEqual({
      ...{ api: 'responses', thoughts: [thought], ids: ['a'] },
    });
  });
});

const counted = { prompt_tokens: 1_000, completion_tokens: 50, total_tokens: 1_050 };
const none = { cachedTokens: 0, cacheWrittenTokens: 0 };

/** What the usage of a chat completion says, as endpoints send it. */
const said = [
  ['OpenAI', { ...counted, prompt_tokens_details: { cached_tokens: 700 } }, { cachedTokens: 700 }],
  // openrouter.ai/docs/prompt-caching
  [
    'OpenAI and OpenRouter, with what was written',
    { ...counted, prompt_tokens_details: { cached_tokens: 700, cache_write_tokens: 200 } },
    { cachedTokens: 700, cacheWrittenTokens: 200 },
  ],
  // api-docs.deepseek.com/guides/kv_cache
  [
    'DeepSeek',
    { ...counted, prompt_cache_hit_tokens: 700, prompt_cache_miss_tokens: 300 },
    { cachedTokens: 700 },
  ],
  // platform.kimi.ai/docs/api/chat
  ['Kimi', { ...counted, cached_tokens: 700 }, { cachedTokens: 700 }],
  // github.com/openai/openai-python/issues/2544
  [
    'Gemini, which counts thoughts in the total alone',
    { ...counted, total_tokens: 1_080, prompt_tokens_details: { cached_tokens: 700 } },
    { cachedTokens: 700, completionTokens: 80 },
  ],
  // docs.litellm.ai/docs/completion/prompt_caching
  [
    'LiteLLM, in both places',
    {
      ...{ ...counted, prompt_tokens_details: { cached_tokens: 700 } },
      ...{ cache_read_input_tokens: 700, cache_creation_input_tokens: 200 },
    },
    { cachedTokens: 700, cacheWrittenTokens: 200 },
  ],
  // github.com/BerriAI/litellm/issues/15270
  [
    'LiteLLM before Bedrock, whose prompt lacks what was written',
    {
      ...{ ...counted, total_tokens: 1_250, prompt_tokens_details: { cached_tokens: 700 } },
      cache_creation_input_tokens: 200,
    },
    { promptTokens: 1_200, cachedTokens: 700, cacheWrittenTokens: 200 },
  ],
  ['an endpoint without a cache', counted, {}],
  [
    'an endpoint that says null',
    { ...counted, prompt_tokens_details: null, cached_tokens: null },
    {},
  ],
] as const;

const counts = { promptTokens: 1_000, completionTokens: 50, reasoningTokens: 0, ...none };

describe('cached tokens are counted as the endpoint says', () => {
  it.each(said)('%s', (_, usage, expected) => {
    const choices = [{ finish_reason: 'stop', message: { content: 'Hi' } }];
    expect(readChat({ choices, usage }).counted).toEqual({ ...counts, ...expected });
  });

  it('in a response', () => {
    const details = { cached_tokens: 700, cache_write_tokens: 200 };
    const usage = { input_tokens: 1_000, output_tokens: 50, input_tokens_details: details };
    const response = { status: 'completed', output: [], usage };
    const expected = { ...counts, cachedTokens: 700, cacheWrittenTokens: 200 };
    expect(readResponse(response).counted).toEqual(expected);
  });
});

describe('a reply of any length', () => {
  const tokens = {
    ...{ promptTokens: 1, completionTokens: 1, reasoningTokens: 0 },
    ...{ cachedTokens: 0, cacheWrittenTokens: 0 },
  };
  const said = (reply: Partial<ParsedReply>): ParsedReply => ({
    ...{ text: '', toolCalls: [], ended: 'stopped', continuation: 'kept', counted: tokens },
    ...reply,
  });
  const longest = 2 ** 20;

  it('leaves a reply as it is that models may write', () => {
    const reply = said({ text: 'x'.repeat(longest), toolCalls: [{ name: 'plan', input: {} }] });
    expect(withinLength(reply)).toBe(reply);
  });

  it('takes a text that is longer than any for one that was cut off', () => {
    const { text, ...rest } = withinLength(said({ text: 'x'.repeat(longest + 1) }));
    expect(text).toHaveLength(longest);
    expect(rest).toEqual({ toolCalls: [], ended: 'cut', counted: tokens });
  });

  it('takes calls that are longer than any for none, in a reply that was cut off', () => {
    const toolCalls = [{ name: 'plan', input: { understanding: 'x'.repeat(longest) } }];
    expect(withinLength(said({ text: 'So:', toolCalls }))).toEqual({
      ...{ text: 'So:', toolCalls: [], ended: 'cut', counted: tokens },
    });
  });
});
