import { describe, expect, it } from 'vitest';
import { answering } from '../../../support/openai/faults.ts';
import { type ChatRequest, startOpenAi } from '../../../support/openai/openai.ts';
import { askModel, hello, modelAt, planning } from '../asking.ts';

const longPrompt =
  "This model's maximum context length is 8192 tokens, you sent 9000 (400 in the functions).";

const refusal = (message: string, more: object = {}, status = 400) => ({
  status,
  body: { error: { message, ...more } },
});

/** Asks an endpoint twice that refuses what `refuse` says; `chats` are the requests that it received. */
async function askRefusing(
  refuse: (chat: ChatRequest) => ReturnType<typeof refusal> | undefined,
  request = planning,
) {
  await using endpoint = await startOpenAi(
    (chat) => {
      const refused = refuse(chat);
      if (refused !== undefined) return { fault: answering(refused.status, refused.body) };
      const isAsked = chat.messages.at(-1)?.content.includes('JSON Schema') ?? false;
      return { text: isAsked ? '{"kind":"fix"}' : 'Hi' };
    },
    { apis: ['chat'] },
  );
  const { model } = modelAt(endpoint.url, { api: 'chat' });
  const asked = await askModel(model, request);
  const again = await askModel(model, request);
  return { ...asked, again, chats: endpoint.chats };
}

describe('a refusal', () => {
  it.each([
    ['a field that was not sent', refusal("Unknown parameter: 'seed'.", { param: 'seed' })],
    ['a word that merely occurs', refusal('The function of this tool is not json.')],
    ['a prompt that is too long', refusal(longPrompt)],
    ['a schema', refusal("Unknown parameter: 'tools[0].function.parameters.$ref'.")],
    ['a missing model whose name is a field', refusal('model "tools" not found', {}, 404)],
  ])('is not assumed for %s', async (_, answer) => {
    const { attempts, error } = await askRefusing(() => answer);
    expect(attempts).toBe(1);
    expect(String(error)).toContain(answer.body.error.message);
  });

  it('that remains without what was refused is an error, and asked again the next time', async () => {
    const message = 'registry.ollama.ai/library/gemma does not support tools';
    const asked = await askRefusing(() => refusal(message));
    expect(asked).toMatchObject({ attempts: 2, again: { attempts: 2 } });
    expect(String(asked.error)).toContain(message);
  });

  it('of everything ends after eight requests', async () => {
    const fields = ['tool_choice', 'tools', 'response_format', 'max_tokens', 'reasoning_effort'];
    const { attempts, error } = await askRefusing(({ body }) => {
      const named = [...fields, 'max_completion_tokens'].find((name) => Object.hasOwn(body, name));
      return refusal(`Unrecognized request argument supplied: ${named ?? 'messages'}`);
    });
    expect(attempts).toBeLessThanOrEqual(8);
    expect(error).toBeInstanceOf(Error);
  });
});

describe('without tools', () => {
  const noTools = ({ tools }: ChatRequest) =>
    tools.length > 0 ? refusal('gemma does not support tools') : undefined;

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
      return chat.form && refusal('This response_format type is unavailable now');
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

  it('no other format is tried where the field itself is refused', async () => {
    const { attempts, reply } = await askRefusing((chat) => {
      if (noTools(chat)) return noTools(chat);
      return chat.form && refusal("Unsupported parameter: 'response_format'.");
    });
    expect(attempts).toBe(3);
    expect(reply?.losses.map(({ ability }) => ability)).toEqual(['tools', 'reply-form']);
  });
});
