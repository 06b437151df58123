import type {
  ContentBlock,
  Message,
  MessageCreateParams,
  MessageDeltaUsage,
  RawContentBlockDelta,
  RawMessageStreamEvent,
  StopReason,
} from '@anthropic-ai/sdk/resources/messages';
import { z } from 'zod';
import { type ChatMessage, type ChatRequest, type ChatTool, Members } from './chat.ts';
import { countsOf, type Said } from './said.ts';
import { pieces, written } from './stream.ts';

const cache_control = z.strictObject({ type: z.literal('ephemeral') }).exactOptional();
const Text = z.strictObject({
  ...{ type: z.literal('text'), cache_control },
  text: z.string().regex(/\S/, 'text content blocks must contain non-whitespace text'),
});
const Picture = z.strictObject({
  ...{ type: z.literal('image'), cache_control },
  source: z.strictObject({
    ...{ type: z.literal('base64'), data: z.string() },
    media_type: z.enum(['image/png', 'image/jpeg', 'image/gif', 'image/webp']),
  }),
});
const Result = z.strictObject({
  ...{ type: z.literal('tool_result'), tool_use_id: z.string(), cache_control },
  content: z.string(),
});
const Use = z.strictObject({
  ...{ type: z.literal('tool_use'), id: z.string(), name: z.string(), input: Members },
  cache_control,
});
const Thought = z.strictObject({
  ...{ type: z.literal('thinking'), thinking: z.string(), signature: z.string() },
});
const Redacted = z.strictObject({ type: z.literal('redacted_thinking'), data: z.string() });

const Turn = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('user'), content: z.array(z.union([Text, Picture, Result])) }),
  z.strictObject({
    role: z.literal('assistant'),
    content: z.array(z.union([Text, Use, Thought, Redacted])),
  }),
]);

const Tool = z.strictObject({
  ...{ name: z.string(), description: z.string(), cache_control },
  input_schema: z.looseObject({ type: z.literal('object') }),
});

const Request = z.strictObject({
  model: z.string(),
  anthropic_version: z.literal('vertex-2023-10-16').exactOptional(),
  max_tokens: z.number().int().positive(),
  system: z.array(Text).min(1).exactOptional(),
  messages: z.array(Turn).min(1),
  tools: z.array(Tool).min(1).exactOptional(),
  tool_choice: z
    .union([
      z.strictObject({ type: z.enum(['any', 'none']) }),
      z.strictObject({ type: z.literal('tool'), name: z.string() }),
    ])
    .exactOptional(),
  thinking: z.strictObject({ type: z.enum(['adaptive', 'disabled']) }).exactOptional(),
  output_config: z
    .strictObject({
      effort: z.enum(['low', 'medium', 'high', 'xhigh', 'max']).exactOptional(),
      format: z.strictObject({ type: z.literal('json_schema'), schema: Members }).exactOptional(),
    })
    .exactOptional(),
  stream: z.boolean().exactOptional(),
});
type Request = z.infer<typeof Request>;

/** What every answer of the stand-in thinks. Its signature is what a script calls the thoughts. */
const thinking = 'I look first.';

/** Parses the body of a request to `/v1/messages`. Throws unless it is one, by the rules of the API. */
export function readMessages(body: unknown): ChatRequest {
  const request = Request.parse(body);
  const checked: Omit<MessageCreateParams, 'stream'> = request;
  requireRules(request);
  const { system = [], messages, output_config: output, tool_choice: choice } = request;
  const rules = system.map(({ text }) => ({ role: 'system', content: text }));
  const tools = (request.tools ?? []).map(({ name, description, input_schema: parameters }) => ({
    ...{ name, description, parameters },
  }));
  return {
    api: 'messages',
    model: checked.model,
    messages: [...rules, ...messages.flatMap(messagesOf)],
    tools: askedFor(tools, request),
    choice: choice && choices[choice.type],
    effort: request.thinking?.type === 'disabled' ? 'none' : output?.effort,
    limit: request.max_tokens,
    form: output?.format,
    stream: request.stream ?? false,
    body: Members.parse(body),
  };
}

const choices = { any: 'required', none: 'none', tool: 'named' } as const;

/** A model that is offered every tool of a run calls one that reads, or what it was last asked for. */
function askedFor(tools: readonly ChatTool[], { messages, tool_choice: choice }: Request) {
  if (choice?.type === 'none') return [];
  if (choice?.type === 'tool') return tools.filter(({ name }) => name === choice.name);
  if (!tools.some(({ name }) => name === 'verdict')) return tools;
  const texts = messages.map((one) => JSON.stringify(one));
  const last = texts.findLast((text) => /`(?:plan|edit|verdict)`/.test(text)) ?? '';
  return tools.filter(
    ({ name }) => !/^(?:plan|edit|verdict)$/.test(name) || last.includes(`\`${name}\``),
  );
}

function messagesOf({ role, content }: Request['messages'][number]): readonly ChatMessage[] {
  const results = content.flatMap((block): readonly ChatMessage[] =>
    block.type === 'tool_result'
      ? [{ role: 'tool', content: block.content, resultOf: block.tool_use_id }]
      : [],
  );
  const text = content.map((block) => (block.type === 'text' ? block.text : '')).join('');
  const pictures = content.flatMap((block) =>
    block.type === 'image' ? [`data:${block.source.media_type};base64,${block.source.data}`] : [],
  );
  const calls = content.flatMap((block) =>
    block.type === 'tool_use' ? [{ id: block.id, name: block.name, input: block.input }] : [],
  );
  const [thought] = content.filter((block) => block.type === 'thinking');
  if (results.length === content.length) return results;
  const said: ChatMessage = {
    ...{ role, content: text },
    ...(calls.length > 0 && { calls }),
    ...(pictures.length > 0 && { pictures }),
    ...(thought && { thoughts: thought.signature }),
  };
  return [...results, said];
}

/** Throws for what the API refuses in any request. */
function requireRules(request: Request): void {
  const { messages, thinking: mode, tool_choice: choice, tools = [] } = request;
  const marks = JSON.stringify(request).match(/"cache_control"/g) ?? [];
  if (marks.length > 4) throw new Error(`There are ${marks.length} marks, of four.`);
  for (const [at, { role, content }] of messages.entries()) {
    if (role !== (at % 2 === 0 ? 'user' : 'assistant')) throw new Error(`Message ${at}: ${role}.`);
    const types = content.map(({ type }) => type);
    if (types.lastIndexOf('tool_result') >= types.filter((one) => one === 'tool_result').length)
      throw new Error('Results must come first.');
    for (const block of content)
      if (block.type === 'thinking' && block.thinking !== thinking)
        throw new Error('A thinking block was modified.');
  }
  if (messages.at(-1)?.role !== 'user') throw new Error('The last message must be a user’s.');
  if (choice && tools.length === 0) throw new Error('A choice needs tools.');
  if (choice && choice.type !== 'none' && mode?.type === 'adaptive')
    throw new Error('Thinking may not be enabled when tool_choice forces tool use.');
}

/** Returns the body of the answer to request number `index`. */
export function message(chat: ChatRequest, said: Said, index: number): Message {
  const { finish = 'stop' } = said;
  const content = contentOf(said, index);
  const isCall = content.some(({ type }) => type === 'tool_use');
  const stop: StopReason = finish === 'length' ? 'max_tokens' : isCall ? 'tool_use' : 'end_turn';
  const { prompt, reply, reasoning, cached, cacheWritten } = countsOf(chat, said);
  return {
    ...{ id: `msg_${index}`, type: 'message', role: 'assistant', model: chat.model, content },
    ...{ stop_reason: stop, stop_sequence: null, stop_details: null },
    ...{ container: null, diagnostics: null },
    usage: {
      input_tokens: prompt - cached - cacheWritten,
      ...{ cache_read_input_tokens: cached, cache_creation_input_tokens: cacheWritten },
      output_tokens: reply,
      output_tokens_details: { thinking_tokens: reasoning },
      ...{ cache_creation: null, server_tool_use: null, inference_geo: null },
      ...{ service_tier: 'standard', speed: null },
    },
  };
}

function contentOf({ text = '', thoughts, toolCalls = [] }: Said, index: number): ContentBlock[] {
  const calls = toolCalls.map(
    ({ name, input, id }, at): ContentBlock => ({
      ...{ type: 'tool_use', id: id ?? `toolu_${index}_${at}`, name, input },
      caller: { type: 'direct' },
    }),
  );
  return [
    ...(thoughts === undefined
      ? []
      : [{ type: 'thinking' as const, thinking, signature: thoughts }]),
    ...(text === '' ? [] : [{ type: 'text' as const, text, citations: null }]),
    ...calls,
  ];
}

/** Returns a message as the stream in which the API sends it, with its texts in pieces. */
export function messageStream(body: Message): string {
  const { content, stop_reason, stop_sequence, stop_details, container, usage } = body;
  const { output_tokens, output_tokens_details, server_tool_use, ...others } = usage;
  const counted: MessageDeltaUsage = {
    ...{ output_tokens, output_tokens_details, server_tool_use },
    input_tokens: others.input_tokens,
    cache_creation_input_tokens: others.cache_creation_input_tokens,
    cache_read_input_tokens: others.cache_read_input_tokens,
  };
  const begun: Message = {
    ...{ ...body, content: [], stop_reason: null },
    usage: { ...usage, output_tokens: 1, output_tokens_details: null },
  };
  const events: RawMessageStreamEvent[] = [
    { type: 'message_start', message: begun },
    ...content.flatMap((block, index): RawMessageStreamEvent[] => [
      { type: 'content_block_start', index, content_block: emptied(block) },
      ...deltasOf(block).map((delta) => ({
        ...{ type: 'content_block_delta' as const, index, delta },
      })),
      { type: 'content_block_stop', index },
    ]),
    {
      type: 'message_delta',
      delta: { stop_reason, stop_sequence, stop_details, container },
      usage: counted,
    },
    { type: 'message_stop' },
  ];
  const [first, ...rest] = events.map((event) => `event: ${event.type}\n${written(event)}`);
  return [first, 'event: ping\ndata: {"type": "ping"}\n\n', ...rest].join('');
}

function emptied(block: ContentBlock): ContentBlock {
  if (block.type === 'text') return { ...block, text: '' };
  if (block.type === 'thinking') return { ...block, thinking: '', signature: '' };
  return block.type === 'tool_use' ? { ...block, input: {} } : block;
}

function deltasOf(block: ContentBlock): readonly RawContentBlockDelta[] {
  if (block.type === 'text')
    return pieces(block.text).map((text) => ({ type: 'text_delta', text }));
  if (block.type === 'thinking') {
    const signed: RawContentBlockDelta = { type: 'signature_delta', signature: block.signature };
    return [
      ...pieces(block.thinking).map((part) => ({
        ...{ type: 'thinking_delta' as const, thinking: part },
      })),
      signed,
    ];
  }
  if (block.type !== 'tool_use') return [];
  return pieces(JSON.stringify(block.input)).map((partial_json) => ({
    ...{ type: 'input_json_delta', partial_json },
  }));
}
