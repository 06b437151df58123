import type {
  ChatCompletionAllowedToolChoice,
  ChatCompletionContentPart,
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionFunctionTool,
  ChatCompletionMessageFunctionToolCall,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import { z } from 'zod';
import type { Members } from '../../text/index.ts';
import type { Dialect } from '../dialect/index.ts';
import {
  type CallIds,
  callIds,
  countedTokens,
  formatArguments,
  type Layout,
  type LayoutMessage,
  NoCompletion,
  type ParsedReply,
  parseArguments,
  parseReplyBody,
  requireAllowed,
} from '../message/index.ts';
import type { Exchange, ModelReply, ModelRequest, ToolCall } from '../port/index.ts';
import { breakpoint, cacheFields, markLast, namedSchema, toolFields } from './fields.ts';

type ChatBody = ChatCompletionCreateParamsNonStreaming;

/** Builds the body of a request to `/chat/completions`. */
export function chatRequest(
  model: string,
  layout: Layout,
  request: Pick<ModelRequest, 'cacheKey'>,
  dialect: Dialect,
): ChatBody {
  const ids = callIds();
  const [limit] = dialect.limits.chat;
  const messages = layout.messages.flatMap((message) =>
    message.role === 'tools'
      ? exchangeMessages(message, ids, dialect).map((one, at, all) =>
          at === all.length - 1 ? marked(one, message.isMarked, dialect) : one,
        )
      : [marked(chatMessage(message), message.isMarked, dialect)],
  );
  return {
    model,
    messages,
    ...toolFields(layout, {
      tool: (tool): ChatCompletionFunctionTool => ({ type: 'function', function: { ...tool } }),
      only: (mode, names): ChatCompletionAllowedToolChoice => ({
        type: 'allowed_tools',
        allowed_tools: {
          mode,
          tools: names.map((name) => ({ type: 'function', function: { name } })),
        },
      }),
    }),
    ...(layout.format && {
      response_format: { type: 'json_schema', json_schema: namedSchema(layout.format) },
    }),
    ...(layout.effort && { reasoning_effort: layout.effort }),
    ...cacheFields(request, dialect),
    ...(limit === undefined ? {} : { [limit]: layout.maxReply }),
  };
}

function chatMessage({
  role,
  text,
  pictures = [],
}: Exclude<LayoutMessage, { readonly role: 'tools' }>): ChatCompletionMessageParam {
  if (role !== 'user' || pictures.length === 0) return { role, content: text };
  const parts = pictures.map(
    ({ mediaType, data }): ChatCompletionContentPart => ({
      type: 'image_url',
      // What some models use by default costs five times as much.
      image_url: { url: `data:${mediaType};base64,${data}`, detail: 'high' },
    }),
  );
  return { role, content: [{ type: 'text', text }, ...parts] };
}

/** Marks the end of a prefix that can be cached, at the last part of the message. */
function marked(
  message: ChatCompletionMessageParam,
  isMarked: boolean,
  { marks }: Dialect,
): ChatCompletionMessageParam {
  const { content } = message;
  if (!isMarked || marks === 'none' || content === null || content === undefined) return message;
  const mark = marks === 'cache_control' ? { cache_control: { type: 'ephemeral' } } : breakpoint;
  const parts: readonly object[] =
    typeof content === 'string' ? [{ type: 'text', text: content }] : content;
  return Object.assign({ ...message }, { content: markLast(parts, mark) });
}

/** Keeps arguments that are not JSON as they are: the tool itself reports what is wrong with them. */
const Call = z
  .object({ function: z.object({ name: z.string(), arguments: z.unknown().optional() }) })
  .transform(({ function: { name, arguments: input } }): ToolCall => {
    return { name, input: parseArguments(input) };
  });

/** Some endpoints send the text in parts, some of which are reasoning without text. */
const Content = z.union([
  z.string(),
  z
    .array(z.object({ text: z.string().catch('') }))
    .transform((parts) => parts.map(({ text }) => text).join('')),
]);

const Choice = z.object({
  finish_reason: z.string().nullish(),
  message: z
    .looseObject({
      content: Content.nullish(),
      refusal: z.string().nullish(),
      tool_calls: z.array(z.unknown()).nullish(),
    })
    .transform(({ tool_calls, ...message }) => ({
      ...message,
      calls: z.array(Call).safeParse(tool_calls ?? []).data,
      continuation: keptMessage({ ...message, tool_calls }),
    })),
});

const Answer = z.object({
  model: z.string().optional().catch(undefined),
  choices: z.tuple([Choice], z.unknown()),
  usage: z.unknown().optional(),
});

/** By the reason to finish; gateways pass on those of other protocols. */
const endings: ReadonlyMap<string, ModelReply['ended']> = new Map([
  ['stop', 'stopped'],
  ['tool_calls', 'stopped'],
  ['length', 'cut'],
  ['max_tokens', 'cut'],
  ['model_length', 'cut'],
  ['model_context_window_exceeded', 'cut'],
]);

/** Reasons of an endpoint that failed before the reply was whole. */
const failed = /^(?:error|network_error|insufficient_system_resource|abort)$/i;

/** Reasons to finish that explain an empty reply: a prompt that left no room, or a call that cannot be read. */
const emptying =
  /^model_context_window_exceeded$|(?:malformed|unexpected|too_many)_(?:function|tool)_calls?$/i;

/**
 * Reads the body of a successful answer. Throws NoCompletion for a body without a message, and Withheld for
 * one that the content filter has cut.
 */
export function readChatReply(body: unknown): ParsedReply {
  const answer = parseReplyBody(Answer, body);
  const [{ finish_reason: finish, message }] = answer.choices;
  if (message.calls === undefined) throw new NoCompletion('a body without a message', body);
  if (failed.test(finish ?? '')) throw new NoCompletion('an error', body);
  requireAllowed(finish);
  const said = message.content ?? message.refusal ?? '';
  const isUnread = emptying.test(finish ?? '');
  if (isUnread && said.trim() === '') throw new NoCompletion('an empty reply', body);
  const calls = isUnread ? [] : message.calls;
  const isSilent = said.trim() === '' && calls.length === 0;
  return {
    served: answer.model,
    text: isSilent ? thoughtsOf(message) : said,
    toolCalls: calls,
    ended: endings.get((finish ?? '').toLowerCase()) ?? 'unknown',
    continuation: calls.length === 0 ? undefined : message.continuation,
    counted: countedTokens(answer.usage, { prompt: 'prompt', reply: 'completion' }),
  };
}

/** Thoughts that stand apart from the text, in tags as others write them into it: servers leave calls there. */
function thoughtsOf({ reasoning_content, reasoning }: Members): string {
  const thoughts = [reasoning_content, reasoning].find((one) => typeof one === 'string' && one);
  return thoughts === undefined ? '' : `<think>\n${thoughts}\n</think>`;
}

/** What a reply keeps of its message, so that it can be sent back. */
const Kept = z.object({
  api: z.literal('chat'),
  message: z.looseObject({
    tool_calls: z.array(
      z.looseObject({
        id: z.string().catch(''),
        function: z.looseObject({ name: z.string(), arguments: z.unknown().optional() }),
      }),
    ),
  }),
});
type Kept = z.infer<typeof Kept>;

/** Members of a message of the assistant that every endpoint knows, or that only a reply has. */
const ordinary: ReadonlySet<string> = new Set([
  ...['role', 'content', 'tool_calls', 'refusal', 'annotations', 'audio', 'function_call'],
]);

/** Returns tool calls and their results as messages; each call gets an id of its own. */
function exchangeMessages(
  { said, calls, continuation }: Exchange,
  ids: CallIds,
  { extras }: Dialect,
): readonly ChatCompletionMessageParam[] {
  const kept = Kept.safeParse(continuation).data?.message;
  const isWhole = kept?.tool_calls.length === calls.length;
  const made = calls.map(({ name, input, result }, at) => {
    const own = isWhole ? kept.tool_calls[at] : undefined;
    const call: ChatCompletionMessageFunctionToolCall = {
      ...(extras && own !== undefined ? extrasOf(own, callMembers) : {}),
      id: ids.take(own?.id ?? ''),
      type: 'function',
      function: { name, arguments: formatArguments(input) },
    };
    return { call, result };
  });
  return [
    {
      ...(isWhole && extras ? extrasOf(kept, ordinary) : {}),
      role: 'assistant',
      content: said ?? null,
      tool_calls: made.map(({ call }) => call),
    },
    ...made.map(({ call, result }) => ({
      ...{ role: 'tool' as const, tool_call_id: call.id, content: result },
    })),
  ];
}

const callMembers: ReadonlySet<string> = new Set(['id', 'type', 'function', 'index']);

function extrasOf(members: object, known: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(members).filter(([name, value]) => !known.has(name) && value !== null),
  );
}

/** What the next request needs of a message with tool calls. */
function keptMessage(message: object): Kept | undefined {
  return Kept.safeParse({ api: 'chat', message }).data;
}
