import { describe, expect, it } from 'vitest';
import type { ChatRequest } from '../../support/openai/openai.ts';
import { startProvider } from '../../support/openai/providers.ts';
import type { Answer } from '../../support/stand-in.ts';
import { askModel, hello, modelAt, planning } from './asking.ts';

const refusal = (message: string, more: object = {}, status = 400): Answer => ({
  status,
  body: { error: { message, ...more } },
});

/** Asks an endpoint twice that refuses what `refuse` says; `chats` are the requests that it received. */
async function askRefusing(
  refuse: (chat: ChatRequest, index: number) => Answer | undefined,
  request = planning,
) {
  await using endpoint = await startProvider({ refuse }, { kind: 'fix' });
  const { model } = modelAt(endpoint.url);
  const asked = await askModel(model, request);
  const again = await askModel(model, request);
  return { ...asked, again, chats: endpoint.chats };
}

describe('a refused field', () => {
  it.each([
    ['its name', refusal('No.', { param: 'temperature' })],
    ['its name with another status', refusal('No.', { param: 'temperature' }, 422)],
    ['words', refusal('This model has no temperature.', { param: 'None' })],
    ['words of whoever is behind', refusal('Bad.', { metadata: { raw: 'temperature: 1 only' } })],
  ])('is recognised by %s and omitted from then on', async (_, answer) => {
    const asked = await askRefusing(
      (chat) => (chat.body.temperature === undefined ? undefined : answer),
      hello,
    );
    expect(asked).toMatchObject({ attempts: 2, again: { attempts: 1 } });
  });

  it('that limits the reply is replaced, then dropped', async () => {
    const { attempts, chats } = await askRefusing(
      ({ body: { max_tokens, max_completion_tokens } }) => {
        if (max_tokens !== undefined) return refusal('max_tokens is too large');
        const isBounded = max_completion_tokens !== undefined;
        return isBounded ? refusal('max_completion_tokens is too large') : undefined;
      },
      hello,
    );
    expect(attempts).toBe(3);
    expect(chats.at(-1)?.body).not.toHaveProperty('max_tokens');
    expect(chats.at(-1)?.body).not.toHaveProperty('max_completion_tokens');
  });

  it('is sent again if it was not the reason', async () => {
    const asked = await askRefusing(() => refusal('temperature'), hello);
    expect(asked).toMatchObject({ attempts: 2, again: { attempts: 2 } });
    expect(asked.error).toBeInstanceOf(Error);
  });

  it('is not assumed if the prompt is too long', async () => {
    const message =
      "This model's maximum context length is 8192 tokens, you sent 9000 (400 in the functions).";
    const { attempts, error } = await askRefusing(() => refusal(message));
    expect(attempts).toBe(1);
    expect(String(error)).toContain(message);
  });

  it('is not assumed from the name of a missing model', async () => {
    const { attempts } = await askRefusing(() => refusal('model "tools" not found', {}, 404));
    expect(attempts).toBe(1);
  });
});

describe('without tools', () => {
  const noTools = ({ tools }: ChatRequest) =>
    tools.length > 0 ? refusal('tools are not supported') : undefined;

  it('the format of the reply is requested, with keywords that every endpoint knows', async () => {
    const { chats, attempts } = await askRefusing(noTools);
    expect(attempts).toBe(2);
    expect(chats[1]?.body.response_format).toEqual({
      type: 'json_schema',
      json_schema: {
        name: 'plan',
        schema: {
          type: 'object',
          properties: {
            kind: { enum: ['fix'] },
            pattern: { type: 'string' },
            parts: {
              type: 'array',
              items: { type: 'object', properties: { line: { type: 'integer' } } },
            },
          },
          required: ['kind'],
        },
      },
    });
    expect(chats[1]?.messages.at(-1)?.content).toContain('"enum":["fix"]');
  });

  it('a text is requested as usual', async () => {
    const { reply, chats } = await askRefusing(noTools, { ...hello, reads: planning.reads });
    expect(reply?.text).toBe('Hi');
    expect(chats.at(-1)?.body).not.toHaveProperty('response_format');
  });

  it('one format after the other is tried, down to none', async () => {
    const { attempts, again, chats, reply } = await askRefusing((chat) => {
      if (noTools(chat)) return noTools(chat);
      return chat.form && refusal('Bad Request');
    });
    expect(attempts).toBe(5);
    expect(again.attempts).toBe(1);
    expect(JSON.parse(reply?.text ?? '')).toEqual({ kind: 'fix' });
    const forms = chats.map((chat) => chat.form);
    expect(forms.map((form) => form?.type)).toEqual([
      ...[undefined, 'json_schema', 'json_schema', 'json_object'],
      ...[undefined, undefined],
    ]);
    expect(forms[2]?.schema).toEqual({ type: 'object' });
  });

  it('an endpoint that refuses everything gets at most eight requests', async () => {
    const fields = ['tool_choice', 'max_tokens', 'max_completion_tokens', 'temperature'] as const;
    const { attempts, error } = await askRefusing((chat) => {
      const field = [...fields, 'tools'].find((name) => Object.hasOwn(chat.body, name));
      return refusal('No.', { param: field ?? 'messages' });
    });
    expect(attempts).toBeLessThanOrEqual(8);
    expect(error).toBeInstanceOf(Error);
  });
});
