import { expect, test } from 'vitest';
import { servedModel } from '../../../src/adapters/openai/run-model.ts';
import { UserError } from '../../../src/core/user-error.ts';
import { answering, type Fault } from '../../support/openai/faults.ts';
import { startOpenAi } from '../../support/openai/openai.ts';
import type { Answer } from '../../support/stand-in.ts';
import { askModel, hello } from './asking.ts';

const said = 'The model `gpt-6-slo` does not exist or you do not have access to it.';
const missing = answering(404, {
  error: { message: said, type: 'invalid_request_error', param: null, code: 'model_not_found' },
});

const listed = (ids: readonly string[]) => ({
  status: 200,
  body: {
    object: 'list',
    data: ids.map((id) => ({ id, object: 'model', created: 1, owned_by: 'openai' })),
  },
});

/** Asks for a model that may not be there; returns the error, and how often the list was read. */
async function ask(models: Answer, fault: Fault = missing) {
  await using endpoint = await startOpenAi(() => ({ fault }), { models });
  const settings = { baseUrl: endpoint.url, apiKey: 'key', model: 'gpt-6-slo' };
  const wait = async () => {};
  const { error } = await askModel(servedModel(settings, wait), hello);
  const lists = endpoint.requests.filter(({ path }) => path === '/models').length;
  return { error, message: String(error), lists };
}

test('an error about a model that is not there names the nearest that are', async () => {
  const { error, message, lists } = await ask(
    listed(['gpt-6-luna', 'gpt-6-sol', 'text-embedding-3-small', 'evil\u0007`@team`']),
  );
  expect(error).toBeInstanceOf(UserError);
  expect(message).toContain(said);
  expect(message).toMatch(/; nearest in its list: gpt-6-sol\.$/);
  expect(lists).toBe(1);
});

test.each([
  ['is empty', listed([])],
  ['has nothing near', listed(['a-1', 'b-2', 'c-3', 'd-4'])],
  ['is refused', { status: 403, body: { error: { message: 'No.' } } }],
  ['is no list', { status: 200, body: '<html>' }],
])('the error stays as it is if the list %s', async (_, models) => {
  const { error, message, lists } = await ask(models);
  expect(error).toBeInstanceOf(UserError);
  expect(message).toMatch(/have access to it\.”\.$/);
  expect(lists).toBe(1);
});

test('other errors, and replies, need no list', async () => {
  const wrongKey = answering(401, { error: { message: 'Incorrect API key provided.' } });
  expect((await ask(listed(['gpt-6-sol']), wrongKey)).lists).toBe(0);
  await using endpoint = await startOpenAi(() => ({ text: 'Hi' }));
  const settings = { baseUrl: endpoint.url, apiKey: 'key', model: 'gpt-6-sol' };
  const asked = await askModel(servedModel(settings), hello);
  expect(asked.reply?.text).toBe('Hi');
  expect(endpoint.requests).toHaveLength(1);
});
