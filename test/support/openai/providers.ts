import { exampleModels } from '../../../src/core/models/index.ts';
import { type Answer, type StandIn, startStandIn } from '../stand-in.ts';
import type { ChatRequest } from './chat.ts';
import { completion, readChat } from './chat-completions.ts';
import type { Said } from './said.ts';

/** A provider whose endpoint differs from OpenAI's. Its answers are not checked against a contract. */
export interface Provider {
  readonly name: string;
  readonly model: string;
  /** The field that limits the length of a reply. */
  readonly limit: 'max_tokens' | 'max_completion_tokens';
  /** Its answer in place of a completion; `index` counts requests from 0. */
  readonly refuse: (chat: ChatRequest, index: number) => Answer | undefined;
  /** Attempts needed for a text answer, and for one through a tool. */
  readonly attempts: { readonly text: number; readonly tool: number };
}

/** Providers, each with a difference that a client must handle. */
export const providers: readonly Provider[] = [
  {
    name: 'OpenAI, a reasoning model',
    ...{
      model: exampleModels.openai,
      limit: 'max_completion_tokens',
      attempts: { text: 1, tool: 1 },
    },
    refuse: (chat) => unlikeReasoning(chat, 'invalid_request_error'),
  },
  {
    name: 'Azure, a reasoning model under a name of its own',
    ...{ model: 'our-deployment', limit: 'max_completion_tokens', attempts: { text: 2, tool: 2 } },
    refuse: (chat) => unlikeReasoning(chat, 'BadRequest'),
  },
  {
    name: 'Ollama, a model without tools',
    ...{ model: 'gemma:latest', limit: 'max_tokens', attempts: { text: 1, tool: 2 } },
    refuse: ({ tools }) => {
      const message = 'registry.ollama.ai/library/gemma:latest does not support tools';
      return tools.length === 0 ? undefined : refusal(400, { message, type: 'api_error' });
    },
  },
  {
    name: 'vLLM, started without a tool parser',
    ...{ model: 'qwen', limit: 'max_tokens', attempts: { text: 1, tool: 2 } },
    refuse: ({ tools, choice = 'auto' }) => {
      const message =
        choice === 'required'
          ? 'tool_choice="required" requires --tool-call-parser to be set'
          : '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set';
      return tools.length === 0
        ? undefined
        : { status: 400, body: { object: 'error', message, param: null, code: 400 } };
    },
  },
  {
    name: 'OpenRouter, a model without tools and a first answer that fails upstream',
    ...{ model: 'vendor/model', limit: 'max_tokens', attempts: { text: 2, tool: 3 } },
    refuse: ({ tools }, index) => {
      if (index === 0) return refusal(200, { message: 'Provider returned error', code: 502 });
      const message = 'No endpoints found that support tool use.';
      return tools.length === 0 ? undefined : refusal(404, { message, code: 404 });
    },
  },
  {
    name: 'Gemini, whose schemas lack some words',
    ...{ model: exampleModels.google, limit: 'max_tokens', attempts: { text: 1, tool: 1 } },
    refuse: ({ tools }) => {
      const word = /"(\$schema|additionalProperties|const|exclusiveMinimum)":/.exec(
        JSON.stringify(tools),
      )?.[1];
      const message = `Invalid JSON payload received. Unknown name "${word}" at 'tools[0]'`;
      return word === undefined ? undefined : { status: 400, body: [{ error: { message } }] };
    },
  },
  {
    name: 'Anthropic, which ignores the form of a reply',
    ...{ model: exampleModels.anthropic, limit: 'max_tokens', attempts: { text: 1, tool: 1 } },
    refuse: () => undefined,
  },
  {
    name: 'LM Studio, which knows a choice of tools by one word',
    ...{ model: 'local', limit: 'max_tokens', attempts: { text: 1, tool: 1 } },
    refuse: ({ body }) => {
      const error =
        "Invalid tool_choice type: 'object'. Supported string values: none, auto, required";
      return typeof body.tool_choice === 'object' ? { status: 400, body: { error } } : undefined;
    },
  },
];

export interface ProviderStandIn extends StandIn {
  readonly chats: readonly ChatRequest[];
}

/** Starts a provider's endpoint, whose model always answers `input`. */
export async function startProvider(
  { refuse }: Pick<Provider, 'refuse'>,
  input: unknown,
): Promise<ProviderStandIn> {
  const chats: ChatRequest[] = [];
  const standIn = await startStandIn({
    'POST /chat/completions': ({ body }) => {
      const chat = readChat(body);
      const index = chats.push(chat) - 1;
      const answered = { status: 200, body: completion(chat, answerTo(chat, input), index) };
      return refuse(chat, index) ?? answered;
    },
  });
  return { ...standIn, chats };
}

/** Answers through the first tool, else as JSON if the prompt asks for it, else in a word. */
function answerTo({ tools: [tool], messages }: ChatRequest, input: unknown): Said {
  if (tool !== undefined) return { toolCalls: [{ name: tool.name, input }] };
  const wantsJson = messages.at(-1)?.content.includes('JSON Schema') ?? false;
  return { text: wantsJson ? JSON.stringify(input) : 'Hi' };
}

function unlikeReasoning({ body }: ChatRequest, type: string): Answer | undefined {
  if (body.max_tokens === undefined) return undefined;
  const message =
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
  return refusal(400, { message, type, param: 'max_tokens', code: 'unsupported_parameter' });
}

function refusal(status: number, error: object): Answer {
  return { status, body: { error } };
}
