import { describe, expect, it } from 'vitest';
import { inOrder, type Scripted, startOpenAi } from './openai.ts';

const chat = { model: 'scripted', messages: [{ role: 'user', content: 'Hello' }] };

function post(url: string, body: unknown, key = 'key', route = 'chat/completions') {
  return fetch(`${url}/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });
}

it('answers in the order of its script; a further request is a violation', async () => {
  await using endpoint = await startOpenAi(inOrder([{ text: 'Hi' }]));
  expect((await post(endpoint.url, chat)).status).toBe(200);
  expect(endpoint.violations).toEqual([]);
  expect((await post(endpoint.url, chat)).status).toBe(500);
  expect(endpoint.violations).toEqual([expect.stringContaining('ends after 1')]);
});

const tool = { name: 'plan', description: 'Plans.', parameters: { type: 'object' } };
const picture = 'data:image/png;base64,AA==';

/** The same request in both protocols. */
const bodies = {
  chat: {
    model: 'scripted',
    messages: [
      { role: 'system', content: 'Rules' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Look' },
          { type: 'image_url', image_url: { url: picture } },
        ],
      },
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 'a', type: 'function', function: { name: 'read', arguments: '{}' } }],
      },
      { role: 'tool', tool_call_id: 'a', content: 'text' },
    ],
    tools: [{ type: 'function', function: { ...tool, strict: false } }],
    tool_choice: 'required',
    reasoning_effort: 'low',
    max_completion_tokens: 500,
    prompt_cache_key: 'key',
  },
  responses: {
    model: 'scripted',
    store: false,
    instructions: 'Rules',
    input: [
      {
        role: 'user',
        content: [
          { type: 'input_text', text: 'Look' },
          { type: 'input_image', detail: 'auto', image_url: picture },
        ],
      },
      { type: 'function_call', call_id: 'a', name: 'read', arguments: '{}' },
      { type: 'function_call_output', call_id: 'a', output: 'text' },
    ],
    tools: [{ type: 'function', strict: false, ...tool }],
    tool_choice: 'required',
    reasoning: { effort: 'low' },
    max_output_tokens: 500,
    prompt_cache_key: 'key',
  },
};
const routes = { chat: 'chat/completions', responses: 'responses' };

describe.each(['chat', 'responses'] as const)('by %s', (api) => {
  it('a script sees the same request, and its reply keeps to the contract', async () => {
    const said: Scripted = {
      ...{ text: 'Hi', toolCalls: [{ name: 'plan', input: {} }], thoughts: 'secret' },
      ...{ reasoning: 10, cached: 5, cacheWritten: 3 },
    };
    await using endpoint = await startOpenAi(inOrder([said, { text: 'H', finish: 'length' }]));
    const answer = await post(endpoint.url, bodies[api], 'key', routes[api]);
    expect(await answer.text()).toContain('"plan"');
    await post(endpoint.url, bodies[api], 'key', routes[api]);
    expect(endpoint.violations).toEqual([]);
    const { api: spoken, body: _, ...request } = endpoint.chats[0] ?? {};
    expect(spoken).toBe(api);
    expect(request).toEqual({
      model: 'scripted',
      messages: [
        { role: 'system', content: 'Rules' },
        { role: 'user', content: 'Look', pictures: [picture] },
        { role: 'assistant', content: '', calls: [{ id: 'a', name: 'read', input: {} }] },
        { role: 'tool', content: 'text', resultOf: 'a' },
      ],
      tools: [{ ...tool, strict: false }],
      ...{ choice: 'required', effort: 'low', limit: 500, stream: false, cacheKey: 'key' },
    });
  });

  it('a call without a result is a violation, as is a result without its call', async () => {
    await using endpoint = await startOpenAi(() => ({ text: 'Hi' }));
    const part = api === 'chat' ? bodies.chat.messages : bodies.responses.input;
    for (const items of [part.slice(0, -1), part.toSpliced(-2, 1)]) {
      const body = { ...bodies[api], [api === 'chat' ? 'messages' : 'input']: items };
      expect((await post(endpoint.url, body, 'key', routes[api])).status).toBe(500);
    }
    expect(endpoint.violations).toEqual([
      expect.stringContaining('No tool output found for a'),
      expect.stringContaining('No tool call found for a'),
    ]);
  });
});
