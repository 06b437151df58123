import { errorOf, hasRole, type RecordedRefusal } from './recorded-refusal.ts';

/** Refusals of roles, and of what earlier replies brought. */
export const recordedMessages: readonly RecordedRefusal[] = [
  {
    name: 'Gemini, Gemma and the rules',
    source: 'github.com/microsoft/vscode/issues/258088',
    status: 400,
    body: [
      {
        error: {
          code: 400,
          message: 'Developer instruction is not enabled for models/gemma-3-27b-it',
          status: 'INVALID_ARGUMENT',
        },
      },
    ],
    ...{ refuses: hasRole('system', 'developer'), asks: 'exchange' },
  },
  {
    name: 'vLLM, Mistral',
    source: 'github.com/vllm-project/vllm/issues/6862',
    status: 400,
    body: {
      object: 'error',
      message:
        'After the optional system message, conversation roles must alternate user/assistant/user/assistant/...',
      ...{ type: 'BadRequestError', param: null, code: 400 },
    },
    ...{ refuses: hasRole('system', 'developer'), asks: 'exchange' },
  },
  {
    name: 'a balancer of accounts, in other words',
    source: 'github.com/smallmain/vscode-unify-chat-provider/issues/178',
    status: 400,
    body: errorOf(
      'The encrypted content for item rs_0a18166210d72b5e0069fd938e69a08193a992a58d690a224b could not be verified. Reason: Encrypted content could not be decrypted or parsed.',
      { code: 'invalid_encrypted_content' },
    ),
    refuses: ({ messages }) => messages.some(({ thoughts }) => thoughts !== undefined),
    ...{ asks: 'exchange', api: 'responses' },
  },
  {
    name: 'a gateway whose provider gave out other thoughts',
    source: 'github.com/can1357/oh-my-pi/issues/11928',
    status: 400,
    body: errorOf(
      'Error from provider (Console): Upstream request failed: [invalid_request_error] reasoning `encrypted_content` was not issued to this caller',
    ),
    refuses: ({ messages }) => messages.some(({ thoughts }) => thoughts !== undefined),
    ...{ asks: 'exchange', api: 'responses' },
  },
  {
    name: 'OpenAI, a thought that was not stored',
    source: 'github.com/vercel/ai/issues/7543',
    status: 404,
    body: errorOf(
      "Item with id 'rs_688404f677dc81a1b0f94bd50c9dbc4b064a6bfa4c1e652e' not found. Items are not persisted when `store` is set to false. Try again with `store` set to true, or remove this item from your input.",
      { param: 'input' },
    ),
    refuses: ({ messages }) => messages.some(({ thoughts }) => thoughts !== undefined),
    ...{ asks: 'exchange', api: 'responses' },
  },
  {
    name: 'OpenAI, a thought without what followed it',
    source: 'github.com/continuedev/continue/issues/8933',
    status: 400,
    body: errorOf(
      "Item 'rs_0c3876fcd4da19ef00692a14046bc8819eba6941c05c5ab7e7' of type 'reasoning' was provided without its required following item.",
      { param: 'input' },
    ),
    refuses: ({ messages }) => messages.some(({ thoughts }) => thoughts !== undefined),
    ...{ asks: 'exchange', api: 'responses' },
  },
  {
    name: 'OpenAI, a model without the role system',
    source: 'github.com/tailcallhq/forgecode/issues/1177',
    status: 400,
    body: errorOf(
      "Unsupported value: 'messages[0].role' does not support 'system' with this model.",
      { param: 'messages[0].role', code: 'unsupported_value' },
    ),
    ...{ refuses: hasRole('system'), asks: 'exchange' },
  },
  {
    name: 'vLLM, Gemma',
    source: 'github.com/vllm-project/vllm/pull/2964',
    status: 400,
    body: {
      object: 'error',
      message: 'System role not supported',
      ...{ type: 'BadRequestError', param: null, code: 400 },
    },
    ...{ refuses: hasRole('system', 'developer'), asks: 'exchange' },
  },
  {
    name: 'DeepSeek, which wants its thoughts back',
    source: 'github.com/langgenius/dify-official-plugins/issues/2350',
    status: 400,
    body: errorOf(
      'Missing `reasoning_content` field in the assistant message at message index 2. For more information, please refer to https://api-docs.deepseek.com/guides/thinking_mode#tool-calls',
      { code: 'invalid_request_error' },
    ),
    refuses: ({ body }) => !JSON.stringify(body).includes('"reasoning_content"'),
    asks: 'exchange',
  },
  {
    name: 'Mistral, which does not take its thoughts back',
    source: 'github.com/charmbracelet/crush/issues/1590',
    status: 422,
    body: {
      detail: [
        {
          type: 'extra_forbidden',
          loc: ['body', 'messages', 2, 'assistant', 'reasoning_content'],
          msg: 'Extra inputs are not permitted',
        },
      ],
    },
    refuses: ({ body }) => JSON.stringify(body).includes('"reasoning_content"'),
    ...{ asks: 'exchange', host: 'https://openrouter.ai/api/v1' },
  },
  {
    name: 'a balancer of accounts, of which another encrypted the thoughts',
    source: 'github.com/openai/codex/issues/8100',
    status: 400,
    body: errorOf('The encrypted content gAAA...OA== could not be verified.', {
      code: 'invalid_encrypted_content',
    }),
    refuses: ({ messages }) => messages.some(({ thoughts }) => thoughts !== undefined),
    ...{ asks: 'exchange', api: 'responses' },
  },
  {
    name: 'DeepSeek, which wants its thoughts back, in other words',
    source: 'github.com/qwersyk/Newelle/issues/404',
    status: 400,
    body: errorOf('The `reasoning_content` in the thinking mode must be passed back to the API.', {
      code: 'invalid_request_error',
    }),
    refuses: ({ body }) => !JSON.stringify(body).includes('"reasoning_content"'),
    asks: 'exchange',
  },
  {
    name: 'Gemini, which wants its signatures back',
    source: 'github.com/askimo-ai/askimo/issues/543',
    status: 400,
    body: [
      {
        error: {
          code: 400,
          message:
            'Function call is missing a thought_signature in functionCall parts. This is required for tools to work correctly, and missing thought_signature may lead to degraded model performance.',
          status: 'INVALID_ARGUMENT',
        },
      },
    ],
    refuses: ({ body }) => !JSON.stringify(body).includes('"thought_signature"'),
    asks: 'exchange',
  },
  {
    name: 'OpenAI, a model without encrypted thoughts',
    source: 'github.com/OpenHands/software-agent-sdk/issues/1208',
    status: 400,
    body: errorOf('Encrypted content is not supported with this model.', { param: 'include' }),
    refuses: ({ body }) => body.include !== undefined,
    ...{ asks: 'exchange', api: 'responses' },
  },
];
