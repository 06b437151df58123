import { answering, cuttingOff } from '../../test/support/openai/faults.ts';
import type { ChatRequest, Scripted } from '../../test/support/openai/openai.ts';
import { bug } from '../loop/models.ts';
import { type Behaviour, first, refusal, stream } from './behaviour.ts';

type Row = Omit<Behaviour, 'apis' | 'expected'> & {
  readonly expected: Omit<Behaviour['expected'], 'api'>;
};

/** A row for an endpoint that speaks Messages alone. */
const row = ({ name, options = [], expected, ...others }: Row): Behaviour => ({
  name: `${name} (messages)`,
  ...{ ...others, apis: ['messages'], options: ['--api', 'messages', ...options] },
  expected: { api: 'messages', ...expected },
});

/** An error as Anthropic writes it. */
const error = (status: number, type: string, message: string) =>
  refusal(status, { type: 'error', error: { type, message }, request_id: 'req_1' });

const invalid = (message: string) => error(400, 'invalid_request_error', message);

/** A whole message of the model, with a content that no script writes. */
const message = (content: readonly object[], stop = 'end_turn', more: object = {}) =>
  refusal(200, {
    ...{ id: 'msg_0', type: 'message', role: 'assistant', model: 'm', content },
    ...{ stop_reason: stop, stop_sequence: null, usage: { input_tokens: 500, output_tokens: 40 } },
    ...more,
  });

const read = (id: string) => ({
  ...{ type: 'tool_use', id, name: 'read_file', input: { path: bug.path } },
});
const search = {
  ...{ type: 'tool_use', id: 'toolu_b', name: 'search_code', input: { query: 'add' } },
};
const thought = (signature: string) => ({
  ...{ type: 'thinking', thinking: 'I look first.', signature },
});

const events = (...sent: readonly ({ readonly type: string } & object)[]) =>
  stream(sent.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''));

const begun = {
  type: 'message_start',
  message: {
    ...{ id: 'msg_0', type: 'message', role: 'assistant', model: 'm', content: [] },
    ...{ stop_reason: null, usage: { input_tokens: 500, output_tokens: 1 } },
  },
};
const half = [
  begun,
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'src/ca' } },
];

const bodyOf = ({ body }: ChatRequest) => JSON.stringify(body);

/** What the assistant's last turn must hold, unchanged, once a file was read. */
function wantsBack(content: readonly object[]): Behaviour['answer'] {
  return (request, index) => {
    if (index === 0) return message(content, 'tool_use');
    const isBack = bodyOf(request).includes(JSON.stringify(content));
    const isOver = request.messages.every(({ calls }) => calls === undefined);
    return isBack || isOver
      ? undefined
      : invalid(
          'messages.1.content.0: `thinking` or `redacted_thinking` blocks in the latest assistant message cannot be modified. These blocks must remain as they were in the original response.',
        );
  };
}

const thinking: readonly Behaviour[] = [
  row({
    name: 'wants its thoughts back with the results of calls',
    source: 'sigoden/llm-functions#222',
    answer: wantsBack([thought('c2ln'), read('toolu_a')]),
    expected: { requests: 4 },
  }),
  row({
    name: 'wants redacted thoughts back',
    source: 'its page on extended thinking: redacted thinking blocks',
    answer: wantsBack([{ type: 'redacted_thinking', data: 'EmwKAhgB' }, read('toolu_a')]),
    expected: { requests: 4 },
  }),
  row({
    name: 'thinks between two calls',
    source: 'its page on extended thinking: interleaved thinking',
    answer: wantsBack([
      ...[thought('b25l'), { type: 'text', text: 'I read it.' }, read('toolu_a')],
      ...[thought('dHdv'), search],
    ]),
    expected: { requests: 4 },
  }),
  row({
    name: 'refuses a forced tool while it thinks',
    source: 'can1357/oh-my-pi#341, mastra-ai/mastra#7507',
    answer: ({ body, choice }) =>
      JSON.stringify(body.thinking ?? '').includes('adaptive') && choice !== undefined
        ? invalid('Thinking may not be enabled when tool_choice forces tool use.')
        : undefined,
    expected: { requests: 3 },
  }),
  row({
    name: 'is made to call a tool where it does not think',
    source: 'its page on tool use: forcing tool use',
    options: ['--reasoning-effort', 'none'],
    answer: ({ choice }, index) =>
      index === 0 && choice !== 'required' && choice !== 'named' ? { text: 'No.' } : undefined,
    expected: { requests: 3 },
  }),
  row({
    name: 'has no adaptive thinking',
    source: 'docker/docker-agent#3381, claude-haiku-4-5',
    answer: ({ body }) =>
      body.thinking === undefined
        ? undefined
        : invalid('adaptive thinking is not supported on this model'),
    expected: { requests: 4, lost: ['reasoning-effort'] },
  }),
  row({
    name: 'always thinks',
    source: 'AWS, its page on adaptive thinking: Claude Fable 5',
    options: ['--reasoning-effort', 'none'],
    answer: ({ body }) =>
      JSON.stringify(body.thinking ?? '').includes('disabled')
        ? invalid('"thinking.type.disabled" is not supported for this model.')
        : undefined,
    expected: { requests: 4, lost: ['reasoning-effort'] },
  }),
  row({
    name: 'has no such effort',
    source: 'its page on effort: max is for some models only',
    options: ['--reasoning-effort', 'max'],
    answer: ({ effort }) =>
      effort === 'max'
        ? invalid(
            "output_config.effort: This model does not support effort level 'max'. Supported levels: high, low, medium.",
          )
        : undefined,
    expected: { requests: 4, lost: ['reasoning-effort'] },
  }),
];

const refused = {
  ...{ type: 'message_delta', delta: { stop_reason: 'refusal' }, usage: { output_tokens: 9 } },
};

const replies: readonly Behaviour[] = [
  row({
    name: 'is cut off at its limit, once',
    source: 'its page on stop reasons: max_tokens',
    answer: (_, index) => (index === 0 ? { text: 'Let me', finish: 'length' } : undefined),
    expected: { requests: 4 },
  }),
  row({
    name: 'ends its turn without content, once',
    source: 'its page on stop reasons: empty responses with end_turn',
    answer: (_, index) => (index === 0 ? message([]) : undefined),
    expected: { requests: 4 },
  }),
  row({
    name: 'refuses for its policy',
    source: 'its page on streaming refusals',
    answer: () =>
      message([], 'refusal', {
        stop_details: { type: 'refusal', category: 'cyber', explanation: null },
      }),
    expected: { requests: 1, stop: 'failed', exit: 1 },
  }),
  row({
    name: 'refuses in the middle of a stream',
    source: 'its page on streaming refusals',
    answer: () => ({
      fault: events(...half, { type: 'content_block_stop' }, refused, { type: 'message_stop' }),
    }),
    expected: { requests: 1, stop: 'failed', exit: 1 },
  }),
  row({
    name: 'has blocks and events of later versions',
    source: 'its page on versions: new variants of streaming events',
    answer: (_, index) =>
      index === 0
        ? message(
            [
              { type: 'mood', mood: 'calm' },
              { type: 'tool_use', id: 'toolu_a', name: 'plan', input: planned },
            ],
            'tool_use',
          )
        : undefined,
    expected: { requests: 3 },
  }),
];

const planned = { kind: 'fix', understanding: 'add() subtracts.', files: [{ path: bug.path }] };

/** Whether what stays is marked: the rules, with the tools before them, and a message. */
const isMarked = ({ body }: ChatRequest) =>
  ['system', 'messages'].every((name) => JSON.stringify(body[name]).includes('"cache_control"'));

const caches: readonly Behaviour[] = [
  row({
    name: 'caches what is marked, and takes four marks',
    source: 'its page on prompt caching',
    looks: true,
    answer: (request) => {
      const marks = bodyOf(request).match(/"cache_control"/g) ?? [];
      if (marks.length > 4)
        return invalid(
          `A maximum of 4 blocks with cache_control may be provided. Found ${marks.length}.`,
        );
      return isMarked(request) ? undefined : invalid('Nothing is marked.');
    },
    expected: { requests: 4 },
  }),
  row({
    name: 'takes no marks',
    source: 'modelled on gateways to other models',
    answer: (request) =>
      bodyOf(request).includes('"cache_control"')
        ? invalid('system.0.cache_control: Extra inputs are not permitted')
        : undefined,
    expected: { requests: 4, lost: ['caching'] },
  }),
];

const limits: readonly Behaviour[] = [
  row({
    name: 'has a lower limit for replies',
    source: 'its page on errors: max_tokens',
    answer: ({ limit = 0 }) =>
      limit > 8_192
        ? invalid(
            `max_tokens: ${limit} > 8192, which is the maximum allowed number of output tokens for m`,
          )
        : undefined,
    expected: { requests: 4, lost: ['reply-limit'] },
  }),
  row({
    name: 'has a prompt that is always too long',
    source: 'its page on context windows',
    answer: () => invalid('prompt is too long: 208310 tokens > 200000 maximum'),
    expected: { requests: 2, stop: 'misconfigured', exit: 2 },
  }),
  row({
    name: 'fills its window',
    source: 'its page on stop reasons: model_context_window_exceeded',
    answer: () => message([], 'model_context_window_exceeded'),
    expected: { requests: 2, stop: 'misconfigured', exit: 2 },
  }),
];

const once = (name: string, source: string, scripted: Scripted): Behaviour =>
  row({
    ...{ name: `${name}, once`, source },
    answer: (_, index) => (index === 0 ? scripted : undefined),
    expected: { requests: 4 },
  });

const always = (name: string, source: string, scripted: Scripted): Behaviour =>
  row({
    ...{ name, source, answer: () => scripted },
    expected: { requests: 1, stop: 'misconfigured', exit: 2 },
  });

const errors = 'its page on errors';

const failures: readonly Behaviour[] = [
  once('is overloaded', errors, error(529, 'overloaded_error', 'Overloaded')),
  once('is overloaded within a stream', 'its page on streaming: error events', {
    fault: events(...half, {
      ...{ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } },
    }),
  }),
  once('limits its rate', 'its page on rate limits: retry-after', {
    fault: answering(
      429,
      {
        type: 'error',
        error: { type: 'rate_limit_error', message: 'This request would exceed your rate limit.' },
      },
      { 'retry-after': '1' },
    ),
  }),
  once('fails', errors, error(500, 'api_error', 'Internal server error')),
  once('throttles, as Bedrock does', 'AWS, errors of its runtime: ThrottlingException', {
    fault: answering(429, { message: 'Too many tokens, please wait before trying again.' }),
  }),
  row({
    name: 'breaks off in the middle of a stream, once',
    source: 'modelled on a connection that is reset',
    answer: first(1, cuttingOff(`event: message_start\ndata: ${JSON.stringify(begun)}\n\n`)),
    expected: { requests: 4 },
  }),
  always(
    'has no credit',
    'its page on errors: billing',
    invalid(
      'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.',
    ),
  ),
  always('knows no such key', errors, error(401, 'authentication_error', 'invalid x-api-key')),
  always(
    'permits no such model',
    errors,
    error(403, 'permission_error', 'Your API key does not have permission to use this model.'),
  ),
  always('has no such model', errors, error(404, 'not_found_error', 'model: m')),
];

/** Endpoints that speak Messages. */
export const messagesBehaviours: readonly Behaviour[] = [
  ...thinking,
  ...replies,
  ...caches,
  ...limits,
  ...failures,
];
