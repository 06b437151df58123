import type { ChatRequest } from '../../test/support/openai/openai.ts';
import { type Behaviour, openaiError, refusal } from './behaviour.ts';

const toolsAndEffort = (model: string) =>
  openaiError(
    400,
    `Function tools with reasoning_effort are not supported for ${model} in /v1/chat/completions. To use function tools, use /v1/responses or set reasoning_effort to 'none'.`,
    { param: 'reasoning_effort' },
  );

const onChat = ({ api }: ChatRequest) => api === 'chat';
const offersTools = ({ body }: ChatRequest) => body.tools !== undefined;

/** Endpoints that have only one of the protocols for a model, or want more of it. */
export const protocolBehaviours: readonly Behaviour[] = [
  {
    name: 'no tools with reasoning in chat',
    source: 'openai/openai-openapi#541, BerriAI/litellm#34569',
    answer: (request) =>
      onChat(request) && offersTools(request) && request.effort !== 'none'
        ? toolsAndEffort(request.model)
        : undefined,
    expected: { api: 'responses', requests: 4 },
  },
  {
    name: 'no tools with reasoning in chat, as it said before',
    source: 'pipecat-ai/pipecat#4043',
    answer: (request) =>
      onChat(request) && offersTools(request) && request.effort !== 'none'
        ? openaiError(
            400,
            `Function tools with reasoning_effort are not supported for ${request.model} in /v1/chat/completions. Please use /v1/responses instead.`,
            { param: 'reasoning_effort' },
          )
        : undefined,
    expected: { api: 'responses', requests: 4 },
  },
  {
    name: 'the same behind a gateway without Responses',
    source: 'BerriAI/litellm#34569',
    apis: ['chat'],
    answer: (request) =>
      offersTools(request) && request.effort !== 'none' ? toolsAndEffort(request.model) : undefined,
    expected: { api: 'chat', requests: 5, lost: ['reasoning-effort'] },
  },
  {
    name: 'the same with api: chat',
    source: 'danny-avila/LibreChat#14231',
    options: ['--api', 'chat'],
    answer: (request) =>
      offersTools(request) && request.effort !== 'none' ? toolsAndEffort(request.model) : undefined,
    expected: { api: 'chat', requests: 4, lost: ['reasoning-effort'] },
  },
  {
    name: 'the same behind a gateway, and no effort none',
    source: 'genkit-ai/genkit#6303',
    apis: ['chat'],
    answer: (request) => {
      if (!offersTools(request)) return undefined;
      return request.effort === 'none'
        ? openaiError(
            400,
            "Unsupported value: 'reasoning_effort' does not support 'none' with this model. Supported values are: 'low', 'medium', 'high', and 'xhigh'.",
            { param: 'reasoning_effort', code: 'unsupported_value' },
          )
        : toolsAndEffort(request.model);
    },
    expected: { api: 'chat', requests: 6, lost: ['reasoning-effort', 'tools'] },
  },
  {
    name: 'is not a chat model',
    source: 'egoist/chatwise-releases#1256',
    answer: (request) =>
      onChat(request)
        ? openaiError(
            404,
            'This is not a chat model and thus not supported in the v1/chat/completions endpoint. Did you mean to use v1/completions?',
            { param: 'model' },
          )
        : undefined,
    expected: { api: 'responses', requests: 4 },
  },
  {
    name: 'only in Responses',
    source: 'docker/docker-agent#313',
    answer: (request) =>
      onChat(request)
        ? openaiError(
            404,
            'This model is only supported in v1/responses and not in v1/chat/completions.',
            { param: 'model' },
          )
        : undefined,
    expected: { api: 'responses', requests: 4 },
  },
  {
    name: 'api: responses where it is missing',
    source: 'FastAPI, its answer to an unknown route',
    apis: ['chat'],
    options: ['--api', 'responses'],
    answer: () => undefined,
    expected: { api: 'responses', requests: 1, stop: 'misconfigured', exit: 2 },
  },
  {
    name: 'wants its reasoning back with the results of calls',
    source: 'cline/cline#12242',
    options: ['--api', 'responses'],
    looks: true,
    answer: ({ messages }) =>
      messages.some(({ calls, thoughts }) => calls !== undefined && thoughts === undefined)
        ? openaiError(
            400,
            "Item 'fc_0_0' of type 'function_call' was provided without its required 'reasoning' item: 'rs_0'.",
            { param: 'input' },
          )
        : undefined,
    expected: { api: 'responses', requests: 4 },
  },
  {
    name: 'has no encrypted reasoning',
    source: 'OpenHands/software-agent-sdk#1208',
    options: ['--api', 'responses'],
    answer: ({ body }) =>
      body.include === undefined
        ? undefined
        : openaiError(400, 'Encrypted content is not supported with this model.', {
            param: 'include',
          }),
    expected: { api: 'responses', requests: 4 },
  },
  {
    name: 'wants thought signatures back, as Gemini does',
    source: 'askimo-ai/askimo#543',
    apis: ['chat'],
    looks: true,
    answer: ({ body, messages }, index) => {
      if (index === 0) return withExtras(1, { extra_content: signature }, {});
      const isBack = JSON.stringify(body).includes('"thought_signature":"c2lnbmVk"');
      const message =
        'Function call is missing a thought_signature in functionCall parts. This is required for tools to work correctly, and missing thought_signature may lead to degraded model performance.';
      return isBack || messages.every(({ calls }) => calls === undefined)
        ? undefined
        : refusal(400, [{ error: { code: 400, message, status: 'INVALID_ARGUMENT' } }]);
    },
    expected: { api: 'chat', requests: 5 },
  },
  {
    name: 'wants its thoughts back, as DeepSeek does',
    source: 'qwersyk/Newelle#404',
    apis: ['chat'],
    looks: true,
    answer: ({ body, messages }, index) => {
      if (index === 0) return withExtras(1, {}, { reasoning_content: 'I look first.' });
      const isBack = JSON.stringify(body).includes('"reasoning_content":"I look first."');
      return isBack || messages.every(({ calls }) => calls === undefined)
        ? undefined
        : openaiError(
            400,
            'The `reasoning_content` in the thinking mode must be passed back to the API.',
            { code: 'invalid_request_error' },
          );
    },
    expected: { api: 'chat', requests: 5 },
  },
];

const signature = { google: { thought_signature: 'c2lnbmVk' } };

/** A reply that reads a file, with members that only this provider has in the call and in the message. */
function withExtras(index: number, call: object, message: object) {
  const read = { name: 'read_file', arguments: '{"path":"src/calc.py"}' };
  const calls = [{ id: `function-call-${index}`, type: 'function', function: read, ...call }];
  const said = { role: 'assistant', content: '', tool_calls: calls, ...message };
  return refusal(200, {
    id: `chatcmpl-${index}`,
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason: 'tool_calls', message: said }],
    usage: { prompt_tokens: 500, completion_tokens: 40, total_tokens: 540 },
  });
}
