import type {
  ChatCompletionMessageFunctionToolCall,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import { z } from 'zod';
import type { Dialect } from '../dialect/index.ts';
import { type CallIds, formatArguments } from '../message/index.ts';
import type { Exchange } from '../port/index.ts';

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
export function exchangeMessages(
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
export function keptMessage(message: object): Kept | undefined {
  return Kept.safeParse({ api: 'chat', message }).data;
}
