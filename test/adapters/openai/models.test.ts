import { describe, expect, test } from 'vitest';
import { openaiCatalog } from '../../../src/adapters/openai/catalog.ts';
import { runModel } from '../../../src/adapters/openai/index.ts';
import { servedModel } from '../../../src/adapters/openai/run-model.ts';
import type { ModelRequest } from '../../../src/agent/ports.ts';
import { OutageError, UserError } from '../../../src/core/user-error.ts';
import { answering, type Fault } from '../../support/openai/faults.ts';
import { startOpenAi } from '../../support/openai/openai.ts';
import type { Answer } from '../../support/stand-in.ts';
import { askModel, hello } from './asking.ts';

const never = new AbortController().signal;

async function toList(models: Answer) {
  await using endpoint = await startOpenAi(() => ({}), { models });
  const catalog = openaiCatalog({ baseUrl: endpoint.url, apiKey: 'key', model: 'm' });
  try {
    return await catalog.list(never);
  } finally {
    expect(endpoint.requests).toHaveLength(1);
  }
}

const openai = (id: string) => ({ id, object: 'model', created: 1, owned_by: 'openai' });

describe('the list of', () => {
  test.each([
    [
      'OpenAI',
      {
        object: 'list',
        data: [openai('a'), openai('b')],
      },
    ],
    [
      'OpenRouter',
      {
        data: [{ id: 'a' }, { id: 'b', name: 'B' }],
      },
    ],
    [
      'Anthropic',
      {
        data: [{ type: 'model', id: 'a', display_name: 'A' }, { id: 'b' }],
        has_more: false,
        first_id: 'a',
      },
    ],
    ['a gateway', { data: [{ id: 'a' }, { id: 7 }, 'x', { id: 'b' }] }],
    ['Together', [{ id: 'a' }, { id: 'b' }]],
    ['Gemini itself', { models: [{ name: 'a' }, { name: 'b' }] }],
  ])('%s is read', async (_, body) => {
    expect(await toList({ status: 200, body })).toEqual(['a', 'b']);
  });
});

describe('without a list, there is one sentence', () => {
  test.each([
    [{ status: 200, body: { ok: true } }, OutageError, 'no list of models'],
    [{ status: 200, body: '<html></html>' }, OutageError, 'no list of models'],
    [
      { status: 200, body: { data: ['x'.repeat(9_000_000)] } },
      OutageError,
      'more than 8388608 bytes',
    ],
    [{ status: 404, body: { detail: 'Not Found' } }, OutageError, 'has no list'],
    [{ status: 500, body: { error: { message: 'Broken.' } } }, OutageError, 'Broken.'],
    [{ status: 401, body: { error: { message: 'Wrong key.' } } }, UserError, 'Set `api-key`'],
  ])('%#', async (answer, kind, said) => {
    const error = await toList(answer).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(kind);
    expect(String(error)).toContain(said);
    expect(String(error)).toMatch(/^\w+: [^\n]*\.$/);
  });
});

test('an endpoint that is not there is an error, and one that hangs ends with the signal', async () => {
  const settings = { apiKey: 'key', model: 'm' };
  const gone = openaiCatalog({ ...settings, baseUrl: 'http://127.0.0.1:1/v1' });
  await expect(gone.list(never)).rejects.toBeInstanceOf(UserError);
  const stop = new AbortController();
  stop.abort(new Error('stopped'));
  await expect(gone.list(stop.signal)).rejects.toThrow('stopped');
});

const said = 'The model `gpt-6-slo` does not exist or you do not have access to it.';
const missing = answering(404, {
  error: { message: said, type: 'invalid_request_error', param: null, code: 'model_not_found' },
});

const listed = (ids: readonly string[]) => ({
  status: 200,
  body: {
    object: 'list',
    data: ids.map(openai),
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

const sealed = [
  { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'sealed' },
  { type: 'function_call', call_id: 'a', name: 'read_file', arguments: '{"path":"a.ts"}' },
];

/** Asks for a step and then for its review; returns the models that were asked, and what they were shown. */
async function askBoth(reviewModel: string | undefined) {
  await using endpoint = await startOpenAi(() => ({
    fault: answering(200, { status: 'completed', output: sealed }),
  }));
  const model = runModel({
    ...{ baseUrl: endpoint.url, apiKey: 'key', model: 'worker' },
    ...{ reviewModel, api: 'responses' },
  });
  const reads = [{ name: 'read_file', description: 'Reads.', parameters: { type: 'object' } }];
  const first = await askModel(model, { ...hello, reads });
  const seen: ModelRequest = {
    reads,
    messages: [
      ...hello.messages,
      {
        role: 'tools',
        calls: [{ name: 'read_file', input: { path: 'a.ts' }, result: 'text' }],
        continuation: first.reply?.continuation,
      },
    ],
  };
  await askModel(model, { ...seen, isReview: true });
  await askModel(model, seen);
  return endpoint.requests.map(({ body }) => body as { model: string; input: unknown[] });
}

test('a review is asked of the model for reviews, and nothing else is', async () => {
  const asked = await askBoth('reviewer');
  expect(asked.map(({ model }) => model)).toEqual(['worker', 'reviewer', 'worker']);
});

test('without a model for reviews, one model does all', async () => {
  for (const same of [undefined, 'worker']) {
    const asked = await askBoth(same);
    expect(asked.map(({ model }) => model)).toEqual(['worker', 'worker', 'worker']);
  }
});

test('what a model wants back goes to that model alone', async () => {
  const [, reviewed, worked] = await askBoth('reviewer');
  expect(JSON.stringify(worked?.input)).toContain('sealed');
  expect(JSON.stringify(reviewed?.input)).not.toContain('sealed');
});
