import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReply } from '../../../src/adapters/openai/reply.ts';

/** A body as endpoints send it, with one message. */
const bodyWith = (message: object, more: object = {}) => ({
  choices: [{ finish_reason: 'stop', message }],
  ...more,
});
const call = (args: unknown) => ({ function: { name: 'plan', arguments: args } });

describe('readReply', () => {
  it.each([
    ['nothing said', { content: null }, ''],
    ['a refusal', { content: null, refusal: 'I will not.' }, 'I will not.'],
    ['tool calls that are null', { content: 'Hi', tool_calls: null }, 'Hi'],
  ])('takes %s', (_, message, text) => {
    expect(readReply(bodyWith(message))).toMatchObject({ text, toolCalls: [] });
  });

  it.each([
    ['JSON', '{"kind":"fix"}', { kind: 'fix' }],
    ['what is not JSON as it is', '{"kind":', '{"kind":'],
    ['an object that needs no parsing', { kind: 'fix' }, { kind: 'fix' }],
  ])('reads arguments: %s', (_, args, input) => {
    const reply = readReply(bodyWith({ tool_calls: [call(args)] }));
    expect(reply.toolCalls).toEqual([{ name: 'plan', input }]);
  });

  it.each([
    ['no usage', {}],
    ['usage that is null', { usage: null }],
    ['usage in other words', { usage: { prompt_tokens: -1, completion_tokens: 'many' } }],
  ])('counts nothing for %s', (_, more) => {
    const { usage } = readReply(bodyWith({ content: 'Hi' }, more));
    expect(usage).toEqual({ promptTokens: 0, completionTokens: 0 });
  });

  it('reads or refuses any JSON, with an Error that has a sentence', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        try {
          expect(readReply(body).toolCalls).toBeInstanceOf(Array);
        } catch (error) {
          expect(error).toHaveProperty('message', expect.stringMatching(/endpoint|base-url/));
        }
      }),
    );
  });
});
