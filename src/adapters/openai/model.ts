import OpenAI from 'openai';
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import type { Message, Model, ModelRequest, ToolSpec } from '../../agent/ports.ts';
import { UserError } from '../../core/user-error.ts';
import { explain } from './explanation.ts';
import { readReply } from './reply.ts';
import type { OpenAiSettings } from './settings.ts';

/** A model behind any endpoint with Chat Completions. Throws a UserError for a key that cannot be one. */
export function openaiModel(settings: OpenAiSettings): Model {
  const client = connect(settings);
  let steady = !isReasoningModel(settings.model);
  const send = async (request: ModelRequest, signal: AbortSignal): Promise<unknown> => {
    const body = chatRequest(settings.model, request);
    if (!steady) return client.chat.completions.create(body, { signal });
    try {
      return await client.chat.completions.create({ ...body, temperature: 0 }, { signal });
    } catch (error) {
      if (!refusesTemperature(error)) throw error;
      steady = false;
      return client.chat.completions.create(body, { signal });
    }
  };
  return {
    async ask(request, signal) {
      try {
        return readReply(await send(request, signal));
      } catch (error) {
        signal.throwIfAborted();
        throw explain(error, settings);
      }
    },
  };
}

/** Everything that the client would else read from the environment is set here. */
function connect({ baseUrl, apiKey, timeoutMs }: OpenAiSettings): OpenAI {
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new UserError(
      'Set `api-key` to the key alone: it is empty or holds spaces or line ends.',
    );
  }
  return new OpenAI({
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    apiKey,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    timeout: timeoutMs ?? 5 * 60_000,
    maxRetries: 2,
    logLevel: 'off',
    fetchOptions: { redirect: 'error' },
  });
}

function chatRequest(
  model: string,
  { messages, tools }: ModelRequest,
): ChatCompletionCreateParamsNonStreaming {
  const body = { model, messages: messages.map(chatMessage) };
  return tools.length === 0 ? body : { ...body, tools: tools.map(chatTool) };
}

const chatMessage = ({ role, text }: Message) => ({ role, content: text });

function chatTool({ name, description, parameters }: ToolSpec) {
  return {
    type: 'function' as const,
    function: { name, description, parameters: { ...parameters } },
  };
}

/** Reasoning models refuse a temperature, by their names the o series and gpt-5 and later. */
function isReasoningModel(model: string): boolean {
  return /(?:^|[^a-z0-9])(?:o\d|gpt-?[5-9])/i.test(model);
}

/** A deployment can be named as one likes, so that the endpoint has the last word. */
function refusesTemperature(error: unknown): boolean {
  if (!(error instanceof OpenAI.BadRequestError)) return false;
  return error.param === 'temperature' || /\btemperature\b/i.test(error.message);
}
