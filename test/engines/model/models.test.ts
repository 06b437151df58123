import { expect, test } from 'vitest';
import { openModel } from '../../../src/engines/model/index.ts';
import type { ModelRequest } from '../../../src/engines/model/port/index.ts';
import { answering } from '../../support/openai/faults.ts';
import { startOpenAi } from '../../support/openai/openai.ts';
import { askModel, hello } from './asking.ts';

const sealed = [
  { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'sealed' },
  { type: 'function_call', call_id: 'a', name: 'read_file', arguments: '{"path":"a.ts"}' },
];

/** Asks for a step and then for its review; returns the models that were asked, and what they were shown. */
async function askBoth(reviewModel: string | undefined) {
  await using endpoint = await startOpenAi(() => ({
    fault: answering(200, { status: 'completed', output: sealed }),
  }));
  const model = openModel({
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
