import {
  errorOf,
  has,
  hasTools,
  isForbidden,
  isForced,
  type RecordedRefusal,
} from './recorded-refusal.ts';

/** Refusals of tools, of a forced call, and of forms of the reply. */
export const recordedForms: readonly RecordedRefusal[] = [
  {
    name: 'Ollama, a model without tools',
    source: 'github.com/continuedev/continue/issues/12780',
    status: 400,
    body: errorOf('registry.ollama.ai/library/deepseek-r1:7b does not support tools', {
      type: 'api_error',
    }),
    ...{ refuses: hasTools, loss: 'tools', asks: 'plan' },
  },
  {
    name: 'OpenRouter, a model without tools',
    source: 'openrouter.ai/docs, tool calling',
    status: 404,
    body: { error: { message: 'No endpoints found that support tool use.', code: 404 } },
    ...{ refuses: hasTools, loss: 'tools', asks: 'plan' },
  },
  {
    name: 'Groq, whose model called a tool that it must not',
    source: 'github.com/OpenHands/OpenHands/issues/11725',
    status: 400,
    body: errorOf('Tool choice is none, but model called a tool', { code: 'tool_use_failed' }),
    ...{ refuses: isForbidden, asks: 'edit' },
  },
  {
    name: 'LiteLLM, Bedrock Converse',
    source: 'github.com/BerriAI/litellm/issues/37980',
    status: 400,
    body: errorOf(
      "litellm.UnsupportedParamsError: Bedrock doesn't support tool_choice=none. Supported tool_choice values=['auto', 'required', json object].",
    ),
    ...{ refuses: isForbidden, asks: 'edit' },
  },
  {
    name: 'LiteLLM, Messages',
    source: 'github.com/BerriAI/litellm/issues/24443',
    status: 500,
    body: errorOf("Incompatible tool choice param submitted - {'type': 'none'}"),
    ...{ refuses: isForbidden, asks: 'edit' },
  },
  {
    name: 'vLLM, started without a tool parser',
    source: 'github.com/vllm-project/vllm, serving_chat.py',
    status: 400,
    body: {
      object: 'error',
      message:
        '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
      type: 'BadRequestError',
      param: null,
      code: 400,
    },
    ...{ refuses: hasTools, loss: 'tools', asks: 'plan' },
  },
  {
    name: 'llama.cpp, started without --jinja',
    source: 'github.com/ggml-org/llama.cpp, server.cpp',
    status: 500,
    body: {
      error: { code: 500, message: 'tools param requires --jinja flag', type: 'server_error' },
    },
    ...{ refuses: hasTools, loss: 'tools', asks: 'plan' },
  },
  {
    name: 'Gemini, Gemma',
    source: 'ai.google.dev, forum on Gemma and function calling',
    status: 400,
    body: [
      {
        error: {
          code: 400,
          message: 'Function calling is not enabled for models/gemma-3-27b-it',
          status: 'INVALID_ARGUMENT',
        },
      },
    ],
    ...{ refuses: hasTools, loss: 'tools', asks: 'plan' },
  },
  {
    name: 'Mistral, an empty list of tools is no field of theirs',
    source: 'github.com/partITech/php-mistral/issues/76',
    status: 422,
    body: {
      object: 'Error',
      detail: [
        { type: 'extra_forbidden', loc: ['body', 'tools'], msg: 'Extra inputs are not permitted' },
      ],
    },
    ...{ refuses: hasTools, loss: 'tools', asks: 'plan' },
  },
  {
    name: 'DeepSeek, a forced tool while it thinks',
    source: 'github.com/deepseek-ai/DeepSeek-V3/issues/1376',
    status: 400,
    body: errorOf('Thinking mode does not support this tool_choice'),
    ...{ refuses: isForced, loss: 'forced-tool', asks: 'plan' },
  },
  {
    name: 'DeepSeek, the same in older words',
    source: 'github.com/ax-llm/ax/issues/518',
    status: 400,
    body: errorOf('deepseek-reasoner does not support this tool_choice'),
    ...{ refuses: isForced, loss: 'forced-tool', asks: 'plan' },
  },
  {
    name: 'OpenRouter, a forced tool',
    source: 'openrouter.ai/docs, tool calling',
    status: 404,
    body: {
      error: {
        message: "No endpoints found that support the provided 'tool_choice' value.",
        code: 404,
      },
    },
    ...{ refuses: isForced, loss: 'forced-tool', asks: 'plan' },
  },
  {
    name: 'DeepSeek, a schema for the reply, and no tools',
    source: 'api-docs.deepseek.com, JSON output',
    status: 400,
    body: errorOf('This response_format type is unavailable now'),
    refuses: ({ form }) => form?.type === 'json_schema',
    ...{ loss: 'reply-schema', asks: 'plan', attempts: 4, lacksTools: true },
  },
  {
    name: 'Groq, a schema for the reply, and no tools',
    source: 'console.groq.com/docs/structured-outputs',
    status: 400,
    body: errorOf('This model does not support response format `json_schema`.'),
    refuses: ({ form }) => form?.type === 'json_schema',
    ...{ loss: 'reply-schema', asks: 'plan', attempts: 4, lacksTools: true },
  },
  {
    name: 'LM Studio, any JSON object for the reply, and no tools',
    source: 'github.com/lmstudio-ai/lmstudio-bug-tracker, response_format',
    status: 400,
    body: { error: "'response_format.type' must be 'json_schema' or 'text'" },
    refuses: ({ form }) => form !== undefined,
    ...{ loss: 'reply-form', asks: 'plan', attempts: 5, lacksTools: true },
  },
  {
    name: 'OpenAI, an older model and a schema, without tools',
    source: 'github.com/AgnostiqHQ/multi-agent-llm/issues/2',
    status: 400,
    body: errorOf(
      "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model. Learn more about supported models at the Structured Outputs guide: https://platform.openai.com/docs/guides/structured-outputs",
      { param: '' },
    ),
    refuses: ({ form }) => form?.type === 'json_schema',
    ...{ loss: 'reply-schema', asks: 'plan', attempts: 4, lacksTools: true },
  },
  {
    name: 'Azure, a schema that is not strict enough',
    source: 'learn.microsoft.com, structured outputs',
    status: 400,
    body: errorOf(
      "Invalid schema for function 'plan': In context=(), 'additionalProperties' is required to be supplied and to be false.",
      { param: 'tools[0].function.parameters', code: 'invalid_function_parameters' },
    ),
    refuses: ({ tools }) => tools.some(({ strict }) => strict === true),
    ...{ asks: 'plan', host: 'https://us.openai.azure.com/openai/v1', api: 'responses' },
  },
  {
    name: 'LM Studio, a choice that is an object',
    source: 'github.com/lmstudio-ai/lmstudio-bug-tracker, tool_choice',
    status: 400,
    body: {
      error: "Invalid tool_choice type: 'object'. Supported string values: none, auto, required",
    },
    refuses: ({ body }) => typeof body.tool_choice === 'object',
    ...{ asks: 'exchange', host: 'https://api.openai.com/v1' },
  },
  {
    name: 'an unknown field',
    source: 'github.com/fanenr/chatbot/issues/21, Groq',
    status: 400,
    body: errorOf("property 'tool_choice' is unsupported, did you mean 'tools'?"),
    ...{ refuses: has('tool_choice'), loss: 'forced-tool', asks: 'plan' },
  },
];
