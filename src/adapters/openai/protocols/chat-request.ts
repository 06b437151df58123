import type {
  ChatCompletionAllowedToolChoice,
  ChatCompletionContentPart,
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionFunctionTool,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import type { ModelRequest } from '../../../agent/ports.ts';
import type { Dialect } from '../dialect/index.ts';
import { callIds, type Layout, type LayoutMessage, type ReplyFormat } from '../message/index.ts';
import { exchangeMessages } from './chat-exchange.ts';
import { breakpoint, cacheFields, markLast, toolFields } from './fields.ts';

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
    ...toolFields(layout, dialect, {
      tool: ({ strict, ...tool }): ChatCompletionFunctionTool => ({
        type: 'function',
        function: strict ? { ...tool, strict } : tool,
      }),
      only: (mode, names): ChatCompletionAllowedToolChoice => ({
        type: 'allowed_tools',
        allowed_tools: {
          mode,
          tools: names.map((name) => ({ type: 'function', function: { name } })),
        },
      }),
    }),
    ...(layout.format && { response_format: responseFormat(layout.format) }),
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

function responseFormat({ name, schema }: ReplyFormat): NonNullable<ChatBody['response_format']> {
  return schema === undefined
    ? { type: 'json_object' }
    : { type: 'json_schema', json_schema: { name, schema: { ...schema } } };
}
