import { describe, expect, it } from 'vitest';
import { incomingAnswer } from '../../../../src/adapters/openai/stream/index.ts';
import { chunk, receive, streamOf } from './receiving.ts';

const usage = { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 };

const receiveAll = (...events: readonly (object | string)[]) =>
  receive('chat', streamOf(...events));

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
