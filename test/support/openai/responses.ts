import type {
  Response,
  ResponseOutputItem,
  ResponseUsage,
} from 'openai/resources/responses/responses';
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
  z.object({ type: z.enum(['input_text', 'output_text']), text: z.string() }),
  z.object({ type: z.literal('input_image'), image_url: z.string() }),
]);

const Message = z
  .object({
    type: z.literal('message').optional(),
    role: z.string(),
    content: z.union([z.string(), z.array(Part)]),
  })
  .transform(({ role, content }): ChatMessage => {
    const parts =
      typeof content === 'string' ? [{ type: 'input_text' as const, text: content }] : content;
    const pictures = parts.flatMap((part) => ('image_url' in part ? [part.image_url] : []));
    const text = parts.map((part) => ('text' in part ? part.text : '')).join('');
    return { role, content: text, pictures: pictures.length > 0 ? pictures : undefined };
  });

const Call = z
  .object({
    type: z.literal('function_call'),
    call_id: z.string(),
    name: z.string(),
    arguments: z.string().transform(inputOf),
  })
  .transform(
    ({ call_id: id, name, arguments: input }): ChatMessage => ({
      role: 'assistant',
      content: '',
      calls: [{ id, name, input }],
    }),
  );

const Output = z.union([
  z.string(),
  z
    .array(z.object({ text: z.string() }))
    .transform((parts) => parts.map(({ text }) => text).join('')),
]);

const Result = z
  .object({ type: z.literal('function_call_output'), call_id: z.string(), output: Output })
  .transform(
    ({ call_id: resultOf, output: content }): ChatMessage => ({ role: 'tool', content, resultOf }),
  );

const Thought = z
  .object({ type: z.literal('reasoning'), id: z.string(), encrypted_content: z.string() })
  .transform(
    ({ encrypted_content: thoughts }): ChatMessage => ({
      role: 'assistant',
      content: '',
      thoughts,
    }),
  );

const Request = z.object({
  model: z.string(),
  instructions: z.string().optional(),
  input: z.array(z.union([Call, Result, Thought, Message])),
  max_output_tokens: z.number().optional(),
  reasoning: z.object({ effort: z.string().optional() }).optional(),
  store: z.literal(false).optional(),
  prompt_cache_key: z.string().optional(),
  stream: z.boolean().default(false),
  tools: z.array(Tool).default([]),
  tool_choice: Choice.optional(),
  text: z.object({ format: z.object({ type: z.string(), schema: Members.optional() }) }).optional(),
});

/** Parses the body of a request to `/responses`. Throws unless it is one; `store` may only be false. */
export function readResponses(body: unknown): ChatRequest {
  const { tool_choice: choice, text, ...request } = Request.parse(body);
  const { instructions } = request;
  const rules = instructions === undefined ? [] : [{ role: 'system', content: instructions }];
  return {
    api: 'responses',
    model: request.model,
    messages: [...rules, ...request.input.reduce(joined, [])],
    tools: allowedOf(request.tools, choice),
    choice: choice?.kind,
    effort: request.reasoning?.effort,
    limit: request.max_output_tokens,
    form: text?.format,
    stream: request.stream,
    cacheKey: request.prompt_cache_key,
    body: Members.parse(body),
  };
}

/** Joins what an assistant thought, said and called in one reply. */
function joined(messages: readonly ChatMessage[], next: ChatMessage): readonly ChatMessage[] {
  const last = messages.at(-1);
  if (last?.role !== 'assistant' || next.role !== 'assistant') return [...messages, next];
  const calls = [...(last.calls ?? []), ...(next.calls ?? [])];
  const one = { ...last, ...next, content: last.content + next.content };
  return [...messages.slice(0, -1), { ...one, ...(calls.length > 0 && { calls }) }];
}

/** Returns the body of the answer to request number `index`. */
export function response(chat: ChatRequest, said: Said, index: number): Response {
  const isCut = said.finish === 'length';
  return {
    id: `resp_${index}`,
    object: 'response',
    created_at: 1_760_000_000 + index,
    access_programs: null,
    status: isCut ? 'incomplete' : 'completed',
    error: null,
    incomplete_details: isCut ? { reason: 'max_output_tokens' } : null,
    instructions: null,
    metadata: {},
    model: chat.model,
    output: outputOf(said, index, isCut ? 'incomplete' : 'completed'),
    output_text: said.text ?? '',
    parallel_tool_calls: true,
    temperature: null,
    tool_choice: 'auto',
    tools: [],
    top_p: null,
    usage: usageOf(chat, said),
  };
}

function outputOf(
  said: Said,
  index: number,
  status: 'completed' | 'incomplete',
): ResponseOutputItem[] {
  const { text = '', thoughts } = said;
  const calls = callsOf(said, index).map(
    ({ id, name, args }, at): ResponseOutputItem => ({
      ...{ id: `fc_${index}_${at}`, type: 'function_call', status },
      ...{ call_id: id, name, arguments: args },
    }),
  );
  return [
    ...thoughtsOf(thoughts, index),
    ...(text === '' ? [] : [messageOf(text, index, status)]),
    ...calls,
  ];
}

const thoughtsOf = (thoughts: string | undefined, index: number): ResponseOutputItem[] =>
  thoughts === undefined
    ? []
    : [{ id: `rs_${index}`, type: 'reasoning', summary: [], encrypted_content: thoughts }];

const messageOf = (
  text: string,
  index: number,
  status: 'completed' | 'incomplete',
): ResponseOutputItem => ({
  ...{ id: `msg_${index}`, type: 'message', role: 'assistant', status },
  content: [{ type: 'output_text', text, annotations: [], logprobs: [] }],
});

function usageOf(chat: ChatRequest, said: Said): ResponseUsage {
  const { prompt, reply, reasoning, cached, cacheWritten } = countsOf(chat, said);
  return {
    input_tokens: prompt,
    input_tokens_details: { cached_tokens: cached, cache_write_tokens: cacheWritten },
    output_tokens: reply,
    output_tokens_details: { reasoning_tokens: reasoning },
    total_tokens: prompt + reply,
  };
}
