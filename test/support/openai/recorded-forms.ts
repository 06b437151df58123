import { errorOf, isForbidden, type RecordedRefusal } from './recorded-refusal.ts';

/** Refusals of a form of the reply by endpoints without tools, and of tools of which none may be called. */
export const recordedForms: readonly RecordedRefusal[] = [
  {
    name: 'DeepSeek, a schema for the reply, and no tools',
    source: 'github.com/llm-exe/llm-exe/issues/662',
    status: 400,
    body: errorOf('This response_format type is unavailable now'),
    refuses: ({ form }) => form?.type === 'json_schema',
    ...{ loss: 'reply-schema', asks: 'plan', attempts: 4, lacksTools: true },
  },
  {
    name: 'DeepSeek, the same in older words',
    source: 'github.com/browser-use/browser-use/pull/215',
    status: 422,
    body: errorOf(
      'Failed to deserialize the JSON body into the target type: response_format: response_format.type `json_schema` is unavailable now at line 1 column 12440',
    ),
    refuses: ({ form }) => form?.type === 'json_schema',
    ...{ loss: 'reply-schema', asks: 'plan', attempts: 4, lacksTools: true },
  },
  {
    name: 'Groq, a keyword of a schema, and no tools',
    source: 'github.com/i-am-bee/beeai-framework/issues/1215',
    status: 400,
    body: errorOf(
      'invalid schema for response format: response_format/json_schema/next_step: minItems is not supported',
    ),
    refuses: ({ form }) => form?.type === 'json_schema' && form.schema?.properties !== undefined,
    ...{ asks: 'plan', attempts: 3, lacksTools: true, loss: 'reply-schema' },
  },
  {
    name: 'vLLM, a keyword of a schema, and no tools',
    source: 'github.com/noonghunna/club-3090/issues/45',
    status: 400,
    body: {
      object: 'error',
      message: 'The provided JSON schema contains features not supported by xgrammar.',
      ...{ type: 'BadRequestError', param: null, code: 400 },
    },
    refuses: ({ form }) => form?.type === 'json_schema' && form.schema?.properties !== undefined,
    ...{ asks: 'plan', attempts: 3, lacksTools: true, loss: 'reply-schema' },
  },
  {
    name: 'Groq, a schema for the reply, and no tools',
    source: 'github.com/ItzCrazyKns/Vane/issues/980',
    status: 400,
    body: errorOf('This model does not support response format `json_schema`.'),
    refuses: ({ form }) => form?.type === 'json_schema',
    ...{ loss: 'reply-schema', asks: 'plan', attempts: 4, lacksTools: true },
  },
  {
    name: 'LM Studio, any JSON object for the reply, and no tools',
    source: 'github.com/LoadShine/tada/issues/16',
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
];
