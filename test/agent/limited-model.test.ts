import { expect, test } from 'vitest';
import { limitCalls } from '../../src/agent/limited-model.ts';
import { says, scriptedModel } from '../support/memory/memory.ts';

test('the call after the last allowed one does not reach the model', async () => {
  const model = scriptedModel(says('1'), says('2'), says('3'));
  const limited = limitCalls(model, 2);
  const ask = () => limited.ask({ messages: [], tools: [] }, new AbortController().signal);
  expect([(await ask()).text, (await ask()).text]).toEqual(['1', '2']);
  await expect(ask()).rejects.toThrow('bound of 2 calls');
  expect(model.requests).toHaveLength(2);
});
