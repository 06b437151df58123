import type { Api } from './chat.ts';

/** A provider at its own address, whose endpoint refuses every field that it does not document. */
export interface StrictHost {
  readonly name: string;
  readonly address: string;
  readonly model: string;
  /** Where its fields are documented, or refused. */
  readonly source: string;
  /** The protocol that it should be asked by first. */
  readonly api: Api;
  /** Whether the user has to choose that protocol. */
  readonly isChosen?: boolean;
  /** Members of a request that it takes beside those that all take. */
  readonly fields: readonly string[];
  /** The body of its refusal of a field. */
  readonly refusal: (field: string) => unknown;
}

const unknownParameter = (field: string) => ({
  error: {
    ...{ type: 'invalid_request_error', param: field, code: 'unknown_parameter' },
    message: `Unknown parameter: '${field}'.`,
  },
});

const unknownName = (field: string) => [
  {
    error: {
      ...{ code: 400, status: 'INVALID_ARGUMENT' },
      message: `Invalid JSON payload received. Unknown name "${field}": Cannot find field.`,
    },
  },
];

/** The members that every endpoint of a protocol takes. */
export const commonFields: Readonly<Record<Api, readonly string[]>> = {
  chat: ['model', 'messages', 'tools', 'tool_choice', 'stream', 'stream_options'],
  responses: ['model', 'input', 'tools', 'tool_choice', 'stream', 'max_output_tokens'],
};

const stored = ['store', 'include'];

/** Providers whose row in the table of dialects must be right for the first request. */
export const strictHosts: readonly StrictHost[] = [
  {
    name: 'Azure v1',
    address: 'https://us.openai.azure.com/openai/v1',
    model: 'gpt-6-sol',
    source: 'learn.microsoft.com/azure/foundry/openai/how-to/responses',
    api: 'responses',
    fields: [...stored, 'prompt_cache_key'],
    refusal: unknownParameter,
  },
  {
    name: 'Bedrock, runtime',
    address: 'https://bedrock-runtime.us-east-1.amazonaws.com/openai/v1',
    model: 'openai.gpt-6-sol',
    source: 'docs.aws.amazon.com/bedrock/latest/userguide/inference-responses-api.html',
    api: 'responses',
    fields: [...stored, 'prompt_cache_key'],
    refusal: unknownParameter,
  },
  {
    name: 'Bedrock, mantle',
    address: 'https://bedrock-mantle.us-east-1.api.aws/openai/v1',
    model: 'openai.gpt-6-sol',
    source: 'github.com/BerriAI/litellm/issues/36970',
    api: 'responses',
    fields: [...stored, 'prompt_cache_key'],
    refusal: unknownParameter,
  },
  {
    name: 'Vertex',
    address:
      'https://us-central1-aiplatform.googleapis.com/v1/projects/p/locations/l/endpoints/openapi',
    model: 'google/gemini-3.8-flash',
    source: 'openai/providers/vertex of the client',
    api: 'responses',
    fields: stored,
    refusal: unknownName,
  },
  {
    name: 'Gemini',
    address: 'https://generativelanguage.googleapis.com/v1beta/openai',
    model: 'gemini-3.8-flash',
    source: 'github.com/liliMozi/openhanako/issues/2494',
    api: 'chat',
    fields: ['max_tokens'],
    refusal: unknownName,
  },
  {
    name: 'OpenRouter',
    address: 'https://openrouter.ai/api/v1',
    model: 'vendor/model',
    source: 'openrouter.ai/docs/api-reference/chat-completion',
    api: 'chat',
    fields: ['max_tokens'],
    refusal: unknownParameter,
  },
  {
    name: 'OpenRouter, Responses',
    address: 'https://openrouter.ai/api/v1',
    model: 'openai/gpt-6-sol',
    source: 'openrouter.ai/docs/api-reference/responses/overview',
    api: 'responses',
    isChosen: true,
    fields: stored,
    refusal: unknownParameter,
  },
  {
    name: 'DeepSeek',
    address: 'https://api.deepseek.com',
    model: 'deepseek-flash',
    source: 'api-docs.deepseek.com/api/create-chat-completion',
    api: 'chat',
    fields: ['max_tokens'],
    refusal: unknownParameter,
  },
  {
    name: 'Ollama',
    address: 'http://localhost:11434/v1',
    model: 'qwen3-coder',
    source: 'docs.ollama.com/api/openai-compatibility',
    api: 'chat',
    fields: ['max_tokens'],
    refusal: unknownParameter,
  },
  {
    name: 'Ollama, Responses',
    address: 'http://localhost:11434/v1',
    model: 'qwen3-coder',
    source: 'docs.ollama.com/api/openai-compatibility',
    api: 'responses',
    isChosen: true,
    fields: stored,
    refusal: unknownParameter,
  },
  {
    name: 'vLLM',
    address: 'http://localhost:8000/v1',
    model: 'Qwen/Qwen3.8-27B',
    source: 'docs.vllm.ai/en/latest/serving/openai_compatible_server',
    api: 'chat',
    fields: ['max_tokens'],
    refusal: unknownParameter,
  },
  {
    name: 'vLLM, Responses',
    address: 'http://localhost:8000/v1',
    model: 'openai/gpt-oss-120b',
    source: 'docs.vllm.ai/en/latest/serving/openai_compatible_server',
    api: 'responses',
    isChosen: true,
    fields: stored,
    refusal: unknownParameter,
  },
  {
    name: 'LM Studio',
    address: 'http://localhost:1234/v1',
    model: 'local',
    source: 'lmstudio.ai/docs/developer/openai-compat',
    api: 'chat',
    fields: ['max_tokens'],
    refusal: (field) => ({ error: `Unknown field '${field}'` }),
  },
];
