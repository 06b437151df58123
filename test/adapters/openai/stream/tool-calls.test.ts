import { describe, expect, it } from 'vitest';
import { callChunk, chunk, receive, streamOf } from './receiving.ts';

const receiveAll = (...events: readonly object[]) => receive('chat', streamOf(...events));

describe('tool calls are put together', () => {
  const read = (path: string) => ({ name: 'read', arguments: JSON.stringify({ path }) });
  const both = [
    { id: 'a', type: 'function', function: read('x') },
    { id: 'b', type: 'function', function: read('y') },
  ];
  const [start, end] = ['{"path":', '"x"}'];

  it.each<[string, string, readonly object[]]>([
    [
      'as OpenAI sends them',
      'platform.openai.com/docs/guides/function-calling',
      [
        callChunk({
          index: 0,
          id: 'a',
          type: 'function',
          function: { name: 'read', arguments: '' },
        }),
        callChunk({ index: 0, function: { arguments: start } }),
        callChunk({ index: 0, function: { arguments: end } }),
        callChunk({ index: 1, id: 'b', function: { name: 'read', arguments: '' } }),
        callChunk({ index: 1, function: { arguments: '{"path":"y"}' } }),
      ],
    ],
    [
      'whole, each with the index 0',
      'github.com/ollama/ollama/issues/15457',
      [
        callChunk({ index: 0, id: 'a', function: read('x') }),
        callChunk({ index: 0, id: 'b', function: read('y') }),
      ],
    ],
    [
      'whole, in one chunk without an index',
      'github.com/openai/openai-python/issues/2806',
      [
        chunk({
          tool_calls: [
            { id: 'a', function: read('x') },
            { id: 'b', function: read('y') },
          ],
        }),
      ],
    ],
    [
      'with id and name in every piece',
      'github.com/BerriAI/litellm/issues/20480',
      [
        callChunk({ index: 0, id: 'a', function: { name: 'read', arguments: start } }),
        callChunk({ index: 0, id: 'a', function: { name: 'read', arguments: end } }),
        callChunk({ index: 1, id: 'b', function: read('y') }),
      ],
    ],
    [
      'with another id in every piece',
      'github.com/poolsideai/pool/issues/9',
      [
        callChunk({ index: 0, id: 'a', function: { name: 'read', arguments: '' } }),
        callChunk({ index: 0, id: 'a2', function: { arguments: start } }),
        callChunk({ index: 0, id: 'a3', function: { arguments: end } }),
        callChunk({ index: 1, id: 'b', function: read('y') }),
      ],
    ],
    [
      'in turns',
      'github.com/QwenLM/Qwen-Agent/pull/943',
      [
        callChunk({ index: 0, id: 'a', function: { name: 'read', arguments: start } }),
        callChunk({ index: 1, id: 'b', function: { name: 'read', arguments: '{"path":' } }),
        callChunk({ index: 0, function: { arguments: end } }),
        callChunk({ index: 1, function: { arguments: '"y"}' } }),
      ],
    ],
    [
      'by their ids alone',
      'github.com/AstrBotDevs/AstrBot/pull/6692',
      [
        callChunk({ id: 'a', function: { name: 'read', arguments: start } }),
        callChunk({ function: { arguments: end } }),
        callChunk({ id: 'b', function: { name: 'read', arguments: '{"path":' } }),
        callChunk({ id: 'b', function: { arguments: '"y"}' } }),
      ],
    ],
    [
      'from indexes that do not begin with 0, after empty arguments',
      'github.com/ogx-ai/ogx/pull/5462',
      [
        callChunk({ index: 1, id: 'a', function: { name: 'read', arguments: '{}' } }),
        callChunk({ index: 1, function: { arguments: start } }),
        callChunk({ index: 1, function: { arguments: end } }),
        callChunk({ index: 2, id: 'b', function: read('y') }),
      ],
    ],
    [
      'that are repeated at the end',
      'github.com/BerriAI/litellm/issues/20480',
      [
        callChunk({ index: 0, id: 'a', function: { name: 'read', arguments: start } }),
        callChunk({ index: 0, function: { arguments: end } }),
        callChunk({ index: 0, id: 'a', function: read('x') }),
        callChunk({ index: 1, id: 'b', function: read('y') }),
        callChunk({ index: 1, function: { name: 'read', arguments: '' } }),
      ],
    ],
  ])('%s (%s)', (_, __, chunks) => {
    const body = receiveAll(...chunks, chunk({}, 'tool_calls'));
    expect(body).toMatchObject({ choices: [{ message: { content: null, tool_calls: both } }] });
    expect(body).toHaveProperty('choices.0.message.tool_calls.length', 2);
  });

  it('without index and id (github.com/deepset-ai/haystack-core-integrations/pull/1906)', () => {
    const names = (...names: readonly string[]) =>
      names.map((name) => ({ function: { name, arguments: '{"a":1}' } }));
    const body = receiveAll(chunk({ tool_calls: names('one', 'two', 'two') }), chunk({}, 'stop'));
    const calls = { tool_calls: names('one', 'two') };
    expect(body).toMatchObject({ choices: [{ message: calls }] });
  });

  it('with arguments that are an object (github.com/ggml-org/llama.cpp/issues/20198)', () => {
    const input = { text: 'a', list: [1] };
    const call = { index: 0, id: 'a', function: { name: 'read', arguments: input } };
    const body = receiveAll(callChunk(call), callChunk(call), chunk({}, 'stop'));
    expect(body).toMatchObject({
      choices: [{ message: { tool_calls: [{ function: { arguments: input } }] } }],
    });
  });

  it('with members of the provider, such as the signature of a thought', () => {
    const extra = { extra_content: { google: { thought_signature: 'sig' } } };
    const call = { index: 0, id: 'a', function: read('x'), ...extra };
    expect(receiveAll(callChunk(call), chunk({}, 'stop'))).toMatchObject({
      choices: [{ message: { tool_calls: [extra] } }],
    });
  });
});
