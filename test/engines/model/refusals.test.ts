import { afterEach, describe, expect, it, vi } from 'vitest';
import { OutageError } from '../../../src/engines/errors.ts';
import { firstDialect } from '../../../src/engines/model/dialect/index.ts';
import { layOut } from '../../../src/engines/model/message/index.ts';
import { withoutRefused } from '../../../src/engines/model/refusals/index.ts';
import { answering } from '../../support/openai/faults.ts';
import { type ChatRequest, type Scripted, startOpenAi } from '../../support/openai/openai.ts';
import { isRefused, recordedMiscalls, recordedRefusals } from '../../support/openai/recorded.ts';
import {
  askModel,
  editing,
  exchanging,
  hello,
  modelAt,
  planning,
  showing,
  standInFor,
} from './asking.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const input = { kind: 'fix' };

function answerTo({ tools }: ChatRequest): Scripted {
  return tools.length > 0
    ? { toolCalls: [{ name: 'plan', input }] }
    : { text: JSON.stringify(input) };
}

const noTools = { error: { message: 'gemma does not support tools' } };
describe.each(recordedRefusals)('$name', (row) => {
  const { status, body, loss, asks, attempts = 2, lacksTools = false, host, api = 'chat' } = row;
  const requests = { plan: planning, picture: showing, exchange: exchanging(api), edit: editing };
  const request = asks === undefined ? hello : requests[asks];

  it('is answered without what was refused, once, and told', async () => {
    await using endpoint = await startOpenAi((chat) => {
      if (lacksTools && chat.tools.length > 0) return { fault: answering(400, noTools) };
      return isRefused(row, chat) ? { fault: answering(status, body) } : answerTo(chat);
    });
    if (host !== undefined) standInFor(host, endpoint.url);
    const { model } = modelAt(host ?? endpoint.url, {
      api: host === undefined ? api : 'auto',
      ...(row.model !== undefined && { model: row.model }),
      ...(row.effort !== undefined && { effort: row.effort }),
    });
    const bounds = { maxReplyTokens: 500_000 };
    const first = await askModel(model, request, bounds);
    expect(first.error).toBeUndefined();
    expect(first.attempts).toBe(attempts);
    const lost = first.reply?.losses ?? [];
    expect(lost.map(({ ability }) => ability).at(-1)).toBe(loss);
    if (loss !== undefined) expect(lost.at(-1)?.said).toBeTruthy();
    const second = await askModel(model, request, bounds);
    expect(second).toMatchObject({ attempts: 1, reply: { losses: [] } });
    expect(endpoint.violations).toEqual([]);
  });

  it('names a source', () => {
    expect(row.source).toMatch(/^github\.com\/[\w.-]+\/[\w.-]+\/(?:issues|pull)\/\d+$/);
  });
});

const planned = { toolCalls: [{ name: 'plan', input: { kind: 'fix' } }] };

describe('a call that the endpoint cannot read is asked for again, at once and at most twice', () => {
  it.each(recordedMiscalls)('$name', async ({ status, body, said }) => {
    const fault = answering(status, body);
    for (const times of [1, 2, 20]) {
      await using endpoint = await startOpenAi((_, index) => (index < times ? { fault } : planned));
      const { model, waits } = modelAt(endpoint.url);
      const { reply, error, attempts } = await askModel(model, planning);
      expect({ attempts, waits }).toEqual({ attempts: Math.min(times + 1, 3), waits: [] });
      if (times < 3) expect(reply).toMatchObject({ ...planned, spent: { calls: times + 1 } });
      else expect(error).toBeInstanceOf(OutageError);
      if (times > 2) expect(String(error)).toContain(said);
    }
  });
});

it.each(recordedMiscalls)('$name names a source', ({ source }) => {
  expect(source).toMatch(/^github\.com\/[\w.-]+\/[\w.-]+\/(?:issues|pull)\/\d+$/);
});

it('a call where none is allowed is refused, not read', async () => {
  const message = 'Tool choice is none, but model called a tool';
  const body = {
    error: { message, code: 'tool_use_failed', failed_generation: '{"name":"read"}' },
  };
  await using endpoint = await startOpenAi(({ choice }) =>
    choice === 'none' ? { fault: answering(400, body) } : { text: 'Hi' },
  );
  const { reply, attempts } = await askModel(modelAt(endpoint.url).model, editing);
  expect({ text: reply?.text, attempts }).toEqual({ text: 'Hi', attempts: 2 });
});

it('what a model wrote beside a call that cannot be read counts as a text', async () => {
  const message = { content: 'call:plan{"kind":"fix"}', tool_calls: [] };
  const choices = [{ finish_reason: 'MALFORMED_FUNCTION_CALL', message }];
  await using endpoint = await startOpenAi(() => ({ fault: answering(200, { choices }) }));
  const { reply } = await askModel(modelAt(endpoint.url).model, hello);
  expect(reply).toMatchObject({ text: 'call:plan{"kind":"fix"}', ended: 'unknown' });
});

const longPrompt =
  "This model's maximum context length is 8192 tokens, you sent 9000 (400 in the functions).";

const refusing = (message: string, more: object = {}, status = 400) => ({
  status,
  body: { error: { message, ...more } },
});

/** Asks an endpoint twice that refuses what `refuse` says; `chats` are the requests that it received. */
async function askRefusing(
  refuse: (chat: ChatRequest) => ReturnType<typeof refusing> | undefined,
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
    ['a field that was not sent', refusing("Unknown parameter: 'seed'.", { param: 'seed' })],
    ['a word that merely occurs', refusing('The function of this tool is not json.')],
    ['a prompt that is too long', refusing(longPrompt)],
    ['a schema', refusing("Unknown parameter: 'tools[0].function.parameters.$ref'.")],
    ['a missing model whose name is a field', refusing('model "tools" not found', {}, 404)],
  ])('is not assumed for %s', async (_, answer) => {
    const { attempts, error } = await askRefusing(() => answer);
    expect(attempts).toBe(1);
    expect(String(error)).toContain(answer.body.error.message);
  });

  it('that remains without what was refused is an error, and asked again the next time', async () => {
    const message = 'registry.ollama.ai/library/gemma does not support tools';
    const asked = await askRefusing(() => refusing(message));
    expect(asked).toMatchObject({ attempts: 2, again: { attempts: 2 } });
    expect(String(asked.error)).toContain(message);
  });

  it('of everything ends after eight requests', async () => {
    const fields = ['tool_choice', 'tools', 'response_format', 'max_tokens', 'reasoning_effort'];
    const { attempts, error } = await askRefusing(({ body }) => {
      const named = [...fields, 'max_completion_tokens'].find((name) => Object.hasOwn(body, name));
      return refusing(`Unrecognized request argument supplied: ${named ?? 'messages'}`);
    });
    expect(attempts).toBeLessThanOrEqual(8);
    expect(error).toBeInstanceOf(Error);
  });
});

describe('without tools', () => {
  const noTools = ({ tools }: ChatRequest) =>
    tools.length > 0 ? refusing('gemma does not support tools') : undefined;

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

  it('the prompt alone asks for the format where it is refused', async () => {
    const { attempts, again, chats, reply } = await askRefusing((chat) => {
      if (noTools(chat)) return noTools(chat);
      return chat.form && refusing('This response_format type is unavailable now');
    });
    expect(attempts).toBe(3);
    expect(again.attempts).toBe(1);
    expect(JSON.parse(reply?.text ?? '')).toEqual({ kind: 'fix' });
    expect(reply?.losses.map(({ ability }) => ability)).toEqual(['tools', 'reply-form']);
    const forms = chats.map((chat) => chat.form?.type);
    expect(forms).toEqual([undefined, 'json_schema', undefined, undefined]);
  });
});

describe('the part that is left out', () => {
  const dialect = firstDialect({ model: 'gpt-6-sol', effort: 'high' });

  const { messages } = showing;
  const sent = layOut({ ...exchanging('responses'), messages }, 16_000, dialect);

  /** The members of the dialect that a refusal changes. */
  function changedBy(said: string, more: object = {}) {
    const refusal = {
      status: 400,
      code: '',
      named: [],
      window: undefined,
      retryAfter: undefined,
      said,
      isPage: false,
    };
    const changed = withoutRefused({ ...refusal, ...more }, dialect, sent)?.dialect;
    if (changed === undefined) return undefined;
    const members = Object.entries(changed).filter(([name, value]) => {
      const before = Object.entries(dialect).find(([one]) => one === name);
      return JSON.stringify(before?.[1]) !== JSON.stringify(value);
    });
    return Object.fromEntries(members);
  }

  it.each([
    ["Unknown parameter: 'store'.", { store: false }],
    ["Unknown parameter: 'input[0].content[0].prompt_cache_breakpoint'.", { marks: 'none' }],
    [
      "Unsupported parameter: 'reasoning.effort' is not supported with this model.",
      { efforts: [] },
    ],
    ['Unrecognized request arguments supplied: store, prompt_cache_key', { cacheKey: false }],
    ['Unrecognized request arguments supplied: seed, store', { store: false }],
    ["property 'store' is unsupported, did you mean 'stop'?", { store: false }],
    ["Extra inputs are not permitted, field: 'stream_options'", { streamUsage: false }],
    ['Invalid JSON payload received. Unknown name "store": Cannot find field.', { store: false }],
    ['"stream_options" is not allowed', { streamUsage: false }],
    ['Model grok-4 does not support parameter reasoningEffort.', { efforts: [] }],
    [
      "openai does not support parameters: ['reasoning_effort'], for model=gpt-4.1",
      { efforts: [] },
    ],
  ])('%s', (said, members) => {
    expect(changedBy(said)).toEqual(members);
  });

  it('a field may be named by the code alone', () => {
    const named = { named: ['store'], code: 'unsupported_parameter invalid_request_error' };
    expect(changedBy('Nicht unterstützt.', named)).toEqual({ store: false });
    expect(changedBy('No.', { named: ['store'], code: 'invalid_value' })).toEqual({ store: false });
  });

  it.each([
    ['prompt_cache_key', { cacheKey: false }],
    ['messages[0].role', { rules: 'developer' }],
    ['input[1].content[0].image_url', { pictures: false }],
    ['messages.[1].content.[1].image_url.url', { pictures: false }],
    ['tools[0].function.parameters', { form: 'schema' }],
    ['reasoning.effort', { efforts: [] }],
  ])('a field that a program names needs no known words: %s', (param, members) => {
    expect(changedBy('So nicht.', { named: [param] })).toEqual(members);
    expect(changedBy('So nicht.', { named: [param], status: 503 })).toBeUndefined();
  });

  it.each([
    ['At most 8,192 here.', { maxReply: 8_192 }],
    ['16000 is more than 12000.', { maxReply: 12_000 }],
    ['Not for gpt-5-2025-08-07.', { limits: { responses: [] } }],
  ])('a limit that a program names is lowered, or else left out: %s', (said, members) => {
    expect(changedBy(said, { named: ['max_output_tokens'] })).toMatchObject(members);
  });

  it.each([
    ['a reply that is too long is', 24_000, { maxReply: 8_768 }],
    ['a prompt that leaves no room for one is not', 34_000, undefined],
  ])('%s asked for with fewer tokens', (_, prompt, members) => {
    const words = `This model's maximum context length is 32768 tokens. However, you requested ${prompt + 16_000} tokens (${prompt} in the messages, 16000 in the completion).`;
    expect(changedBy(words)).toEqual(members);
  });

  it.each(['model', 'messages[3].role', 'temperature', 'validation_error', 'tool calling'])(
    'a name of nothing that can be left out changes nothing: %s',
    (param) => {
      expect(changedBy('No.', { named: [param] })).toBeUndefined();
    },
  );

  it.each([
    "Unknown parameter: 'messages[0].tool_calls'.",
    "Unknown parameter: 'seed'.",
    'Store the tools and stream the reasoning.',
  ])('what is not sent, or is only a word, changes nothing: %s', (said) => {
    expect(changedBy(said)).toBeUndefined();
  });

  it('fields that pydantic forbids are found by their path', () => {
    const named = ['body.store', 'body.messages.3.assistant.reasoning_content'];
    expect(changedBy('Extra inputs are not permitted', { named, code: 'extra_forbidden' })).toEqual(
      {
        store: false,
      },
    );
  });

  it('a server that fails is not taken for one that refuses', () => {
    expect(changedBy("Unknown parameter: 'store'.", { status: 503 })).toBeUndefined();
  });
});
