import { describe, expect, it } from 'vitest';
import type { ModelReply } from '../../../src/agent/ports.ts';
import { providers, startProvider } from '../../support/openai/providers.ts';
import { askModel, hello, modelAt, planning } from './asking.ts';

const input = { kind: 'fix' };
const describeAnswer = ({ toolCalls, text }: ModelReply) => toolCalls[0]?.input ?? JSON.parse(text);

describe.each(providers)('$name', (provider) => {
  const { model: name, limit, attempts } = provider;

  it('returns a text, and needs one request the next time', async () => {
    await using endpoint = await startProvider(provider, input);
    const { model } = modelAt(endpoint.url, { model: name });
    const asked = await askModel(model, hello);
    expect(asked).toMatchObject({ reply: { text: 'Hi' }, attempts: attempts.text });
    expect(await askModel(model, hello)).toMatchObject({ reply: { text: 'Hi' }, attempts: 1 });
    expect(endpoint.chats.at(-1)?.body).toHaveProperty(limit, 500);
  });

  it('answers through a tool or in a format, and needs one request the next time', async () => {
    await using endpoint = await startProvider(provider, input);
    const { model } = modelAt(endpoint.url, { model: name });
    const first = await askModel(model, planning);
    const second = await askModel(model, planning);
    expect([first.attempts, second.attempts]).toEqual([attempts.tool, 1]);
    for (const { reply } of [first, second]) expect(reply && describeAnswer(reply)).toEqual(input);
    expect(endpoint.chats.at(-1)?.body).toHaveProperty(limit, 500);
  });
});
