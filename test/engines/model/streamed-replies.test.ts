import { describe, expect, it } from 'vitest';
import { CutOffStream, incomingAnswer } from '../../../src/engines/model/stream/index.ts';
import { callChunk, chunk, receive, streamOf } from './receiving.ts';

const receiveAll = (...events: readonly (object | string)[]) =>
  receive('chat', streamOf(...events));

const usage = { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 };

describe('a streamed completion', () => {
  it('is the same as one in a piece', () => {
    const events = [
      chunk({ role: 'assistant', content: '' }),
      chunk({ content: 'Hel' }),
      chunk({ content: 'lo' }),
      chunk({}, 'stop'),
      { ...chunk({}), choices: [], usage },
    ];
    expect(receiveAll(...events, '[DONE]')).toEqual({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_760_000_000,
      model: 'scripted',
      choices: [
        {
          index: 0,
          finish_reason: 'stop',
          message: { role: 'assistant', content: 'Hello', refusal: null },
        },
      ],
      usage,
    });
  });

  it.each<[string, readonly object[], object]>([
    [
      'a refusal',
      [chunk({ refusal: 'I ' }), chunk({ refusal: 'cannot' })],
      { refusal: 'I cannot' },
    ],
    [
      'thoughts as DeepSeek has them (api-docs.deepseek.com/guides/thinking_mode)',
      [
        chunk({ reasoning_content: 'Hm' }),
        chunk({ reasoning_content: 'm.' }),
        chunk({ content: 'Yes' }),
      ],
      { reasoning_content: 'Hmm.', content: 'Yes' },
    ],
    [
      'thoughts as OpenRouter has them (openrouter.ai/docs/use-cases/reasoning-tokens)',
      [
        chunk({
          reasoning: 'Hm',
          reasoning_details: [{ index: 0, type: 'reasoning.text', text: 'Hm' }],
        }),
        chunk({
          reasoning: 'm.',
          reasoning_details: [{ index: 0, type: 'reasoning.text', text: 'm.' }],
        }),
      ],
      {
        reasoning: 'Hmm.',
        reasoning_details: [{ index: 0, type: 'reasoning.text', text: 'Hmm.' }],
      },
    ],
    [
      'thoughts as Mistral has them, in parts of the content (github.com/BerriAI/litellm/issues/16272)',
      [
        chunk({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hmm.' }] }] }),
        chunk({ content: [{ type: 'text', text: 'Yes' }] }),
        chunk({ content: '.' }),
      ],
      { content: 'Yes.' },
    ],
    [
      'chunks without index, id and model',
      [{ choices: [{ delta: { content: 'Hi' } }] }],
      { content: 'Hi' },
    ],
  ])('may have %s', (_, chunks, message) => {
    const body = receiveAll(...chunks, chunk({}, 'stop'), '[DONE]');
    expect(body).toMatchObject({ choices: [{ finish_reason: 'stop', message }] });
  });

  it.each<[string, object]>([
    ['in the last chunk', chunk({}, 'stop', { usage })],
    [
      'in every chunk (github.com/memex-lab/dart_agent_core/issues/23)',
      chunk({}, 'stop', { usage }),
    ],
  ])('may have its usage %s', (_, last) => {
    const early = chunk({ content: 'Hi' }, null, {
      usage: { prompt_tokens: 7, completion_tokens: 1 },
    });
    expect(receiveAll(early, last)).toMatchObject({ usage });
  });
});

it('a reply shows how far it has come', () => {
  const answer = incomingAnswer('chat');
  const after = (delta: object) => {
    answer.push(streamOf(chunk(delta)));
    return answer.progress();
  };
  expect(after({ role: 'assistant', content: '' })).toEqual({ tokens: 0, isThinking: false });
  expect(after({ reasoning_content: 'Well' })).toEqual({ tokens: 1, isThinking: true });
  expect(after({ content: 'Hi' })).toEqual({ tokens: 2, isThinking: false });
  const call = { index: 0, function: { name: 'read', arguments: '{' } };
  expect(after({ tool_calls: [call] }).tokens).toBeGreaterThan(2);
});

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
    const named = (name: string, input = '{"a":1}') => ({ function: { name, arguments: input } });
    const whole = [named('one'), named('two'), named('two', '{"a":2}')];
    const body = receiveAll(
      chunk({ tool_calls: [...whole.slice(0, 2), ...whole.slice(1)] }),
      chunk({}, 'stop'),
    );
    const calls = { tool_calls: whole };
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

const begun = { id: 'resp_1', object: 'response', status: 'in_progress', output: [] };
const message = {
  ...{ id: 'msg_1', type: 'message', role: 'assistant', status: 'completed' },
  content: [{ type: 'output_text', text: 'Hello', annotations: [] }],
};
const call = {
  id: 'fc_1',
  type: 'function_call',
  call_id: 'c',
  name: 'read',
  arguments: '{"path":"x"}',
};
const thought = { id: 'rs_1', type: 'reasoning', summary: [], encrypted_content: 'secret' };
const whole = {
  ...begun,
  status: 'completed',
  output: [thought, message, call],
  usage: { input_tokens: 3 },
};

const receiveResponse = (...events: readonly object[]) => receive('responses', streamOf(...events));
const created = { type: 'response.created', response: begun };

describe('a streamed response', () => {
  it.each(['completed', 'incomplete', 'failed'])('is that of the event %s', (status) => {
    const response = { ...whole, status };
    const events = [
      created,
      { type: 'response.output_item.added', output_index: 0, item: { ...message, content: [] } },
      { type: 'response.output_text.delta', output_index: 0, content_index: 0, delta: 'Hel' },
      { type: `response.${status}`, response },
    ];
    expect(receiveResponse(...events)).toEqual(response);
  });

  it('gets its output from its items if the last event has none (github.com/QuantumNous/new-api/issues/4362)', () => {
    const events = [thought, message, call].flatMap((item, at) => [
      {
        type: 'response.output_item.added',
        output_index: at,
        item: { ...item, status: 'in_progress' },
      },
      { type: 'response.output_item.done', output_index: at, item },
    ]);
    const end = { type: 'response.completed', response: { ...whole, output: [] } };
    expect(receiveResponse(created, ...events, end)).toEqual(whole);
  });

  it('is cut off without its last event', () => {
    const item = { type: 'response.output_item.done', output_index: 0, item: message };
    expect(() => receiveResponse(created, item)).toThrow(CutOffStream);
  });
});

it('a response shows how far it has come', () => {
  const answer = incomingAnswer('responses');
  const after = (event: object) => {
    const isReply = answer.push(streamOf(event));
    return { isReply, ...answer.progress() };
  };
  expect(after({ type: 'keepalive' })).toEqual({ isReply: false, tokens: 0, isThinking: false });
  expect(after(created)).toEqual({ isReply: true, tokens: 0, isThinking: false });
  const thinking = { type: 'response.output_item.added', output_index: 0, item: thought };
  expect(after(thinking)).toMatchObject({ tokens: 0, isThinking: true });
  const said = { type: 'response.output_text.delta', output_index: 1, delta: 'Hi' };
  expect(after(said)).toMatchObject({ tokens: 1, isThinking: false });
});
