import { errorOf, has, type RecordedRefusal } from './recorded-refusal.ts';

/** Refusals of a reasoning effort, or of any. */
export const recordedEfforts: readonly RecordedRefusal[] = [
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
    source: 'github.com/anomalyco/opencode/issues/4451',
    status: 400,
    body: errorOf(
      "Unsupported value: 'minimal' is not supported with the 'gpt-5.1' model. Supported values are: 'none', 'low', 'medium', and 'high'.",
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
    source: 'github.com/taketwo/llm-ollama/pull/54',
    status: 400,
    body: errorOf('registry.ollama.ai/library/gemma3n:e4b-it-q8_0 does not support thinking', {
      type: 'api_error',
    }),
    ...{ refuses: has('reasoning_effort'), effort: 'high', loss: 'reasoning-effort' },
  },
  {
    name: 'Ollama, a model that thinks or does not',
    source: 'github.com/ollama/ollama/issues/12561',
    status: 400,
    body: errorOf('think value "high" is not supported for this model', { type: 'api_error' }),
    ...{ refuses: has('reasoning_effort'), effort: 'high', loss: 'reasoning-effort' },
  },
  {
    name: 'Ollama, an effort that it does not know',
    source: 'github.com/ollama/ollama/issues/17140',
    status: 400,
    body: errorOf(
      'invalid reasoning value: \'minimal\' (must be "high", "medium", "low", "max", or "none")',
    ),
    refuses: ({ effort }) => effort === 'minimal' || effort === 'none',
    ...{ effort: 'minimal', loss: 'reasoning-effort' },
  },
  {
    name: 'OpenRouter, a model that always thinks',
    source: 'github.com/matsonj/eval-connections/issues/12',
    status: 400,
    body: errorOf('Reasoning is mandatory for this endpoint and cannot be disabled.'),
    refuses: ({ effort }) => effort === 'none',
    ...{ effort: 'none', loss: 'reasoning-effort' },
  },
  {
    name: 'Groq, an effort that the model lacks',
    source: 'github.com/iamsrikanthnani/pluely/pull/219',
    status: 400,
    body: errorOf('`reasoning_effort` must be one of `none` or `default`'),
    ...{ refuses: has('reasoning_effort'), effort: 'high', loss: 'reasoning-effort' },
  },
  {
    name: 'Groq, a model that does not think',
    source: 'github.com/iamsrikanthnani/pluely/issues/242',
    status: 400,
    body: errorOf('`reasoning_effort` is not supported with this model'),
    ...{ refuses: has('reasoning_effort'), effort: 'high', loss: 'reasoning-effort' },
  },
  {
    name: 'Gemini, an effort that it does not know',
    source: 'github.com/ctrl-space-labs/gendox-core/issues/480',
    status: 400,
    body: [
      {
        error: {
          code: 400,
          message: 'Invalid reasoning_effort: minimal.\nValid values are: high, low, medium, none',
          status: 'INVALID_ARGUMENT',
        },
      },
    ],
    refuses: ({ effort }) => effort === 'minimal',
    ...{ effort: 'minimal', loss: 'reasoning-effort' },
  },
  {
    name: 'Gemini, a model that does not think in levels',
    source: 'github.com/RooCodeInc/Roo-Code/issues/10700',
    status: 400,
    body: [
      {
        error: {
          code: 400,
          message: 'Thinking level is not supported for this model.',
          status: 'INVALID_ARGUMENT',
        },
      },
    ],
    ...{ refuses: has('reasoning_effort'), effort: 'high', loss: 'reasoning-effort' },
  },
  {
    name: 'Gemini, a level that the model lacks',
    source: 'github.com/vellum-ai/vellum-assistant/pull/32687',
    status: 400,
    body: [
      {
        error: {
          code: 400,
          message: 'Thinking level MINIMAL is not supported for this model.',
          status: 'INVALID_ARGUMENT',
        },
      },
    ],
    refuses: ({ effort }) => effort === 'minimal',
    ...{ effort: 'minimal', loss: 'reasoning-effort' },
  },
  {
    name: 'vLLM behind LiteLLM, an effort that it does not know',
    source: 'github.com/bytedance/deer-flow/issues/1673',
    status: 400,
    body: {
      error: {
        message:
          "litellm.BadRequestError: Hosted_vllmException - {\"error\":{\"message\":\"1 validation error:\\n  {'type': 'literal_error', 'loc': ('body', 'reasoning_effort'), 'msg': \\\"Input should be 'low', 'medium' or 'high'\\\", 'input': 'minimal', 'ctx': {'expected': \\\"'low', 'medium' or 'high'\\\"}}\",\"type\":\"Bad Request\",\"param\":null,\"code\":400}}. Received Model Group=chat-pro",
        ...{ type: null, param: null, code: '400' },
      },
    },
    refuses: ({ effort }) => effort === 'minimal' || effort === 'none',
    ...{ effort: 'minimal', loss: 'reasoning-effort' },
  },
];
