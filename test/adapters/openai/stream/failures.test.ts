import { describe, expect, it } from 'vitest';
import { PromptTooLong } from '../../../../src/agent/ports.ts';
import { streaming } from '../../../support/openai/faults.ts';
import { startOpenAi } from '../../../support/openai/openai.ts';
import { recordedStreams } from '../../../support/openai/recorded.ts';
import { askModel, hello, modelAt } from '../asking.ts';

describe('is told in the words of the endpoint, and asked again only if that may help', () => {
  it.each(recordedStreams)('$name', async ({ source, text, said, times, kind }) => {
    const fault = streaming(text, 'ends');
    await using endpoint = await startOpenAi(() => ({ fault }));
    const { error, reply, attempts } = await askModel(modelAt(endpoint.url).model, hello);
    expect({ reply, attempts }).toEqual({ reply: undefined, attempts: times });
    expect(String(error)).toContain(said);
    expect(error instanceof PromptTooLong).toBe(kind === 'prompt-too-long');
    expect(source).toMatch(/^github\.com\/[\w.-]+\/[\w.-]+\/(?:issues|pull)\/\d+$/);
  });
});

it('the words of a stream are made safe', async () => {
  const text = 'data: {"choices":[]}\n\n<h1>Bad \u202e key my-secret-key</h1>';
  await using endpoint = await startOpenAi(() => ({ fault: streaming(text, 'ends') }));
  const { model } = modelAt(endpoint.url, { apiKey: 'my-secret-key' });
  const { error } = await askModel(model, hello);
  expect(String(error)).toContain('“Bad ⟨U+202E⟩ key ***”');
});
