import { describe, expect, it } from 'vitest';
import { runLoop } from '../../../src/agent/loop/index.ts';
import { OutageError } from '../../../src/engines/errors.ts';
import type { ModelRequest } from '../../../src/engines/model/port/index.ts';
import { protocols } from '../../../src/engines/model/protocols/index.ts';
import { memoryContext } from '../../support/memory/context.ts';
import { rulesOf } from '../../support/memory/samples/rules.ts';
import { attemptsOf } from '../../support/memory/samples/runs.ts';
import { answering } from '../../support/openai/faults.ts';
import { inOrder, type Scripted, startOpenAi } from '../../support/openai/openai.ts';
import { signatureProblem } from '../../support/openai/signature.ts';
import { askModel, exchanging, hello, modelAt, planning, standInFor } from './asking.ts';
import { receive, streamOf } from './receiving.ts';

/** Asks once, and returns the body that was sent. */
async function bodyOf(
  request: ModelRequest,
  settings: Parameters<typeof modelAt>[1] = {},
  said: Scripted = { text: 'Hi' },
) {
  await using endpoint = await startOpenAi(inOrder([said]));
  const { model } = modelAt(endpoint.url, { api: 'messages', ...settings });
  await askModel(model, request);
  expect(endpoint.violations).toEqual([]);
  return endpoint.chats[0]?.body ?? {};
}

describe('a request by Messages', () => {
  it('has every tool of the run, a choice only where none is left, and marks what stays', async () => {
    expect(await bodyOf(exchanging('messages'))).toEqual({
      model: 'scripted',
      max_tokens: 500,
      tools: ['plan', 'read', 'verdict'].map((name) => expect.objectContaining({ name })),
      thinking: { type: 'adaptive' },
      system: [{ type: 'text', text: 'Rules', cache_control: { type: 'ephemeral' } }],
      messages: [
        {
          role: 'user',
          content: [{ type: 'text', text: 'Ticket', cache_control: { type: 'ephemeral' } }],
        },
        {
          role: 'assistant',
          content: [
            { type: 'thinking', thinking: 'I look first.', signature: 'secret' },
            { type: 'tool_use', id: 'a', name: 'read', input: { path: 'a.ts' } },
          ],
        },
        {
          role: 'user',
          content: [
            {
              ...{ type: 'tool_result', tool_use_id: 'a', content: 'text of a.ts' },
              cache_control: { type: 'ephemeral' },
            },
            { type: 'text', text: 'Now call `plan`.' },
          ],
        },
      ],
      stream: true,
    });
  });

  it.each([
    ['one tool', { ...planning, reads: [] }, { type: 'tool', name: 'plan' }],
    ['any of several', planning, { type: 'any' }],
    ['none beside earlier calls', { ...exchanging('messages'), answer: undefined }, undefined],
  ])('forces %s where the model does not think', async (_, request, choice) => {
    const { answer, ...others } = request;
    const asked = answer === undefined ? others : { ...others, answer };
    const body = await bodyOf(asked, { effort: 'none' });
    expect(body).toMatchObject({ thinking: { type: 'disabled' } });
    expect(body.tool_choice).toEqual(choice);
  });

  it.each([
    ['minimal', 'low'],
    ['max', 'max'],
  ] as const)('asks for the effort %s as %s', async (effort, sent) => {
    const body = await bodyOf(hello, { effort });
    expect(body).toMatchObject({ thinking: { type: 'adaptive' }, output_config: { effort: sent } });
  });

  it('thinks only where the model is not known to reply at once', async () => {
    const body = await bodyOf(exchanging('messages'), { model: 'gpt-4.1' });
    expect(body).not.toHaveProperty('thinking');
    expect(JSON.stringify(body)).not.toContain('"thinking"');
  });

  it('has at Vertex the model in its address, and the version in its body', async () => {
    const address = 'https://aiplatform.googleapis.com/v1/publishers/anthropic/models';
    await using endpoint = await startOpenAi(inOrder([{ text: 'Hi' }]));
    standInFor(address, endpoint.url);
    const { model } = modelAt(address, { model: 'claude-sonnet-5-5' });
    expect((await askModel(model, hello)).reply?.text).toBe('Hi');
    const [{ path, body } = { path: '', body: {} }] = endpoint.requests;
    expect(path).toBe('/claude-sonnet-5-5:streamRawPredict');
    expect(body).toMatchObject({ anthropic_version: 'vertex-2023-10-16' });
    expect(body).not.toHaveProperty('model');
  });
});

const read = protocols.messages.read;

describe('a reply by Messages', () => {
  it('counts what was read from the cache, and written to it, with the prompt', () => {
    const usage = {
      ...{ input_tokens: 10, output_tokens: 50, output_tokens_details: { thinking_tokens: 20 } },
      ...{ cache_read_input_tokens: 900, cache_creation_input_tokens: 90 },
    };
    expect(read({ content: [], usage }).counted).toEqual({
      ...{ promptTokens: 1_000, completionTokens: 50, reasoningTokens: 20 },
      ...{ cachedTokens: 900, cacheWrittenTokens: 90 },
    });
  });

  it.each([
    ['end_turn', 'stopped'],
    ['tool_use', 'stopped'],
    ['stop_sequence', 'stopped'],
    ['max_tokens', 'cut'],
    ['pause_turn', 'unknown'],
    [undefined, 'unknown'],
  ])('that ends with %s is %s', (stop_reason, ended) => {
    expect(read({ content: [{ type: 'text', text: 'Hi' }], stop_reason })).toMatchObject({ ended });
  });

  it('that is refused is an outage, and quotes no content', async () => {
    const refused = { content: [{ type: 'text', text: 'I' }], stop_reason: 'refusal' };
    await using endpoint = await startOpenAi(() => ({ fault: answering(200, refused) }));
    const { model } = modelAt(endpoint.url, { api: 'messages' });
    const { error, attempts } = await askModel(model, hello);
    expect(error).toBeInstanceOf(OutageError);
    expect(String(error)).toContain('finish reason “refusal”');
    expect(attempts).toBe(1);
  });

  it('is put together from its events, whatever lies between them', () => {
    const events = [
      { type: 'message_start', message: { model: 'm', usage: { input_tokens: 9 } } },
      { type: 'ping' },
      { type: 'content_block_start', index: 0, content_block: { type: 'thinking', thinking: '' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'thinking_delta', thinking: 'Hm' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'signature_delta', signature: 's' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'later_delta', later: 1 } },
      {
        ...{ type: 'content_block_start', index: 1 },
        content_block: { type: 'tool_use', id: 'a', name: 'read', input: {} },
      },
      ...['{"path":', '"a.ts"}'].map((partial_json) => ({
        ...{ type: 'content_block_delta', index: 1 },
        delta: { type: 'input_json_delta', partial_json },
      })),
      {
        ...{ type: 'message_delta', delta: { stop_reason: 'tool_use' } },
        usage: { output_tokens: 7, input_tokens: null },
      },
      { type: 'message_stop' },
    ];
    const body = receive('messages', ...streamOf(...events));
    expect(body).toEqual({
      ...{ model: 'm', stop_reason: 'tool_use', usage: { input_tokens: 9, output_tokens: 7 } },
      content: [
        { type: 'thinking', thinking: 'Hm', signature: 's' },
        { type: 'tool_use', id: 'a', name: 'read', input: '{"path":"a.ts"}' },
      ],
    });
    expect(read(body).toolCalls).toEqual([{ name: 'read', input: { path: 'a.ts' } }]);
    expect(() => receive('messages', streamOf(...events.slice(0, -2)))).toThrow();
  });
});

it('an overloaded endpoint is asked again after the time that it names', async () => {
  const error = { type: 'overloaded_error', message: 'Overloaded' };
  const fault = answering(529, { type: 'error', error }, { 'retry-after': '7' });
  await using endpoint = await startOpenAi((_, at) => (at === 0 ? { fault } : { text: 'Hi' }));
  const { model, waits } = modelAt(endpoint.url, { api: 'messages' });
  expect((await askModel(model, hello)).reply?.text).toBe('Hi');
  expect(waits).toEqual([7_000]);
});

it('the requests of a run repeat what the one before marked, tools and rules included', async () => {
  const edit = 'src/cart.ts\n<<<<<<< SEARCH\na + b\n=======\na * b\n>>>>>>> REPLACE';
  const look = { toolCalls: [{ name: 'read_file', input: { path: 'src/tax.ts' } }] };
  const fix = { kind: 'fix', understanding: 'It adds.', files: [{ path: 'src/cart.ts' }] };
  const verdict = { decision: 'approve', summary: 'It multiplies.' };
  await using endpoint = await startOpenAi(
    inOrder([
      { ...look, thoughts: 'sealed' },
      { toolCalls: [{ name: 'plan', input: fix }] },
      { text: edit },
      { toolCalls: [{ name: 'verdict', input: verdict }] },
    ]),
  );
  const { model } = modelAt(endpoint.url, { api: 'messages' });
  const files = { 'src/cart.ts': 'a + b\n', 'src/tax.ts': `${'const tax = 1;\n'.repeat(200)}` };
  const task = { instruction: '# APP-17: The total is wrong', paths: rulesOf() };
  expect((await runLoop(task, memoryContext(model, files), attemptsOf(3))).reason).toBe('approved');
  expect(endpoint.violations).toEqual([]);
  const prefixes = endpoint.chats.map(({ body }) => prefixesOf(body));
  const talk = prefixes.slice(0, 3);
  for (const [at, marked] of talk.slice(1).entries()) {
    // A mark finds what was written up to an earlier one.
    const written = talk[at]?.at(-1) ?? '';
    expect(written).not.toBe('');
    expect(marked.at(-1)?.startsWith(written)).toBe(true);
  }
  // A review begins anew below the same tools and rules.
  expect(prefixes[3]?.[0]).toBe(prefixes[0]?.[0]);
});

/** What a cache holds after a request: the prefix up to each mark. */
function prefixesOf({ tools, system, messages }: Readonly<Record<string, unknown>>) {
  const parts = JSON.stringify([tools, system, messages]).split(
    ',"cache_control":{"type":"ephemeral"}',
  );
  return parts.slice(0, -1).map((_, at) => parts.slice(0, at + 1).join(''));
}

it('a request to Bedrock is signed for the service and the region of its address', async () => {
  const address = 'https://bedrock-mantle.eu-west-1.api.aws/anthropic';
  const aws = { accessKeyId: 'id', secretAccessKey: 'a secret', sessionToken: 'a session' };
  await using endpoint = await startOpenAi(() => ({ text: 'Hi' }));
  standInFor(address, endpoint.url);
  const { model } = modelAt(address, { apiKey: aws });
  await askModel(model, hello);
  const [exchange] = endpoint.requests;
  if (exchange === undefined) throw new Error('nothing was asked');
  const signed = { ...exchange, path: `/anthropic${exchange.path}` };
  const headers = { ...signed.headers, host: 'bedrock-mantle.eu-west-1.api.aws' };
  const signing = { ...aws, service: 'bedrock-mantle', region: 'eu-west-1' };
  expect(signatureProblem({ ...signed, headers }, signing)).toBe('');
  expect(() => modelAt('https://example.com/anthropic', { apiKey: aws })).toThrow(
    'Set `api-key` to the API key of example.com.',
  );
});
