import { answering, type Fault } from './faults.ts';

/** How an endpoint refuses, and what a message about it must contain. */
export interface Refusal {
  readonly name: string;
  readonly fault: Fault;
  /** The endpoint's own sentence. */
  readonly said: string;
  /** The setting that mends it; missing for an outage. */
  readonly mend?: 'api-key' | 'base-url' | 'model';
}

type Row = readonly [
  name: string,
  status: number,
  body: unknown,
  said: string,
  mend?: Refusal['mend'],
];

const openai = (message: string, code: string | null, type = 'invalid_request_error') => ({
  error: { message, type, param: null, code },
});
const page = (title: string) =>
  `<!DOCTYPE html>\n<html><head><title>${title}</title></head></html>`;

const longForOpenAi =
  "This model's maximum context length is 128000 tokens. However, your messages resulted in 130521 tokens.";
const longForAnthropic = 'prompt is too long: 208310 tokens > 200000 maximum';
const longForVllm =
  'The decoder prompt (length 5013) is longer than the maximum model length of 4096.';
const longForLlama = 'the request exceeds the available context size, try increasing it';
const longForGemini =
  'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).';
const longForRouter =
  "This endpoint's maximum context length is 131072 tokens. However, you requested about 140000 tokens.";
const noAccess = 'Project `proj_1` does not have access to model `gpt-6-sol`.';
const missing = 'The model `gpt-9` does not exist or you do not have access to it.';
const unpulled = 'model "qwen9" not found, try pulling it first';
const noQuota = 'You exceeded your current quota, please check your plan and billing details.';
const perMinute =
  'Rate limit reached for gpt-6-sol on tokens per min (TPM): Limit 30000, Used 29000.';
const tooLarge =
  'Request too large for model `llama` on tokens per minute: Limit 6000, Requested 7000.';
const filtered =
  "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.";

const rows: readonly Row[] = [
  [
    '401',
    401,
    openai('Incorrect API key provided.', 'invalid_api_key'),
    'Incorrect API key provided.',
    'api-key',
  ],
  [
    '402 of OpenRouter',
    402,
    { error: { message: 'Insufficient credits.', code: 402 } },
    'Insufficient credits.',
    'api-key',
  ],
  [
    '402 within a successful answer',
    200,
    { error: { message: 'Insufficient credits.', code: 402 } },
    'Insufficient credits.',
    'api-key',
  ],
  ['403, no access to the model', 403, openai(noAccess, 'model_not_found'), noAccess, 'model'],
  [
    '403, a key that may not',
    403,
    openai('Missing scopes: model.request.', null),
    'Missing scopes: model.request.',
    'api-key',
  ],
  [
    '403, a page of a proxy',
    403,
    page('Access denied by policy'),
    'Access denied by policy',
    'base-url',
  ],
  ['404, no such model', 404, openai(missing, 'model_not_found'), missing, 'model'],
  ['404 of Ollama', 404, { error: { message: unpulled, type: 'api_error' } }, unpulled, 'model'],
  ['404, a page', 404, page('404 Not Found'), '404 Not Found', 'base-url'],
  ['404, no more', 404, { detail: 'Not Found' }, 'Not Found', 'base-url'],
  [
    '400, no credit at Anthropic',
    400,
    {
      type: 'error',
      error: { type: 'invalid_request_error', message: 'Your credit balance is too low.' },
    },
    'Your credit balance is too low.',
    'api-key',
  ],
  [
    '400, too long for OpenAI',
    400,
    openai(longForOpenAi, 'context_length_exceeded'),
    longForOpenAi,
    'model',
  ],
  [
    '400, too long for Anthropic',
    400,
    { type: 'error', error: { type: 'invalid_request_error', message: longForAnthropic } },
    longForAnthropic,
    'model',
  ],
  [
    '400, too long for vLLM',
    400,
    { object: 'error', message: longForVllm, type: 'BadRequestError', code: 400 },
    longForVllm,
    'model',
  ],
  [
    '400, too long for llama.cpp',
    400,
    { error: { code: 400, message: longForLlama, type: 'exceed_context_size_error' } },
    longForLlama,
    'model',
  ],
  [
    '400, too long for Gemini',
    400,
    [{ error: { code: 400, message: longForGemini, status: 'INVALID_ARGUMENT' } }],
    longForGemini,
    'model',
  ],
  [
    '400, too long for OpenRouter',
    400,
    {
      error: {
        message: 'Provider returned error',
        code: 400,
        metadata: { raw: JSON.stringify({ error: { message: longForRouter } }) },
      },
    },
    longForRouter,
    'model',
  ],
  ['413', 413, { error: { message: tooLarge, code: 'rate_limit_exceeded' } }, tooLarge, 'model'],
  [
    '429, no quota',
    429,
    openai(noQuota, 'insufficient_quota', 'insufficient_quota'),
    noQuota,
    'api-key',
  ],
  ['307', 307, '', '', 'base-url'],
  ['a page', 200, page('Sign in'), 'Sign in', 'base-url'],
  ['429, a rate limit', 429, openai(perMinute, 'rate_limit_exceeded', 'tokens'), perMinute],
  ['408', 408, openai('Request timed out.', null), 'Request timed out.'],
  ['409', 409, openai('The model is loading.', null), 'The model is loading.'],
  [
    '422 of FastAPI',
    422,
    { detail: [{ loc: ['body'], msg: 'Field required', type: 'missing' }] },
    'Field required',
  ],
  ['400, a content filter', 400, openai(filtered, 'content_filter'), filtered],
  [
    '500',
    500,
    openai('The server had an error.', null, 'server_error'),
    'The server had an error.',
  ],
  ['502, a page', 502, page('502 Bad Gateway'), '502 Bad Gateway'],
  [
    '504, too long',
    504,
    { message: 'The upstream took too long to respond.' },
    'The upstream took too long to respond.',
  ],
  [
    '529',
    529,
    { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } },
    'Overloaded',
  ],
  ['no choices', 200, { choices: [] }, 'a body without a message'],
  ['nothing', 200, '', 'an empty body'],
  [
    'an error for a choice',
    200,
    {
      choices: [
        {
          finish_reason: 'error',
          message: { content: '' },
          error: { message: 'Upstream failed.' },
        },
      ],
    },
    'Upstream failed.',
  ],
  [
    'a reply that the content filter withheld',
    200,
    { choices: [{ finish_reason: 'content_filter', message: { content: null } }] },
    'content filter',
  ],
];

/** Refusals in the words of providers. */
export const refusals: readonly Refusal[] = rows.map(([name, status, body, said, mend]) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const type = text.startsWith('<') ? 'text/html' : 'application/json';
  const fault = answering(status, text, { 'content-type': type, 'retry-after-ms': '1' });
  return { name, fault, said, ...(mend && { mend }) };
});
