import type {
  ContentBlockParam,
  MessageCreateParamsNonStreaming,
  TextBlockParam,
  Tool,
  ToolChoice,
} from '@anthropic-ai/sdk/resources/messages';
import { z } from 'zod';
import { toMembers } from '../../text/index.ts';
import type { Dialect } from '../dialect/index.ts';
import {
  type CallIds,
  callIds,
  countedTokens,
  type Layout,
  NoCompletion,
  type ParsedReply,
  parseArguments,
  parseReplyBody,
  requireAllowed,
} from '../message/index.ts';
import type { Exchange, ModelReply, ToolSpec } from '../port/index.ts';
import { markLast } from './fields.ts';

type Body = MessageCreateParamsNonStreaming;

/** Builds the body of a request to `/v1/messages`. */
export function messagesRequest(model: string, layout: Layout, _: unknown, dialect: Dialect): Body {
  const ids = callIds();
  const rules = layout.messages.flatMap((one) => (one.role === 'system' ? [one] : []));
  const others = layout.messages.filter(({ role }) => role !== 'system');
  const hasMarks = dialect.marks === 'cache_control';
  const marked = marksOf(others.map(({ isMarked }) => hasMarks && isMarked));
  const messages = others.flatMap((message, at) => {
    const turns =
      message.role === 'tools' ? exchangeTurns(message, ids, dialect) : [turnOf(message)];
    const last = turns.length - 1;
    return turns.map((turn, part) => (marked[at] && part === last ? withMark(turn) : turn));
  });
  const system = rules.map(({ text }): TextBlockParam => ({ type: 'text', text }));
  return {
    model,
    max_tokens: layout.maxReply,
    ...(layout.tools.length > 0 && {
      tools: layout.tools.map(toolOf),
      ...choiceOf(layout, dialect),
    }),
    ...thinkingOf(layout, dialect),
    ...(system.length > 0 && { system: hasMarks ? markLast(system, mark) : system }),
    messages: joined(messages),
  };
}

/** Vertex has the model in its route, and the version in the body. */
export function placeMessages(body: object, baseUrl: string) {
  const isVertex = /\/publishers\/anthropic\/models\/?$/.test(baseUrl);
  if (!isVertex) return { route: /\/v1\/?$/.test(baseUrl) ? '/messages' : '/v1/messages', body };
  const { model, ...others } = toMembers(body);
  const method = others.stream === true ? 'streamRawPredict' : 'rawPredict';
  const route = `/${encodeURIComponent(String(model))}:${method}`;
  return { route, body: { anthropic_version: 'vertex-2023-10-16', ...others } };
}

const mark = { cache_control: { type: 'ephemeral' } } as const;

/** A request has four marks, of which the rules and the tools before them take one. */
function marksOf(wanted: readonly boolean[]): readonly boolean[] {
  const places = wanted.flatMap((isWanted, at) => (isWanted ? [at] : []));
  const kept = new Set([...places.slice(0, 1), ...places.slice(1).slice(-2)]);
  return wanted.map((_, at) => kept.has(at));
}

/** A message with its content in blocks. */
interface Turn {
  readonly role: 'user' | 'assistant';
  readonly content: ContentBlockParam[];
}

const withMark = (turn: Turn): Turn => ({ ...turn, content: markLast(turn.content, mark) });

/** Makes one message of those that follow each other in one role. */
function joined(turns: readonly Turn[]): Turn[] {
  const messages: Turn[] = [];
  for (const turn of turns) {
    const last = messages.at(-1);
    if (last?.role === turn.role) last.content.push(...turn.content);
    else messages.push({ ...turn, content: [...turn.content] });
  }
  return messages;
}

function turnOf({ role, text, pictures = [] }: Shown): Turn {
  const shown = pictures.map(
    ({ mediaType, data }): ContentBlockParam => ({
      type: 'image',
      source: { type: 'base64', media_type: mediaType, data },
    }),
  );
  const content = [...textBlocks(text), ...shown];
  return { role: role === 'assistant' ? role : 'user', content };
}

type Shown = Exclude<Layout['messages'][number], { readonly role: 'tools' }>;

/** A text without a word is refused. */
const textBlocks = (text = ''): TextBlockParam[] =>
  text.trim() === '' ? [] : [{ type: 'text', text }];

function toolOf({ name, description, parameters }: ToolSpec): Tool {
  return { name, description, input_schema: { ...parameters, type: 'object' } };
}

/** Whether the model may think about this request. */
const mayThink = ({ effort }: Layout, { thoughts }: Dialect) => thoughts && effort !== 'none';

/** A model that thinks cannot be made to call a tool. */
function choiceOf(layout: Layout, dialect: Dialect): { tool_choice?: ToolChoice } {
  const { allowed, tools, isForced } = layout;
  const [only, ...others] = allowed ?? tools;
  if (only === undefined) return { tool_choice: { type: 'none' } };
  if (!isForced || mayThink(layout, dialect)) return {};
  const { name } = only;
  return { tool_choice: others.length === 0 ? { type: 'tool', name } : { type: 'any' } };
}

function thinkingOf(layout: Layout, dialect: Dialect): Pick<Body, 'thinking' | 'output_config'> {
  const { effort, format } = layout;
  const output = {
    ...(effort && effort !== 'none' && { effort: effort === 'minimal' ? 'low' : effort }),
    ...(format && { format: { type: 'json_schema' as const, schema: { ...format.parameters } } }),
  };
  return {
    ...(dialect.thoughts && { thinking: { type: effort === 'none' ? 'disabled' : 'adaptive' } }),
    ...(Object.keys(output).length > 0 && { output_config: output }),
  };
}

const Call = z.looseObject({
  type: z.literal('tool_use'),
  id: z.string().catch(''),
  name: z.string(),
});

/** The blocks of a reply that go back. */
const Block = z.union([
  Call,
  z.object({ type: z.literal('text'), text: z.string() }),
  z.looseObject({ type: z.literal('thinking'), thinking: z.string(), signature: z.string() }),
  z.looseObject({ type: z.literal('redacted_thinking'), data: z.string() }),
]);

/** What a reply keeps of its content, so that it can be sent back. */
const Kept = z.object({
  api: z.literal('messages'),
  content: z
    .array(z.unknown())
    .transform((blocks) => blocks.flatMap((block) => Block.safeParse(block).data ?? [])),
});

/** Returns tool calls and their results as two messages; thoughts stay as and where they were. */
function exchangeTurns(
  { said = '', calls, continuation }: Exchange,
  ids: CallIds,
  { thoughts }: Dialect,
): readonly Turn[] {
  const kept = Kept.safeParse(continuation).data?.content ?? [];
  const own = kept.flatMap((block) => (block.type === 'tool_use' ? [block.id] : []));
  const isWhole = own.length === calls.length;
  const made = calls.map(({ name, input, result }, at) => {
    const id = ids.take((isWhole ? own[at] : undefined) ?? '');
    return { id, name, input: toMembers(input), result };
  });
  const uses = made.map(({ id, name, input }) => ({ type: 'tool_use' as const, id, name, input }));
  const isSaid = isWhole && kept.some(({ type }) => type === 'text');
  const unsaid = isSaid ? [] : textBlocks(said);
  const content = (isWhole ? kept : []).flatMap((block): readonly ContentBlockParam[] => {
    if (block.type === 'tool_use') return [...unsaid.splice(0), ...uses.splice(0, 1)];
    if (block.type === 'text') return textBlocks(block.text);
    return thoughts ? [block] : [];
  });
  const results = made.map(({ id, result }) => ({
    ...{ type: 'tool_result' as const, tool_use_id: id, content: result },
  }));
  return [
    { role: 'assistant', content: [...content, ...unsaid, ...uses] },
    { role: 'user', content: results },
  ];
}

const Answer = z.object({
  model: z.string().optional().catch(undefined),
  content: z.array(z.looseObject({ type: z.string() })),
  stop_reason: z.string().nullish(),
  usage: z.unknown().optional(),
});

const endings: ReadonlyMap<string, ModelReply['ended']> = new Map([
  ['end_turn', 'stopped'],
  ['stop_sequence', 'stopped'],
  ['tool_use', 'stopped'],
  ['max_tokens', 'cut'],
  ['model_context_window_exceeded', 'cut'],
]);

/**
 * Reads the body of a successful answer. Blocks of other types are passed over. Throws NoCompletion for a body without
 * content, and Withheld for a refusal.
 */
export function readMessage(body: unknown): ParsedReply {
  const { model, content, stop_reason: stop, usage } = parseReplyBody(Answer, body);
  requireAllowed(stop);
  const calls = content.flatMap((block) => Call.safeParse(block).data ?? []);
  const text = content
    .map((block) => (block.type === 'text' && typeof block.text === 'string' ? block.text : ''))
    .join('');
  const isFull = stop === 'model_context_window_exceeded';
  if (isFull && calls.length === 0 && text === '') throw new NoCompletion('an empty reply', body);
  return {
    served: model,
    text,
    toolCalls: calls.map(({ name, input }) => ({ name, input: parseArguments(input) })),
    ended: endings.get(stop ?? '') ?? 'unknown',
    continuation: calls.length === 0 ? undefined : { api: 'messages', content },
    counted: countedUsage(toMembers(usage)),
  };
}

/** What is read from the cache, and written to it, is not among the input here. */
function countedUsage({ input_tokens, output_tokens, ...usage }: Record<string, unknown>) {
  const { cache_read_input_tokens: read, cache_creation_input_tokens: written } = usage;
  const { thinking_tokens } = toMembers(usage.output_tokens_details);
  const sum = [input_tokens, read, written].reduce<number>(
    (all, one) => all + (typeof one === 'number' ? one : 0),
    0,
  );
  const names = { prompt: 'input', reply: 'output' } as const;
  const output_tokens_details = { reasoning_tokens: thinking_tokens };
  return countedTokens(
    { ...usage, input_tokens: sum, output_tokens, output_tokens_details },
    names,
  );
}
