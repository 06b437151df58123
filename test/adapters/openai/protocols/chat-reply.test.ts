import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NoCompletion } from '../../../../src/adapters/openai/message/index.ts';
import { protocols } from '../../../../src/adapters/openai/protocols/index.ts';

/** A body as endpoints send it, with one message. */
const bodyWith = (message: object, more: object = {}) => ({
  choices: [{ finish_reason: 'stop', message }],
  ...more,
});
const call = (args: unknown) => ({ function: { name: 'plan', arguments: args } });

const { read } = protocols.chat;

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
    expect(read(bodyWith(message))).toMatchObject({ text, toolCalls: [] });
  });

  it.each([
    ['JSON', '{"kind":"fix"}', { kind: 'fix' }],
    ['none', '', {}],
    ['what is not JSON as it is', '{"kind":', '{"kind":'],
    ['an object that needs no parsing', { kind: 'fix' }, { kind: 'fix' }],
  ])('reads arguments: %s', (_, args, input) => {
    const reply = read(bodyWith({ tool_calls: [call(args)] }));
    expect(reply.toolCalls).toEqual([{ name: 'plan', input }]);
  });

  it.each([
    ['no usage', {}],
    ['usage that is null', { usage: null }],
    ['usage in other words', { usage: { prompt_tokens: -1, completion_tokens: 'many' } }],
  ])('counts nothing for %s', (_, more) => {
    const { counted } = read(bodyWith({ content: 'Hi' }, more));
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
    expect(read({ choices })).toMatchObject({ ended });
  });

  it.each([
    // github.com/vllm-project/vllm/issues/57082
    ['abort', 'Half a reply', 'an error'],
    ['error', 'Half a reply', 'an error'],
    ['MALFORMED_FUNCTION_CALL', '', 'an empty reply'],
  ])('with finish reason %s is none', (finish, content, said) => {
    const choices = [{ finish_reason: finish, message: { content } }];
    expect(() => read({ choices })).toThrow(said);
  });

  it.each(['content_filter', 'SAFETY', 'sensitive', 'content_filter: RECITATION'])(
    'throws for what %s withheld',
    (finish) => {
      const choices = [{ finish_reason: finish, message: { content: 'Hi' } }];
      expect(() => read({ choices })).toThrow(`“${finish}”`);
    },
  );

  it('reads any JSON, or throws NoCompletion', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        try {
          expect(read(body).toolCalls).toBeInstanceOf(Array);
        } catch (error) {
          expect(error).toBeInstanceOf(NoCompletion);
        }
      }),
    );
  });
});
