import { describe, expect, it } from 'vitest';
import type { ModelRequest } from '../../../src/engines/model/port/index.ts';
import { answering } from '../../support/openai/faults.ts';
import { inOrder, startOpenAi } from '../../support/openai/openai.ts';
import { askModel, editing, exchanging, hello, modelAt, planning, showing } from './asking.ts';

describe.each(['chat', 'responses', 'messages'] as const)('by %s', (api) => {
  const ask = async (
    request: ModelRequest,
    said: Parameters<typeof inOrder>[0][number],
    settings: Parameters<typeof modelAt>[1] = {},
  ) => {
    await using endpoint = await startOpenAi(inOrder([said]));
    const { model } = modelAt(endpoint.url, { api, ...settings });
    const asked = await askModel(model, request);
    expect(endpoint.violations).toEqual([]);
    return { ...asked, sent: endpoint.chats[0] };
  };

  it('a text and all counted tokens are returned', async () => {
    const said = { text: 'Hi', reasoning: 40, cached: 30, cacheWritten: 20 };
    const { reply, sent } = await ask(hello, said);
    expect(sent).toMatchObject({ api, limit: 500, tools: [] });
    expect(reply).toMatchObject({
      text: 'Hi',
      ended: 'stopped',
      losses: [],
      spent: {
        ...{ calls: 1, reasoningTokens: 40, cachedTokens: 30, cacheWrittenTokens: 20 },
        estimated: false,
      },
    });
  });

  it('a reply that its limit cuts is told from one that ended', async () => {
    const { reply } = await ask(hello, { text: 'Hal', finish: 'length' });
    expect(reply).toMatchObject({ text: 'Hal', ended: 'cut' });
  });

  it('tools are offered, one is forced, and two calls are returned in order', async () => {
    const toolCalls = [
      { name: 'plan', input: { kind: 'fix' } },
      { name: 'read', input: { path: 'a.ts' } },
    ];
    const { reply, sent } = await ask(planning, { toolCalls });
    // A model that thinks cannot be made to.
    expect(sent?.choice).toBe(api === 'messages' ? undefined : 'required');
    expect(sent?.tools.map(({ name }) => name)).toEqual(['plan', 'read']);
    expect(reply?.toolCalls).toEqual(toolCalls);
  });

  it('an answer that may also be text is not forced', async () => {
    const { sent } = await ask({ ...planning, mayBeText: true }, { text: 'Hi' });
    expect(sent?.choice).toBeUndefined();
    expect(sent?.tools).toHaveLength(2);
  });

  it('pictures are shown after the text', async () => {
    const { sent, reply } = await ask(showing, { text: 'Hi' });
    expect(sent?.messages).toEqual([
      { role: 'user', content: 'Look', pictures: ['data:image/png;base64,AA=='] },
    ]);
    expect(reply?.losses).toEqual([]);
  });

  it('a model that cannot see is told their names, and the loss is told once', async () => {
    await using endpoint = await startOpenAi(() => ({ text: 'Hi' }));
    const { model } = modelAt(endpoint.url, { api, model: 'qwen2.5-coder:7b' });
    expect((await askModel(model, hello)).reply?.losses).toEqual([]);
    expect((await askModel(model, showing)).reply?.losses).toMatchObject([{ ability: 'pictures' }]);
    expect((await askModel(model, showing)).reply?.losses).toEqual([]);
    const [last] = endpoint.chats.at(-1)?.messages ?? [];
    expect(last?.content).toContain('error.png');
    expect(last?.pictures).toBeUndefined();
  });

  it('earlier calls go back with their results', async () => {
    const { sent } = await ask(exchanging(api), { toolCalls: [{ name: 'plan', input: {} }] });
    expect(sent?.messages.slice(2, 4)).toMatchObject([
      { role: 'assistant', calls: [{ id: 'a', name: 'read', input: { path: 'a.ts' } }] },
      { role: 'tool', content: 'text of a.ts', resultOf: 'a' },
    ]);
    expect(sent?.messages[2]?.thoughts).toBe(api === 'chat' ? undefined : 'secret');
  });

  it('an id that a later call repeats is replaced, and calls of the other protocol get one', async () => {
    const [rules, ticket, made] = exchanging(api).messages;
    const [, , other] = exchanging(api === 'chat' ? 'responses' : 'chat').messages;
    if (!rules || !ticket || !made || !other) throw new Error('four messages are needed');
    const messages = [rules, ticket, made, made, other];
    const { sent } = await ask({ ...planning, messages }, { text: 'Hi' });
    const ids = sent?.messages.flatMap(({ calls = [] }) => calls.map(({ id }) => id)) ?? [];
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
    expect(ids[1]).toMatch(/^[a-z0-9]{9}$/);
  });

  it('earlier calls are text where no tools are offered', async () => {
    const { messages } = exchanging(api);
    const { sent } = await ask({ messages, reads: [] }, { text: 'Hi' });
    const roles = new Set(sent?.messages.map(({ role }) => role));
    expect([...roles]).toEqual(['system', 'user']);
    expect(sent?.messages.map(({ content }) => content).join()).toContain('text of a.ts');
  });

  it('an effort is sent, and a step less of it if the last reply had no room', async () => {
    const effort = 'high';
    const model = 'gpt-6-sol';
    expect((await ask(hello, { text: 'Hi' }, { effort })).sent?.effort).toBe('high');
    expect((await ask(hello, { text: 'Hi' }, { model })).sent?.effort).toBeUndefined();
    const cramped = { ...hello, needsRoom: true };
    const sent = async (settings: object) => (await ask(cramped, { text: 'Hi' }, settings)).sent;
    expect((await sent({ effort, model }))?.effort).toBe('medium');
    expect((await sent({ model }))?.effort).toBe('low');
    expect((await sent({ effort: 'none', model }))?.effort).toBe('none');
    expect((await sent({ model: 'gpt-4.1' }))?.effort).toBeUndefined();
  });

  it('a body without a message, and a refusal in parts, are what they are', async () => {
    const refused = {
      chat: { choices: [{ message: { role: 'assistant', content: null, refusal: 'No.' } }] },
      responses: { output: [{ type: 'message', content: [{ type: 'refusal', refusal: 'No.' }] }] },
      messages: { content: [{ type: 'text', text: 'No.' }] },
    };
    const { reply } = await ask(hello, { fault: answering(200, refused[api]) });
    expect(reply).toMatchObject({ text: 'No.', ended: 'unknown', spent: { estimated: true } });
  });

  it('arguments may be an object, and an input that is no object does not go back', async () => {
    const input = { kind: 'fix' };
    const made = { function: { name: 'plan', arguments: input } };
    const body = {
      chat: { choices: [{ message: { tool_calls: [made] } }] },
      responses: { output: [{ type: 'function_call', name: 'plan', arguments: input }] },
      messages: { content: [{ type: 'tool_use', name: 'plan', input }] },
    };
    const { reply } = await ask(planning, { fault: answering(200, body[api]) });
    expect(reply?.toolCalls).toEqual([{ name: 'plan', input }]);
    const calls = [{ name: 'plan', input: '{"kind":', result: 'This is no JSON.' }];
    const again = {
      ...planning,
      messages: [...planning.messages, { role: 'tools', calls }],
    } as const;
    const { sent } = await ask(again, { text: 'Hi' });
    expect(sent?.messages[1]?.calls).toMatchObject([{ name: 'plan', input: {} }]);
  });

  it('calls stay calls where none is allowed, until the model makes one all the same', async () => {
    const call = { toolCalls: [{ name: 'read', input: { path: 'b.ts' } }] };
    await using endpoint = await startOpenAi(inOrder([{ text: 'Hi' }, call, { text: 'Hi' }]), {
      apis: [api],
    });
    const { model } = modelAt(endpoint.url, { api });
    for (let asked = 0; asked < 3; asked += 1) await askModel(model, editing);
    const [first, second, third] = endpoint.chats;
    for (const chat of [first, second]) {
      expect(chat).toMatchObject({ choice: 'none', tools: [] });
      expect(chat?.body.tools).toHaveLength(1);
      expect(chat?.messages[2]?.calls).toMatchObject([{ name: 'read' }]);
    }
    expect(third?.body).not.toHaveProperty('tools');
    expect(third?.messages.map(({ role }) => role)).not.toContain('tool');
    expect(third?.messages.map(({ content }) => content).join()).toContain('text of a.ts');
  });

  it('what a model says beside its calls goes back before them', async () => {
    const [rules, ticket, exchange] = exchanging(api).messages;
    if (exchange?.role !== 'tools' || !rules || !ticket) throw new Error('no exchange');
    const messages = [rules, ticket, { ...exchange, said: 'It adds.' }];
    const { sent } = await ask({ ...planning, messages }, { text: 'Hi' });
    expect(sent?.messages.find(({ content }) => content === 'It adds.')?.role).toBe('assistant');
  });
});
