import { expect, test } from 'vitest';
import { firstDialect } from '../../../../src/adapters/openai/dialect/index.ts';
import { layOut } from '../../../../src/adapters/openai/message/index.ts';
import type { ModelRequest, ToolSpec } from '../../../../src/agent/ports.ts';

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
