import type { ChatRequest } from './chat.ts';
import { errorOf, hasTools, type RecordedRefusal } from './recorded-refusal.ts';

const gateway = 'http://gateway.example/v1';
const isChat = ({ api }: ChatRequest) => api === 'chat';
const isResponses = ({ api }: ChatRequest) => api === 'responses';

/** Refusals that name the other protocol. */
export const recordedApis: readonly RecordedRefusal[] = [
  {
    name: 'OpenAI, tools with reasoning in chat',
    source: 'github.com/GEMISIS/leviath/issues/333',
    status: 400,
    body: errorOf(
      "Function tools with reasoning_effort are not supported for gpt-5.6-terra in /v1/chat/completions. To use function tools, use /v1/responses or set reasoning_effort to 'none'.",
      { param: 'reasoning_effort' },
    ),
    refuses: (request) => isChat(request) && hasTools(request),
    ...{ asks: 'plan', host: gateway },
  },
  {
    name: 'OpenAI behind LiteLLM, tools with reasoning in chat',
    source: 'github.com/onyx-dot-app/onyx/issues/15008',
    status: 400,
    body: {
      error: {
        message:
          "litellm.BadRequestError: OpenAIException - Function tools with reasoning_effort are not supported for gpt-6-sol in /v1/chat/completions. To use function tools, use /v1/responses or set reasoning_effort to 'none'.",
        ...{ type: null, param: null, code: '400' },
      },
    },
    refuses: (request) => isChat(request) && hasTools(request),
    ...{ asks: 'plan', host: gateway },
  },
  {
    name: 'OpenAI, a model for Responses alone',
    source: 'github.com/egoist/chatwise-releases/issues/1256',
    status: 404,
    body: errorOf(
      'This is not a chat model and thus not supported in the v1/chat/completions endpoint. Did you mean to use v1/completions?',
      { param: 'model' },
    ),
    ...{ refuses: isChat, host: gateway },
  },
  {
    name: 'OpenAI, the same in other words',
    source: 'github.com/docker/docker-agent/issues/313',
    status: 404,
    body: errorOf('This model is only supported in v1/responses and not in v1/chat/completions.', {
      param: 'model',
    }),
    ...{ refuses: isChat, host: gateway },
  },
  {
    name: 'Azure, a model for Responses alone',
    source: 'github.com/langchain-ai/langchain-azure/issues/228',
    status: 400,
    body: {
      error: {
        code: 'OperationNotSupported',
        message:
          'The chatCompletion operation does not work with the specified model, gpt-5.1-codex. Please choose different model and try again. You can learn more about which models can be used with each operation here: https://go.microsoft.com/fwlink/?linkid=2197993.',
      },
    },
    ...{ refuses: isChat, host: gateway },
  },
  {
    name: 'OpenAI, a model for chat alone',
    source: 'github.com/Laisky/one-api/issues/88',
    status: 404,
    body: errorOf(
      "The requested model 'gpt-4o-search-preview' is not supported with the Responses API.",
      { param: 'model', code: 'model_not_found' },
    ),
    ...{ refuses: isResponses, host: 'https://api.openai.com/v1' },
  },
  {
    name: 'vLLM behind LiteLLM, tools in Responses',
    source: 'github.com/hbmartin/secure-design/issues/94',
    status: 400,
    body: {
      error: {
        message:
          'litellm.BadRequestError: OpenAIException - {"error":{"message":"Tool use is not supported in Responses API without Harmony None","type":"BadRequestError","param":null,"code":400}}. Received Model Group=qwen3-coder-480b',
        ...{ type: null, param: null, code: '400' },
      },
    },
    refuses: (request) => isResponses(request) && hasTools(request),
    ...{ asks: 'plan', host: 'https://api.openai.com/v1' },
  },
];
