import type { ChatRequest } from '../../test/support/openai/openai.ts';
import { type Behaviour, openaiError, refusal } from './behaviour.ts';

const offersTools = ({ body }: ChatRequest) => body.tools !== undefined;

/** Endpoints that refuse a field of the request. */
export const abilityBehaviours: readonly Behaviour[] = [
  {
    name: 'another name for the limit of a reply',
    source: 'OpenAI, reasoning models; Azure deployments under a name of their own',
    apis: ['chat'],
    answer: ({ body }) =>
      body.max_tokens === undefined
        ? undefined
        : openaiError(
            400,
            "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
            { param: 'max_tokens', code: 'unsupported_parameter' },
          ),
    expected: { api: 'chat', requests: 4 },
  },
  {
    name: 'no role system',
    source: 'openai/openai-python#2047, BerriAI/litellm#5671',
    apis: ['chat'],
    answer: ({ messages: [message] }) =>
      message?.role === 'system'
        ? openaiError(
            400,
            "Unsupported value: 'messages[0].role' does not support 'system' with this model.",
            { param: 'messages[0].role', code: 'unsupported_value' },
          )
        : undefined,
    expected: { api: 'chat', requests: 4 },
  },
  {
    name: 'no temperature',
    source: 'UKGovernmentBEIS/inspect_ai#3721',
    apis: ['chat'],
    answer: ({ body }) =>
      body.temperature === undefined
        ? undefined
        : refusal(400, {
            type: 'error',
            error: {
              type: 'invalid_request_error',
              message: '`temperature` is deprecated for this model.',
            },
          }),
    expected: { api: 'chat', requests: 3 },
  },
  {
    name: 'no forced tool call',
    source: 'deepseek-ai/DeepSeek-R1#836',
    apis: ['chat'],
    answer: ({ choice }) =>
      choice === undefined || choice === 'auto'
        ? undefined
        : openaiError(400, 'deepseek-reasoner does not support this tool_choice', {
            code: 'invalid_request_error',
          }),
    expected: { api: 'chat', requests: 4, lost: ['forced-tool'] },
  },
  {
    name: 'no tools, Ollama',
    source: 'Ollama, a model without a template for tools',
    apis: ['chat'],
    answer: (request) =>
      offersTools(request)
        ? refusal(400, {
            error: {
              message: 'registry.ollama.ai/library/gemma:latest does not support tools',
              type: 'api_error',
              param: null,
              code: null,
            },
          })
        : undefined,
    expected: { api: 'chat', requests: 4, lost: ['tools'] },
  },
  {
    name: 'no tools, OpenRouter',
    source: 'OpenRouter, a model without endpoints for tools',
    apis: ['chat'],
    answer: (request) =>
      offersTools(request)
        ? refusal(404, {
            error: { message: 'No endpoints found that support tool use.', code: 404 },
          })
        : undefined,
    expected: { api: 'chat', requests: 4, lost: ['tools'] },
  },
  {
    name: 'no tools and no schemas',
    source: 'LM Studio and llama.cpp, older versions',
    apis: ['chat'],
    answer: (request) => {
      if (offersTools(request)) {
        const message = 'registry.ollama.ai/library/gemma:latest does not support tools';
        return refusal(400, { error: { message, type: 'api_error', param: null, code: null } });
      }
      return request.form === undefined
        ? undefined
        : openaiError(400, "Unsupported parameter: 'response_format' is not supported.", {
            param: 'response_format',
            code: 'unsupported_parameter',
          });
    },
    expected: { api: 'chat', requests: 5, lost: ['tools', 'reply-form'] },
  },
  {
    name: 'no streaming',
    source: 'chatboxai/chatbox#2263',
    apis: ['chat'],
    answer: ({ stream }) =>
      stream
        ? openaiError(
            400,
            'Your organization must be verified to stream this model. Please go to: https://platform.openai.com/settings/organization/general and click on Verify Organization.',
            { param: 'stream', code: 'unsupported_value' },
          )
        : undefined,
    expected: { api: 'chat', requests: 4, lost: ['streaming'] },
  },
  {
    name: 'streaming only',
    source: 'tinyhumansai/openhuman#5165',
    apis: ['chat'],
    answer: ({ stream }) =>
      stream ? undefined : refusal(400, { detail: 'Stream must be set to true' }),
    expected: { api: 'chat', requests: 3 },
  },
  {
    name: 'no such effort',
    source: 'OpenAI, a value that the model does not have',
    apis: ['chat'],
    options: ['--reasoning-effort', 'max'],
    answer: ({ effort }) =>
      effort === 'max'
        ? openaiError(
            400,
            "Unsupported value: 'reasoning_effort' does not support 'max' with this model. Supported values are: 'low', 'medium', and 'high'.",
            { param: 'reasoning_effort', code: 'unsupported_value' },
          )
        : undefined,
    expected: { api: 'chat', requests: 4, lost: ['reasoning-effort'] },
  },
  {
    name: 'no key for its cache',
    source: 'OpenAI, an argument that an endpoint does not know',
    answer: ({ cacheKey }) =>
      cacheKey === undefined
        ? undefined
        : openaiError(400, 'Unrecognized request argument supplied: prompt_cache_key'),
    options: ['--api', 'responses'],
    expected: { api: 'responses', requests: 3 },
  },
  {
    name: 'an unknown refusal',
    source: 'modelled on any validation error; it mentions tools and JSON',
    apis: ['chat'],
    answer: () =>
      openaiError(400, 'The tools of this JSON request break rule 17 of your workspace.'),
    expected: { api: 'chat', requests: 1, stop: 'failed', exit: 1 },
  },
];
