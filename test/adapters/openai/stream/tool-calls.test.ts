import { describe, expect, it } from 'vitest';
import { callChunk, chunk, receive, streamOf } from './receiving.ts';

const receiveAll = (...events: readonly object[]) => receive('chat', streamOf(...events));

/** A piece of a call: its index, its id, the name of its tool, and its part of the arguments. */
type Piece = readonly [number | undefined, string | undefined, string | undefined, string];

describe('tool calls are put together', () => {
  const [start, end, x, y] = ['{"path":', '"x"}', '{"path":"x"}', '{"path":"y"}'];
  const both = [
    { id: 'a', type: 'function', function: { name: 'read', arguments: x } },
    { id: 'b', type: 'function', function: { name: 'read', arguments: y } },
  ];

  it.each<[string, string, readonly Piece[]]>([
    [
      'as OpenAI sends them',
      'platform.openai.com/docs/guides/function-calling',
      [
        [0, 'a', 'read', ''],
        [0, undefined, undefined, start],
        [0, undefined, undefined, end],
        [1, 'b', 'read', ''],
        [1, undefined, undefined, y],
      ],
    ],
    [
      'whole, each with the index 0',
      'github.com/ollama/ollama/issues/15457',
      [
        [0, 'a', 'read', x],
        [0, 'b', 'read', y],
      ],
    ],
    [
      'whole, without an index',
      'github.com/openai/openai-python/issues/2806',
      [
        [undefined, 'a', 'read', x],
        [undefined, 'b', 'read', y],
      ],
    ],
    [
      'with id and name in every piece',
      'github.com/BerriAI/litellm/issues/20480',
      [
        [0, 'a', 'read', start],
        [0, 'a', 'read', end],
        [1, 'b', 'read', y],
      ],
    ],
    [
      'with another id in every piece',
      'github.com/poolsideai/pool/issues/9',
      [
        [0, 'a', 'read', ''],
        [0, 'a2', undefined, start],
        [0, 'a3', undefined, end],
        [1, 'b', 'read', y],
      ],
    ],
    [
      'in turns',
      'github.com/QwenLM/Qwen-Agent/pull/943',
      [
        [0, 'a', 'read', start],
        [1, 'b', 'read', start],
        [0, undefined, undefined, end],
        [1, undefined, undefined, '"y"}'],
      ],
    ],
    [
      'by their ids alone',
      'github.com/AstrBotDevs/AstrBot/pull/6692',
      [
        [undefined, 'a', 'read', start],
        [undefined, undefined, undefined, end],
        [undefined, 'b', 'read', start],
        [undefined, 'b', undefined, '"y"}'],
      ],
    ],
    [
      'from indexes that do not begin with 0, after empty arguments',
      'github.com/ogx-ai/ogx/pull/5462',
      [
        [1, 'a', 'read', '{}'],
        [1, undefined, undefined, start],
        [1, undefined, undefined, end],
        [2, 'b', 'read', y],
      ],
    ],
    [
      'that are repeated at the end',
      'github.com/BerriAI/litellm/issues/20480',
      [
        [0, 'a', 'read', start],
        [0, undefined, undefined, end],
        [0, 'a', 'read', x],
        [1, 'b', 'read', y],
        [1, undefined, 'read', ''],
      ],
    ],
  ])('%s (%s)', (_, __, pieces) => {
    const chunks = pieces.map(([index, id, name, args]) =>
      callChunk({ index, id, function: { name, arguments: args } }),
    );
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
    const call = { index: 0, id: 'a', function: { name: 'read', arguments: x }, ...extra };
    expect(receiveAll(callChunk(call), chunk({}, 'stop'))).toMatchObject({
      choices: [{ message: { tool_calls: [extra] } }],
    });
  });
});
