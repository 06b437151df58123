import { errorOf, has, type RecordedRefusal } from './recorded-refusal.ts';

const openai = 'https://api.openai.com/v1';

/** Refusals of a stream, of the cache and of fields that an endpoint does not know. */
export const recordedFields: readonly RecordedRefusal[] = [
  {
    name: 'Gemini, a field that it does not know',
    source: 'github.com/yym68686/ChatGPT-Telegram-Bot/issues/101',
    status: 400,
    body: [
      {
        error: {
          code: 400,
          message:
            'Invalid JSON payload received. Unknown name "stream_options": Cannot find field.',
          status: 'INVALID_ARGUMENT',
        },
      },
    ],
    refuses: has('stream_options'),
  },
  {
    name: 'OpenAI, a model that does not stream',
    source: 'github.com/ChatGPTNextWeb/NextChat/issues/5410',
    status: 400,
    body: errorOf(
      "Unsupported value: 'stream' does not support true with this model. Only the default (false) value is supported.",
      { param: 'stream', code: 'unsupported_value' },
    ),
    ...{ refuses: has('stream'), loss: 'streaming' },
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
    // Documented for gpt-5.6 and later; the sentence is that of any field which a model does not know.
    source: 'github.com/run-llama/llama_index/issues/17731',
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
    source: 'github.com/Gitlawb/openclaude/issues/739',
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
  {
    name: 'OpenAI, an organization that is not verified',
    source: 'github.com/BeehiveInnovations/pal-mcp-server/issues/134',
    status: 400,
    body: {
      error: {
        ...{ code: 400, message: 'Provider returned error' },
        metadata: {
          provider_name: 'OpenAI',
          raw: JSON.stringify(
            errorOf(
              'Your organization must be verified to stream this model. Please go to: https://platform.openai.com/settings/organization/general and click on Verify Organization. If you just verified, it can take up to 15 minutes for access to propagate.',
              { param: 'stream', code: 'unsupported_value' },
            ),
          ),
        },
      },
    },
    ...{ refuses: has('stream'), loss: 'streaming' },
  },
  {
    name: 'OpenAI, a model without tools',
    source: 'github.com/UKGovernmentBEIS/inspect_ai/pull/1290',
    status: 404,
    body: errorOf(
      'tools is not supported in this model. For a list of supported models, refer to https://platform.openai.com/docs/guides/function-calling#models-supporting-function-calling.',
    ),
    ...{ refuses: has('tools'), loss: 'tools', asks: 'plan' },
  },
  {
    name: 'Azure, a model without tools',
    source: 'github.com/MicrosoftDocs/azure-docs/issues/118069',
    status: 404,
    body: errorOf('Unrecognized request argument supplied: tools'),
    ...{ refuses: has('tools'), loss: 'tools', asks: 'plan' },
  },
  {
    name: 'a program names the field, in words that nobody knows',
    // The form is that of every validation error of vLLM's.
    source: 'github.com/vllm-project/vllm/pull/31870',
    status: 400,
    body: errorOf('stream_options was not understood (parameter=stream_options)', {
      ...{ type: 'BadRequestError', param: 'stream_options', code: 400 },
    }),
    refuses: has('stream_options'),
  },
  {
    name: 'vLLM, a limit that breaks a rule of its own',
    source: 'github.com/vllm-project/vllm/pull/30134',
    status: 400,
    body: errorOf('The limit of this server is 16,384 (parameter=max_tokens, value=500000)', {
      ...{ type: 'BadRequestError', param: 'max_tokens', code: 400 },
    }),
    ...{ refuses: ({ limit = 0 }) => limit > 16_384, loss: 'reply-limit' },
  },
  {
    name: 'SGLang, a limit that the window does not hold, within a stream',
    source: 'github.com/BerriAI/litellm/issues/25492',
    status: 200,
    body: 'data: {"error": {"object": "error", "message": "Requested token count exceeds the model\'s maximum context length of 196608 tokens. You requested a total of 672830 tokens: 172830 tokens from the input messages and 500000 tokens for the completion. Please reduce the number of tokens in the input messages or the completion to fit within the limit.", "type": "BadRequestError", "param": null, "code": 400}}\ndata: [DONE]\n\n',
    ...{ refuses: ({ limit = 0 }) => limit > 196_608 - 172_830, loss: 'reply-limit' },
  },
  {
    name: 'Cerebras, a form of reply',
    source: 'github.com/musistudio/claude-code-router/issues/708',
    status: 400,
    body: errorOf(
      `Error from provider(cerebras,qwen-3: 400): {"message":"Unsupported JSON schema fields: {'minItems', 'items'}","type":"invalid_request_error","param":"response_format","code":"wrong_api_format"}`,
    ),
    ...{ refuses: has('response_format'), loss: 'reply-form', asks: 'plan' },
    ...{ lacksTools: true, attempts: 3 },
  },
  {
    name: 'Cerebras, a forced tool',
    source: 'github.com/567-labs/instructor/issues/1766',
    status: 400,
    body: {
      message: "Unsupported tool_choice: 'required'. Expected 'auto' or 'none'.",
      ...{ type: 'invalid_request_error', param: 'tool_choice', code: 'wrong_api_format' },
    },
    ...{ refuses: has('tool_choice'), loss: 'forced-tool', asks: 'plan' },
  },
  {
    name: 'Mistral, a forced tool, in a message that is an object',
    source: 'github.com/kyaukyuai/gpt-all-star/issues/670',
    status: 422,
    body: {
      object: 'error',
      message: {
        detail: [
          {
            ...{ type: 'enum', loc: ['body', 'tool_choice'], input: 'required' },
            msg: "Input should be 'auto', 'none' or 'any'",
          },
        ],
      },
    },
    ...{ refuses: has('tool_choice'), loss: 'forced-tool', asks: 'plan' },
  },
  {
    name: 'vLLM behind LiteLLM, an effort, in a dictionary of Python',
    source: 'github.com/bytedance/deer-flow/issues/1673',
    status: 400,
    body: errorOf(
      `litellm.BadRequestError: Hosted_vllmException - {"error":{"message":"1 validation error:\\n  {'type': 'literal_error', 'loc': ('body', 'reasoning_effort'), 'msg': \\"Is none of 'low', 'medium' and 'high'\\", 'input': 'minimal'}","type":"Bad Request","param":null,"code":400}}`,
      { code: '400' },
    ),
    ...{ refuses: ({ effort }) => effort === 'minimal', loss: 'reasoning-effort' },
    effort: 'minimal',
  },
  {
    name: 'Moonshot, tools that it cannot read',
    source: 'github.com/earendil-works/pi/issues/4138',
    status: 400,
    body: errorOf(
      "Invalid request: tools.function.parameters is not a valid moonshot flavored json schema, details: <At path 'properties.source': type is not defined>",
      { param: 'tools[0].function.parameters' },
    ),
    ...{ refuses: has('tools'), loss: 'tools', asks: 'plan' },
  },
  {
    name: 'Gemini behind a gateway, a path in the tools',
    source: 'github.com/lbjlaq/Antigravity-Manager/issues/3102',
    status: 400,
    body: {
      error: {
        ...{ code: 400, status: 'INVALID_ARGUMENT' },
        message:
          'Invalid JSON payload received. Unknown name "tools" at \'request.tools[0].function_declarations[10]\': Cannot find field.',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.BadRequest',
            fieldViolations: [{ field: 'request.tools[0].function_declarations[10]' }],
          },
        ],
      },
    },
    ...{ refuses: has('tools'), loss: 'tools', asks: 'plan' },
  },
  {
    name: 'OpenRouter, a field within two bodies, in words that nobody knows',
    source: 'github.com/BeehiveInnovations/pal-mcp-server/issues/134',
    status: 400,
    body: {
      error: {
        ...{ code: 400, message: 'Provider returned error' },
        metadata: {
          provider_name: 'OpenAI',
          raw: JSON.stringify(errorOf('Nein.', { param: 'stream', code: 'unsupported_value' })),
        },
      },
    },
    ...{ refuses: has('stream'), loss: 'streaming' },
  },
];
