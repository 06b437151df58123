import { describe, expect, test } from 'vitest';
import { firstDialect } from '../../../src/engines/model/dialect/index.ts';
import { layOut } from '../../../src/engines/model/message/index.ts';
import type { ModelRequest, ToolSpec } from '../../../src/engines/model/port/index.ts';
import { pictureOf } from '../../support/memory/samples/tickets.ts';
import { answering } from '../../support/openai/faults.ts';
import { startOpenAi } from '../../support/openai/openai.ts';
import { askModel, modelAt } from './asking.ts';

const tool = (name: string): ToolSpec => ({
  name,
  description: '',
  parameters: { type: 'object', properties: {} },
});
const look: ModelRequest = {
  messages: [{ role: 'user', text: 'Now edit.' }],
  mayBeText: true,
  reads: [tool('read_file')],
};
const usual = firstDialect({ baseUrl: 'http://gateway.example/v1', model: 'any', api: 'chat' });
const unreasoned = { ...usual, unreasonedTools: true };

test('an edit is asked for with tools to look around', () => {
  expect(layOut(look, 1_000, usual).tools).toEqual(look.reads);
});

test('a model that thinks only without tools edits without them', () => {
  expect(layOut(look, 1_000, unreasoned)).toMatchObject({ tools: [], effort: undefined });
  const plan = { ...look, mayBeText: false, answer: tool('plan') };
  expect(layOut(plan, 1_000, unreasoned)).toMatchObject({
    tools: [{ name: 'plan' }, { name: 'read_file' }],
    effort: 'none',
  });
});

const address = 'data:image/png;base64,AQID';
const asking = (side: number): ModelRequest => ({
  messages: [
    { role: 'system', text: 'Rules' },
    {
      ...{ role: 'user', text: 'Look' },
      pictures: [pictureOf('error.png', { width: side, height: side })],
    },
  ],
  reads: [],
});

const parts = {
  chat: [
    { type: 'text', text: 'Look' },
    { type: 'image_url', image_url: { url: address, detail: 'high' } },
  ],
  responses: [
    { type: 'input_text', text: 'Look' },
    { type: 'input_image', image_url: address, detail: 'high' },
  ],
} as const;

describe.each(['chat', 'responses'] as const)('a picture by the protocol %s', (api) => {
  test('is a part of the message after its text, as the contract wants it', async () => {
    await using openai = await startOpenAi(() => ({ text: 'A total.' }));
    const { model } = modelAt(openai.url, { api });
    const { reply } = await askModel(model, asking(28));
    expect(reply).toMatchObject({ text: 'A total.', losses: [] });
    const [request] = openai.requests;
    expect(request?.body).toMatchObject({
      [api === 'chat' ? 'messages' : 'input']: [{}, { role: 'user', content: parts[api] }],
    });
    expect(openai.violations).toEqual([]);
  });
});

test('tokens that an endpoint does not count include those of the pictures', async () => {
  const body = {
    choices: [{ message: { role: 'assistant', content: 'Hi' }, finish_reason: 'stop' }],
  };
  await using openai = await startOpenAi(() => ({ fault: answering(200, body) }));
  const { model } = modelAt(openai.url, { api: 'chat' });
  const small = (await askModel(model, asking(28))).reply?.spent;
  const large = (await askModel(model, asking(280))).reply?.spent;
  expect(large?.estimated).toBe(true);
  expect((large?.promptTokens ?? 0) - (small?.promptTokens ?? 0)).toBe(99);
});
