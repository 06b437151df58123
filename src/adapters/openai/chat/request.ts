import type {
  ChatCompletionContentPart,
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionFunctionTool,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import type { ModelRequest, ToolSpec } from '../../../agent/ports.ts';
import type { Dialect } from '../dialect/index.ts';
import {
  callIds,
  type Layout,
  type LayoutMessage,
  type ReplyFormat,
  sentSchema,
  strictSchema,
} from '../message/index.ts';
import { exchangeMessages } from './exchange.ts';

/** The body of a request to `/chat/completions`. */
export type ChatBody = ChatCompletionCreateParamsNonStreaming;

/** Builds the body of a request. What changes least from step to step comes first. */
export function chatRequest(
  model: string,
  layout: Layout,
  { cacheKey }: Pick<ModelRequest, 'cacheKey'>,
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
    ...toolFields(layout, dialect),
    ...(layout.format && { response_format: responseFormat(layout.format) }),
    ...(layout.effort && { reasoning_effort: layout.effort }),
    ...(cacheKey !== undefined && dialect.cacheKey && { prompt_cache_key: cacheKey }),
    ...(dialect.marks === 'prompt_cache_breakpoint' && {
      prompt_cache_options: { mode: 'explicit' as const },
    }),
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
  const mark =
    marks === 'cache_control'
      ? { cache_control: { type: 'ephemeral' } }
      : { prompt_cache_breakpoint: { mode: 'explicit' } };
  const parts: readonly object[] =
    typeof content === 'string' ? [{ type: 'text', text: content }] : content;
  return Object.assign(
    { ...message },
    {
      content: parts.map((part, at) => (at === parts.length - 1 ? { ...part, ...mark } : part)),
    },
  );
}

function toolFields(
  { tools, allowed, isForced }: Layout,
  { strict }: Dialect,
): Pick<ChatBody, 'tools' | 'tool_choice'> {
  if (tools.length === 0) return {};
  const offered = { tools: tools.map((tool) => chatTool(tool, strict)) };
  const mode = isForced ? 'required' : 'auto';
  if (allowed === undefined) return isForced ? { ...offered, tool_choice: mode } : offered;
  if (allowed.length === 0) return { ...offered, tool_choice: 'none' };
  const names = allowed.map(({ name }) => ({ type: 'function', function: { name } }));
  return {
    ...offered,
    tool_choice: { type: 'allowed_tools', allowed_tools: { mode, tools: names } },
  };
}

function chatTool(
  { name, description, parameters }: ToolSpec,
  isStrict: boolean,
): ChatCompletionFunctionTool {
  const strict = isStrict ? strictSchema(parameters) : undefined;
  return {
    type: 'function',
    function:
      strict === undefined
        ? { name, description, parameters: sentSchema(parameters) }
        : { name, description, parameters: strict, strict: true },
  };
}

function responseFormat({ name, schema }: ReplyFormat): NonNullable<ChatBody['response_format']> {
  return schema === undefined
    ? { type: 'json_object' }
    : { type: 'json_schema', json_schema: { name, schema: { ...schema } } };
}
