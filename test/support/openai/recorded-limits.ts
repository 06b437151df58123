import { errorOf, has, type RecordedRefusal } from './recorded-refusal.ts';

/** Refusals of the limit of a reply: of its name, or of its height. */
export const recordedLimits: readonly RecordedRefusal[] = [
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
    source: 'github.com/BerriAI/litellm/issues/8984',
    status: 400,
    body: {
      type: 'error',
      error: {
        type: 'invalid_request_error',
        message:
          'max_tokens: 500000 > 64000, which is the maximum allowed number of output tokens for claude-3-7-sonnet-20250219',
      },
    },
    refuses: ({ limit = 0 }) => limit > 64_000,
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
    name: 'Groq, a limit that is too high',
    source: 'github.com/skapadia3214/groq-moa/issues/8',
    status: 400,
    body: errorOf('max_tokens for `llama-3.1-8b-instant` must be less than or equal to 8000'),
    refuses: ({ limit = 0 }) => limit > 8_000,
    loss: 'reply-limit',
  },
  {
    name: 'DeepSeek, a limit that is too high',
    source: 'github.com/deepseek-ai/DeepSeek-V3/issues/69',
    status: 400,
    body: errorOf('Invalid max_tokens value, the valid range of max_tokens is [1, 8192]', {
      code: 'invalid_request_error',
    }),
    refuses: ({ limit = 0 }) => limit > 8_192,
    loss: 'reply-limit',
  },
  {
    name: 'Vertex, a limit that is too high',
    source: 'github.com/BerriAI/litellm/pull/10548',
    status: 400,
    body: {
      error: {
        code: 400,
        message:
          'Unable to submit request because it has a maxOutputTokens value of 65536 but the supported range is from 1 (inclusive) to 65536 (exclusive). Update the value and try again.',
        status: 'INVALID_ARGUMENT',
      },
    },
    refuses: ({ limit = 0 }) => limit > 65_535,
    loss: 'reply-limit',
  },
  {
    name: 'vLLM, an older one, a limit that the window does not hold',
    source: 'github.com/vllm-project/vllm/issues/20409',
    status: 400,
    body: {
      object: 'error',
      message:
        "This model's maximum context length is 16384 tokens. However, you requested 512946 tokens (12946 in the messages, 500000 in the completion). Please reduce the length of the messages or completion.",
      ...{ type: 'BadRequestError', param: null, code: 400 },
    },
    refuses: ({ limit = 0 }) => limit > 16_384 - 12_946,
    loss: 'reply-limit',
  },
  {
    name: 'Hugging Face, a limit that the window does not hold',
    source: 'github.com/huggingface/huggingface_hub/issues/2763',
    status: 422,
    body: {
      error: {
        message:
          'Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 1740 `inputs` tokens and 500000 `max_new_tokens`',
        http_status_code: 422,
      },
    },
    refuses: ({ limit = 0 }) => limit > 4_096 - 1_740,
    loss: 'reply-limit',
  },
  {
    name: 'vLLM, a newer one, a limit that the window does not hold',
    source: 'github.com/vllm-project/vllm/issues/33418',
    status: 400,
    body: errorOf(
      "This model's maximum context length is 131072 tokens. However, you requested 500000 output tokens and your prompt contains 6075 input tokens, for a total of 506075 tokens. Please reduce the length of the input prompt or the number of requested output tokens.",
      { type: 'BadRequestError', param: 'input_tokens', code: 400 },
    ),
    refuses: ({ limit = 0 }) => limit > 131_072 - 6_075,
    loss: 'reply-limit',
  },
  {
    name: 'vLLM, the same for a prompt that it has not counted to its end',
    source: 'github.com/vllm-project/vllm-ascend/issues/11557',
    status: 400,
    body: errorOf(
      "This model's maximum context length is 600000 tokens. However, you requested 500000 output tokens and your prompt contains at least 100001 input tokens, for a total of at least 600001 tokens. Please reduce the length of the input prompt or the number of requested output tokens.",
      { type: 'BadRequestError', param: 'input_tokens', code: 400 },
    ),
    refuses: ({ limit = 0 }) => limit > 300_000,
    loss: 'reply-limit',
  },
];
