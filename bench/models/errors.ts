import { answering } from '../../test/support/openai/faults.ts';
import type { ChatRequest } from '../../test/support/openai/openai.ts';
import { type Behaviour, first, onBoth, openaiError, refusal, stream } from './behaviour.ts';

const half = 'data: {"id":"1","choices":[{"index":0,"delta":{"content":"src/ca"}}]}\n\n';
const begun =
  'event: response.created\ndata: {"type":"response.created","response":{"id":"1","status":"in_progress","output":[]}}\n\n';

const offersTools = ({ body }: ChatRequest) => body.tools !== undefined;

/** Endpoints that name a field, in words that nobody knows. */
const fields: readonly Behaviour[] = [
  {
    name: 'names the options of the stream',
    source: 'vllm-project/vllm#31870',
    apis: ['chat'],
    answer: ({ body }) =>
      body.stream_options === undefined
        ? undefined
        : openaiError(400, '参数不合法', { param: 'stream_options' }),
    expected: { api: 'chat', requests: 4 },
  },
  {
    name: 'names the storage',
    source: 'modelled on any validation error',
    apis: ['responses'],
    options: ['--api', 'responses'],
    answer: ({ body }) =>
      body.store === undefined ? undefined : openaiError(400, 'Nein.', { param: 'store' }),
    expected: { api: 'responses', requests: 4 },
  },
  ...onBoth({
    name: 'names the limit of a reply, and a lower one',
    source: 'vllm-project/vllm#30134',
    answer: ({ limit = 0 }: ChatRequest) =>
      limit > 8_192
        ? openaiError(400, 'Here, 8,192 is the end of it.', { param: 'max_tokens' })
        : undefined,
    expected: { requests: 4, lost: ['reply-limit'] },
  }),
  ...onBoth({
    name: 'names the choice of a tool, as FastAPI does',
    source: 'kyaukyuai/gpt-all-star#670',
    answer: ({ choice }: ChatRequest) =>
      choice === 'required'
        ? refusal(422, {
            detail: [
              {
                ...{ type: 'enum', loc: ['body', 'tool_choice'] },
                msg: "Input should be 'auto', 'none' or 'any'",
              },
            ],
          })
        : undefined,
    expected: { requests: 4, lost: ['forced-tool'] },
  }),
  ...onBoth({
    name: 'names the tools',
    source: 'earendil-works/pi#4138',
    answer: (request: ChatRequest) =>
      offersTools(request)
        ? openaiError(400, 'Invalid request.', { param: 'tools[0].function.parameters' })
        : undefined,
    expected: { requests: 4, lost: ['tools'] },
  }),
  {
    name: 'names the effort, in a dictionary of Python',
    source: 'bytedance/deer-flow#1673',
    apis: ['chat'],
    options: ['--reasoning-effort', 'max'],
    answer: ({ effort }) =>
      effort === 'max'
        ? openaiError(
            400,
            "1 validation error: {'type': 'literal_error', 'loc': ('body', 'reasoning_effort'), 'msg': 'one of low, medium and high'}",
          )
        : undefined,
    expected: { api: 'chat', requests: 4, lost: ['reasoning-effort'] },
  },
  ...onBoth({
    name: 'names the model',
    source: 'modelled on any validation error',
    answer: () => openaiError(400, 'Nein.', { param: 'model' }),
    expected: { requests: 1, stop: 'misconfigured', exit: 2 },
  }),
];

const once = (
  name: string,
  source: string,
  api: 'chat' | 'responses',
  text: string,
): Behaviour => ({
  ...{ name: `${name}, once`, source, apis: [api], answer: first(1, stream(text)) },
  ...(api === 'responses' && { options: ['--api', api] }),
  expected: { api, requests: 4 },
});

const always = (name: string, source: string, text: string, expected: Behaviour['expected']) => ({
  ...{ name, source, apis: ['chat'] as const, answer: () => ({ fault: stream(text) }) },
  expected: { api: 'chat' as const, ...expected },
});

const failedResponse = (code: string, message: string) =>
  `${begun}event: response.failed\ndata: {"type":"response.failed","response":{"id":"1","status":"failed","output":[],"error":{"code":"${code}","message":"${message}"}}}\n\n`;

/** Endpoints that fail with success: within a stream, or in the body of an answer. */
const streams: readonly Behaviour[] = [
  once(
    'an error in a choice',
    'genkit-ai/genkit#6079',
    'chat',
    `${half}data: {"choices":[{"index":0,"delta":{},"finish_reason":"error","error":{"message":"upstream timed out","code":504}}]}\n\ndata: [DONE]\n\n`,
  ),
  once(
    'an error in a line without a field',
    'ollama/ollama#14093',
    'chat',
    `${half}{"error":{"message":"model runner has unexpectedly stopped","type":"api_error"}}\n`,
  ),
  once(
    'too few resources',
    'DeepSeek, its page on chat completions: finish_reason',
    'chat',
    `${half}data: {"choices":[{"index":0,"delta":{},"finish_reason":"insufficient_system_resource"}]}\n\ndata: [DONE]\n\n`,
  ),
  once(
    'a page after half a reply',
    'BerriAI/litellm#33404',
    'chat',
    `${half}<html><head><title>502 Bad Gateway</title></head></html>`,
  ),
  once(
    'a page after half a response',
    'BerriAI/litellm#33404',
    'responses',
    `${begun}<html><head><title>502 Bad Gateway</title></head></html>`,
  ),
  once(
    'an event of an overload',
    'zyycn/codex-proxy-rs#90',
    'responses',
    `${begun}event: error\ndata: {"type":"error","code":"server_is_overloaded","message":"Our servers are currently overloaded. Please try again later.","param":null,"sequence_number":2}\n\n`,
  ),
  once(
    'a response that failed',
    'langchain-ai/langchain#39039',
    'responses',
    failedResponse('server_error', 'The server had an error.'),
  ),
  {
    ...once('', 'langchain-ai/langchain#39039', 'responses', ''),
    name: 'a response that failed for its prompt',
    answer: () => ({ fault: stream(failedResponse('invalid_prompt', 'Invalid prompt.')) }),
    expected: { api: 'responses', requests: 1, stop: 'failed', exit: 1 },
  },
  always(
    'a prompt that is always too long, within a stream',
    'coddy-project/coddy-agent#106',
    'error: {"code":400,"message":"the request exceeds the available context size. try increasing the context size or enable context shift","type":"invalid_request_error"}\n\ndata: [DONE]\n\n',
    { requests: 2, stop: 'misconfigured', exit: 2 },
  ),
  always(
    'a refusal within a stream',
    'BerriAI/litellm#32237',
    'data: {"error": {"message": "The prompt breaks rule 17.", "type": "BadRequestError", "code": 400}}\ndata: [DONE]\n\n',
    { requests: 1, stop: 'failed', exit: 1 },
  ),
  always(
    'no credit, within a stream',
    'apache/rocketmq-dashboard#2178',
    'data: {"error":{"message":"quota exceeded","code":"insufficient_quota"}}\n\ndata: [DONE]\n\n',
    { requests: 1, stop: 'misconfigured', exit: 2 },
  ),
  ...onBoth({
    name: 'an error with success, once',
    source: 'CommandCodeAI/command-code#785',
    answer: first(
      1,
      answering(200, {
        success: false,
        error: { code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'An error occurred.' },
      }),
    ),
    expected: { requests: 4 },
  }),
  ...onBoth({
    name: 'a refusal with success',
    source: 'tenstorrent/vllm#386',
    answer: () => refusal(200, { error: { message: 'The prompt breaks rule 17.', code: 400 } }),
    expected: { requests: 1, stop: 'failed', exit: 1 },
  }),
];

/** Endpoints whose errors are told by what a program says in them. */
export const errorBehaviours: readonly Behaviour[] = [...fields, ...streams];
