import { expect, it } from 'vitest';
import { type ParsedReply, withinLength } from '../../../../src/adapters/openai/message/index.ts';

const counted = {
  ...{ promptTokens: 1, completionTokens: 1, reasoningTokens: 0 },
  ...{ cachedTokens: 0, cacheWrittenTokens: 0 },
};
const said = (reply: Partial<ParsedReply>): ParsedReply => ({
  ...{ text: '', toolCalls: [], ended: 'stopped', continuation: 'kept', counted },
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
  expect(rest).toEqual({ toolCalls: [], ended: 'cut', counted });
});

it('takes calls that are longer than any for none, in a reply that was cut off', () => {
  const toolCalls = [{ name: 'plan', input: { understanding: 'x'.repeat(longest) } }];
  expect(withinLength(said({ text: 'So:', toolCalls }))).toEqual({
    ...{ text: 'So:', toolCalls: [], ended: 'cut', counted },
  });
});
