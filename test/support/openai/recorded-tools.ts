import { errorOf, has, hasTools, isForced, type RecordedRefusal } from './recorded-refusal.ts';

/** Refusals of tools, of a forced call and of their schemas. */
export const recordedTools: readonly RecordedRefusal[] = [
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
    source: 'github.com/evalstate/fast-agent/issues/122',
    status: 404,
    body: {
      error: {
        message:
          'No endpoints found that support tool use. To learn more about provider routing, visit: https://openrouter.ai/docs/provider-routing',
        code: 404,
      },
    },
    ...{ refuses: hasTools, loss: 'tools', asks: 'plan' },
  },
  {
    name: 'vLLM, started without a tool parser',
    source: 'github.com/langchain4j/langchain4j/issues/3475',
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
    name: 'vLLM, the same for a forced tool',
    // The address of the check; its sentence is quoted in documents of projects that use it.
    source: 'github.com/vllm-project/vllm/pull/30613',
    status: 400,
    body: {
      error: {
        message: 'tool_choice="required" requires --tool-call-parser to be set',
        ...{ type: 'BadRequestError', param: null, code: 400 },
      },
    },
    ...{ refuses: isForced, loss: 'tools', asks: 'plan' },
  },
  {
    name: 'llama.cpp, before it had tools',
    source: 'github.com/ggml-org/llama.cpp/issues/10920',
    status: 500,
    body: { code: 500, message: 'Unsupported param: tools', type: 'server_error' },
    ...{ refuses: hasTools, loss: 'tools', asks: 'plan' },
  },
  {
    name: 'llama.cpp, tools whose grammar it cannot read',
    source: 'github.com/lidge-jun/opencodex/issues/2135',
    status: 400,
    body: {
      error: {
        code: 400,
        message: 'Failed to initialize samplers: failed to parse grammar',
        type: 'invalid_request_error',
      },
    },
    ...{ refuses: hasTools, loss: 'tools', asks: 'plan', attempts: 3 },
  },
  {
    name: 'Bedrock, a model that does not stream calls',
    source: 'github.com/vercel-labs/fx/issues/900',
    status: 400,
    body: errorOf("This model doesn't support tool use in streaming mode."),
    refuses: ({ tools, stream }) => stream && tools.length > 0,
    ...{ loss: 'streaming', asks: 'plan' },
  },
  {
    name: 'Anthropic, a model that is never forced',
    source: 'github.com/anthropics/claude-cookbooks/issues/854',
    status: 400,
    body: {
      type: 'error',
      error: {
        type: 'invalid_request_error',
        message: 'tool_choice: type "tool" and "any" are not supported for this model.',
      },
    },
    ...{ refuses: isForced, loss: 'forced-tool', asks: 'plan', model: 'claude-sonnet-5.5' },
    host: 'https://api.anthropic.com/v1',
  },
  {
    name: 'Anthropic behind LiteLLM, a model that is never forced',
    source: 'github.com/BerriAI/litellm/pull/39151',
    status: 400,
    body: {
      error: {
        message:
          'litellm.BadRequestError: AnthropicException - {"type":"error","error":{"type":"invalid_request_error","message":"tool_choice: type \\"tool\\" and \\"any\\" are not supported for this model."},"request_id":"req_011CedBqNQu6djk3P3sSGdTe"}. Received Model Group=claude-fable-5-1\nAvailable Model Group Fallbacks=None',
        ...{ type: null, param: null, code: '400' },
      },
    },
    ...{ refuses: isForced, loss: 'forced-tool', asks: 'plan' },
  },
  {
    name: 'Anthropic, a forced tool while it thinks',
    source: 'github.com/can1357/oh-my-pi/issues/341',
    status: 400,
    body: errorOf(
      'The model returned the following errors: Thinking may not be enabled when tool_choice forces tool use.',
    ),
    ...{ refuses: isForced, loss: 'forced-tool', asks: 'plan' },
  },
  {
    name: 'Qwen, a forced tool while it thinks',
    source: 'github.com/cloudwego/eino/issues/994',
    status: 400,
    body: errorOf(
      '<400> InternalError.Algo.InvalidParameter: The tool_choice parameter does not support being set to required or object in thinking mode',
      { code: 'invalid_parameter_error' },
    ),
    ...{ refuses: isForced, loss: 'forced-tool', asks: 'plan' },
  },
  {
    name: 'Kimi, a forced tool while it thinks',
    source: 'github.com/can1357/oh-my-pi/issues/827',
    status: 400,
    body: errorOf("tool_choice 'specified' is incompatible with thinking enabled"),
    ...{ refuses: isForced, loss: 'forced-tool', asks: 'plan' },
  },
  {
    name: 'llama.cpp, started without --jinja',
    source: 'github.com/defilantech/LLMKube/issues/126',
    status: 500,
    body: {
      error: { code: 500, message: 'tools param requires --jinja flag', type: 'server_error' },
    },
    ...{ refuses: hasTools, loss: 'tools', asks: 'plan' },
  },
  {
    name: 'Gemini, Gemma',
    source: 'github.com/agno-agi/agno/issues/3505',
    status: 400,
    body: [
      {
        error: {
          code: 400,
          message: 'Function calling is not enabled for models/gemma-3-12b-it',
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
    source: 'github.com/zed-industries/zed/issues/36094',
    status: 404,
    body: {
      error: {
        message:
          "No endpoints found that support the provided 'tool_choice' value. To learn more about provider routing, visit: https://openrouter.ai/docs/provider-routing",
        code: 404,
      },
    },
    ...{ refuses: isForced, loss: 'forced-tool', asks: 'plan' },
  },
  {
    name: 'Azure, a schema that is not strict enough',
    source: 'github.com/xemantic/xemantic-ai-tool-schema/issues/37',
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
    source: 'github.com/lmstudio-ai/lmstudio-bug-tracker/issues/670',
    status: 400,
    body: {
      error: "Invalid tool_choice type: 'object'. Supported string values: none, auto, required",
    },
    refuses: ({ body }) => typeof body.tool_choice === 'object',
    ...{ asks: 'exchange', host: 'https://api.openai.com/v1' },
  },
  {
    name: 'an unknown field',
    source: 'github.com/fanenr/chatbot/issues/21',
    status: 400,
    body: errorOf("property 'tool_choice' is unsupported, did you mean 'tools'?"),
    ...{ refuses: has('tool_choice'), loss: 'forced-tool', asks: 'plan' },
  },
  {
    name: 'Groq, a model without tools',
    source: 'github.com/FerroxLabs/wayland-core/pull/54',
    status: 400,
    body: errorOf('`tool calling` is not supported with this model', { param: 'tool calling' }),
    ...{ refuses: hasTools, loss: 'tools', asks: 'plan' },
  },
  {
    name: 'OpenAI, a list of allowed tools',
    source: 'github.com/code-yeongyu/senpi/issues/3080',
    status: 400,
    body: errorOf(
      "Invalid value: 'allowed_tools'. Supported values are: 'code_interpreter', 'programmatic_tool_calling', 'function', 'namespace', 'tool_search', 'file_search', 'web_search_preview', 'computer_use_preview', 'mcp', 'image_generation', 'custom', and 'apply_patch'.",
      { param: 'tool_choice.type', code: 'invalid_value' },
    ),
    refuses: ({ body }) => typeof body.tool_choice === 'object',
    ...{ asks: 'exchange', host: 'https://api.openai.com/v1', api: 'responses' },
  },
];
