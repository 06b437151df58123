import { afterEach, describe, expect, it, vi } from 'vitest';
import { answering } from '../../support/openai/faults.ts';
import { startOpenAi } from '../../support/openai/openai.ts';
import { commonFields, strictHosts } from '../../support/openai/strict-hosts.ts';
import { askModel, exchanging, hello, modelAt, planning } from './asking.ts';
import { standInFor } from './behind.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(strictHosts)('$name', (host) => {
  const { address, model: name, api, isChosen = false, fields, refusal } = host;
  const known = new Set([...commonFields[api], ...fields]);

  it.each([
    ['a text', hello],
    ['an answer through a tool', planning],
    ['an answer after a tool call', exchanging(api)],
  ])('is asked for %s in its own dialect at once', async (_, request) => {
    await using endpoint = await startOpenAi(({ body, tools }) => {
      const unknown = Object.keys(body).find((field) => !known.has(field));
      if (unknown !== undefined) return { fault: answering(400, refusal(unknown)) };
      return tools.length === 0
        ? { text: 'Hi' }
        : { toolCalls: [{ name: 'plan', input: { kind: 'fix' } }] };
    });
    standInFor(address, endpoint.url);
    const { model } = modelAt(address, { model: name, ...(isChosen && { api }) });
    const asked = await askModel(model, request);
    expect(asked).toMatchObject({ error: undefined, attempts: 1, reply: { losses: [] } });
    expect(endpoint.chats.map((chat) => chat.api)).toEqual([api]);
    expect(endpoint.violations).toEqual([]);
  });
});
