import type {
  ChatCompletion,
  ChatCompletionMessageToolCall,
} from 'openai/resources/chat/completions';
import type { CompletionUsage } from 'openai/resources/completions';
import { z } from 'zod';
import {
  allowedOf,
  type ChatMessage,
  type ChatRequest,
  Choice,
  inputOf,
  Members,
  Tool,
} from './chat.ts';
import { callsOf, countsOf, type Said } from './said.ts';

const Part = z.union([
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('image_url'), image_url: z.object({ url: z.string() }) }),
]);

const Message = z
  .object({
    role: z.string(),
    content: z.union([z.string(), z.array(Part)]).nullish(),
    tool_call_id: z.string().optional(),
    tool_calls: z
      .array(
        z.object({
          id: z.string(),
          function: z.object({ name: z.string(), arguments: z.string().transform(inputOf) }),
        }),
      )
      .optional(),
  })
  .transform(({ role, content, tool_call_id: resultOf, tool_calls: calls }): ChatMessage => {
    const parts =
      typeof content === 'string' ? [{ type: 'text' as const, text: content }] : content;
    const pictures = (parts ?? []).flatMap((part) =>
      part.type === 'image_url' ? [part.image_url.url] : [],
    );
    return {
      role,
      content: (parts ?? []).map((part) => (part.type === 'text' ? part.text : '')).join(''),
      calls: calls?.map(({ id, function: { name, arguments: input } }) => ({ id, name, input })),
      resultOf,
      pictures: pictures.length > 0 ? pictures : undefined,
    };
  });

const Request = z.object({
  model: z.string(),
  messages: z.array(Message),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
  reasoning_effort: z.string().optional(),
  prompt_cache_key: z.string().optional(),
  stream: z.boolean().default(false),
  tools: z.array(z.object({ function: Tool }).transform((tool) => tool.function)).default([]),
  tool_choice: Choice.optional(),
  response_format: z
    .object({ type: z.string(), json_schema: z.object({ schema: Members }).optional() })
    .optional(),
});

/** Parses the body of a request to `/chat/completions`. Throws unless it is one. */
export function readChat(body: unknown): ChatRequest {
  const { tool_choice: choice, response_format: form, ...request } = Request.parse(body);
  return {
    api: 'chat',
    model: request.model,
    messages: request.messages,
    tools: allowedOf(request.tools, choice),
    choice: choice?.kind,
    effort: request.reasoning_effort,
    limit: request.max_completion_tokens ?? request.max_tokens,
    form: form && { type: form.type, schema: form.json_schema?.schema },
    stream: request.stream,
    cacheKey: request.prompt_cache_key,
    body: Members.parse(body),
  };
}

/** Returns the body of the answer to request number `index`. */
export function completion(chat: ChatRequest, said: Said, index: number): ChatCompletion {
  const { text = '', finish = 'stop' } = said;
  const calls = callsOf(said, index).map(
    ({ id, name, args }): ChatCompletionMessageToolCall => ({
      ...{ id, type: 'function', function: { name, arguments: args } },
    }),
  );
  const hasCalls = calls.length > 0;
  return {
    id: `chatcmpl-${index}`,
    object: 'chat.completion',
    created: 1_760_000_000 + index,
    model: chat.model,
    choices: [
      {
        index: 0,
        finish_reason: hasCalls && finish === 'stop' ? 'tool_calls' : finish,
        logprobs: null,
        message: {
          role: 'assistant',
          content: hasCalls && text === '' ? null : text,
          refusal: null,
          ...(hasCalls ? { tool_calls: calls } : {}),
        },
      },
    ],
    usage: usageOf(chat, said),
  };
}

function usageOf(chat: ChatRequest, said: Said): CompletionUsage {
  const { prompt, reply, reasoning, cached, cacheWritten } = countsOf(chat, said);
  return {
    prompt_tokens: prompt,
    completion_tokens: reply,
    total_tokens: prompt + reply,
    completion_tokens_details: { reasoning_tokens: reasoning },
    prompt_tokens_details: { cached_tokens: cached, cache_write_tokens: cacheWritten },
  };
}
