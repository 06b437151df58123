import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NoCompletion } from '../../../../src/adapters/openai/message/index.ts';
import { protocols } from '../../../../src/adapters/openai/protocols/index.ts';

const message = (...content: object[]) => ({ type: 'message', role: 'assistant', content });
const text = { type: 'output_text', text: 'Hi' };
const { read } = protocols.responses;

describe('the body of a response', () => {
  it.each([
    ['nothing', [], ''],
    ['a text', [message(text)], 'Hi'],
    ['a text that is no part', [{ type: 'message', content: 'Hi' }], 'Hi'],
    ['parts', [message(text, { type: 'output_text', text: ' there' })], 'Hi there'],
    ['a refusal', [message({ type: 'refusal', refusal: 'No.' })], 'No.'],
    ['items of other types', [{ type: 'web_search_call' }, 3, null, message(text)], 'Hi'],
    ['thoughts', [{ type: 'reasoning', id: 'rs', summary: [] }, message(text)], 'Hi'],
  ])('may have %s', (_, output, said) => {
    expect(read({ output })).toMatchObject({ text: said, toolCalls: [] });
  });

  it.each([
    ['completed', {}, 'stopped'],
    ['incomplete', { reason: 'max_output_tokens' }, 'cut'],
    [undefined, null, 'unknown'],
  ])('with the status %s ended as the endpoint says', (status, details, ended) => {
    const body = { status, incomplete_details: details, output: [message(text)] };
    expect(read(body)).toMatchObject({ ended });
  });

  it('that the content filter cut is withheld', () => {
    const body = { status: 'incomplete', incomplete_details: { reason: 'content_filter' } };
    expect(() => read({ ...body, output: [message(text)] })).toThrow('“content_filter”');
  });

  it.each(['failed', 'cancelled', 'queued', 'in_progress'])('is no reply if %s', (status) => {
    const error = { code: 'server_error', message: 'It burns.' };
    expect(() => read({ status, error, output: [] })).toThrow(NoCompletion);
  });

  it('keeps encrypted thoughts and ids for the next request', () => {
    const thought = { type: 'reasoning', id: 'rs', summary: [], encrypted_content: 'secret' };
    const plain = { type: 'reasoning', id: 'rs2', summary: [] };
    const call = { type: 'function_call', call_id: 'a', name: 'read', arguments: '{}' };
    const { continuation } = read({ output: [thought, plain, message(text), call] });
    expect(continuation).toEqual({
      ...{ api: 'responses', thoughts: [thought], ids: ['a'] },
    });
  });

  it('of any JSON is a reply or none', () => {
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

  it('counts no part as more than its whole, whatever it says', () => {
    const count = fc.oneof(fc.nat(), fc.integer(), fc.constantFrom(null, 'many', undefined));
    const usage = fc.record({
      ...{ input_tokens: count, output_tokens: count, total_tokens: count },
      input_tokens_details: fc.record({ cached_tokens: count, cache_write_tokens: count }),
      output_tokens_details: fc.record({ reasoning_tokens: count }),
    });
    fc.assert(
      fc.property(usage, (counted) => {
        const { counted: tokens } = read({ output: [], usage: counted });
        expect(tokens.reasoningTokens).toBeLessThanOrEqual(tokens.completionTokens);
        const { cachedTokens, cacheWrittenTokens, promptTokens } = tokens;
        expect(cachedTokens + cacheWrittenTokens).toBeLessThanOrEqual(promptTokens);
      }),
    );
  });
});
