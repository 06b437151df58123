import { describe, expect, test } from 'vitest';
import { openaiCatalog } from '../../../src/adapters/openai/catalog.ts';
import { OutageError, UserError } from '../../../src/core/user-error.ts';
import { startOpenAi } from '../../support/openai/openai.ts';
import type { Answer } from '../../support/stand-in.ts';

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
    ['Mistral', { data: [{ id: 'a' }, { id: 'b' }] }],
    ['a gateway', { data: [{ id: 'a' }, { id: 7 }, 'x', { id: 'b' }] }],
    ['Together', [{ id: 'a' }, { id: 'b' }]],
    ['Gemini itself', { models: [{ name: 'a' }, { name: 'b' }] }],
  ])('%s is read', async (_, body) => {
    expect(await toList({ status: 200, body })).toEqual(['a', 'b']);
  });

  test('Anthropic is read', async () => {
    const data = [{ type: 'model', id: 'claude-opus-5-5', display_name: 'Claude Opus 5.5' }];
    const body = { data, has_more: false, first_id: 'claude-opus-5-5' };
    expect(await toList({ status: 200, body })).toEqual(['claude-opus-5-5']);
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
