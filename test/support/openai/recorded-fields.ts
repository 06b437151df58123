import { errorOf, has, type RecordedRefusal } from './recorded-refusal.ts';

const openai = 'https://api.openai.com/v1';

/** Refusals of limits, efforts, streams and of fields that an endpoint does not know. */
export const recordedFields: readonly RecordedRefusal[] = [
  {
    name: 'OpenAI, the old name of the limit',
    source: 'github.com/koosoli/ESPHomeDesigner/issues/379',
    status: 400,
    body: errorOf(
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      { param: 'max_tokens', code: 'unsupported_parameter' },
    ),
    refuses: has('max_tokens'),
  },
  {
    name: 'Mistral, the new name of the limit',
    source: 'github.com/Gitlawb/openclaude/issues/739',
    status: 422,
    body: {
      detail: [
        {
          type: 'extra_forbidden',
          loc: ['body', 'max_completion_tokens'],
          msg: 'Extra inputs are not permitted',
          input: 8192,
        },
      ],
    },
    ...{ refuses: has('max_completion_tokens'), model: 'gpt-6-sol' },
  },
  {
    name: 'OpenAI, a limit that is too high',
    source: 'github.com/ChatGPTNextWeb/NextChat/issues/3195',
    status: 400,
    body: errorOf(
      'max_tokens is too large: 500000. This model supports at most 4096 completion tokens, whereas you provided 500000.',
      { param: 'max_tokens' },
    ),
    refuses: ({ limit = 0 }) => limit > 4096,
    loss: 'reply-limit',
  },
  {
    name: 'Anthropic, a limit that is too high',
    source: 'github.com/anthropics/claude-code/issues, max_tokens',
    status: 400,
    body: {
      type: 'error',
      error: {
        type: 'invalid_request_error',
        message:
          'max_tokens: 500000 > 8192, which is the maximum allowed number of output tokens for claude-3-5-sonnet-20241022',
      },
    },
    refuses: ({ limit = 0 }) => limit > 8192,
    loss: 'reply-limit',
  },
  {
    name: 'Volcengine, a limit that is too high',
    source: 'github.com/Gitlawb/openclaude/issues/331',
    status: 400,
    body: {
      error: {
        code: 'InvalidParameter',
        message:
          'The parameter `max_completion_tokens` specified in the request are not valid: integer above maximum value, expected a value <= 12288, but got 500000 instead. Request id: 02',
        param: 'max_completion_tokens',
        type: 'BadRequest',
      },
    },
    refuses: ({ limit = 0 }) => limit > 12_288,
    loss: 'reply-limit',
  },
  {
    name: 'vLLM, a limit that the window does not hold',
    source: 'github.com/claude-code-best/claude-code/issues/272',
    status: 400,
    body: {
      object: 'error',
      message:
        "'max_tokens' or 'max_completion_tokens' is too large: 500000. This model's maximum context length is 64001 tokens and your request has 24235 input tokens (500000 > 64001 - 24235). None",
      type: 'BadRequestError',
      code: 400,
    },
    refuses: ({ limit = 0 }) => limit > 64_001 - 24_235,
    loss: 'reply-limit',
  },
  {
    name: 'OpenAI, an effort that the model lacks',
    source: 'github.com/Kilo-Org/cloud/pull/3807',
    status: 400,
    body: errorOf(
      "Unsupported value: 'reasoning_effort' does not support 'none' with this model. Supported values are: 'minimal', 'low', 'medium', and 'high'.",
      { param: 'reasoning_effort', code: 'unsupported_value' },
    ),
    refuses: ({ effort }) => effort === 'none',
    ...{ effort: 'none', loss: 'reasoning-effort' },
  },
  {
    name: 'OpenAI, the same by Responses',
    source: 'developers.openai.com, reasoning',
    status: 400,
    body: errorOf(
      "Unsupported value: 'reasoning.effort' does not support 'minimal' with this model. Supported values are: 'low', 'medium', and 'high'.",
      { param: 'reasoning.effort', code: 'unsupported_value' },
    ),
    refuses: ({ effort }) => effort === 'minimal',
    ...{ effort: 'minimal', loss: 'reasoning-effort', api: 'responses' },
  },
  {
    name: 'OpenAI, a model that does not reason',
    source: 'github.com/formulahendry/wechat-acp/issues/16',
    status: 400,
    body: errorOf('Unrecognized request argument supplied: reasoning_effort'),
    ...{ refuses: has('reasoning_effort'), effort: 'high', loss: 'reasoning-effort' },
  },
  {
    name: 'Cerebras, an effort that the model lacks',
    source: 'github.com/egoist/chatwise-releases/issues/1325',
    status: 400,
    body: {
      message:
        "1 validation error for ChatCompletionServerRequest\nreasoning_effort\n Input should be 'low', 'medium' or 'high' [type=enum, input_value='none', input_type=str]\n For further information visit https://errors.pydantic.dev/2.8/v/enum",
      ...{ type: 'invalid_request_error', param: 'validation_error', code: 'wrong_api_format' },
    },
    refuses: ({ effort }) => effort === 'none',
    ...{ effort: 'none', loss: 'reasoning-effort' },
  },
  {
    name: 'Ollama, a model that does not think',
    source: 'github.com/ollama/ollama, server/routes.go',
    status: 400,
    body: errorOf('"qwen2.5-coder:7b" does not support thinking', { type: 'api_error' }),
    ...{ refuses: has('reasoning_effort'), effort: 'high', loss: 'reasoning-effort' },
  },
  {
    name: 'Azure, the key of the cache',
    source: 'github.com/MoonshotAI/kimi-code/issues/2611',
    status: 400,
    body: errorOf('Unrecognized request argument supplied: prompt_cache_key'),
    ...{ refuses: has('prompt_cache_key'), host: openai, asks: 'exchange' },
  },
  {
    name: 'an older model, breakpoints of the cache',
    source: 'developers.openai.com, prompt caching: gpt-5.6 and later',
    status: 400,
    body: errorOf("Unknown parameter: 'prompt_cache_options'.", {
      param: 'prompt_cache_options',
      code: 'unknown_parameter',
    }),
    ...{ refuses: has('prompt_cache_options'), host: openai, asks: 'exchange' },
    ...{ model: 'gpt-6-sol', loss: 'caching' },
  },
  {
    name: 'a gateway, storage',
    source: 'github.com/Gitlawb/openclaude/issues/739, Mistral',
    status: 422,
    body: {
      detail: [
        {
          ...{ type: 'extra_forbidden', loc: ['body', 'store'], input: false },
          msg: 'Extra inputs are not permitted',
        },
        {
          ...{ type: 'extra_forbidden', loc: ['body', 'include'], input: [] },
          msg: 'Extra inputs are not permitted',
        },
      ],
    },
    ...{ refuses: has('store', 'include'), api: 'responses' },
  },
];
